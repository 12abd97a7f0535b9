// @ts-check
// Cues: what happened is played over the old board, moment by moment, before the new board is shown. It knows how a kind of
// cue looks and sounds, and no game: the server names the things on the screen.
import { board, find } from "./board.js";
import { all, make, reducedMotion, storage } from "./page.js";
import { play as sound } from "./sound.js";

/** A kind and what it needs: `["go", "card:R7", "side:3:0", "hand:0"]`. @typedef {[keyof typeof lengths, ...any[]]} Cue */
/** What is seen at the same time, and the lines of the log that say it. @typedef {{lines?: number[], cues?: Cue[]}} Beat */

/** By how much each speed stretches the time. */
const speeds = /** @type {Record<string, number>} */ ({ slow: 1.8, normal: 1, fast: 0.5, off: 0 });
/** Milliseconds of each kind at normal speed. */
const lengths = { go: 260, fly: 300, count: 300, come: 220, leave: 380, present: 1400, note: 400 };
/** A beat that is only said. */
const SAID = 300;
/** A long story is told faster: this many milliseconds at most, and no beat below the least. */
const [MOST, LEAST] = [6000, 150];
/** The height of words over a thing, in pixels. */
const LINE = 26;

/** @returns {string} the speed that the reader chose */
export const speed = () => storage.get("speed") ?? "normal";
const factor = () => (reducedMotion.matches || document.hidden ? 0 : speeds[speed()] ?? 1);
/** Shows and keeps the choice of speed. */
export const startSpeed = () => {
  const buttons = all("[data-speed]");
  const show = () => buttons.forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.speed === speed())));
  for (const one of buttons) one.addEventListener("click", () => { storage.set("speed", one.dataset.speed ?? "normal"); show(); });
  show();
};

/** @param {Beat} beat */
const lengthOfBeat = (beat) => Math.max(...(beat.cues?.length ? beat.cues.map(([kind]) => lengths[kind]) : [SAID]));
/** @param {Beat[]} beats @returns {number} its milliseconds, if it is not told faster */
const fullLength = (beats) => beats.reduce((sum, beat) => sum + lengthOfBeat(beat), 0);
/** @param {Beat[]} beats @returns {number} by how much times are stretched, so that the whole is not too long */
const stretch = (beats) => factor() * Math.min(1, MOST / Math.max(1, fullLength(beats)));
/** @param {Beat[]} beats @returns {number} about how many milliseconds telling them takes */
export const lengthOf = (beats) => stretch(beats) * fullLength(beats);

/** @param {Element} e */
const box = (e) => e.getBoundingClientRect();
/** Where a thing that goes there ends: a free place for a card, the last card of a row, or the thing itself.
 * @param {HTMLElement} e */
const spot = (e) => e.querySelector(".slot") ?? all(".card", e).at(-1) ?? e;

