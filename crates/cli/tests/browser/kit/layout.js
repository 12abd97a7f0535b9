// Measures the layout of the page that is shown and answers with findings: `{ rule, selector, what, count }`.
// It knows what a page must never do (small, cut, covered or broken texts, things that overlap or leave the screen) and
// the few names that all tables share (`#board`, `.bar`, `#status`, hand, panels). Rust decides which pages it visits.

/** The smallest text and the smallest thing to touch, in pixels. */
const [MIN_TEXT, MIN_TOUCH] = [11, 24];
/** A text of three lines and more has at least this many characters per line. */
const MIN_LINE = 8;
/** Words longer than this may be broken: names may be forty letters long. */
const LONGEST_WORD = 20;
/** A shortened text shows at least this many pixels. */
const MIN_SHORTENED = 40;
/** The board's smallest share of the screen: of its area; of the side that limits it, less for a board of unusual shape. */
const MIN_SHARE = { area: 0.34, side: 0.66, longSide: 0.45 };
/** A hand may not stand under more empty space than this share of a card's height. */
const MAX_GAP = 0.75;
/** Tables: the playing area, the hand, its cards. */
const AREA = ".lane, .torus, .classes";
const HAND = ".hand, .khand";

const findings = new Map();
const page = document.scrollingElement;
// Not those of the window: a page that is too wide widens it on phones.
const [screenWidth, screenHeight] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
const isTable = document.body.classList.contains("table");
const find = (selector, root = document) => [...root.querySelectorAll(selector)];
const px = (number) => `${Math.round(number)} px`;
const quote = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;

/** A short selector that a person can find the element with. */
const nameOf = (element) => {
  const parts = [];
  for (let e = element; e && e !== document.body && parts.length < 3; e = e.parentElement) {
    const classes = [...e.classList].filter((name) => !/^([a-z]\d+|can|chosen|target|zone|mine)$/.test(name)).slice(0, 2);
    parts.unshift(e.id ? `#${e.id}` : [e.localName, ...classes].join("."));
    if (e.id) break;
  }
  return parts.join(" > ") || "body";
};
const report = (rule, element, what) => {
  const selector = nameOf(element);
  const known = findings.get(`${rule} ${selector}`);
  if (known) known.count += 1;
  else findings.set(`${rule} ${selector}`, { rule, selector, what, count: 1 });
};

/** What lies above the page, and is compared only with itself. A modal one is measured alone. */
const MODAL = "dialog[open], #cover:not([hidden])";
const LAYERS = `${MODAL}, .menu[open] > div, #toast:not([hidden]), #lost:not([hidden]), .card.drag`;
const side = document.querySelector("#side.open");
const sheet = side && getComputedStyle(side).position === "fixed" ? side : null;
const root = find(MODAL).at(-1) ?? sheet ?? document.body;
const layerOf = (element) => element.closest(LAYERS);

const styles = new Map();
const style = (element) => {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
};
const seen = new Map();
/** Texts for screen readers only are clipped to nothing. */
const isClippedAway = (element) => element.matches(".hide, .skip:not(:focus), noscript") || style(element).clipPath === "inset(50%)" || Boolean(element.parentElement && isClippedAway(element.parentElement));
const isSeen = (element) => {
  if (!seen.has(element)) {
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    seen.set(element, shown && !isClippedAway(element));
  }
  return seen.get(element);
};
const box = (element) => element.getBoundingClientRect();
const overlap = (a, b) => ({
  x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});
const kin = (a, b) => a.contains(b) || b.contains(a);
/** Has the element, or one around it, words that hovering or touching shows? */
const hasTip = (element) => {
  const around = element.closest("[title]:not([title='']), [data-help]:not([data-help=''])");
  return Boolean(around) && around !== document.body;
};

