// @ts-check
// The page of a replay: stepping, playing by itself.
import { swap } from "./board.js";
import { skip, startSpeed, tell } from "./cues.js";
import { all, byId, closest, fill, json, words } from "./page.js";

export const startReplay = () => {
  const bar = all("[data-replay]")[0];
  const [slider, autoplay] = [/** @type {HTMLInputElement} */ (byId("slider")), byId("autoplay")];
  const { replay = "", viewer = "all" } = bar.dataset;
  /** @type {number[]} the versions at which this viewer sees something new */
  const stops = json("stops");
  const of = stops.length - 1;
  /** @param {number} version */
  const stopOf = (version) => stops.findLastIndex((stop) => stop <= version);
  let at = stopOf(Number(bar.dataset.at));
  let wanted = at;
  let timer = 0;
  let playing = false;
  const mark = () => {
    for (const item of all("#log li")) {
      const here = Number(item.dataset.version) === stops[at];
      if (here) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
      if (here) item.scrollIntoView({ block: "nearest" });
    }
    slider.value = String(at);
    byId("at").textContent = fill(words.step, { at, of });
    for (const link of all(".viewers a")) link.setAttribute("href", `/replay/${replay}?at=${stops[at]}&viewer=${link.dataset.viewer}`);
  };
  /** @param {number} n */
  const go = async (n) => {
    skip();
    wanted = Math.max(0, Math.min(of, n));
    slider.value = String(wanted);
    const target = wanted;
    const address = `/replay/${replay}?at=${stops[target]}&viewer=${viewer}`;
    const answer = await fetch(`/replay/${replay}/step/${stops[target]}?viewer=${viewer}`).catch(() => null);
    if (!answer?.ok) { location.assign(address); return; }
    const step = await answer.json();
    // A newer request replaces this one.
    if (wanted !== target) return;
    // Only the next step follows from the board that is shown.
    const beats = target === at + 1 ? step.beats : [];
    at = target;
    history.replaceState(null, "", address);
    // The number and the marked line are those of the move that is told.
    if (beats.length) mark();
    await new Promise((/** @type {(value: null) => void} */ done) => tell(beats, step.lines, step.html, (text) => { byId("said").textContent = text; }, () => {
      // The number and the words change together with the board, which may wait for a transition; by then another move
      // may be told.
      swap(step.html, () => {
        if (at === target) byId("said").textContent = step.lines.join(" ") || (target ? "" : words.deal);
        mark();
        done(null);
      }, beats.length > 0);
    }));
  };
  const stop = () => { clearTimeout(timer); playing = false; autoplay.setAttribute("aria-pressed", "false"); };
  const playOn = async () => {
    if (at >= of) return stop();
    await go(at + 1);
    if (playing) timer = setTimeout(playOn, 700);
  };
  autoplay.addEventListener("click", async () => {
    if (playing) return stop();
    playing = true;
    autoplay.setAttribute("aria-pressed", "true");
    if (at >= of) await go(0);
    playOn();
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
  startSpeed();
  slider.hidden = autoplay.hidden = false;
  mark();
};
