// @ts-check
// The order of frames: what happened is told first, then the new frame is put in place; frames that come meanwhile wait. The
// reader's own input ends the telling. Not here: how a beat looks (cues.js), what a frame changes on the page (table.js).
import { hold, isTelling, lengthOf, skip, tell } from "./cues.js";
import { say } from "./hint.js";
import { byId } from "./page.js";

/** @typedef {import("./frames.js").Frame} Frame */

/** A story longer than this is said to be one, in milliseconds. */
const STORY = 1200;
/** How long the own move is looked at on a shared screen, in milliseconds. */
const LOOK = 900;

/** @param {string} text a line of the log that is being told */
const voice = (text) => { byId("news").textContent = text; say(text); };

/** @param {{frame: () => Frame, hasDraft: () => boolean, showTelling: () => void, put: (fresh: Frame, told: boolean) => void}} table
 * the frame in place, what announces a story, what puts the next frame in place */
export const startTimeline = ({ frame, hasDraft, showTelling, put }) => {
  /** @type {Frame[]} frames that wait until those before them are shown */
  const waiting = [];
  const tellNext = () => {
    const fresh = waiting[0];
    if (!fresh) return;
    // The board of a draft, or under a cover, is not the one that beats are told over.
    const beats = hasDraft() || frame().cover ? [] : fresh.beats;
    const showNext = () => tell(beats, fresh.log.map((line) => line.text), fresh.html, voice, () => {
      waiting.shift();
      put(fresh, beats.length > 0);
      tellNext();
    });
    // What was asked before is asked no more.
    if (lengthOf(beats) > (frame().yours ? 0 : STORY)) showTelling();
    // On a shared screen the own move is looked at before the cover comes.
    if (frame().look && fresh.cover) hold(LOOK, showNext);
    else showNext();
  };
  for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, skip, { capture: true });
  return {
    /** @param {Frame} fresh */
    receive: (fresh) => {
      waiting.push(fresh);
      if (!isTelling()) tellNext();
    },
  };
};
