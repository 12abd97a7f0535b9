// @ts-check
// What the reader is asked to do next, in words: the game's own question, or one made of what can be touched.
import { all, fill, words } from "./page.js";

/** @typedef {import("./shortcuts.js").Offer} Offer */

/** @param {{path: string[], next: Set<string>, open: Offer[], outcome: (id: string) => string}} gesture @returns {string} */
export const invitation = ({ path, next, open, outcome }) => {
  const kinds = new Set([...next].filter((id) => path.length || !id.startsWith("button:")).map((id) => id.split(":")[0]));
  // The game's own words, where the board has them.
  const question = document.querySelector("#board [data-question]")?.getAttribute("data-question");
  if (!path.length && question) return question;
  const [gathering] = path.length ? open.flatMap((choice) => ("more" in choice && choice.more) || []) : [];
  if (gathering) return gathering;
  const call = kinds.size === 1 ? words.choose[[...kinds][0]] ?? words.choose.any : kinds.size ? words.choose.any : "";
  const last = all("#board [data-id]").find((e) => e.dataset.id === path.at(-1));
  const ends = [...next].filter((id) => !id.startsWith("button:")).map(outcome);
  if (!path.length && ends.length === 1 && ends[0]) return ends[0][0].toUpperCase() + ends[0].slice(1);
  const picked = last?.dataset.pick ?? last?.dataset.name ?? "";
  // A button confirms: the question is what it would do.
  if (last && kinds.size === 1 && kinds.has("button")) return fill(words.confirm, { what: picked });
  if (last) return picked + words.colon + call;
  return call && call[0].toUpperCase() + call.slice(1);
};
