// ---- Texts, line by line.
/** The next element around that lays out lines. @param {Element} element */
const blockOf = (element) => {
  let block = element;
  while (["inline", "contents"].includes(style(block).display) && block.parentElement) block = block.parentElement;
  return block;
};
/** @returns {Line[]} */
const collectLines = () => {
  /** @type {Line[]} */
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, option, textarea, title") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0.5 && rect.height > 0.5) lines.push({ node, element, block: blockOf(element), rect, layer: layerOf(element) });
    }
  }
  return lines;
};
/** @param {Element} element @param {string|null} text @param {string} [pseudo] */
const checkSize = (element, text, pseudo) => {
  const size = parseFloat(getComputedStyle(element, pseudo).fontSize);
  if (size < MIN_TEXT - 0.05) report("small text", element, `${quote(text)} is ${size.toFixed(1)} px high, less than ${MIN_TEXT}`);
};
/** Rows of rectangles that share a line. @param {Rect[]} rects */
const rowsOf = (rects) => {
  /** @type {number[]} */
  const rows = [];
  for (const rect of rects) {
    const middle = (rect.top + rect.bottom) / 2;
    if (!rows.some((row) => Math.abs(row - middle) < rect.height * 0.6)) rows.push(middle);
  }
  return rows.length;
};
/** @param {Text} node @param {Element} element */
const checkWords = (node, element) => {
  if (element.closest("code")) return;
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/[^\s\u{2010}\-/·…]+/gu)) {
    if (word.length < 2 || word.length > LONGEST_WORD) continue;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rows = rowsOf([...range.getClientRects()].filter((rect) => rect.width > 0.5));
    if (rows > 1) report("broken word", element, `the word ${quote(word)} stands on ${rows} lines`);
  }
};
/** @param {number} rows @param {string} text */
const isUpright = (rows, text) => rows > 5 || (rows > 1 && text.length / rows < MIN_LINE);
/** @param {Line[]} lines */
const checkBlocks = (lines) => {
  const blocks = Map.groupBy(lines, (line) => line.block);
  for (const [block, own] of blocks) {
    const rows = rowsOf(own.map((line) => line.rect));
    if (rows < 2) continue;
    const nodes = new Set(own.map((line) => line.node));
    for (const node of nodes) checkWords(node, node.parentElement ?? block);
    const text = [...nodes].map((node) => node.data.trim()).join(" ");
    const each = text.length / rows;
    // Names, numbers and signs are no running text.
    const isRunning = (text.match(/\p{L}{2,}/gu) ?? []).length > 3;
    if (rows > 2 && each < MIN_LINE && isRunning && !block.closest("code")) report("short lines", block, `${quote(text)} stands on ${rows} lines of ${each.toFixed(1)} characters`);
    const inside = block.closest("button, .btn");
    if (inside && isUpright(rows, text)) report("upright button", inside, `${quote(text)} stands upright: ${rows} lines in ${px(box(inside).width)} × ${px(box(inside).height)}`);
  }
};

// ---- Cut: by a box around it that hides what leaves it.
/** @param {Element} element @returns {Edges} */
const edge = (element) => {
  const { left, top } = box(element);
  const [l, t] = [left + element.clientLeft, top + element.clientTop];
  return { left: l, top: t, right: l + element.clientWidth, bottom: t + element.clientHeight };
};
/** How far a rectangle is cut on each axis, and by what. @param {Element|null} element @param {Rect} rect */
const cutOf = (element, rect) => {
  let [x, y] = [true, true];
  for (let e = element; e && e !== document.documentElement && (x || y); e = e.parentElement) {
    const { overflowX, overflowY, display } = style(e);
    if (display !== "inline" && (overflowX !== "visible" || overflowY !== "visible") && e !== document.body) {
      const inner = edge(e);
      const [outX, outY] = [Math.max(inner.left - rect.left, rect.right - inner.right), Math.max(inner.top - rect.top, rect.bottom - inner.bottom)];
      if (/auto|scroll/.test(overflowX)) x = false;
      else if (x && overflowX !== "visible" && outX > 2) return { by: e, x: outX, y: 0, inner };
      if (/auto|scroll/.test(overflowY)) y = false;
      else if (y && overflowY !== "visible" && outY > 2) return { by: e, x: 0, y: outY, inner };
    }
    if (style(e).position === "fixed") break;
  }
  return null;
};
/** The part of a rectangle that boxes around it leave in view. @param {Element|null} element @param {Rect} rect @returns {Rect} */
const viewOf = (element, rect) => {
  let { left, top, right, bottom } = rect;
  for (let e = element; e && e !== document.body && style(e).position !== "fixed"; e = e.parentElement) {
    const { overflowX, overflowY, display } = style(e);
    if (display === "inline" || display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
    const inner = edge(e);
    [left, top, right, bottom] = [Math.max(left, inner.left), Math.max(top, inner.top), Math.min(right, inner.right), Math.min(bottom, inner.bottom)];
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
/** Is at least half of it in view, or can it only be scrolled to? @param {Element|null} element @param {Rect} rect */
const isInView = (element, rect) => {
  const { width, height } = viewOf(element, rect);
  return width > 0.5 * rect.width && height > 0.5 * rect.height;
};
/** @param {Element} by */
const isShortened = (by) => style(by).textOverflow === "ellipsis" || style(by).webkitLineClamp !== "none";
/** @param {Line} line */
const checkCutLine = ({ element, node, rect }) => {
  const cut = cutOf(element, rect);
  if (!cut || (cut.y && cut.y < rect.height * 0.3)) return;
  const left = overlap(rect, cut.inner);
  const what = quote(node.data);
  if (!isShortened(cut.by)) report("cut text", element, `${what} is cut off by ${px(cut.x || cut.y)} at the edge of ${nameOf(cut.by)}`);
  else if (!hasTip(element)) report("cut text", element, `${what} is shortened and nothing shows the rest`);
  else if (cut.x && left.x < Math.min(MIN_SHORTENED, rect.width)) report("cut text", element, `only ${px(Math.max(0, left.x))} of ${what} are left`);
};
/** Boxes that people see as one thing: their words stay inside. */
const BOXES = ".btn, .card > .face, .pill, .tag, .pl, .form, .stone, td, .done, .copies, .score, .cost, dialog, .panel";
/** @param {Line} line */
const checkInside = ({ element, node, rect }) => {
  const around = element.closest(BOXES);
  if (!around || !isSeen(around)) return;
  const outer = box(around);
  const [x, y] = [Math.max(outer.left - rect.left, rect.right - outer.right), Math.max(outer.top - rect.top, rect.bottom - outer.bottom)];
  if (/auto|scroll/.test(style(around).overflowY) || cutOf(element, rect)) return;
  if (x > 2 || y > rect.height * 0.35) report("outside its box", element, `${quote(node.data)} leaves ${nameOf(around)} by ${px(Math.max(x, y))}`);
};
const checkCutThings = () => {
  for (const thing of find(".card, .btn, button, input, select, .stone, .tok.kit, .tok.pup, .pl", root)) {
    const rect = box(thing);
    if (!isSeen(thing) || !rect.width) continue;
    const cut = cutOf(thing.parentElement, rect);
    const size = cut?.x ? rect.width : rect.height;
    if (cut && Math.max(cut.x, cut.y) > Math.max(4, size * 0.1)) report("cut thing", thing, `is cut off by ${px(Math.max(cut.x, cut.y))} at the edge of ${nameOf(cut.by)}`);
  }
};
