// @ts-check
// A puzzle: the page of a table, with a search on the server in place of a table's socket. Each
// question says what the solver has played. Which puzzles are solved is kept in this browser.
import { all, byId, json, make, storage } from "./page.js";
import { pairs, startStateless } from "./stateless.js";

/** @typedef {import("./wire.js").PuzzleTry} Try */

/** @param {string} game */
const key = (game) => `puzzles.${game}`;
/** @param {string} game @returns {string[]} the ids of the puzzles that were solved here */
const solved = (game) => {
  try { return JSON.parse(storage.get(key(game)) ?? "[]"); } catch { return []; }
};

/** Marks what is solved in a list. */
export const markSolved = () => {
  for (const list of all(".puzzles[data-game]")) {
    const known = new Set(solved(list.dataset.game ?? ""));
    for (const link of all("[data-puzzle]", list)) {
      if (!known.has(link.dataset.puzzle ?? "")) continue;
      link.classList.add("solved");
      for (const tick of all(".tick", link)) tick.hidden = false;
    }
  }
};

export const startPuzzle = () => {
  const puzzle = json("puzzle");
  /** @type {Try} */
  let now = puzzle;
  let version = json("frame").version;
  /** How many actions were played at the end of each move, for going back. */
  /** @type {number[]} */
  let ends = [];
  let hints = 0;
  let shown = false;
  const buttons = /** @type {Record<string, HTMLButtonElement>} */ (Object.fromEntries(["hint", "back", "again", "solve"].map((name) => [name, byId(`puzzle${name}`)])));
  const tell = () => {
    const [reply, why] = [byId("puzzlereply"), byId("puzzlewhy")];
    reply.textContent = now.reply;
    reply.hidden = !now.reply;
    reply.className = now.state;
    why.textContent = now.explanation;
    why.hidden = !now.explanation;
    buttons.back.disabled = buttons.again.disabled = !now.row.length;
    buttons.solve.disabled = now.state !== "open";
    buttons.hint.disabled = hints >= puzzle.hints.length || now.state === "solved";
    buttons.hint.textContent = hints ? puzzle.more : puzzle.hint;
    byId("puzzlenext").hidden = now.state !== "solved";
    if (now.state !== "solved") return;
    // A solution that was shown is not one's own.
    if (!shown) storage.set(key(puzzle.game), JSON.stringify([...new Set([...solved(puzzle.game), puzzle.id])]));
    byId("puzzlenext").focus();
  };
  /** @param {string[]} row @param {boolean} [more] with one more move of the solution */
  const step = async (row, more = false) => {
    // Only a try that goes on is told; one that goes back is shown.
    const since = row.length > now.row.length || more ? pairs("since", [String(version)]) : [];
    const answer = await page.ask(more ? "solution" : "step", [...since, ...pairs("row", row)]);
    if (!answer) return;
    const { frame, beats, ...fresh } = answer;
    ends = [...ends.filter((end) => end < fresh.row.length), ...(fresh.row.length ? [fresh.row.length] : [])];
    now = fresh;
    version = frame.version;
    tell();
    page.show(frame, beats);
  };
  /** @param {import("./wire.js").FromBrowser} message */
  const send = async (message) => {
    if (!("row" in message)) return;
    const { row = [] } = message;
    if (message.type === "play") await step([...now.row, ...row]);
    const sofar = [...pairs("row", now.row), ...pairs("draft", row)];
    if (message.type === "preview") await page.pass("preview", sofar);
    if (message.type === "why") await page.pass("why", [...sofar, ...pairs("touched", message.touched ?? []), ...pairs("things", message.things)]);
  };
  buttons.hint.addEventListener("click", () => {
    byId("puzzlehints").append(make("p", puzzle.hints[hints++]));
    tell();
  });
  buttons.back.addEventListener("click", () => step(now.row.slice(0, ends.findLast((end) => end < now.row.length) ?? 0)));
  buttons.again.addEventListener("click", () => step([]));
  buttons.solve.addEventListener("click", () => { shown = true; void step(now.row, true); });
  const page = startStateless(send);
  tell();
};
