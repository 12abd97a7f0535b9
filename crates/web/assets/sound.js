// @ts-check
// Sounds: synthesised, soft, silent until the first click.
import { storage } from "./page.js";

/** @type {AudioContext|null} */
let audio = null;
let muted = storage.get("mute") === "1";
/** @typedef {{notes: [number, number][], wave?: OscillatorType, length?: number}} Sound */
/** The notes of each sound: hertz, and start in seconds. @type {Record<string, Sound>} */
const sounds = {
  go: { notes: [[180, 0], [120, 0.02]], wave: "triangle", length: 0.09 },
  fly: { notes: [[330, 0], [440, 0.06]], wave: "triangle", length: 0.12 },
  come: { notes: [[262, 0], [392, 0.07]], length: 0.14 },
  hit: { notes: [[110, 0], [82, 0.04]], wave: "triangle", length: 0.18 },
  gain: { notes: [[523, 0], [659, 0.07]], length: 0.16 },
  leave: { notes: [[330, 0], [247, 0.09], [165, 0.2]], wave: "triangle", length: 0.26 },
  claim: { notes: [[392, 0], [587, 0.09]], length: 0.24 },
  turn: { notes: [[523, 0.08], [784, 0.2]] },
  won: { notes: [[392, 0.1], [523, 0.25], [659, 0.4], [784, 0.55]], length: 0.5 },
  lost: { notes: [[392, 0.1], [349, 0.3], [311, 0.5], [262, 0.75]], wave: "triangle", length: 0.6 },
  drawn: { notes: [[392, 0.1], [392, 0.35]], length: 0.4 },
};
/** @param {string} name */
const sound = (name) => {
  if (!audio || muted || !sounds[name]) return;
  const { notes, wave = "sine", length = 0.22 } = sounds[name];
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
/** @param {Iterable<string>} names what happened; a name without a sound is silent */
export const play = (names) => { for (const name of names) sound(name); };
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