// ---- Texts, line by line.
/** The next element around that lays out lines. */
const blockOf = (element) => {
  let block = element;
  while (["inline", "contents"].includes(style(block).display) && block.parentElement) block = block.parentElement;
  return block;
};
const collectLines = () => {
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue.trim() || !element || element.closest("script, style, option, textarea, title") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0.5 && rect.height > 0.5) lines.push({ node, element, block: blockOf(element), rect, layer: layerOf(element) });
    }
  }
  return lines;
};
const checkSize = (element, text, pseudo) => {
  const size = parseFloat(getComputedStyle(element, pseudo).fontSize);
  if (size < MIN_TEXT - 0.05) report("small text", element, `${quote(text)} is ${size.toFixed(1)} px high, less than ${MIN_TEXT}`);
};
/** Rows of rectangles that share a line. */
const rowsOf = (rects) => {
  const rows = [];
  for (const rect of rects) {
    const middle = (rect.top + rect.bottom) / 2;
    if (!rows.some((row) => Math.abs(row - middle) < rect.height * 0.6)) rows.push(middle);
  }
  return rows.length;
};
const checkWords = (node, element) => {
  if (element.closest("code")) return;
  const range = document.createRange();
  for (const { 0: word, index } of node.nodeValue.matchAll(/[^\s\u{2010}\-/·…]+/gu)) {
    if (word.length < 2 || word.length > LONGEST_WORD) continue;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rows = rowsOf([...range.getClientRects()].filter((rect) => rect.width > 0.5));
    if (rows > 1) report("broken word", element, `the word ${quote(word)} stands on ${rows} lines`);
  }
};
const isUpright = (rows, text) => rows > 5 || (rows > 1 && text.length / rows < MIN_LINE);
const checkBlocks = (lines) => {
  const blocks = Map.groupBy(lines, (line) => line.block);
  for (const [block, own] of blocks) {
    const rows = rowsOf(own.map((line) => line.rect));
    if (rows < 2) continue;
    const nodes = new Set(own.map((line) => line.node));
    for (const node of nodes) checkWords(node, node.parentElement);
    const text = [...nodes].map((node) => node.nodeValue.trim()).join(" ");
    const each = text.length / rows;
    // Names, numbers and signs are no running text.
    const isRunning = (text.match(/\p{L}{2,}/gu) ?? []).length > 3;
    if (rows > 2 && each < MIN_LINE && isRunning && !block.closest("code")) report("short lines", block, `${quote(text)} stands on ${rows} lines of ${each.toFixed(1)} characters`);
    const inside = block.closest("button, .btn");
    if (inside && isUpright(rows, text)) report("upright button", inside, `${quote(text)} stands upright: ${rows} lines in ${px(box(inside).width)} × ${px(box(inside).height)}`);
  }
};

