// @ts-check
// What the server sends of a table, and how a frame is put together from what has changed.

/** @typedef {{action: string, label: string, touch: string[], draft?: boolean, drawn?: string}} Choice */
/** A thing that is picked for a shortcut, and what it adds. @typedef {{thing: string, action: string, label: string}} Gathered */
/** @typedef {{things: Gathered[], always?: string[], more: string}} Gather */
/**
 * A row that is played as one, a row that follows at the next decision if nothing happens in between, things that are picked
 * for it, whether it can be taken back, and whether the table is to hurry.
 * @typedef {{label: string, touch: string[], row: string[], then?: string[], gather?: Gather, draft?: boolean, hurry?: boolean}} Shortcut
 */
/** Whose turn it is, which one, the action that ends it, and what is said if it ends by itself.
 * @typedef {{seat: number, number: number, ends?: string, passed?: string}} Turn */
/** @typedef {{seat: number, row: string[], html: string, choices: Choice[], shortcuts?: Shortcut[]}} Preview */
/** @typedef {import("./cues.js").Beat} Beat */
/** @typedef {{version: number, text: string}} Line */
/** @typedef {{seat: number, name: string, meanwhile: string[]}} Cover */
/**
 * @typedef {{version: number, state: "waiting"|"playing"|"over", html: string, status: string, yours: boolean,
 *   seat: number|null, asked: number|null, resign: number|null, choices: Choice[], shortcuts: Shortcut[], turn: Turn|null, cover: Cover|null, log: Line[], full: boolean, result: string|null,
 *   beats: Beat[], look: boolean, verdict: "won"|"lost"|"drawn"|null, story: string|null, pace: {paused: boolean, ms: number, skip: boolean}|null, commitment: string}} Frame
 */
/**
 * What has changed since the version `from`; everything if there is none. Other fields are those of a frame that have changed.
 * @typedef {Partial<Omit<Frame, "choices"|"html">> & {version: number, from?: number, parts?: Record<string, string>,
 *   learn?: Record<string, [string, string, string[], boolean?, string?]>, choices?: number[]}} Update
 */

/** Puts frames together from updates.
 * @param {Frame} first */
export const frameReader = (first) => {
  let frame = first;
  /** @type {Map<string, string>} the texts of the board's parts, by name */
  const parts = new Map();
  /** @type {Map<string, Choice>} the choices that were offered so far, by number */
  const known = new Map();
  /** Was an update missed? Then everything was asked for. */
  let missed = false;
  /** @param {string} name @returns {string} the part, with the parts that it refers to */
  const assemble = (name) => (parts.get(name) ?? "").replace(/<=(\w+)>/g, (_, inner) => assemble(inner));
  /** @param {Update} update @param {() => void} askForAll @returns {Frame|null} null if an update was missed */
  return ({ from, parts: changed = {}, learn = {}, choices: numbers, ...rest }, askForAll) => {
    if (from === undefined) {
      missed = false;
      parts.clear();
      known.clear();
    } else if (missed) return null;
    else if (from !== frame.version) {
      missed = true;
      askForAll();
      return null;
    }
    for (const [name, text] of Object.entries(changed)) parts.set(name, text);
    for (const [number, [action, label, touch, draft, drawn]] of Object.entries(learn)) known.set(number, { action, label, touch, draft, drawn });
    const choices = numbers ? numbers.flatMap((number) => known.get(String(number)) ?? []) : frame.choices;
    frame = { ...frame, log: [], full: false, beats: [], look: false, ...rest, choices, html: assemble("board") };
    return frame;
  };
};
