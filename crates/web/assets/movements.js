// @ts-check
// What each kind of cue looks and sounds like. Not here: when it is played, and for how long (cues.js).
import { find as findOnBoard } from "./board.js";
import { all, closest, make } from "./page.js";
import { box, onScreen, spot } from "./stage.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./wire.js").Cue} Cue */
/** The cues of one kind. @template {Cue[0]} K @typedef {Extract<Cue, [K, ...unknown[]]>} CueOf */

/** By how much a thing swells when something is said of it, in pixels at most. */
const SWELL = 24;
const HERE = { translate: "0px 0px", scale: "1" };
/** The way from one box to another. Beside the thing's own transform.
 * @param {DOMRect} from @param {DOMRect} to @param {boolean} [fit] */
const way = (from, to, fit = true) => {
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const scale = fit ? Math.min(to.width / (from.width || 1), to.height / (from.height || 1)) : 1;
  return { translate: `${x}px ${y}px`, scale: String(scale) };
};

/** A piece that is on the board moves. @param {Stage} stage @param {number} ms @param {HTMLElement} thing @param {DOMRect} end */
const move = (stage, ms, thing, end) => {
  thing.classList.add("moving");
  // A piece fits into its cell as it is; a card takes the size of the place.
  const fit = thing.classList.contains("card");
  const [start, field] = [box(thing), thing.parentElement];
  const goes = way(start, end, fit);
  // A piece never goes further than half across its field, unless it goes around.
  const around = !fit && field && (Math.abs(end.left - start.left) > field.offsetWidth / 2 || Math.abs(end.top - start.top) > field.offsetHeight / 2);
  const frames = around ? [{ ...HERE, opacity: 1 }, { ...HERE, opacity: 0, offset: 0.45 }, { ...goes, opacity: 0, offset: 0.55 }, { ...goes, opacity: 1 }] : [HERE, goes];
  stage.animate(thing, frames, ms);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"go">} cue */
const go = (stage, ms, [, what, to, from]) => {
  const [thing, target] = [stage.find(what), stage.find(to)];
  if (!target) return;
  if (thing) { move(stage, ms, thing, box(spot(target))); return; }
  const [origin, coming] = [from && stage.find(from), stage.bring(what)];
  if (origin && coming) stage.animate(coming, [way(box(coming), box(spot(origin))), HERE], ms);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"fly">} cue */
const fly = (stage, ms, [, picture, from, to]) => {
  const [start, end] = [stage.find(from), stage.find(to)];
  if (!start || !end) return;
  const at = box(spot(start));
  const side = Math.max(40, Math.min(at.width, 72));
  const rect = new DOMRect(at.left + at.width / 2 - side / 2, at.top + at.height / 2 - side * 0.7, side, side * 1.4);
  const image = make("img", "", { src: `/assets/${picture}`, alt: "" });
  image.classList.add("flying");
  // A card that is played at oneself rises and stays for a moment.
  const translate = start === end ? "0 -60%" : way(rect, box(spot(end)), false).translate;
  const frames = [{ scale: 0.6, opacity: 0 }, { translate: "0 0", scale: 1.05, opacity: 1, offset: 0.25 }, { translate, scale: 1, opacity: 1, offset: 0.85 }, { translate, scale: 0.7, opacity: 0 }];
  stage.animate(stage.lay(image, rect), frames, ms * 1.3);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"count">} cue */
