// @ts-check
// What surrounds the board of a table: status, log, the cover of a shared screen, pace, giving up, the result. Not here:
// the board and what can be done on it (table.js).
import { forgetHelp } from "./board.js";
import { all, byId, closest, fill, make, words } from "./page.js";

/** @typedef {import("./frames.js").Frame} Frame */

/** Screens whose header has no room for a sentence. */
const narrow = matchMedia("(max-width: 620px)");

/** A headline becomes a sentence beside others. @param {string} text */
const closed = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** @param {string} table @param {Frame} frame the first frame
 * @param {{send: (message: object) => void, forgetFocus: () => void, giveUp: (seat: number) => void}} page */
export const startSurroundings = (table, frame, { send, forgetFocus, giveUp }) => {
  const title = document.title;
  const [status, log] = ["status", "log"].map(byId);
  const askGiveUp = /** @type {HTMLDialogElement} */ (byId("giveupask"));
  let resultShown = false;
  /** The version of the log's last line. */
  let logged = Math.max(-1, ...frame.log.map((line) => line.version));
  // The initial contents, to be restored on a shared screen.
  const [noHelp, noNews] = ["cardhelp", "news"].map((id) => [...byId(id).childNodes]);

  const showResult = () => {
    const dialog = /** @type {HTMLDialogElement} */ (byId("result"));
    byId("resulttext").textContent = frame.result;
    byId("story").textContent = frame.story;
    dialog.className = frame.verdict ?? "over";
    if (!dialog.open) dialog.showModal();
    resultShown = true;
  };
  const showLog = () => {
    if (frame.full) { log.replaceChildren(); logged = -1; }
    const lines = frame.log.filter((line) => line.version > logged);
    log.append(...lines.map((line) => make("li", line.text, { "data-version": String(line.version) })));
    logged = Math.max(logged, ...lines.map((line) => line.version));
    const last = frame.log.at(-1)?.version;
    const newest = frame.log.filter((line) => line.version === last).map((line) => line.text);
    // Of the deal the beginning is enough: the board shows the rest.
    if (last !== undefined) byId("news").textContent = newest.slice(0, last ? undefined : 2).map(closed).join(" ");
    if (frame.state === "over") {
      for (const item of all("li:not(:has(a))", log)) item.replaceChildren(make("a", item.textContent ?? "", { href: `/replay/${table}?at=${item.dataset.version}` }));
    }
    const box = log.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const showCover = () => {
    const [cover, box] = [frame.cover, byId("cover")];
    for (const part of all("header, main, aside")) part.inert = Boolean(cover);
    box.hidden = !cover;
    if (!cover) return;
    // The next person must not see what the last one read, pointed at or focused.
    forgetFocus();
    forgetHelp(noHelp);
    if (!frame.log.length) byId("news").replaceChildren(...noNews);
    byId("covertitle").textContent = fill(words.pass, { name: cover.name });
    byId("meanwhile").replaceChildren(...(cover.meanwhile.length ? [make("li", words.meanwhile)] : []), ...cover.meanwhile.map((text) => make("li", text)));
    byId("uncover").textContent = fill(words.take, { name: cover.name });
    byId("uncover").focus();
  };
  const showPace = () => {
    byId("pace").hidden = !frame.pace;
    byId("skip").hidden = !frame.pace?.skip;
    all("[data-pace=pause]")[0].textContent = frame.pace?.paused ? words.go : words.pause;
  };
  const showGiveUp = () => {
    byId("giveup").hidden = frame.resign === null;
    if (askGiveUp.open && askGiveUp.dataset.seat !== String(frame.resign)) askGiveUp.close();
  };

  /** Once something is picked, the line below the board asks for the next thing; the status says only whose turn it is. */
  const showStatus = () => {
    const isUnderWay = frame.yours && document.querySelector("#board .chosen, #board.draft") !== null;
    const text = isUnderWay ? words.yourTurn : frame.status;
    if (status.textContent !== text) status.textContent = status.title = text;
  };
  byId("board").addEventListener("shown", showStatus);
  byId("giveup").addEventListener("click", () => {
    askGiveUp.dataset.seat = String(frame.resign);
    askGiveUp.showModal();
  });
  byId("giveupyes").addEventListener("click", () => { if (frame.resign !== null) giveUp(frame.resign); });
  // The menu that the question came from is closed: its button gets the focus.
  askGiveUp.addEventListener("close", () => { if (!document.querySelector("dialog[open]")) all(".menu > summary")[0]?.focus(); });
  byId("uncover").addEventListener("click", () => frame.cover && send({ type: "uncover", seat: frame.cover.seat }));
  byId("pace").addEventListener("click", (event) => {
    const which = closest(event, "[data-pace]")?.dataset.pace;
    if (!which || !frame.pace) return;
    const { paused, ms } = frame.pace;
    if (which === "skip") { send({ type: "pace", paused: false, ms: 0 }); return; }
    const factor = which === "slower" ? 2 : which === "faster" ? 0.5 : 1;
    send({ type: "pace", paused: which === "pause" ? !paused : paused, ms: Math.round(Math.min(8000, Math.max(50, ms * factor))) });
  });

  return {
    showResult,
    /** While a longer story is told nothing is asked; any input ends it. */
    showTelling: () => {
      status.textContent = narrow.matches ? words.tellingBriefly : words.telling;
      status.title = words.telling;
      status.classList.remove("yours");
    },
    /** @param {Frame} fresh */
    show: (fresh) => {
      frame = fresh;
      showStatus();
      status.classList.toggle("yours", frame.yours && !frame.cover);
      status.classList.toggle("over", frame.state === "over");
      document.title = frame.yours ? `● ${words.yourTurn} · ${title}` : title;
      byId("commitment").textContent = frame.commitment;
      showLog();
      showCover();
      showPace();
      showGiveUp();
      if (frame.state === "over" && !resultShown) showResult();
    },
  };
};
