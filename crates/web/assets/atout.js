// @ts-check
// The script of all pages. It knows gestures and no rules: the server sends which things can be touched in which order;
// the script shows them, follows the touches, and sends the action of a completed gesture. An action that can still be
// taken back is previewed first and sent together with those that follow it. The script knows no game either.

/** @typedef {{action: string, label: string, touch: string[], draft?: boolean}} Choice */
/** @typedef {{seat: number, row: string[], html: string, choices: Choice[]}} Preview */
/** @typedef {{version: number, text: string}} Line */
/** @typedef {{seat: number, name: string, meanwhile: string[]}} Cover */
/**
 * @typedef {{version: number, state: "waiting"|"playing"|"over", html: string, status: string, yours: boolean,
 *   seat: number|null, asked: number|null, resign: number|null, choices: Choice[], cover: Cover|null, log: Line[], full: boolean, result: string|null,
 *   pace: {paused: boolean, ms: number}|null, commitment: string}} Frame
 */
/**
 * What has changed since the version `from`; everything if there is none. Other fields are those of a frame that have changed.
 * @typedef {Partial<Omit<Frame, "choices"|"html">> & {version: number, from?: number, parts?: Record<string, string>,
 *   learn?: Record<string, [string, string, string[], true?]>, choices?: number[]}} Update
 */

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} id */
const json = (id) => JSON.parse(document.getElementById(id)?.textContent || "null");
/** @template {HTMLElement} T @param {Event|Element} from @param {string} selector @returns {T|null} */
const closest = (from, selector) => {
  const start = from instanceof Event ? from.target : from;
  return start instanceof Element ? /** @type {T|null} */ (start.closest(selector)) : null;
};
/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((e) => e instanceof HTMLElement);
/** @param {string} text @param {Record<string, string|number>} values */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
/** @param {string} tag @param {string} text @param {Record<string, string>} [attributes] */
const make = (tag, text, attributes = {}) => {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
/** @param {string} text @param {string} kind @param {() => void} action */
const button = (text, kind, action) => {
  const element = make("button", text, { type: "button", class: kind });
  element.addEventListener("click", action);
  return element;
};
const storage = {
  /** @param {string} key */
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  /** @param {string} key @param {string} value */
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window: forget it */ } },
};
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const words = json("words");

