// @ts-check
// Moves on their way to the server: what was sent and not answered, and what is to follow. Not here: how a move is chosen
// (picking.js), what is composed before it (draft.js).
import { actionsOf } from "./shortcuts.js";
import { endsTurn } from "./turn.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./shortcuts.js").Offer} Offer */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {ReturnType<typeof startMoves>} Moves */

/** @param {{frame: () => Frame, draft: Draft, send: (message: FromBrowser) => void, hurry: () => void, sent: () => void}} table what
 * passes for the seat until something happens, what to do after a move was sent */
export const startMoves = ({ frame, draft, send, hurry, sent }) => {
  /** Was a move sent and not answered? */
  let busy = false;
  /** Did the reader end the turn? Else it may end by itself. */
  let isEnding = false;
  /** @type {{seat: number|null, row: string[]}|null} a row that the seat plays at its next decision, if nothing happens before it */
  let following = null;
  /** @param {string[]} row @param {boolean} [ends] */
  const playRow = (row, ends = endsTurn(frame(), row)) => {
    const { seat, version } = frame();
    if (seat === null) return;
    isEnding = ends;
    busy = true;
    send({ type: "play", seat, row, version });
    sent();
  };
  return {
    isBusy: () => busy,
    isEnding: () => isEnding,
    /** @param {Offer} choice */
    play: (choice) => {
      if (choice.draft) return draft.add(choice);
      const row = [...draft.actions(), ...actionsOf(choice)];
      if (!("row" in choice)) return playRow(row);
      if (choice.hurry) hurry();
      following = choice.then.length ? { seat: frame().seat, row: choice.then } : null;
      // Who passes until something happens knows that the turn will end.
      playRow(row, choice.hurry);
    },
    /** @param {number} seat */
    giveUp: (seat) => {
      busy = true;
      send({ type: "play", seat, action: "resign", version: frame().version });
      sent();
    },
    /** Plays what was to follow, once it is the seat's turn to decide; forgets it if anything has happened. */
    follow: () => {
      if (!following) return;
      const { yours, seat, choices, log } = frame();
      const { row } = following;
      const isAsked = yours && seat === following.seat && choices.some((choice) => choice.action === row[0]);
      if (isAsked || log.length || seat !== null) following = null;
      if (isAsked && !log.length) queueMicrotask(() => playRow(row));
    },
    /** The move was answered, or never will be. */
    answered: () => { busy = false; },
    refused: () => { busy = false; following = null; },
  };
};
