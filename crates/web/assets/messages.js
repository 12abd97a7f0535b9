// @ts-check
// The messages between a table and its server: what the browser says first, and who gets the answers. Not here: the
// connection (socket.js), how a frame is put together (frames.js).
import { frameReader } from "./frames.js";
import { lost } from "./notices.js";
import { words } from "./page.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./socket.js").Preview} Preview */

/**
 * Who gets what the server sends.
 * @typedef {{frame: (fresh: Frame) => void, preview: (answer: Preview) => void, why: (detail: string|null) => void,
 *   refused: (detail: string) => void, opened: () => void, lost: () => void}} Receivers
 */

/** @returns {string} random digits: the browser's part of the shuffle */
const randomDigits = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {() => Frame} frame the frame that is shown @param {Receivers} receivers
 * @param {(handlers: import("./socket.js").Handlers) => import("./socket.js").Connection} connect */
export const startMessages = (frame, receivers, connect) => {
  const readUpdate = frameReader(frame());
  let given = { commitment: "", value: "" };
  // Before the deal nothing of the log is known, not even the deal.
  const hello = () => send({ type: "hello", seen: frame().state === "waiting" ? undefined : frame().version });
  /** @param {import("./socket.js").Incoming} message */
  const received = (message) => {
    switch (message.type) {
      case "update": {
        const fresh = readUpdate(message, hello);
        if (fresh) receivers.frame(fresh);
        break;
      }
      case "preview": receivers.preview(message); break;
      case "why": receivers.why(message.detail); break;
      case "refused": receivers.refused(message.detail); break;
      case "gone": connection.end(); lost(message.detail); break;
    }
  };
  const connection = connect({
    opened: () => { lost(""); hello(); receivers.opened(); },
    lost: () => { receivers.lost(); lost(words.lost); },
    received,
  });
  /** @param {FromBrowser} message */
  const send = (message) => connection.send(message);
  return {
    send,
    /** Gives the browser's part of the shuffle: always the same one after a commitment, and another one after another. */
    ready: () => {
      const { commitment } = frame();
      if (!commitment) return;
      if (given.commitment !== commitment) given = { commitment, value: randomDigits() };
      send({ type: "ready", value: given.value });
    },
  };
};
