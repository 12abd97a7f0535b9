// @ts-check
// The bar below the board: which buttons it has now. Not here: which presses on them count (buttons.js).
import { board, find } from "./board.js";
import { startButtons } from "./buttons.js";
import { isButton } from "./gesture.js";
import { markRepeated } from "./hint.js";
import { byId, words } from "./page.js";

/** @typedef {import("./buttons.js").Answer} Answer */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./shortcuts.js").Offer} Offer */
/**
 * What the bar has to know of the table, and what its buttons do.
 * @typedef {{frame: () => Frame, picking: import("./picking.js").Picking, draft: import("./draft.js").Draft, isBusy: () => boolean,
 *   play: (choice: Offer) => void, showResult: () => void}} Table
 */

/** More answers than this, or longer ones (a single one may be longer), stand above the bar. */
const [MANY, LONG, LONGEST] = [5, 60, 80];
/** Labels shorter than this stand beside each other like numbers. */
const NUMBER = 10;

/** What is left to do is buttons. @param {Table} table @param {Offer[]} doable @returns {Answer[]} */
const plain = ({ picking, play }, doable) => {
  // A button is highlighted only if it is the one thing to do.
  const isOnly = doable.length === 1 && [...picking.nextIds()].every(isButton);
  return doable.map((choice) => ({ label: choice.label, kind: isOnly ? "btn go" : "btn", act: () => play(choice), drawn: choice.drawn }));
};
/** What one touch of an offered thing does has a button too: "Claim stone 5". Its reason is in the help of the thing.
 * @param {Table} table @returns {Answer[]} */
const offers = ({ picking, draft, play }) => {
  if (picking.path().length || !draft.isEmpty()) return [];
  const offered = picking.open().filter(({ touch }) => touch.length === 1 && find(touch[0])?.hasAttribute("data-offer"));
  return offered.map((choice) => ({ label: choice.label.split(/\s*:/)[0], kind: "btn go", act: () => play(choice) }));
};
/** What a finger aims at. @param {Table} table @returns {Answer[]} */
const aimed = ({ picking }) => {
  const id = picking.aimed();
  return id ? [{ label: picking.outcome(id), kind: "btn go", act: () => picking.touch(id) }] : [];
};
/** The ways back, and to the result. @param {Table} table @returns {Answer[]} */
const others = ({ frame, picking, draft, isBusy, showResult }) => {
  /** @type {Answer[]} */
  const answers = [];
  if (picking.path().length && picking.nextIds().size) answers.push({ label: words.cancel, kind: "btn quiet", act: picking.back });
  else if (!draft.isEmpty() && !isBusy()) answers.push({ label: words.takeBack, kind: "btn quiet", act: draft.takeBack });
  if (frame().state === "over") answers.push({ label: words.result, kind: "btn", act: showResult });
  return answers;
};
/** Of numbers the highest is wanted most. @param {Answer[]} answers @returns {Answer[]} */
const inOrder = (answers) => {
  if (answers.length < 2 || !board?.querySelector("[data-highest-first]")) return answers;
  const [highest, ...rest] = answers.toReversed();
  return [{ ...highest, kind: "btn go" }, ...rest];
};

/** @param {Table} table */
export const startBar = (table) => {
  const { picking } = table;
  const bar = byId("buttons");
  const buttons = startButtons(bar);
  return {
    show: () => {
      const { length } = picking.path();
      const doable = picking.open().filter(({ touch }) => touch.length === length || isButton(touch[length]));
      const answers = [...inOrder([...aimed(table), ...offers(table), ...plain(table, doable)]), ...others(table)];
      const isLong = doable.some(({ label }) => label.length > (doable.length > 1 ? LONG : LONGEST));
      bar.classList.toggle("list", doable.length > MANY || isLong);
      bar.classList.toggle("numbers", doable.every(({ label }) => label.length < NUMBER));
      buttons.show(answers);
      markRepeated(answers.map(({ label }) => label));
    },
  };
};
