// @ts-check
// The page of a replay: stepping, playing by itself.
import { swap } from "./board.js";
import { skip, startSpeed, tell } from "./cues.js";
import { all, byId, closest, fill, json, words } from "./page.js";

/** Milliseconds between two steps that are played by themselves. */
const PAUSE = 700;

/** @typedef {ReturnType<typeof startSteps>} Steps */

/** Marks the line of the log that belongs to a version. @param {number} version */
const markLine = (version) => {
  for (const item of all("#log li")) {
    const here = Number(item.dataset.version) === version;
    if (here) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
    if (here) item.scrollIntoView({ block: "nearest" });
  }
};

/** The steps of the replay and the one that is shown. */
const startSteps = () => {
  const { replay = "", viewer = "all", at: first } = all("[data-replay]")[0].dataset;
  const slider = /** @type {HTMLInputElement} */ (byId("slider"));
  /** The versions at which this viewer sees something new. */
  const stops = json("stops");
  const of = stops.length - 1;
  /** @param {number} version */
  const stopOf = (version) => stops.findLastIndex((stop) => stop <= version);
  let at = stopOf(Number(first));
  let wanted = at;
  const mark = () => {
    markLine(stops[at]);
    slider.value = String(at);
    byId("at").textContent = fill(words.step, { at, of });
    for (const link of all(".viewers a")) link.setAttribute("href", `/replay/${replay}?at=${stops[at]}&viewer=${link.dataset.viewer}`);
  };
  /** Tells a step and shows its board. @param {number} target @param {import("./wire.js").ReplayStep} step @param {import("./wire.js").Beat[]} beats */
  const show = (target, step, beats) => new Promise((/** @type {(value: null) => void} */ done) => {
    tell(beats, step.lines, step.html, (text) => { byId("said").textContent = text; }, () => {
      // The number and the words change together with the board, which may wait for a transition; by then another move
      // may be told.
      swap(step.html, () => {
        if (at === target) byId("said").textContent = step.lines.join(" ") || (target ? "" : words.deal);
        mark();
        done(null);
      }, beats.length > 0);
    });
  });
  /** @param {number} n */
  const go = async (n) => {
    skip();
    const target = Math.max(0, Math.min(of, n));
    wanted = target;
    slider.value = String(target);
    const address = `/replay/${replay}?at=${stops[target]}&viewer=${viewer}`;
    const answer = await fetch(`/replay/${replay}/step/${stops[target]}?viewer=${viewer}`).catch(() => null);
    if (!answer?.ok) { location.assign(address); return; }
    const step = /** @type {import("./wire.js").ReplayStep} */ (await answer.json());
    // A newer request replaces this one.
    if (wanted !== target) return;
    // Only the next step follows from the board that is shown.
    const beats = target === at + 1 ? step.beats : [];
    at = target;
    history.replaceState(null, "", address);
    // The number and the marked line are those of the move that is told.
    if (beats.length) mark();
    await show(target, step, beats);
  };
  return { of, stopOf, mark, go, at: () => at, wanted: () => wanted };
};

/** The button that plays on by itself. @param {Steps} steps */
const startAutoplay = ({ of, at, go }) => {
  const button = byId("autoplay");
  let timer = 0;
  let playing = false;
  const stop = () => { clearTimeout(timer); playing = false; button.setAttribute("aria-pressed", "false"); };
  const playOn = async () => {
    if (at() >= of) return stop();
    await go(at() + 1);
    if (playing) timer = setTimeout(playOn, PAUSE);
  };
  button.addEventListener("click", async () => {
    if (playing) return stop();
    playing = true;
    button.setAttribute("aria-pressed", "true");
    if (at() >= of) await go(0);
    await playOn();
  });
  button.hidden = false;
  return { stop };
};

export const startReplay = () => {
  const slider = /** @type {HTMLInputElement} */ (byId("slider"));
  const steps = startSteps();
  const { of, stopOf, wanted } = steps;
  const { stop } = startAutoplay(steps);
  const go = (/** @type {number} */ n) => { stop(); void steps.go(n); };
  slider.addEventListener("input", () => go(Number(slider.value)));
  addEventListener("click", (event) => {
    const which = closest(event, "[data-step]")?.dataset.step;
    const line = closest(event, "#log li");
    if ((!which && !line) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(line ? stopOf(Number(line.dataset.version)) : { first: 0, prev: wanted() - 1, next: wanted() + 1, last: of }[which ?? ""] ?? steps.at());
  });
  addEventListener("keydown", (event) => {
    if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: wanted() - 1, ArrowRight: wanted() + 1, Home: 0, End: of }[event.key];
    if (to !== undefined) { event.preventDefault(); go(to); }
  });
  startSpeed();
  slider.hidden = false;
  steps.mark();
};