// ---- Sounds: synthesised, soft, silent until the first click.
/** @type {AudioContext|null} */
let audio = null;
let muted = storage.get("mute") === "1";
/** @param {[number, number][]} notes hertz and start in seconds @param {OscillatorType} [wave] @param {number} [length] */
const sound = (notes, wave = "sine", length = 0.22) => {
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
const startSound = () => {
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

// ---- The board: replacing it, with transitions for what has moved.
const board = document.getElementById("board");
/** @param {HTMLElement|null} thing @returns {string} its help text */
const about = (thing) => thing?.dataset.help || thing?.getAttribute("aria-label") || "";
/** @param {Element} element */
const place = (element) => closest(element, "[data-place]")?.dataset.place;
/** @param {DocumentFragment} fresh @returns {[HTMLElement, HTMLElement][]} old and new elements of everything that moved */
const movedPairs = (fresh) => {
  const before = new Map(all("[data-id]", /** @type {HTMLElement} */ (board)).map((e) => [e.dataset.id, e]));
  /** @type {[HTMLElement, HTMLElement][]} */
  const pairs = [];
  for (const now of all("[data-id]", fresh)) {
    const was = before.get(now.dataset.id);
    if (was) {
      if (place(was) !== place(now)) pairs.push([was, now]);
      continue;
    }
    const origin = board?.querySelector(`[data-origin="${closest(now, "[data-from]")?.dataset.from}"]`);
    const from = origin && (all(".card", origin).pop() ?? origin);
    if (from instanceof HTMLElement && !pairs.some(([old]) => old === from)) pairs.push([from, now]);
  }
  return pairs;
};
/** Changes a part of the page into a new one and keeps equal elements, so that nothing jumps or loses the focus.
 * @param {ChildNode} was @param {ChildNode} now */
const patch = (was, now) => {
  const [old, fresh] = [[...was.childNodes], [...now.childNodes]];
  const id = (/** @type {Node} */ node) => node instanceof HTMLElement && node.dataset.id;
  if (was.nodeName !== now.nodeName || id(was) !== id(now) || old.length !== fresh.length) return was.replaceWith(now);
  if (was instanceof Element && now instanceof Element) {
    // Opened details stay open.
    for (const name of was.getAttributeNames()) if (name !== "open" && !now.hasAttribute(name)) was.removeAttribute(name);
    for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) was.setAttribute(name, value);
  } else if (was.nodeValue !== now.nodeValue) was.nodeValue = now.nodeValue;
  old.forEach((child, n) => patch(child, fresh[n]));
};
let newest = 0;
/** @param {string} html @param {() => void} after */
const swap = (html, after) => {
  if (!board) return;
  const mine = ++newest;
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content;
  const pairs = reducedMotion.matches || document.hidden || !document.startViewTransition ? [] : movedPairs(fresh);
  const replace = () => {
    // A newer board may have arrived before the transition starts.
    if (mine !== newest) return;
    for (const part of all("[data-slot]", fresh)) {
      const slot = document.getElementById(`slot-${part.dataset.slot}`);
      part.remove();
      if (slot?.firstChild) patch(slot.firstChild, part); else slot?.replaceChildren(part);
    }
    const [old, now] = [[...board.childNodes], [...fresh.childNodes]];
    if (pairs.length || old.length !== now.length) board.replaceChildren(fresh);
    else old.forEach((child, n) => patch(child, now[n]));
    after();
  };
  if (!pairs.length) return replace();
  const name = (/** @type {0|1} */ side, /** @type {boolean} */ on) =>
    pairs.forEach((pair, n) => pair[side].style.setProperty("view-transition-name", on ? `mover${n}` : ""));
  name(0, true);
  const transition = document.startViewTransition(() => { name(0, false); replace(); name(1, true); });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(1, false));
};
const startBoard = () => {
  for (const part of all("#board [data-slot]")) document.getElementById(`slot-${part.dataset.slot}`)?.replaceChildren(part);
  const help = byId("cardhelp");
  const tell = (/** @type {Event} */ event) => {
    const thing = closest(event, "#board [data-name]");
    if (thing) help.replaceChildren(make("b", thing.dataset.name ?? ""), make("span", about(thing)));
  };
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, tell);
  const side = byId("side");
  const open = (/** @type {boolean} */ on) => byId("sideopen").setAttribute("aria-expanded", String(side.classList.toggle("open", on)));
  byId("sideopen").addEventListener("click", () => open(!side.classList.contains("open")));
  byId("sideclose").addEventListener("click", () => open(false));
  // The news has little room on small screens: a click opens the log.
  document.getElementById("news")?.addEventListener("click", () => open(true));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !side.classList.contains("open")) return;
    // Escape closes the panel and nothing else.
    event.stopImmediatePropagation();
    open(false);
  });
};