// ---- Cut: by a box around it that hides what leaves it.
const edge = (element) => {
  const { left, top } = box(element);
  const [l, t] = [left + element.clientLeft, top + element.clientTop];
  return { left: l, top: t, right: l + element.clientWidth, bottom: t + element.clientHeight };
};
/** How far a rectangle is cut on each axis, and by what. */
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
/** The part of a rectangle that boxes around it leave in view. */
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
/** Is at least half of it in view, or can it only be scrolled to? */
const isInView = (element, rect) => {
  const { width, height } = viewOf(element, rect);
  return width > 0.5 * rect.width && height > 0.5 * rect.height;
};
const isShortened = (by) => style(by).textOverflow === "ellipsis" || style(by).webkitLineClamp !== "none";
const checkCutLine = ({ element, node, rect }) => {
  const cut = cutOf(element, rect);
  if (!cut || (cut.y && cut.y < rect.height * 0.3)) return;
  const left = overlap(rect, cut.inner);
  const what = quote(node.nodeValue);
  if (!isShortened(cut.by)) report("cut text", element, `${what} is cut off by ${px(cut.x || cut.y)} at the edge of ${nameOf(cut.by)}`);
  else if (!hasTip(element)) report("cut text", element, `${what} is shortened and nothing shows the rest`);
  else if (cut.x && left.x < Math.min(MIN_SHORTENED, rect.width)) report("cut text", element, `only ${px(Math.max(0, left.x))} of ${what} are left`);
};
/** Boxes that people see as one thing: their words stay inside. */
const BOXES = ".btn, .card > .face, .pill, .tag, .pl, .form, .stone, td, .done, .copies, .score, .cost, dialog, .panel";
const checkInside = ({ element, node, rect }) => {
  const around = element.closest(BOXES);
  if (!around || !isSeen(around)) return;
  const outer = box(around);
  const [x, y] = [Math.max(outer.left - rect.left, rect.right - outer.right), Math.max(outer.top - rect.top, rect.bottom - outer.bottom)];
  if (/auto|scroll/.test(style(around).overflowY) || cutOf(element, rect)) return;
  if (x > 2 || y > rect.height * 0.35) report("outside its box", element, `${quote(node.nodeValue)} leaves ${nameOf(around)} by ${px(Math.max(x, y))}`);
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

// ---- Covered and overlapping.
/** In a fan or a stack of cards, only the index of a card has to be seen. */
const isHiddenByDesign = (element) => element.closest(".card") && !element.closest(".ix, .cost, .copies");
const checkCovered = ({ element, node, rect, layer }) => {
  if (isHiddenByDesign(element) || style(element).pointerEvents === "none") return;
  const y = (rect.top + rect.bottom) / 2;
  const at = [rect.left + 2, (rect.left + rect.right) / 2, rect.right - 2];
  for (const x of at) {
    if (x < 0 || y < 0 || x >= screenWidth || y >= screenHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || kin(hit, element) || layerOf(hit) !== layer || cutOf(element, rect)) continue;
    if (hit.closest("i, [data-id], button, a, .card, img, #side, .bar, .top") && !hit.closest("[data-id]")?.contains(element)) {
      report("covered text", element, `${quote(node.nodeValue)} lies under ${nameOf(hit)}`);
      return;
    }
  }
};
const checkTextOverlaps = (lines) => {
  const texts = lines.filter(({ element }) => !isHiddenByDesign(element) && !element.closest(".pop, .would"));
  texts.forEach((a, n) => {
    for (const b of texts.slice(n + 1)) {
      if (a.block === b.block || a.layer !== b.layer) continue;
      const { x, y } = overlap(a.rect, b.rect);
      if (x > 3 && y > 0.35 * Math.min(a.rect.height, b.rect.height) && !cutOf(a.element, a.rect) && !cutOf(b.element, b.rect)) {
        report("overlapping texts", a.element, `${quote(a.node.nodeValue)} and ${quote(b.node.nodeValue)} (${nameOf(b.element)}) overlap by ${px(x)} × ${px(y)}`);
      }
    }
  });
};
/** Texts of the style sheet: coordinates. Pictures must not lie on them. */
const checkLabels = () => {
  const pictures = find(".ghost, .tok > img", root).filter(isSeen).map((picture) => [picture, box(picture)]);
  for (const cell of find("[data-l], [data-n]", root)) {
    if (!isSeen(cell)) continue;
    for (const [pseudo, name] of [["::before", "l"], ["::after", "n"]]) {
      const text = cell.dataset[name];
      const drawn = getComputedStyle(cell, pseudo);
      if (!text || ["none", "normal"].includes(drawn.content) || drawn.display === "none") continue;
      checkSize(cell, text, pseudo);
      if (name !== "l") continue;
      const [{ left, top }, size, used] = [box(cell), parseFloat(drawn.fontSize), (name) => parseFloat(drawn[name]) || 0];
      const [mx, my, half] = [left + cell.clientLeft + used("left") + used("width") / 2, top + cell.clientTop + used("top") + used("height") / 2, (text.length * size * 0.6) / 2];
      const word = { left: mx - half, right: mx + half, top: my - size * 0.4, bottom: my + size * 0.4 };
      for (const [picture, rect] of pictures) {
        const { x, y } = overlap(word, rect);
        if (x > 1 && y > 1) report("covered coordinate", picture, `covers the coordinate ${quote(text)}`);
      }
    }
  }
};

// ---- What can be touched.
const INTERACTIVE = "button, a[href], summary, input:not([type='hidden']), select, textarea, #board [tabindex='0']";
const targetOf = (element) => (/^(radio|checkbox)$/.test(element.type) && element.closest("label")) || element;
const isCell = (element) => element.parentElement?.matches(".cells");
const sideShare = (area) => Math.max(box(area).width / screenWidth, box(area).height / screenHeight);
const neededSide = (area) => {
  const shape = box(area).width / box(area).height;
  return shape < 0.75 || shape > 1.33 ? MIN_SHARE.longSide : MIN_SHARE.side;
};
const checkTouch = () => {
  const things = [...new Set(find(INTERACTIVE, root).map(targetOf))].filter((thing) => isSeen(thing) && box(thing).width > 0 && isInView(thing.parentElement, box(thing)));
  const area = document.querySelector(".torus");
  const fills = area && sideShare(area) >= neededSide(area);
  for (const thing of things) {
    const { width, height } = box(thing);
    // Links in sentences are as high as their line; cells are as large as the board allows.
    const free = style(thing).display === "inline" || (fills && (isCell(thing) || thing.matches(".tok")));
    if (!free && Math.min(width, height) < MIN_TOUCH - 0.5) report("small target", thing, `is ${px(width)} × ${px(height)}, less than ${MIN_TOUCH}`);
  }
  things.forEach((a, n) => {
    for (const b of things.slice(n + 1)) {
      if (kin(a, b) || layerOf(a) !== layerOf(b) || isCell(a) !== isCell(b)) continue;
      const [ra, rb] = [a, b].map((one) => viewOf(one.parentElement, box(one)));
      const { x, y } = overlap(ra, rb);
      if (x < 3 || y < 3 || cutOf(a, ra) || cutOf(b, rb)) continue;
      const fan = a.matches(".card") && b.matches(".card") && a.parentElement === b.parentElement;
      const free = Math.max(Math.abs(ra.left - rb.left), Math.abs(ra.top - rb.top));
      if (fan ? free < MIN_TOUCH - 0.5 : x * y > 0.15 * Math.min(ra.width * ra.height, rb.width * rb.height)) {
        report("overlapping targets", a, fan ? `shows ${px(free)} beside the next card, less than ${MIN_TOUCH}` : `and ${nameOf(b)} overlap by ${px(x)} × ${px(y)}`);
      }
    }
  });
};

// ---- The screen.
const ESSENTIALS = "#status, #hint, .bar, #buttons .btn, .hand .card, .khand .card, .stone, .tok.kit, .pl, .cells > [data-id]";
const checkScreen = () => {
  if (page.scrollWidth > screenWidth) {
    const widest = find("body *").filter((e) => isSeen(e) && box(e).right > screenWidth + 1 && isInView(e.parentElement, box(e))).at(-1) ?? page;
    report("outside the screen", widest, `makes the page ${px(page.scrollWidth)} wide on a screen of ${px(screenWidth)}`);
  }
  for (const dialog of find(MODAL)) {
    const { left, top, right, bottom } = box(dialog);
    if (left < -1 || top < -1 || right > screenWidth + 1 || bottom > screenHeight + 1) report("outside the screen", dialog, "is larger than the screen");
  }
  if (!isTable || root !== document.body) return;
  if (page.scrollHeight > screenHeight) report("outside the screen", page, `the table is ${px(page.scrollHeight)} high on a screen of ${px(screenHeight)}`);
  for (const thing of find(ESSENTIALS)) {
    if (!isSeen(thing)) continue;
    const { left, top, right, bottom } = box(thing);
    if (left < -6 || top < -6 || right > screenWidth + 6 || bottom > screenHeight + 6) report("outside the screen", thing, `ends at ${px(left)}, ${px(top)}, ${px(right)}, ${px(bottom)}`);
  }
};
/** Cards that lie on the table: large enough to be read, and their index free. */
const checkLaid = () => {
  for (const card of find(".half > .card", root)) {
    const { left, top, width, height } = box(card);
    if (width < MIN_TOUCH) report("small card", card, `is ${px(width)} × ${px(height)}`);
    const index = card.querySelector(".ix b");
    if (index && isSeen(index)) continue;
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
    if (hit && !kin(hit, card) && layerOf(hit) === layerOf(card)) report("covered card", card, `lies under ${nameOf(hit)}`);
  }
};
const checkShare = () => {
  const area = find(AREA).filter(isSeen).at(-1);
  if (!isTable || root !== document.body || !area) return;
  const { width, height } = box(area);
  const shares = { area: (width * height) / (screenWidth * screenHeight), side: sideShare(area) };
  const square = area.matches(".torus, .classes");
  if (square ? shares.side < neededSide(area) : shares.area < MIN_SHARE.area) {
    report("small board", area, `is ${px(width)} × ${px(height)}: ${Math.round(100 * shares.area)} % of the screen, ${Math.round(100 * shares.side)} % of its larger side`);
  }
};
const checkGap = () => {
  for (const hand of find(HAND)) {
    const cards = find(".card:not(.back)", hand).filter(isSeen);
    if (!cards.length || root !== document.body) continue;
    const [first, height] = [cards[0], cards[0].offsetHeight];
    const top = Math.min(...cards.map((card) => box(card).top));
    const above = find(".pl, .half, .mid, .torus, .top, .who, .me .deck").filter((e) => !kin(e, hand) && isSeen(e)).map(box)
      .filter((rect) => rect.bottom <= top + 8 && cards.some((card) => overlap(rect, box(card)).x > 4)).map((rect) => rect.bottom);
    const gap = top - Math.max(...above);
    if (above.length && gap > MAX_GAP * height && gap > 60) report("empty space", first, `is ${px(first.offsetWidth)} × ${px(height)} under ${px(gap)} of nothing`);
  }
};

// ---- Frames of the same decision: nothing moves when a card is chosen, a draft begins, or the hand changes.
const FIXED = "#board, .bar, .top, .panels, .hand, .khand, .me, .opp, #buttons";
const placesOf = () => {
  const things = [...find(FIXED), ...find(AREA), ...find(".pl, .col")].filter((e) => isSeen(e) && e.id !== "buttons");
  return new Map(things.map((thing) => [thing, box(thing)]));
};
const checkStill = (before, after) => {
  for (const [thing, was] of before) {
    if (!thing.isConnected || (thing.matches(HAND) && after === "the hand is empty")) continue;
    const now = box(thing);
    // A fan is as wide as its cards.
    const across = thing.matches(HAND) ? 0 : Math.max(Math.abs(now.left - was.left), Math.abs(now.width - was.width));
    const by = Math.max(across, Math.abs(now.top - was.top), Math.abs(now.height - was.height));
    if (by > 1.5) report("moves", thing, `moves or changes its size by ${px(by)} when ${after}`);
  }
};
/** Rows of buttons that a game may offer: long labels, several of them, and always the way back. */
const WORST_BUTTONS = [
  ["Play as Warrior: 45 life, 10 mana, 3 more each turn; twice as many Razors, half as many Panaceas", "Annuler"],
  ["Prendre la première carte de la pioche des clans", "Prendre la première carte de la pioche tactique", "Annuler"],
];
const checkButtons = (before) => {
  const buttons = document.getElementById("buttons");
  const own = [...buttons.childNodes];
  for (const labels of WORST_BUTTONS) {
    buttons.replaceChildren(...labels.map((label, n) => Object.assign(document.createElement("button"), { className: n === labels.length - 1 ? "btn quiet" : "btn go", textContent: label })));
    checkStill(before, "buttons have long labels");
    for (const button of buttons.children) {
      const [range, outer] = [document.createRange(), box(button)];
      range.selectNodeContents(button);
      const rects = [...range.getClientRects()];
      const rows = rowsOf(rects);
      checkWords(button.firstChild, button);
      if (isUpright(rows, button.textContent)) report("upright button", button, `${quote(button.textContent)} stands upright: ${rows} lines in ${px(outer.width)} × ${px(outer.height)}`);
      if (rects.some((rect) => rect.left < outer.left - 1 || rect.right > outer.right + 1 || rect.top < outer.top - 2 || rect.bottom > outer.bottom + 2)) report("outside its box", button, `${quote(button.textContent)} leaves its button`);
      if (outer.bottom > screenHeight + 1 || outer.right > screenWidth + 1) report("outside the screen", button, `${quote(button.textContent)} ends at ${px(outer.right)}, ${px(outer.bottom)}`);
    }
  }
  buttons.replaceChildren(...own);
};
/** The help of the card under the pointer has room for the longest text of the board. */
const checkHelp = () => {
  const help = document.getElementById("cardhelp");
  const texts = find("#board [data-help]").map((thing) => thing.dataset.help);
  if (!help || !texts.length || !isSeen(help)) return;
  const [own, longest] = [[...help.childNodes], texts.reduce((a, b) => (a.length > b.length ? a : b))];
  help.replaceChildren(Object.assign(document.createElement("b"), { textContent: "Help" }), Object.assign(document.createElement("span"), { textContent: longest }));
  const over = help.scrollHeight - help.clientHeight;
  if (over > 2) report("cut text", help, `the help of ${longest.length} characters is cut off by ${px(over)}`);
  help.replaceChildren(...own);
};
const checkFrames = () => {
  if (!document.body.classList.contains("live") || root !== document.body || document.querySelector("#board .chosen, .card.drag")) return;
  const before = placesOf();
  const [draft, hint] = ["draft", "hint"].map((id) => document.getElementById(id));
  if (draft?.hidden) {
    const words = hint.textContent;
    draft.hidden = false;
    checkStill(before, "a draft begins");
    draft.hidden = true;
    hint.textContent = `${words} `.repeat(3).slice(0, 130);
    checkStill(before, "the hint is long");
    hint.textContent = words;
    if (document.getElementById("pace").hidden) checkButtons(before);
  }
  checkHelp();
  for (const hand of find(HAND)) {
    const cards = find(":scope > .card", hand);
    if (cards.length < 2) continue;
    const [name, widths] = [hand.className, cards.map((card) => card.offsetWidth)];
    const last = cards.at(-1);
    hand.className = name.replace(/\bn\d+\b/, `n${cards.length - 1}`);
    last.style.display = "none";
    if (cards.some((card, n) => card !== last && Math.abs(card.offsetWidth - widths[n]) > 1)) report("moves", hand, `its cards change from ${px(widths[0])} to ${px(cards[0].offsetWidth)} when one of them is played`);
    checkStill(before, "a card leaves the hand");
    hand.className = name.replace(/\bn\d+\b/, "n0");
    for (const card of cards) card.style.display = "none";
    checkStill(before, "the hand is empty");
    for (const card of cards) card.style.display = "";
    hand.className = name;
  }
  // Only a card that begins a longer gesture is touched: nothing is sent.
  const choices = JSON.parse(document.getElementById("frame").textContent).choices ?? [];
  const isLong = (id) => choices.some((choice) => choice.touch[0] === id) && choices.every((choice) => choice.touch[0] !== id || choice.touch.length > 1);
  const card = find("#board .card.can[data-id]").find((one) => isLong(one.dataset.id));
  if (!card) return;
  card.click();
  checkStill(before, "a card is chosen");
  find("#board .chosen")[0]?.click();
};

const lines = collectLines();
const shown = lines.filter((line) => isInView(line.element, line.rect)).map((line) => ({ ...line, rect: viewOf(line.element, line.rect) }));
for (const line of lines) checkSize(line.element, line.node.nodeValue);
checkBlocks(lines);
for (const line of lines) {
  checkCutLine(line);
  checkInside(line);
}
for (const line of shown) checkCovered(line);
checkTextOverlaps(shown);
checkCutThings();
checkLabels();
checkTouch();
checkScreen();
checkLaid();
checkShare();
checkGap();
checkFrames();
return [...findings.values()];
