// @ts-check
// The form of a new game. It knows no rules: after every change it asks the server whether the choices fit together, and
// shows what the server answers.
import { all, byId, closest } from "./page.js";

/** Marks the first preset that has the same people and computers at the seats that play. @param {HTMLFormElement} form */
const markPreset = (form) => {
  const playing = all(".seat", form).filter((card) => !card.hidden);
  const people = playing.map((card) => card.querySelector("input:checked")?.getAttribute("value") === "human");
  const fits = (/** @type {DOMStringMap} */ { preset = "", least, most }) => {
    const kinds = preset.split(" ");
    return people.length >= Number(least) && people.length <= Number(most) && people.every((person, seat) => person === (kinds[seat] === "human"));
  };
  const presets = all("[data-preset]", form);
  const current = presets.find((one) => fits(one.dataset));
  for (const one of presets) one.setAttribute("aria-pressed", String(one === current));
};
/** The idea of the chosen deck stands below the choice. @param {HTMLFormElement} form */
const showIdeas = (form) => {
  for (const select of form.querySelectorAll("select")) {
    const idea = document.getElementById(select.getAttribute("aria-describedby") ?? "");
    if (idea) idea.textContent = select.selectedOptions[0]?.dataset.idea ?? "";
  }
};

/** @param {HTMLFormElement} form */
export const startTableForm = (form) => {
  const problem = byId("problem");
  const key = all("[data-number]", form)[0]?.dataset.number;
  const number = key ? /** @type {HTMLInputElement} */ (byId(`o-${key}`)) : null;
  const auto = key ? /** @type {HTMLInputElement} */ (form.elements.namedItem(`${key}-auto`)) : null;
  /** @param {number} n */
  const showSeats = (n) => { if (key) all(".seat", form).forEach((card, seat) => { card.hidden = seat >= n; }); };
  let asked = 0;
  let timer = 0;
  // Unless the reader has set the number of seats, it follows from the other choices.
  let [own, last] = [false, number?.value];
  const tellWhose = () => { if (auto && number) auto.value = own || number.value !== last ? "0" : "1"; };
  const check = async () => {
    const question = ++asked;
    tellWhose();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
    const answer = await fetch(form.dataset.check ?? "", { method: "POST", body }).catch(() => null);
    // A newer question replaces this one.
    if (!answer?.ok || question !== asked) return;
    const { problem: sentence, seats } = /** @type {import("./wire.js").TableFormCheck} */ (await answer.json());
    problem.hidden = !sentence;
    problem.replaceChildren(Object.assign(document.createElement("span"), { textContent: sentence ?? "" }));
    if (seats === null) return;
    showSeats(seats);
    markPreset(form);
    if (number && auto?.value === "1") last = number.value = String(seats);
  };
  if (auto && number) {
    auto.disabled = false;
    number.addEventListener("input", () => { own = true; showSeats(number.valueAsNumber); });
    showSeats(number.valueAsNumber);
    // A preset for two makes no sense at a table for one.
    form.addEventListener("click", (event) => {
      const { least, most } = closest(event, "[data-preset]")?.dataset ?? {};
      const fitting = String(Math.min(Number(most), Math.max(Number(least), number.valueAsNumber)));
      if (least === undefined || fitting === number.value) return;
      number.value = fitting;
      number.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  form.addEventListener("input", () => showIdeas(form));
  showIdeas(form);
  // A preset fills in the seats without a word; it has done so when its click arrives here.
  for (const kind of ["input", "click"]) form.addEventListener(kind, () => markPreset(form));
  markPreset(form);
  form.addEventListener("submit", tellWhose);
  form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(check, 120); });
};