// ---- A live table.
const startTable = () => {
  const table = location.pathname.split("/")[2];
  const title = document.title;
  const [status, hint, buttons, log] = ["status", "hint", "buttons", "log"].map(byId);
  /** @type {Frame} */
  let frame = json("frame");
  /** @type {string[]} the ids touched so far */
  let path = [];
  let busy = false;
  /** @type {Choice[]} what was composed and not played yet */
  let draft = [];
  /** @type {Preview|null} where the draft leads; null until the server has answered */
  let preview = null;
  let resultShown = false;
  /** The id of the thing that last had keyboard focus; empty after a pointer was used. */
  let lastFocus = "";
  let logged = Math.max(0, ...frame.log.map((line) => line.version));
  // The initial contents, to be restored on a shared screen.
  const [noHelp, noNews] = ["cardhelp", "news"].map((id) => [...byId(id).childNodes]);

  // Gestures.
  const choices = () => (busy || frame.cover ? [] : draft.length ? preview?.choices ?? [] : frame.choices);
  const open = () => choices().filter((c) => path.every((id, n) => c.touch[n] === id));
  const nextIds = () => new Set(open().map((c) => c.touch[path.length]).filter(Boolean));
  const firstIds = () => new Set(choices().map((c) => c.touch[0]));
  /** @param {string} id @returns {string} the label of the action that touching it completes; empty if it completes none */
  const outcome = (id) => {
    const done = open().filter((c) => c.touch[path.length] === id);
    return done.length === 1 && done[0].touch.length === path.length + 1 ? done[0].label : "";
  };
  /** @param {string} id */
  const touch = (id) => {
    if (path.includes(id)) path = path.slice(0, path.indexOf(id));
    else if (nextIds().has(id)) path = [...path, id];
    else if (firstIds().has(id)) path = [id];
    else return false;
    const left = open();
    if (left.length === 1 && left[0].touch.length === path.length) play(left[0]);
    else show();
    return true;
  };
  const back = () => { path = path.slice(0, -1); show(); };
  /** @param {Choice} choice */
  const play = (choice) => {
    if (choice.draft) return compose([...draft, choice]);
    busy = true;
    path = [];
    send({ type: "play", seat: frame.seat, row: [...actions(), choice.action], version: frame.version });
    show();
  };

  // Drafts.
  const actions = () => draft.map((choice) => choice.action);
  const askPreview = () => send({ type: "preview", seat: frame.seat, row: actions(), version: frame.version });
  /** @param {Choice[]} row the new draft; an empty one shows the table as it is */
  const compose = (row) => {
    draft = row;
    path = [];
    preview = null;
    if (row.length) askPreview();
    showBoard();
  };
  const takeBack = () => { if (!busy) compose(draft.slice(0, -1)); };
  /** @param {Preview} answer */
  const receivePreview = (answer) => {
    // The draft may have changed since the question.
    if (busy || answer.seat !== frame.seat || answer.row.join("\n") !== actions().join("\n")) return;
    preview = answer;
    swap(answer.html, show);
  };

  // Showing what can be done.
  /** @param {Set<string>} next */
  const invitation = (next) => {
    const kinds = new Set([...next].filter((id) => path.length || !id.startsWith("button:")).map((id) => id.split(":")[0]));
    const call = kinds.size === 1 ? words.choose[[...kinds][0]] ?? words.choose.any : kinds.size ? words.choose.any : "";
    const last = all("#board [data-id]").find((e) => e.dataset.id === path.at(-1));
    const ends = [...next].filter((id) => !id.startsWith("button:")).map(outcome);
    if (!path.length && ends.length === 1 && ends[0]) return ends[0][0].toUpperCase() + ends[0].slice(1);
    if (last) return (last.dataset.pick ?? last.dataset.name) + words.colon + call;
    return call && call[0].toUpperCase() + call.slice(1);
  };
  /** @param {string} text */
  const say = (text) => { hint.textContent = text; hint.classList.toggle("long", text.length > 90); };
  const describe = () => say(busy ? words.sent : (frame.yours && invitation(nextIds())) || frame.status);
  const showDraft = () => {
    board?.classList.toggle("draft", draft.length > 0);
    byId("draft").hidden = !draft.length;
    const steps = draft.map((choice) => choice.label).join(" → ");
    if (byId("steps").textContent !== steps) byId("steps").textContent = steps;
  };
  const show = () => {
    const [next, first, composed] = [nextIds(), firstIds(), new Set(draft.flatMap((choice) => choice.touch))];
    for (const thing of all("#board [data-id]")) {
      const id = thing.dataset.id ?? "";
      const [can, chosen] = [next.has(id), path.includes(id)];
      const live = can || chosen || first.has(id);
      thing.classList.toggle("can", can || (path.length > 0 && first.has(id) && !chosen));
      thing.classList.toggle("target", can && path.length + draft.length > 0);
      thing.classList.toggle("chosen", chosen);
      thing.classList.toggle("drafted", composed.has(id));
      // What cannot be touched keeps its own role: screen readers skip plain cells.
      thing.dataset.role ??= thing.getAttribute("role") ?? "";
      const role = live ? "button" : thing.dataset.role;
      if (role) thing.setAttribute("role", role);
      else thing.removeAttribute("role");
      thing.dataset.tip ??= thing.title;
      thing.title = outcome(id) || thing.dataset.tip;
      for (const [name, value] of [["tabindex", "0"], ["aria-pressed", String(chosen)]]) {
        if (live) thing.setAttribute(name, value);
        else thing.removeAttribute(name);
      }
    }
    for (const zone of all("#board [data-zone]")) zone.classList.toggle("zone", next.has(zone.dataset.zone ?? ""));
    showDraft();
    describe();
    showButtons(next);
    // Keyboard players keep a focus on the board.
    if (!lastFocus || document.activeElement !== document.body) return;
    (all("#board [tabindex]").find((e) => e.dataset.id === lastFocus) ?? nearest(all("#board .can, #buttons .go")))?.focus();
  };
  /** The table as it is, or the draft's board until its next preview. */
  const showBoard = () => { if (frame.html && !draft.length) swap(frame.html, show); else show(); };
  /** @param {Set<string>} next */
  const showButtons = (next) => {
    const doable = open().filter((c) => c.touch.length === path.length || c.touch[path.length]?.startsWith("button:"));
    // A button is highlighted only if it is the one thing to do.
    const only = doable.length === 1 && [...next].every((id) => id.startsWith("button:"));
    const parts = doable.map((choice) => button(choice.label, only ? "btn go" : "btn", () => play(choice)));
    if (path.length && next.size) parts.push(button(words.cancel, "btn quiet", back));
    else if (draft.length && !busy) parts.push(button(words.takeBack, "btn quiet", takeBack));
    if (frame.state === "over") parts.push(button(words.result, "btn", showResult));
    buttons.replaceChildren(...parts);
  };
  const showResult = () => {
    const dialog = /** @type {HTMLDialogElement} */ (byId("result"));
    byId("resulttext").textContent = frame.result;
    if (!dialog.open) dialog.showModal();
    resultShown = true;
  };
  const showLog = () => {
    if (frame.full) { log.replaceChildren(); logged = 0; }
    const lines = frame.log.filter((line) => line.version > logged);
    log.append(...lines.map((line) => make("li", line.text, { "data-version": String(line.version) })));
    logged = Math.max(logged, ...lines.map((line) => line.version));
    const last = frame.log.at(-1)?.version;
    if (last) byId("news").textContent = frame.log.filter((line) => line.version === last).map((line) => line.text).join(" ");
    if (frame.state === "over") {
      for (const item of all("li:not(:has(a))", log)) item.replaceChildren(make("a", item.textContent ?? "", { href: `/replay/${table}?at=${item.dataset.version}` }));
    }
    const box = log.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const showCover = () => {
    const [cover, box] = [frame.cover, byId("cover")];
    for (const part of all("header, main, aside")) part.inert = Boolean(cover);
    box.hidden = !cover;
    if (!cover) return;
    // The next person must not see what the last one read, pointed at or focused.
    lastFocus = "";
    byId("cardhelp").replaceChildren(...noHelp);
    if (!frame.log.length) byId("news").replaceChildren(...noNews);
    byId("covertitle").textContent = fill(words.pass, { name: cover.name });
    byId("meanwhile").replaceChildren(...(cover.meanwhile.length ? [make("li", words.meanwhile)] : []), ...cover.meanwhile.map((text) => make("li", text)));
    byId("uncover").textContent = fill(words.take, { name: cover.name });
    byId("uncover").focus();
  };
  const showRest = () => {
    status.textContent = status.title = frame.status;
    status.classList.toggle("yours", frame.yours && !frame.cover);
    status.classList.toggle("over", frame.state === "over");
    document.title = frame.yours ? `● ${words.yourTurn} · ${title}` : title;
    byId("seal").textContent = frame.commitment;
    showLog();
    showCover();
    byId("pace").hidden = !frame.pace;
    all("[data-pace=pause]")[0].textContent = frame.pace?.paused ? words.go : words.pause;
    showGiveUp();
    if (frame.state === "over" && !resultShown) showResult();
  };
  const askGiveUp = /** @type {HTMLDialogElement} */ (byId("giveupask"));
  const showGiveUp = () => {
    byId("giveup").hidden = frame.resign === null;
    if (askGiveUp.open && askGiveUp.dataset.seat !== String(frame.resign)) askGiveUp.close();
  };
  const forget = () => { busy = false; path = []; draft = []; preview = null; };
  /** @param {Frame} fresh */
  const receive = (fresh) => {
    const old = frame;
    frame = fresh;
    // A gesture and a draft go on while others decide, as long as the decision is the same.
    if (fresh.asked === null || fresh.asked !== old.asked || fresh.seat !== old.seat || old.cover) forget();
    if (fresh.log.some((line) => line.version > old.version)) sound([[180, 0], [120, 0.02]], "triangle", 0.09);
    if (fresh.yours && !old.yours) sound([[523, 0.08], [784, 0.2]]);
    if (fresh.state === "over" && old.state !== "over") sound([[392, 0.1], [523, 0.25], [659, 0.4], [784, 0.55]], "sine", 0.5);
    if (draft.length && !busy) askPreview();
    showBoard();
    showRest();
    if (fresh.state === "waiting") setTimeout(ready, 500);
  };

  // Updates: the page puts together what it has and what has changed.
  /** @type {Map<string, string>} the texts of the board's parts, by name */
  const parts = new Map();
  /** @type {Map<string, Choice>} the choices that were offered so far, by number */
  const known = new Map();
  /** Was an update missed? Then everything was asked for. */
  let missed = false;
  /** @param {string} name @returns {string} the part, with the parts that it refers to */
  const assemble = (name) => (parts.get(name) ?? "").replace(/<=(\w+)>/g, (_, inner) => assemble(inner));
  /** @param {Update} update */
  const receiveUpdate = ({ from, parts: changed = {}, learn = {}, choices: numbers, ...rest }) => {
    if (from === undefined) {
      missed = false;
      parts.clear();
      known.clear();
    } else if (missed) return;
    else if (from !== frame.version) {
      missed = true;
      return hello();
    }
    for (const [name, text] of Object.entries(changed)) parts.set(name, text);
    for (const [number, [action, label, touch, draft]] of Object.entries(learn)) known.set(number, { action, label, touch, draft });
    const choices = numbers ? numbers.flatMap((number) => known.get(String(number)) ?? []) : frame.choices;
    receive({ ...frame, log: [], full: false, ...rest, choices, html: assemble("board") });
  };

  // The socket.
  /** @type {WebSocket|null} */
  let socket = null;
  let attempts = 0;
  let gone = false;
  let value = "";
  const ready = () => {
    value ||= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    send({ type: "ready", value });
  };
  /** @param {object} message */
  const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); };
  /** @param {string} text */
  const lost = (text) => { byId("lost").textContent = text; byId("lost").hidden = !text; };
  let toastTimer = 0;
  /** @param {string} text */
  const toast = (text) => {
    byId("toast").textContent = text;
    byId("toast").hidden = false;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { byId("toast").hidden = true; }, 6000);
  };
  /** @param {string} detail */
  const refused = (detail) => {
    forget();
    toast(detail);
    showBoard();
  };
  /** @param {any} message */
  const onMessage = (message) => {
    if (message.type === "update") receiveUpdate(message);
    if (message.type === "preview") receivePreview(message);
    if (message.type === "refused") refused(message.detail);
    if (message.type === "gone") { gone = true; lost(message.detail); }
  };
  const hello = () => send({ type: "hello", seen: frame.version });
  const connect = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/t/${table}/ws`);
    socket.onopen = () => { attempts = 0; busy = false; lost(""); hello(); };
    socket.onmessage = (event) => onMessage(JSON.parse(event.data));
    socket.onclose = () => {
      if (gone) return;
      busy = false;
      lost(words.lost);
      setTimeout(connect, Math.min(8000, 400 * 2 ** attempts++));
    };
  };

  // Pointer.
  let dragged = false;
  // A long press shows the help text, as hovering does.
  let pressed = Infinity;
  board?.addEventListener("pointerdown", (event) => { pressed = event.pointerType === "touch" ? event.timeStamp : Infinity; }, { capture: true });
  board?.addEventListener("click", (event) => {
    if (dragged) { dragged = false; return; }
    const rested = event.timeStamp - pressed > 500;
    // Clicks of a screen reader come without a press: they are never late.
    pressed = Infinity;
    if (rested) return;
    const thing = closest(event, "[data-id]");
    const zone = closest(event, "[data-zone]");
    if (thing?.dataset.id && touch(thing.dataset.id)) return;
    if (zone?.dataset.zone && nextIds().has(zone.dataset.zone)) touch(zone.dataset.zone);
    else say(about(closest(event, "[data-name]")) || hint.textContent || "");
  });
  /** @param {Event|Element} from @returns {string} the next id that a drop or a click there touches */
  const targetAt = (from) => {
    const next = nextIds();
    return [closest(from, "#board [data-id]")?.dataset.id, closest(from, "#board [data-zone]")?.dataset.zone].find((id) => id && next.has(id)) ?? "";
  };
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, (event) => {
    const label = outcome(targetAt(event));
    if (label) say(label);
    else describe();
  });
  board?.addEventListener("pointerdown", (event) => {
    const card = closest(event, ".card[data-id]");
    const id = card?.dataset.id ?? "";
    if (!card || event.button || !firstIds().has(id) || !choices().some((c) => c.touch[0] === id && c.touch.length > 1)) return;
    const start = card.getBoundingClientRect();
    const over = new AbortController();
    /** @type {HTMLElement|null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ now) => {
      if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < 8) return;
      if (!ghost) {
        path = [id];
        show();
        ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
        ghost.classList.add("drag");
        ghost.style.width = `${card.offsetWidth}px`;
        document.body.append(ghost);
      }
      ghost.style.left = `${start.left + now.clientX - event.clientX}px`;
      ghost.style.top = `${start.top + now.clientY - event.clientY}px`;
      const under = document.elementFromPoint(now.clientX, now.clientY);
      for (const zone of all("[data-zone]")) zone.classList.toggle("over", Boolean(under && zone.contains(under) && targetAt(under)));
    };
    const end = (/** @type {PointerEvent} */ now) => {
      over.abort();
      if (!ghost) return;
      ghost.remove();
      dragged = true;
      setTimeout(() => { dragged = false; });
      for (const zone of all("[data-zone].over")) zone.classList.remove("over");
      const under = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
      const id = under ? targetAt(under) : "";
      if (id) touch(id);
      else { path = []; show(); }
    };
    addEventListener("pointermove", move, over);
    addEventListener("pointerup", end, over);
    addEventListener("pointercancel", end, over);
  });
  /** @param {Element} e */
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  /** @param {HTMLElement[]} things @returns {HTMLElement|undefined} the nearest to the reader's own piece; the first if there is none */
  const nearest = (things) => {
    const here = board?.querySelector("[data-here]");
    if (!here) return things[0];
    const [x, y] = middle(here);
    const distance = (/** @type {HTMLElement} */ e) => { const [ex, ey] = middle(e); return Math.hypot(ex - x, ey - y); };
    return things.sort((a, b) => distance(a) - distance(b))[0];
  };
  /** @param {number} dx @param {number} dy moves the focus to the nearest touchable thing in that direction */
  const moveFocus = (dx, dy) => {
    const things = all("#board [tabindex='0'], #buttons button");
    const here = things.find((e) => e === document.activeElement);
    if (!here) return things[0]?.focus();
    const [x, y] = middle(here);
    const cost = (/** @type {Element} */ e) => {
      const [ex, ey] = middle(e);
      const [along, across] = [(ex - x) * dx + (ey - y) * dy, Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)];
      return along > 2 ? along + 2 * across : Infinity;
    };
    const best = things.filter((e) => e !== here).sort((a, b) => cost(a) - cost(b))[0];
    if (best && cost(best) < Infinity) best.focus();
  };
  const arrows = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  board?.addEventListener("focusin", (event) => { lastFocus = closest(event, ":focus-visible")?.dataset.id ?? ""; });
  addEventListener("pointerdown", () => { lastFocus = ""; });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || frame.cover || document.querySelector("dialog[open]")) return;
    const thing = closest(event, "#board [data-id]");
    const numbered = /^[1-9]$/.test(event.key) && [...nextIds()].find((id) => id.endsWith(`:${event.key}`));
    if (arrows[event.key]) moveFocus(...arrows[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && thing?.dataset.id) touch(thing.dataset.id);
    else if ((event.key === "Escape" || event.key === "Backspace") && path.length) back();
    else if ((event.key === "Escape" || event.key === "Backspace") && draft.length) takeBack();
    else if (numbered) touch(numbered);
    else return;
    event.preventDefault();
  });
  byId("giveup").addEventListener("click", () => {
    askGiveUp.dataset.seat = String(frame.resign);
    askGiveUp.showModal();
  });
  byId("giveupyes").addEventListener("click", () => send({ type: "play", seat: frame.resign, action: "resign", version: frame.version }));
  // The menu that the question came from is closed: its button gets the focus.
  askGiveUp.addEventListener("close", () => { if (!document.querySelector("dialog[open]")) all(".menu > summary")[0]?.focus(); });
  byId("uncover").addEventListener("click", () => frame.cover && send({ type: "uncover", seat: frame.cover.seat }));
  byId("pace").addEventListener("click", (event) => {
    const which = closest(event, "[data-pace]")?.dataset.pace;
    if (!which || !frame.pace) return;
    const { paused, ms } = frame.pace;
    const factor = which === "slower" ? 2 : which === "faster" ? 0.5 : 1;
    send({ type: "pace", paused: which === "pause" ? !paused : paused, ms: Math.round(Math.min(8000, Math.max(50, ms * factor))) });
  });
  frame.full = true;
  show();
  showRest();
  connect();
};

// ---- A replay.
const startReplay = () => {
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

// ---- All pages.
for (const time of document.querySelectorAll("time")) {
  const moment = new Date(time.dateTime);
  if (!Number.isNaN(moment.valueOf())) time.textContent = moment.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
for (const menu of all("details.menu")) {
  const close = () => menu.removeAttribute("open");
  addEventListener("click", (event) => { if (!(event.target instanceof Node && menu.contains(event.target)) || closest(event, ".menu a, .menu button")) close(); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.hasAttribute("open")) return;
    // Escape closes the menu and nothing else.
    event.stopImmediatePropagation();
    close();
    menu.querySelector("summary")?.focus();
  });
}
for (const presets of all(".presets")) {
  presets.hidden = false;
  presets.addEventListener("click", (event) => {
    const kinds = closest(event, "[data-preset]")?.dataset.preset?.split(" ") ?? [];
    kinds.forEach((kind, seat) => { /** @type {HTMLSelectElement} */ (byId(`seat${seat}`)).value = kind; });
  });
}
for (const seats of all("[data-number]")) {
  const number = /** @type {HTMLInputElement} */ (byId(`o-${seats.dataset.number}`));
  const show = () => all(".seat", seats).forEach((row, n) => { row.hidden = n >= number.valueAsNumber; });
  number.addEventListener("input", show);
  show();
}
for (const usual of all("[data-other]")) {
  const other = /** @type {HTMLInputElement} */ (byId(usual.dataset.other ?? ""));
  const show = () => { other.hidden = other.disabled = Boolean(/** @type {HTMLSelectElement} */ (usual).value); };
  usual.addEventListener("input", () => { show(); other.focus(); });
  show();
}
startSound();
if (board) startBoard();
if (document.body.classList.contains("live")) startTable();
if (document.body.classList.contains("replay")) startReplay();
