// @ts-check
// What surrounds the board of a table: status, log, the cover of a shared screen, pace, giving up, the result. Not here:
// the board and what can be done on it (table.js).
import { forgetHelp } from "./board.js";
import { all, byId, closest, fill, make, words } from "./page.js";

/** @typedef {import("./wire.js").Cover} Cover */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./wire.js").Pace} Pace */
/** What the table does for its surroundings. @typedef {{send: (message: FromBrowser) => void, forgetFocus: () => void, giveUp: (seat: number) => void}} Page */

/** Milliseconds between two actions of bots, at most and at least. */
const [SLOWEST, FASTEST] = [8000, 50];
/** Screens whose header has no room for a sentence. */
const narrow = matchMedia("(max-width: 620px)");

/** A headline becomes a sentence beside others. @param {string} text */
const closed = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** @param {string} table @param {Frame} first the first frame, whose log the page shows already */
const startLog = (table, first) => {
  const log = byId("log");
  /** The version of the last line. */
  let logged = Math.max(-1, ...first.log.map((line) => line.version));
  /** @param {Frame} frame */
  return (frame) => {
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
};
/** The cover between two people at one screen. @param {Page} page */
const startCover = ({ send, forgetFocus }) => {
  // The first contents, which a covered screen shows again.
  const [noHelp, noNews] = ["cardhelp", "news"].map((id) => [...byId(id).childNodes]);
  /** @type {Cover|null} */
  let cover = null;
  byId("uncover").addEventListener("click", () => { if (cover) send({ type: "uncover", seat: cover.seat }); });
  /** @param {Frame} frame */
  return (frame) => {
    ({ cover } = frame);
    for (const part of all("header, main, aside")) part.inert = Boolean(cover);
    byId("cover").hidden = !cover;
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
};
/** How fast bots play among themselves. @param {Page} page */
const startPace = ({ send }) => {
  /** @type {Pace|null} */
  let pace = null;
  byId("pace").addEventListener("click", (event) => {
    const which = closest(event, "[data-pace]")?.dataset.pace;
    if (!which || !pace) return;
    const { paused, ms } = pace;
    if (which === "skip") { send({ type: "pace", paused: false, ms: 0 }); return; }
    const factor = which === "slower" ? 2 : which === "faster" ? 0.5 : 1;
    send({ type: "pace", paused: which === "pause" ? !paused : paused, ms: Math.round(Math.min(SLOWEST, Math.max(FASTEST, ms * factor))) });
  });
  /** @param {Frame} frame */
  return (frame) => {
    ({ pace } = frame);
    byId("pace").hidden = !pace;
    byId("skip").hidden = !pace?.skip;
    all("[data-pace=pause]")[0].textContent = pace?.paused ? words.go : words.pause;
  };
};
/** @param {Page} page */
const startGiveUp = ({ giveUp }) => {
  const question = /** @type {HTMLDialogElement} */ (byId("giveupask"));
  /** @type {number|null} the seat that can give up */
  let seat = null;
  byId("giveup").addEventListener("click", () => {
    question.dataset.seat = String(seat);
    question.showModal();
  });
  byId("giveupyes").addEventListener("click", () => { if (seat !== null) giveUp(seat); });
  // The menu that the question came from is closed: its button gets the focus.
  question.addEventListener("close", () => { if (!document.querySelector("dialog[open]")) all(".menu > summary")[0]?.focus(); });
  /** @param {Frame} frame */
  return ({ resign }) => {
    seat = resign;
    byId("giveup").hidden = seat === null;
    if (question.open && question.dataset.seat !== String(seat)) question.close();
  };
};
/** @param {Frame} first the first frame */
const startStatus = (first) => {
  const title = document.title;
  const status = byId("status");
  let frame = first;
  /** Once something is picked, the line below the board asks for the next thing; the status says only whose turn it is. */
  const showText = () => {
    const isUnderWay = frame.yours && document.querySelector("#board .chosen, #board.draft") !== null;
    const text = isUnderWay ? words.yourTurn : frame.status;
    if (status.textContent !== text) status.textContent = status.title = text;
  };
  byId("board").addEventListener("shown", showText);
  return {
    /** While a longer story is told nothing is asked; any input ends it. */
    showTelling: () => {
      status.textContent = narrow.matches ? words.tellingBriefly : words.telling;
      status.title = words.telling;
      status.classList.remove("yours");
    },
    /** @param {Frame} fresh */
    show: (fresh) => {
      frame = fresh;
      showText();
      status.classList.toggle("yours", frame.yours && !frame.cover);
      status.classList.toggle("over", frame.state === "over");
      document.title = frame.yours ? `● ${words.yourTurn} · ${title}` : title;
    },
  };
};
/** The end, which comes up by itself once. @param {Frame} first the first frame */
const startResult = (first) => {
  let frame = first;
  let isShown = false;
  const showResult = () => {
    const dialog = /** @type {HTMLDialogElement} */ (byId("result"));
    byId("resulttext").textContent = frame.result;
    byId("story").textContent = frame.story;
    dialog.className = frame.verdict ?? "over";
    if (!dialog.open) dialog.showModal();
    isShown = true;
  };
  return {
    showResult,
    /** @param {Frame} fresh */
    show: (fresh) => {
      frame = fresh;
      if (frame.state === "over" && !isShown) showResult();
    },
  };
};

/** @param {string} table @param {Frame} frame the first frame @param {Page} page */
export const startSurroundings = (table, frame, page) => {
  const [status, result] = [startStatus(frame), startResult(frame)];
  const shows = [status.show, startLog(table, frame), startCover(page), startPace(page), startGiveUp(page), result.show];
  return {
    showTelling: status.showTelling,
    showResult: result.showResult,
    /** @param {Frame} fresh */
    show: (fresh) => {
      byId("commitment").textContent = fresh.commitment;
      for (const show of shows) show(fresh);
    },
  };
};
