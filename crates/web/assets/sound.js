// @ts-check
// Sounds: synthesised, soft, silent until the first click.
import { storage } from "./page.js";

/** @type {AudioContext|null} */
let audio = null;
let muted = storage.get("mute") === "1";
/** @param {[number, number][]} notes hertz and start in seconds @param {OscillatorType} [wave] @param {number} [length] */
export const sound = (notes, wave = "sine", length = 0.22) => {
  if (!audio || muted) return;
  for (const [hertz, start] of notes) {
    const [tone, gain, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + start];
    tone.type = wave;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.07, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
};
export const startSound = () => {
  const mute = document.getElementById("mute");
  if (!mute) return;
  mute.setAttribute("aria-pressed", String(muted));
  mute.addEventListener("click", () => {
    muted = !muted;
    storage.set("mute", muted ? "1" : "0");
    mute.setAttribute("aria-pressed", String(muted));
  });
  addEventListener("pointerdown", () => { try { audio ??= new AudioContext(); } catch { /* no sound here */ } }, { once: true });
};
