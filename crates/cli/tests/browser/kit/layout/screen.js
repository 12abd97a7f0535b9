// ---- The screen.
const ESSENTIALS = "#status, #hint, .bar, #buttons .btn, .hand .card, .khand .card, .stone, .tok.kit, .pl, .cells > [data-id], .ent, .room, .choice, .pile";
/** Lies it in a box that is scrolled? Then what is beyond its edge is out of view, not outside the screen.
 * @param {Element} thing */
const isScrolled = (thing) => {
  for (let e = thing.parentElement; e && e !== document.body; e = e.parentElement) {
    if (/auto|scroll/.test(style(e).overflowY) && e.scrollHeight > e.clientHeight + 1) return true;
  }
  return false;
};
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
    const { left, top, right, bottom } = isScrolled(thing) ? viewOf(thing.parentElement, box(thing)) : box(thing);
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
    const above = find(".pl, .half, .mid, .torus, .top, .who, .me .deck, .plate, .pile, .field").filter((e) => !kin(e, hand) && isSeen(e)).map(box)
      .filter((rect) => rect.bottom <= top + 8 && cards.some((card) => overlap(rect, box(card)).x > 4)).map((rect) => rect.bottom);
    const gap = top - Math.max(...above);
    if (above.length && gap > MAX_GAP * height && gap > 60) report("empty space", first, `is ${px(first.offsetWidth)} × ${px(height)} under ${px(gap)} of nothing`);
  }
};