/** One telling over the old board. @param {DocumentFragment} fresh the board that will be shown afterwards */
const telling = (fresh) => {
  /** @type {Animation[]} */
  const animations = [];
  /** @type {HTMLElement[]} things that are there only during the telling */
  const extras = [];
  /** @type {Map<HTMLElement, number>} how many words stand over a thing in this beat */
  let raised = new Map();
  /** @param {HTMLElement} e @param {Keyframe[]} frames @param {number} duration */
  const animate = (e, frames, duration) => {
    const animation = e.animate(frames, { duration, easing: "cubic-bezier(.3,.1,.3,1)", fill: "forwards" });
    animations.push(animation);
    return animation;
  };
  /** @param {HTMLElement} e @param {DOMRect} at */
  const lay = (e, at) => {
    e.classList.add("cue");
    e.setAttribute("aria-hidden", "true");
    e.removeAttribute("data-id");
    Object.assign(e.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px` });
    document.body.append(e);
    extras.push(e);
    return e;
  };
  /** The way from one box to another. Beside the thing's own transform.
   * @param {DOMRect} from @param {DOMRect} to @param {boolean} [fit] */
  const way = (from, to, fit = true) => {
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    const scale = fit ? Math.min(to.width / (from.width || 1), to.height / (from.height || 1)) : 1;
    return { translate: `${x}px ${y}px`, scale: String(scale) };
  };
  const here = { translate: "0px 0px", scale: "1" };
  /** A copy of a thing of the new board: a card lies where it goes, anything else stands where it will stand.
   * @param {string} id @param {DOMRect} at @returns {HTMLElement|null} */
  const copy = (id, at) => {
    const model = find(id, fresh);
    if (!model || find(id)) return null;
    const extra = /** @type {HTMLElement} */ (model.cloneNode(true));
    const [around] = model.parentElement?.classList ?? [];
    const parent = around && !model.classList.contains("card") && board?.querySelector(`.${CSS.escape(around)}`);
    if (!parent) return lay(extra, at);
    parent.append(extra);
    extras.push(extra);
    return extra;
  };
  const players = {
    /** @param {number} ms @param {string} what @param {string} to @param {string} [from] */
    go: (ms, what, to, from) => {
      const [thing, target] = [find(what), find(to)];
      if (!target) return;
      const end = box(spot(target));
      // A piece fits into its cell as it is; a card takes the size of the place.
      const fit = !thing || thing.classList.contains("card");
      if (thing) {
        thing.classList.add("moving");
        const [start, field] = [box(thing), thing.parentElement];
        const goes = way(start, end, fit);
        // A piece never goes further than half across its field, unless it goes around.
        const around = !fit && field && (Math.abs(end.left - start.left) > field.offsetWidth / 2 || Math.abs(end.top - start.top) > field.offsetHeight / 2);
        const frames = around ? [{ ...here, opacity: 1 }, { ...here, opacity: 0, offset: 0.45 }, { ...goes, opacity: 0, offset: 0.55 }, { ...goes, opacity: 1 }] : [here, goes];
        animate(thing, frames, ms);
        return;
      }
      const [origin, extra] = [from && find(from), copy(what, end)];
      if (origin && extra) animate(extra, [way(end, box(spot(origin))), here], ms);
    },
    /** @param {number} ms @param {string} picture @param {string} from @param {string} to */
    fly: (ms, picture, from, to) => {
      const [start, end] = [find(from), find(to)];
      if (!start || !end) return;
      const at = box(spot(start));
      const side = Math.max(40, Math.min(at.width, 72));
      const rect = new DOMRect(at.left + at.width / 2 - side / 2, at.top + at.height / 2 - side * 0.7, side, side * 1.4);
      const image = make("img", "", { src: `/assets/${picture}`, alt: "" });
      image.classList.add("flying");
      // A card that is played at oneself rises and stays for a moment.
      const translate = start === end ? "0 -60%" : way(rect, box(spot(end)), false).translate;
      const frames = [{ scale: 0.6, opacity: 0 }, { translate: "0 0", scale: 1.05, opacity: 1, offset: 0.25 }, { translate, scale: 1, opacity: 1, offset: 0.85 }, { translate, scale: 0.7, opacity: 0 }];
      animate(lay(image, rect), frames, ms * 1.3);
    },
    /** @param {number} ms @param {string} at @param {string} what @param {number} by @param {number|null} now @param {string} unit */
    count: (ms, at, what, by, now, unit) => {
      for (const number of all(`[data-count="${CSS.escape(what)}"]`)) {
        if (number instanceof HTMLProgressElement) number.value = now ?? number.value + by;
        else number.textContent = String(now ?? Number(number.textContent) + by);
      }
      const thing = find(at);
      if (!thing || !by) return;
      const text = make("span", `${by < 0 ? "−" : "+"}${Math.abs(by)} ${unit}`, { class: `cuetext ${by < 0 ? "bad" : "good"}` });
      rise(text, thing, ms);
      if (by < 0) animate(thing, [0, -4, 4, -3, 0].map((x) => ({ translate: `${x}px 0` })), ms);
    },
    /** @param {number} ms @param {string} what @param {string} at */
    come: (ms, what, at) => {
      const place = find(at);
      const extra = place && copy(what, box(spot(place)));
      if (extra) animate(extra, [{ scale: 0.2, opacity: 0 }, { scale: 1.15, opacity: 1, offset: 0.7 }, { scale: 1, opacity: 1 }], ms);
    },
    /** @param {number} ms @param {string} what */
    leave: (ms, what) => {
      const thing = find(what);
      if (thing) animate(thing, [{}, { rotate: "8deg", offset: 0.2 }, { rotate: "-90deg", scale: 0.6, opacity: 0.15 }], ms);
    },
    /** @param {number} ms @param {string} at @param {string} picture @param {string} text */
    present: (ms, at, picture, text) => {
      const thing = find(at);
      if (!thing) return;
      const card = make("figure", "", { class: "presented" });
      card.append(make("img", "", { src: `/assets/${picture}`, alt: "" }), make("figcaption", text));
      const place = box(thing);
      lay(card, place).style.width = "max-content";
      // In the middle over its thing, whole on the screen.
      const [left, top] = [place.left + (place.width - card.offsetWidth) / 2, place.top + (place.height - card.offsetHeight) / 2];
      Object.assign(card.style, { left: `${Math.max(6, Math.min(innerWidth - card.offsetWidth - 6, left))}px`, top: `${Math.max(6, top)}px` });
      animate(card, [{ scale: 0.5, opacity: 0 }, { scale: 1, opacity: 1, offset: 0.15 }, { scale: 1, opacity: 1, offset: 0.9 }, { scale: 0.9, opacity: 0 }], ms);
    },
    /** @param {number} ms @param {string} at @param {string} text @param {"good"|"bad"|"plain"} mood */
    note: (ms, at, text, mood) => {
      const thing = find(at);
      if (!thing) return;
      rise(make("span", text, { class: `cuetext note ${mood}` }), thing, ms);
      animate(thing, [{ scale: 1 }, { scale: 1.12, offset: 0.3 }, { scale: 1 }], ms);
    },
  };
  /** Words that rise over a thing, stay a while longer than their beat, and fade. @param {HTMLElement} text @param {HTMLElement} thing @param {number} ms */
  const rise = (text, thing, ms) => {
    const at = box(thing);
    // Several words over one thing stand one above the other.
    const above = raised.get(thing) ?? 0;
    raised.set(thing, above + 1);
    lay(text, new DOMRect(at.left + at.width / 2, at.top + above * LINE, 0, 0)).style.width = "max-content";
    const [half, margin] = [text.offsetWidth / 2, 6];
    // Whole on the screen, whatever the thing's place.
    const left = Math.max(margin, Math.min(innerWidth - 2 * half - margin, at.left + at.width / 2 - half));
    text.style.left = `${left}px`;
    const up = { transform: "translateY(-70%)", opacity: 1 };
    animate(text, [{ transform: "translateY(40%)", opacity: 0 }, { ...up, offset: 0.2 }, { ...up, offset: 0.8 }, { ...up, opacity: 0 }], ms * 3);
  };
  return {
    /** @param {Beat} beat @param {number} times */
    show: (beat, times) => {
      const ms = Math.max(times < 0.3 ? LEAST / 2 : LEAST, lengthOfBeat(beat) * times);
      raised = new Map();
      for (const [kind, ...rest] of beat.cues ?? []) /** @type {any} */ (players)[kind](ms, ...rest);
      sound(new Set((beat.cues ?? []).map(soundOf)));
      return ms;
    },
    end: () => {
      for (const animation of animations) animation.cancel();
      for (const extra of extras) extra.remove();
      for (const thing of all(".moving")) thing.classList.remove("moving");
    },
  };
};
/** @param {Cue} cue */
const soundOf = ([kind, ...rest]) => {
  if (kind === "count") return rest[2] < 0 ? "hit" : "gain";
  if (kind === "present") return "fly";
  if (kind === "note") return rest[2] === "bad" ? "hit" : "claim";
  return kind;
};

/** @type {(() => void)|null} ends what is being told or waited for */
let stop = null;
/** Is something being told? */
export const isTelling = () => stop !== null;
/** Ends everything that is being told at once: what comes after it has happened when this returns. */
export const skip = () => { while (stop) stop(); };

/** @param {() => void} undo @param {() => void} after @returns {(ms: number, next: () => void) => void} waits, unless it is skipped */
const skippable = (undo, after) => {
  let timer = 0;
  stop = () => {
    clearTimeout(timer);
    stop = null;
    undo();
    after();
  };
  return (ms, next) => { timer = setTimeout(next, ms); };
};
/** Waits, so that something can be looked at; then calls `after`. @param {number} ms @param {() => void} after */
export const hold = (ms, after) => skippable(() => {}, after)(ms, () => stop?.());
/** Tells beats over the old board, then calls `after`: at once if there is nothing to tell or the reader wants no motion.
 * @param {Beat[]} beats @param {string[]} lines the lines of the log that they number @param {string} html the new board
 * @param {(text: string) => void} say @param {() => void} after */
export const tell = (beats, lines, html, say, after) => {
  const times = beats.length && board ? stretch(beats) : 0;
  if (!times) return after();
  const template = document.createElement("template");
  template.innerHTML = html;
  const story = telling(template.content);
  document.body.classList.add("telling");
  const wait = skippable(() => {
    story.end();
    document.body.classList.remove("telling");
  }, after);
  let n = 0;
  const next = () => {
    if (n >= beats.length) return stop?.();
    const beat = beats[n++];
    if (beat.lines) say(beat.lines.map((n) => lines[n]).join(" "));
    wait(story.show(beat, times), next);
  };
  next();
};
