// @ts-check
// A guided first game: the page of a table, with a teacher in place of a table's socket. Each question
// says how many steps are done.
import { board } from "./board.js";
import { all, byId, json } from "./page.js";
import { pairs, startStateless } from "./stateless.js";

/** @typedef {import("./wire.js").Teacher} Teacher */

export const startLesson = () => {
  /** @type {Teacher} */
  let teacher = json("lesson");
  /** Marks what has to be touched next: the first thing of the wanted move that is not chosen yet. */
  const mark = () => {
    for (const thing of all(".wanted")) thing.classList.remove("wanted");
    const things = new Map(all("#board [data-id]").map((thing) => [thing.dataset.id, thing]));
    const next = teacher.wanted?.touch.find((id) => !things.get(id)?.classList.contains("chosen"));
    if (!next) return;
    const target = next.startsWith("button:") ? all("#buttons button").find((one) => (one.getAttribute("aria-label") ?? one.textContent) === teacher.wanted?.label) : things.get(next);
    target?.classList.add("wanted");
    // On a small screen the rows may scroll: what is spoken of is in sight.
    target?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const tell = () => {
    byId("lessonstep").textContent = teacher.progress;
    /** @type {HTMLProgressElement} */ (byId("lessonbar")).value = teacher.done;
    byId("lessonsay").textContent = teacher.say;
    byId("lessonreply").textContent = teacher.reply;
    byId("lessonreply").hidden = !teacher.reply;
    /** @type {HTMLButtonElement} */ (byId("lessonback")).disabled = teacher.done === 0;
    byId("lessonend").hidden = Boolean(teacher.wanted);
    if (!teacher.wanted) byId("lessonend").querySelector("button")?.focus();
  };
  /** @param {number} done @param {string} [action] */
  const step = async (done, action) => {
    const answer = await page.ask("step", [...pairs("done", [String(done)]), ...pairs("action", action ? [action] : [])]);
    if (!answer) return;
    const { frame, ...now } = answer;
    teacher = now;
    tell();
    page.show(frame);
  };
  /** @param {import("./wire.js").FromBrowser} message */
  const send = async (message) => {
    if (message.type === "play") await step(teacher.done, message.row?.at(-1));
    if (message.type === "why") await page.pass("why", [...pairs("done", [String(teacher.done)]), ...pairs("touched", message.touched ?? []), ...pairs("things", message.things)]);
  };
  board?.addEventListener("shown", mark);
  byId("lessonback").addEventListener("click", () => step(teacher.done - 1));
  const page = startStateless(send);
  mark();
};
