// @ts-check
// The new board, laid out unseen over the old one: what comes is shown in its final place and size, because every rule of
// the style sheets holds for it there. Not here: how it moves (cues.js).
import { board, find } from "./board.js";
import { all, make } from "./page.js";

/** @param {Element} e a part of a board @returns {number[]} its place among its parent's children, from outside inwards */
const pathOf = (e) => {
  const parent = e.parentElement;
  return !parent || e === board ? [] : [...pathOf(parent), [...parent.children].indexOf(e)];
};
/** Boxes that are scrolled on the old board are scrolled on the new one. @param {HTMLElement} layer */
const scrollAlike = (layer) => {
  for (const e of board ? all("*", board) : []) {
    if (!e.scrollTop && !e.scrollLeft) continue;
    /** @type {Element|undefined} */
    let twin = layer;
    for (const n of pathOf(e)) twin = twin?.children[n];
    twin?.scrollTo(e.scrollLeft, e.scrollTop);
  }
};

/** @param {DocumentFragment} fresh the new board */
export const layFuture = (fresh) => {
  const layer = make("div", "", { class: "future", inert: "", "aria-hidden": "true" });
  layer.append(fresh);
  for (const part of all("[data-slot]", layer)) part.remove();
  if (board) {
    const { left, top, width, height } = board.getBoundingClientRect();
    Object.assign(layer.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    board.after(layer);
    scrollAlike(layer);
  }
  return {
    /** Shows a thing of the new board. @param {string} id */
    show: (id) => {
      const thing = find(id, layer);
      thing?.classList.add("arriving");
      return thing;
    },
    /** @param {string} id @returns {HTMLElement|null} a thing of the new board that is shown already */
    find: (id) => {
      const thing = find(id, layer);
      return thing?.classList.contains("arriving") ? thing : null;
    },
    end: () => layer.remove(),
  };
};
