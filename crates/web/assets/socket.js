// @ts-check
// The connection of a table: it is opened again when it is lost.

/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./wire.js").ToBrowser} ToBrowser */
/**
 * What a page reads of the messages to it. A lesson or a puzzle has no table, so its answers have no version.
 * @typedef {Exclude<ToBrowser, {type: "table"|"preview"|"refused"}>|({type: "preview"} & Preview)|{type: "refused", detail: string}} Incoming
 */
/** @typedef {Omit<Extract<ToBrowser, {type: "preview"}>, "type"|"version"|"shortcuts"> & Partial<Pick<Extract<ToBrowser, {type: "preview"}>, "shortcuts">>} Preview */
/** @typedef {{opened: () => void, lost: () => void, received: (message: Incoming) => void}} Handlers */
/** @typedef {{send: (message: FromBrowser) => void, end: () => void}} Connection */

/** Connects to a table.
 * @param {string} table its id @param {Handlers} handlers @returns {Connection} */
export const connect = (table, handlers) => {
  /** @type {WebSocket|null} */
  let socket = null;
  let attempts = 0;
  let ended = false;
  const open = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/t/${table}/ws`);
    socket.addEventListener("open", () => { attempts = 0; handlers.opened(); });
    socket.addEventListener("message", (event) => handlers.received(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (ended) return;
      handlers.lost();
      setTimeout(open, Math.min(8000, 400 * 2 ** attempts++));
    });
  };
  open();
  return {
    /** @param {FromBrowser} message */
    send: (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); },
    /** A connection that closes from now on is not opened again. */
    end: () => { ended = true; },
  };
};
