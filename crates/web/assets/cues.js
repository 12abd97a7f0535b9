// @ts-check
// Cues: what happened is played over the old board, moment by moment, before the new board is shown. It knows no game: the
// server names the things on the screen. Not here: what a kind of cue looks and sounds like (movements.js).
import { board } from "./board.js";
import { showCue, soundOf } from "./movements.js";
import { all, reducedMotion, storage } from "./page.js";
import { play as sound } from "./sound.js";
import { setStage } from "./stage.js";

/** @typedef {import("./wire.js").Beat} Beat */

/** By how much each speed stretches the time. */
const speeds = /** @type {Record<string, number>} */ ({ slow: 1.8, normal: 1, fast: 0.5, off: 0 });
/** Milliseconds of each kind at normal speed. */
const lengths = { go: 260, fly: 300, count: 300, come: 220, leave: 380, present: 1400, note: 400 };
/** A beat that is only said. */
const SAID = 300;
/** A long story is told faster: this many milliseconds at most, and no beat below the least. */
const [MOST, LEAST] = [6000, 150];

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

/** One telling over the old board. @param {DocumentFragment} fresh the board that will be shown afterwards */
const telling = (fresh) => {
  const stage = setStage(fresh);
  return {
    /** @param {Beat} beat @param {number} times @returns {number} its milliseconds */
    show: (beat, times) => {
      const ms = Math.max(times < 0.3 ? LEAST / 2 : LEAST, lengthOfBeat(beat) * times);
      const cues = beat.cues ?? [];
      stage.beginBeat();
      for (const cue of cues) showCue(stage, ms, cue);
      sound(new Set(cues.map(soundOf)));
      return ms;
    },
    end: stage.clear,
  };
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
    if (beat.lines) say(beat.lines.map((line) => lines[line]).join(" "));
    wait(story.show(beat, times), next);
  };
  next();
};
