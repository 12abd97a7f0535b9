// @ts-check
// What belongs together on the board: arrows from things to what they point at (`data-points`), marks on what a thing
// would use while one points at it or has picked it (`data-marks`). Ids are those of things, separated by spaces. Arrows pass behind words that are to be read (`data-clear`).
import { board, find } from "./board.js";
import { all, closest } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
/** Space between a thing's edge and the end of an arrow, in pixels. */
const EDGE = 4;

/** @param {DOMRect} box @param {number} x @param {number} y @returns {[number, number]} the point of the box's edge towards x, y */
const edge = (box, x, y) => {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const scale = Math.min(Math.abs((box.width / 2 + EDGE) / (dx || 1e-9)), Math.abs((box.height / 2 + EDGE) / (dy || 1e-9)), 1);
  return [cx + dx * scale, cy + dy * scale];
};
/** @param {Element} from @param {Element} to @param {DOMRect} frame @returns {SVGPathElement} */
const arrow = (from, to, frame) => {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x1, y1] = edge(a, b.left + b.width / 2, b.top + b.height / 2);
  const [x2, y2] = edge(b, a.left + a.width / 2, a.top + a.height / 2);
  const [fx, fy, tx, ty] = [x1 - frame.left, y1 - frame.top, x2 - frame.left, y2 - frame.top];
  // A little bend tells arrows apart that run beside each other.
  const bend = Math.min(40, Math.hypot(tx - fx, ty - fy) / 5);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${fx} ${fy}Q${(fx + tx) / 2 + bend} ${(fy + ty) / 2} ${tx} ${ty}`);
  path.setAttribute("marker-end", "url(#arrowhead)");
  return path;
};

/** @param {HTMLElement} on the board */
const startOn = (on) => {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "arrows");
  layer.setAttribute("aria-hidden", "true");
  layer.innerHTML = `<defs><marker id="arrowhead" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker><mask id="clear" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998"></mask></defs><g mask="url(#clear)"></g>`;
  on.after(layer);
  const lines = /** @type {SVGGElement} */ (layer.querySelector("g"));
  const mask = /** @type {SVGMaskElement} */ (layer.querySelector("mask"));
  /** @param {number[]} box left, top, width, height @param {string} fill */
  const area = ([x, y, width, height], fill) => {
    const rect = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x, y, width, height, fill })) rect.setAttribute(name, String(value));
    return rect;
  };
  /** @param {DOMRect} frame leaves out what is to be read */
  const clear = (frame) => {
    const read = all("[data-clear]", on).map((e) => e.getBoundingClientRect());
    mask.replaceChildren(area([-9999, -9999, 19998, 19998], "#fff"),
      ...read.map((box) => area([box.left - frame.left, box.top - frame.top, box.width, box.height], "#000")));
  };
  /** @type {HTMLElement|null} what is pointed at */
  let hovered = null;
  const draw = () => {
    const frame = on.getBoundingClientRect();
    Object.assign(layer.style, { left: `${frame.left}px`, top: `${frame.top}px`, width: `${frame.width}px`, height: `${frame.height}px` });
    const paths = all("[data-points]", on).flatMap((from) => (from.dataset.points ?? "").split(" ").flatMap((id) => {
      const to = find(id);
      // What lies in a closed pile has no place.
      return to?.getClientRects().length ? [arrow(from, to, frame)] : [];
    }));
    // What is being announced points at what it would be aimed at.
    const announced = on.querySelector("[data-announced]");
    if (announced && hovered?.classList.contains("target")) paths.push(arrow(announced, hovered, frame));
    clear(frame);
    lines.replaceChildren(...paths);
  };
  const mark = () => {
    const from = all(".chosen[data-marks]", on)[0] ?? (hovered && on.contains(hovered) ? closest(hovered, "[data-marks]") : null);
    const ids = new Set((from?.dataset.marks ?? "").split(" "));
    for (const thing of all("[data-id]", on)) thing.classList.toggle("marked", ids.has(thing.dataset.id ?? ""));
  };
  for (const kind of ["pointerover", "focusin"]) on.addEventListener(kind, (event) => {
    hovered = closest(event, "[data-id]");
    mark();
    draw();
  });
  on.addEventListener("pointerleave", () => { hovered = null; mark(); draw(); });
  on.addEventListener("shown", () => { mark(); draw(); });
  on.addEventListener("scroll", draw, { capture: true, passive: true });
  addEventListener("resize", draw);
  draw();
};
export const startLinks = () => { if (board) startOn(board); };
