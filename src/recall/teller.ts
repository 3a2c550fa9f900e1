import type { HistoryEvent } from "../event.ts";
import { createLineParts } from "../sinks/json-lines.ts";
import { pack } from "../store/packed.ts";

/**
 * Writes events as they are kept: a line for the anchor, and a line for each event, without what is only observed: that may
 * change, and is filled in anew. Canonical JSON holds no tab and no line end, so a tab marks its place.
 */
interface Teller {
  add(events: readonly HistoryEvent[]): void;
  /** All that was added, packed. */
  end(): readonly Buffer[];
}

/** Length of the pieces that are compressed separately: enough to use what repeats from event to event. */
const pieceLength = 1 << 21;

/** Starts keeping events. */
export function createTeller(): Teller {
  const parts = createLineParts();
  const packed: Buffer[] = [];
  let piece = "";
  const flush = () => {
    if (piece !== "") packed.push(pack(Buffer.from(piece, "utf8")));
    piece = "";
  };
  return {
    add(events) {
      const [first] = events;
      if (first === undefined) return;
      const { kind, id, timestamp } = first.anchor;
      piece += `${kind} ${id} ${timestamp}\n`;
      for (const event of events) {
        const { before, after } = parts(event);
        piece += `${before}\t${after}`;
      }
      if (piece.length >= pieceLength) flush();
    },
    end() {
      flush();
      return packed;
    },
  };
}
