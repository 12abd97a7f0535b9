// ---- Covered and overlapping.
/** In a fan or a stack of cards, only the index of a card has to be seen; where cards have names, these too. @param {Element} element */
const isHiddenByDesign = (element) => element.closest(".card") && !element.closest(".ix, .cost, .copies, .khand :is(.nm, .fx)");
/** @param {Line} line */
const checkCovered = ({ element, node, rect, layer }) => {
  if (isHiddenByDesign(element) || style(element).pointerEvents === "none") return;
  const y = (rect.top + rect.bottom) / 2;
  const at = [rect.left + 2, (rect.left + rect.right) / 2, rect.right - 2];
  for (const x of at) {
    if (x < 0 || y < 0 || x >= screenWidth || y >= screenHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || kin(hit, element) || layerOf(hit) !== layer || cutOf(element, rect)) continue;
    if (hit.closest("i, [data-id], button, a, .card, img, #side, .bar, .top") && !hit.closest("[data-id]")?.contains(element)) {
      report("covered text", element, `${quote(node.data)} lies under ${nameOf(hit)}`);
      return;
    }
  }
};
/** @param {Line[]} lines */
const checkTextOverlaps = (lines) => {
  const texts = lines.filter(({ element }) => !isHiddenByDesign(element) && !element.closest(".pop, .would"));
  texts.forEach((a, n) => {
    for (const b of texts.slice(n + 1)) {
      if (a.block === b.block || a.layer !== b.layer) continue;
      const { x, y } = overlap(a.rect, b.rect);
      if (x > 3 && y > 0.35 * Math.min(a.rect.height, b.rect.height) && !cutOf(a.element, a.rect) && !cutOf(b.element, b.rect)) {
        report("overlapping texts", a.element, `${quote(a.node.data)} and ${quote(b.node.data)} (${nameOf(b.element)}) overlap by ${px(x)} × ${px(y)}`);
      }
    }
  });
};
/** Texts of the style sheet: coordinates. Pictures must not lie on them. */
const checkLabels = () => {
  const pictures = find(".ghost, .tok > img", root).filter(isSeen).map((picture) => ({ picture, rect: box(picture) }));
  for (const cell of find("[data-l], [data-n]", root)) {
    if (!isSeen(cell)) continue;
    for (const [pseudo, name] of [["::before", "l"], ["::after", "n"]]) {
      const text = cell.dataset[name];
      const drawn = getComputedStyle(cell, pseudo);
      if (!text || ["none", "normal"].includes(drawn.content) || drawn.display === "none") continue;
      checkSize(cell, text, pseudo);
      if (name !== "l") continue;
      const [{ left, top }, size, used] = [box(cell), parseFloat(drawn.fontSize), (/** @type {"left"|"top"|"width"|"height"} */ side) => parseFloat(drawn[side]) || 0];
      const [mx, my, half] = [left + cell.clientLeft + used("left") + used("width") / 2, top + cell.clientTop + used("top") + used("height") / 2, (text.length * size * 0.6) / 2];
      const word = { left: mx - half, right: mx + half, top: my - size * 0.4, bottom: my + size * 0.4 };
      for (const { picture, rect } of pictures) {
        const { x, y } = overlap(word, rect);
        if (x > 1 && y > 1) report("covered coordinate", picture, `covers the coordinate ${quote(text)}`);
      }
    }
  }
};

// ---- What can be touched.
const INTERACTIVE = "button, a[href], summary, input:not([type='hidden']), select, textarea, #board [tabindex='0']";
/** @param {HTMLElement} element @returns {HTMLElement} */
const targetOf = (element) => (element.matches("input[type=radio], input[type=checkbox]") && element.closest("label")) || element;
/** @param {Element} element */
const isCell = (element) => element.parentElement?.matches(".cells");
/** @param {Element} area */
const sideShare = (area) => Math.max(box(area).width / screenWidth, box(area).height / screenHeight);
/** @param {Element} area */
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
