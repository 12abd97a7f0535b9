// ---- Frames of the same decision: nothing moves when a card is chosen, a draft begins, or the hand changes.
const FIXED = "#board, .bar, .top, .panels, .hand, .khand, .me, .opp, #buttons, .party, .scene, .below";
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const placesOf = () => {
  const things = [...find(FIXED), ...find(AREA), ...find(".pl, .col")].filter((e) => isSeen(e) && e.id !== "buttons");
  return new Map(things.map((thing) => [thing, box(thing)]));
};
/** @param {Map<HTMLElement, DOMRect>} before @param {string} after */
const checkStill = (before, after) => {
  for (const [thing, was] of before) {
    if (!thing.isConnected || (thing.matches(HAND) && after === "the hand is empty")) continue;
    const now = box(thing);
    // A fan is as wide as its cards.
    const across = thing.matches(HAND) ? 0 : Math.max(Math.abs(now.left - was.left), Math.abs(now.width - was.width));
    const by = Math.max(across, Math.abs(now.top - was.top), Math.abs(now.height - was.height));
    if (by > 1.5) report("moves", thing, `moves or changes its size by ${px(by)} when ${after}`);
  }
};
/** Rows of buttons that a game may offer: long labels, several of them, and always the way back. */
const WORST_BUTTONS = [
  ["Play as Warrior: 45 life, 10 mana, 3 more each turn; twice as many Razors, half as many Panaceas", "Annuler"],
  ["Prendre la première carte de la pioche des clans", "Prendre la première carte de la pioche tactique", "Annuler"],
];
/** @param {Map<HTMLElement, DOMRect>} before */
const checkButtons = (before) => {
  const buttons = byId("buttons");
  const own = [...buttons.childNodes];
  for (const labels of WORST_BUTTONS) {
    buttons.replaceChildren(...labels.map((label, n) => Object.assign(document.createElement("button"), { className: n === labels.length - 1 ? "btn quiet" : "btn go", textContent: label })));
    checkStill(before, "buttons have long labels");
    for (const button of buttons.children) {
      const [range, outer] = [document.createRange(), box(button)];
      range.selectNodeContents(button);
      const rects = [...range.getClientRects()];
      const rows = rowsOf(rects);
      if (button.firstChild instanceof Text) checkWords(button.firstChild, button);
      if (isUpright(rows, button.textContent)) report("upright button", button, `${quote(button.textContent)} stands upright: ${rows} lines in ${px(outer.width)} × ${px(outer.height)}`);
      if (rects.some((rect) => rect.left < outer.left - 1 || rect.right > outer.right + 1 || rect.top < outer.top - 2 || rect.bottom > outer.bottom + 2)) report("outside its box", button, `${quote(button.textContent)} leaves its button`);
      if (outer.bottom > screenHeight + 1 || outer.right > screenWidth + 1) report("outside the screen", button, `${quote(button.textContent)} ends at ${px(outer.right)}, ${px(outer.bottom)}`);
    }
  }
  buttons.replaceChildren(...own);
};
/** The help of the card under the pointer has room for the longest text of the board. */
const checkHelp = () => {
  const help = document.getElementById("cardhelp");
  const texts = find("#board [data-help]").map((thing) => thing.dataset.help ?? "");
  if (!help || !texts.length || !isSeen(help)) return;
  const own = [...help.childNodes];
  const longest = texts.reduce((a, b) => (a.length > b.length ? a : b));
  help.replaceChildren(Object.assign(document.createElement("b"), { textContent: "Help" }), Object.assign(document.createElement("span"), { textContent: longest }));
  const over = help.scrollHeight - help.clientHeight;
  if (over > 2) report("cut text", help, `the help of ${longest.length} characters is cut off by ${px(over)}`);
  help.replaceChildren(...own);
};
const checkFrames = () => {
  if (!document.body.classList.contains("live") || root !== document.body || document.querySelector("#board .chosen, .card.drag")) return;
  const before = placesOf();
  const [draft, hint] = [document.getElementById("draft"), byId("hint")];
  if (draft?.hidden) {
    const words = hint.textContent;
    draft.hidden = false;
    checkStill(before, "a draft begins");
    draft.hidden = true;
    hint.textContent = `${words} `.repeat(3).slice(0, 130);
    checkStill(before, "the hint is long");
    hint.textContent = words;
    if (byId("pace").hidden) checkButtons(before);
  }
  checkHelp();
  for (const hand of find(HAND)) {
    const cards = find(":scope > .card", hand);
    if (cards.length < 2) continue;
    const [name, widths] = [hand.className, cards.map((card) => card.offsetWidth)];
    const last = cards[cards.length - 1];
    hand.className = name.replace(/\bn\d+\b/, `n${cards.length - 1}`);
    last.style.display = "none";
    if (cards.some((card, n) => card !== last && Math.abs(card.offsetWidth - widths[n]) > 1)) report("resizes", hand, `its cards change from ${px(widths[0])} to ${px(cards[0].offsetWidth)} when one of them is played`);
    checkStill(before, "a card leaves the hand");
    hand.className = name.replace(/\bn\d+\b/, "n0");
    for (const card of cards) card.style.display = "none";
    checkStill(before, "the hand is empty");
    for (const card of cards) card.style.display = "";
    hand.className = name;
  }
  // Only a card that begins a longer gesture is touched: nothing is sent.
  /** @type {{touch: string[]}[]} */
  const choices = JSON.parse(byId("frame").textContent).choices ?? [];
  const isLong = (/** @type {string|undefined} */ id) => choices.some((choice) => choice.touch[0] === id) && choices.every((choice) => choice.touch[0] !== id || choice.touch.length > 1);
  const card = find("#board .card.can[data-id]").find((one) => isLong(one.dataset.id));
  if (!card) return;
  card.click();
  checkStill(before, "a card is chosen");
  find("#board .chosen")[0]?.click();
};
