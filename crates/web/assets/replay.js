// @ts-check
// The page of a replay: stepping, playing by itself.
import { swap } from "./board.js";
import { all, byId, closest, fill, json, words } from "./page.js";

export const startReplay = () => {
  const bar = all("[data-replay]")[0];
  const [slider, autoplay] = [/** @type {HTMLInputElement} */ (byId("slider")), byId("autoplay")];
  const { replay = "", eye = "all" } = bar.dataset;
  /** @type {number[]} the versions at which this viewer sees something new */
  const stops = json("stops");
  const of = stops.length - 1;
  /** @param {number} version */
  const stopOf = (version) => stops.findLastIndex((stop) => stop <= version);
  let at = stopOf(Number(bar.dataset.at));
  let wanted = at;
  let timer = 0;
  const mark = () => {
    for (const item of all("#log li")) {
      const here = Number(item.dataset.version) === stops[at];
      if (here) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
      if (here) item.scrollIntoView({ block: "nearest" });
    }
    slider.value = String(at);
    byId("at").textContent = fill(words.step, { at, of });
    for (const link of all(".eyes a")) link.setAttribute("href", `/replay/${replay}?at=${stops[at]}&eye=${link.dataset.eye}`);
  };
  /** @param {number} n */
  const go = async (n) => {
    wanted = Math.max(0, Math.min(of, n));
    slider.value = String(wanted);
    const target = wanted;
    const address = `/replay/${replay}?at=${stops[target]}&eye=${eye}`;
    const answer = await fetch(`/replay/${replay}/step/${stops[target]}?eye=${eye}`).catch(() => null);
    if (!answer?.ok) { location.assign(address); return; }
    const step = await answer.json();
    // A newer request replaces this one.
    if (wanted !== target) return;
    at = target;
    history.replaceState(null, "", address);
    // The number and the words change together with the board, which may wait for a transition.
    swap(step.html, () => {
      byId("said").textContent = step.lines.join(" ") || (target ? "" : words.deal);
      mark();
    });
  };
  const stop = () => { clearInterval(timer); timer = 0; autoplay.setAttribute("aria-pressed", "false"); };
  autoplay.addEventListener("click", () => {
    if (timer) return stop();
    if (at >= of) go(0);
    autoplay.setAttribute("aria-pressed", "true");
    timer = setInterval(() => { if (at >= of) stop(); else go(at + 1); }, 900);
  });
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  addEventListener("click", (event) => {
    const which = closest(event, "[data-step]")?.dataset.step;
    const line = closest(event, "#log li");
    if ((!which && !line) || /** @type {MouseEvent} */ (event).ctrlKey || /** @type {MouseEvent} */ (event).metaKey) return;
    event.preventDefault();
    stop();
    go(line ? stopOf(Number(line.dataset.version)) : { first: 0, prev: wanted - 1, next: wanted + 1, last: of }[which ?? ""] ?? at);
  });
  addEventListener("keydown", (event) => {
    if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: of }[event.key];
    if (to !== undefined) { event.preventDefault(); stop(); go(to); }
  });
  slider.hidden = autoplay.hidden = false;
  mark();
};
