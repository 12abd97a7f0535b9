// ---- Tellings: what moves is stopped at steps of each beat, and every such frame is measured. Waiting is cut short.
/** The measured moments of a beat, as shares of its length. */
const STEPS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];
/** How much larger than on the board afterwards a thing may be when it has arrived. */
const GROWTH = 1.25;
/** The largest share of the board that one thing may cover: one that flies; one that is held up to be read. What is part
 * of a board may be larger, but not larger than it is there. */
const MAX_COVER = { flying: 0.15, held: 0.3 };
/** What moves ends this far outside the screen at most, in pixels: a card that falls turns around its middle. */
const MAX_OUTSIDE = 24;
/** What is fainter than this is not seen. */
const FAINT = 0.15;
/** Milliseconds between two beats. */
const PAUSE = 10;

const watched = { frames: 0, beats: 0, findings: () => [...findings.values()] };
/** @type {Map<string, {width: number, height: number}>} how large things were when they had arrived */
let arrived = new Map();

const isTold = () => document.body.classList.contains("telling");
/** @param {Element|null} element @returns {number} */
const opacityOf = (element) => (element ? parseFloat(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1);
/** @param {HTMLElement} thing */
const measureThing = (thing) => {
  const rect = box(thing);
  const { width, height } = rect;
  if (!width || !height || !thing.checkVisibility({ visibilityProperty: true }) || opacityOf(thing) < FAINT) return;
  const out = Math.max(-rect.left, -rect.top, rect.right - screenWidth, rect.bottom - screenHeight);
  if (out > MAX_OUTSIDE) report("leaves the screen", thing, `is ${px(out)} outside the screen while it moves`);
  const table = box(/** @type {HTMLElement} */ (document.getElementById("board")));
  const { x, y } = overlap(rect, table);
  const share = x > 0 && y > 0 ? (x * y) / (table.width * table.height) : 0;
  const own = thing.closest("#board, .future") ? (GROWTH * GROWTH * thing.offsetWidth * thing.offsetHeight) / (table.width * table.height) : 0;
  if (share > Math.max(own, thing.matches(".presented") ? MAX_COVER.held : MAX_COVER.flying)) report("covers the table", thing, `is ${px(width)} × ${px(height)}: ${Math.round(100 * share)} % of the board while it moves`);
};
/** Words over the board: large enough, and whole. @param {HTMLElement} words */
const measureWords = (words) => {
  const size = parseFloat(getComputedStyle(words).fontSize);
  if (size < MIN_TEXT - 0.05) report("small text", words, `${quote(words.textContent)} is ${size.toFixed(1)} px high, less than ${MIN_TEXT}`);
  if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1) report("cut text", words, `${quote(words.textContent)} is cut off while it is told`);
};
/** @param {HTMLElement[]} moving */
const measureFrame = (moving) => {
  watched.frames += 1;
  for (const thing of new Set([...moving, ...find(".cue, .arriving")])) measureThing(thing);
  for (const words of find(".cuetext, .presented figcaption")) measureWords(words);
  if (page.scrollWidth > screenWidth || (isTable && page.scrollHeight > screenHeight)) report("outside the screen", page, `the page is ${px(page.scrollWidth)} × ${px(page.scrollHeight)} while something is told`);
};
/** @param {HTMLElement[]} moving */
const keepSizes = (moving) => {
  for (const thing of moving) if (thing.dataset.id) arrived.set(thing.dataset.id, { width: box(thing).width, height: box(thing).height });
};
/** @param {Animation[]} running those of one beat */
const measureBeat = (running) => {
  if (!isTold()) return;
  watched.beats += 1;
  const targets = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  const moving = targets.filter((thing) => thing instanceof HTMLElement).filter((thing) => !thing.matches(".cuetext"));
  for (const step of STEPS) {
    for (const animation of running) animation.currentTime = step * Number(animation.effect?.getComputedTiming().endTime);
    measureFrame(moving);
  }
  keepSizes(moving);
  for (const animation of running) animation.currentTime = 0;
};
/** What has arrived was no larger than the board shows it afterwards. */
const compare = () => {
  for (const [id, { width, height }] of arrived) {
    const now = document.querySelector(`#board [data-id="${CSS.escape(id)}"]`);
    const rect = now && box(now);
    if (now && rect?.width && width > GROWTH * rect.width && height > GROWTH * rect.height) report("larger than its place", now, `was ${px(width)} × ${px(height)} when it arrived, and is ${px(rect.width)} × ${px(rect.height)}`);
  }
  arrived = new Map();
};

/** @type {Animation[]} those of a beat that is being set off */
const begun = [];
Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, "animate"), {
  apply: (animate, thing, how) => {
    const animation = Reflect.apply(animate, thing, how);
    // All that a beat sets off is measured together.
    if (begun.push(animation) === 1) queueMicrotask(() => measureBeat(begun.splice(0)));
    return animation;
  },
});
const later = window.setTimeout;
window.setTimeout = /** @type {typeof window.setTimeout} */ ((act, ms = 0, ...rest) => later(act, isTold() ? Math.min(ms, PAUSE) : ms, ...rest));
new MutationObserver(() => { if (!isTold()) requestAnimationFrame(compare); }).observe(document.body, { attributeFilter: ["class"] });
Object.assign(window, { tellings: watched });