const count = (stage, ms, [, at, what, by, now, unit]) => {
  for (const number of all(`[data-count="${CSS.escape(what)}"]`)) {
    if (number instanceof HTMLProgressElement) number.value = now ?? number.value + by;
    else number.textContent = String(now ?? Number(number.textContent) + by);
  }
  const thing = stage.find(at);
  if (!thing || !by) return;
  const text = make("span", `${by < 0 ? "−" : "+"}${Math.abs(by)} ${unit}`, { class: `cuetext ${by < 0 ? "bad" : "good"}` });
  stage.rise(text, thing, ms);
  if (by < 0) stage.animate(thing, [0, -4, 4, -3, 0].map((x) => ({ translate: `${x}px 0` })), ms);
};
/** What lies in the row of a thing that comes makes room for it. @param {Stage} stage @param {number} ms @param {HTMLElement} coming */
const makeRoom = (stage, ms, coming) => {
  const row = closest(coming, "[data-place]");
  for (const there of row ? all(".card[data-id]", row) : []) {
    const thing = findOnBoard(there.dataset.id ?? "");
    if (!thing || closest(thing, "[data-place]")?.dataset.place !== row?.dataset.place) continue;
    // Beside what already moves it: a tapped card stays moved aside.
    stage.animate(thing, [{ translate: HERE.translate }, { translate: way(box(thing), box(there)).translate }], ms, "add");
  }
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"come">} cue */
const come = (stage, ms, [, what, at]) => {
  // What has no place on the old board is seen with the new one.
  const coming = stage.find(at)?.checkVisibility() ? stage.bring(what) : null;
  if (!coming) return;
  makeRoom(stage, ms, coming);
  stage.animate(coming, [{ scale: 0.2, opacity: 0 }, { scale: 1.15, opacity: 1, offset: 0.7 }, { scale: 1, opacity: 1 }], ms);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"leave">} cue */
const leave = (stage, ms, [, what]) => {
  const thing = stage.find(what);
  if (thing) stage.animate(thing, [{}, { rotate: "8deg", offset: 0.2 }, { rotate: "-90deg", scale: 0.6, opacity: 0.15 }], ms);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"present">} cue */
const present = (stage, ms, [, at, picture, text]) => {
  const thing = stage.find(at);
  if (!thing) return;
  const card = make("figure", "", { class: "presented" });
  card.append(make("img", "", { src: `/assets/${picture}`, alt: "" }), make("figcaption", text));
  const place = box(thing);
  stage.lay(card, place).style.width = "max-content";
  // In the middle over its thing, whole on the screen.
  const [left, top] = [place.left + (place.width - card.offsetWidth) / 2, place.top + (place.height - card.offsetHeight) / 2];
  Object.assign(card.style, { left: `${onScreen(left, card.offsetWidth)}px`, top: `${Math.max(6, top)}px` });
  stage.animate(card, [{ scale: 0.5, opacity: 0 }, { scale: 1, opacity: 1, offset: 0.15 }, { scale: 1, opacity: 1, offset: 0.9 }, { scale: 0.9, opacity: 0 }], ms);
};
/** @param {Stage} stage @param {number} ms @param {CueOf<"note">} cue */
const note = (stage, ms, [, at, text, mood]) => {
  const thing = stage.find(at);
  if (!thing) return;
  stage.rise(make("span", text, { class: `cuetext note ${mood}` }), thing, ms);
  // What is as wide as the board stays on it.
  const swell = 1 + Math.min(0.12, SWELL / box(thing).width);
  stage.animate(thing, [{ scale: 1 }, { scale: swell, offset: 0.3 }, { scale: 1 }], ms);
};

/** Plays a cue. @param {Stage} stage @param {number} ms @param {Cue} cue */
export const showCue = (stage, ms, cue) => {
  switch (cue[0]) {
    case "go": go(stage, ms, cue); break;
    case "fly": fly(stage, ms, cue); break;
    case "count": count(stage, ms, cue); break;
    case "come": come(stage, ms, cue); break;
    case "leave": leave(stage, ms, cue); break;
    case "present": present(stage, ms, cue); break;
    case "note": note(stage, ms, cue); break;
  }
};
/** @param {Cue} cue @returns {string} the name of its sound */
export const soundOf = (cue) => {
  switch (cue[0]) {
    case "count": return cue[3] < 0 ? "hit" : "gain";
    case "present": return "fly";
    case "note": return cue[3] === "bad" ? "hit" : "claim";
    default: return cue[0];
  }
};
