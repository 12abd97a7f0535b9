// @ts-check
// A guided first game: the page of a table, with a teacher in place of a table's socket. The server keeps nothing: each
// question says how many steps are done.
import { board } from "./board.js";
import { all, byId, json, words } from "./page.js";
import { startTable } from "./table.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./frames.js").Choice} Choice */
/** @typedef {{done: number, of: number, progress: string, say: string, reply: string|null, wanted: Choice|null}} Teacher */

export const startLesson = () => {
  /** @type {Teacher} */
  let teacher = json("lesson");
  /** @type {(message: any) => void} */
  let receive = () => {};
  // Every frame is about a decision of its own, so that a wrong move is forgotten.
  let asked = 0;
  /** @param {Frame} frame @returns the frame as an update of everything */
  const update = ({ html, choices, ...rest }) => ({
    ...rest, type: "update", asked: rest.yours ? ++asked : null, parts: { board: html }, choices: choices.map((_, n) => n),
    learn: Object.fromEntries(choices.map(({ action, label, touch }, n) => [n, [action, label, touch]])),
  });
  /** Marks what has to be touched next: the first thing of the wanted move that is not chosen yet. */
  const mark = () => {
    for (const thing of all(".wanted")) thing.classList.remove("wanted");
    const things = new Map(all("#board [data-id]").map((thing) => [thing.dataset.id, thing]));
    const next = teacher.wanted?.touch.find((id) => !things.get(id)?.classList.contains("chosen"));
    if (!next) return;
    const target = next.startsWith("button:") ? all("#buttons button").find((one) => one.textContent === teacher.wanted?.label) : things.get(next);
    target?.classList.add("wanted");
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
  /** @param {string} what @param {[string, string][]} about @returns {Promise<any>} the answer; null after a failure, which was told */
  const ask = async (what, about) => {
    const answer = await fetch(`${location.pathname}/${what}?${new URLSearchParams(about)}`, { headers: { accept: "application/json" } }).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (answer?.ok) return body;
    receive({ type: "refused", detail: body?.detail ?? words.lost });
    return null;
  };
  /** @param {number} done @param {string} [action] */
  const step = async (done, action) => {
    const answer = await ask("step", [["done", String(done)], ...(action ? /** @type {[string, string][]} */ ([["action", action]]) : [])]);
    if (!answer) return;
    const { frame, ...now } = answer;
    teacher = now;
    tell();
    // Nothing has happened yet in a new position.
    if (!frame.log.length) byId("news").textContent = "";
    receive(update(frame));
  };
  /** @param {any} message */
  const send = async (message) => {
    if (message.type === "play") await step(teacher.done, message.row.at(-1));
    if (message.type !== "why") return;
    const pairs = (/** @type {string} */ name, /** @type {string[]} */ ids) => ids.map((id) => /** @type {[string, string]} */ ([name, id]));
    const answer = await ask("why", [["done", String(teacher.done)], ...pairs("touched", message.touched), ...pairs("things", message.things)]);
    if (answer) receive({ type: "why", detail: answer.detail });
  };
  board?.addEventListener("shown", mark);
  byId("lessonback").addEventListener("click", () => step(teacher.done - 1));
  startTable((_, handlers) => {
    receive = handlers.received;
    return { send, end: () => {} };
  });
  mark();
};
