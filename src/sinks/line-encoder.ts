import type { HistoryEvent } from "../event.ts";
import { createLinePieces, rememberedLine, writtenOnce } from "./json-lines.ts";

/** Size in bytes at which lines are handed on before the next one is written. */
const chunkBytes = 1 << 16;

/** Writes events as canonical JSON lines in UTF-8, several in each chunk, which is valid until the next. */
export type LineEncoder = (events: readonly HistoryEvent[]) => Iterable<Uint8Array>;

/**
 * Makes a function that writes the events of pages, one page after the other.
 *
 * What a detector's events at one anchor share is encoded once, and copied for the others.
 */
export function createLineEncoder(): LineEncoder {
  const pieces = createLinePieces();
  const observed = writtenOnce(',"observed":');
  let bytes = Buffer.allocUnsafeSlow(2 * chunkBytes);
  let size = 0;
  /** Texts that are among the bytes, and where. */
  let [head, links, now, middle] = [nowhere(), nowhere(), nowhere(), nowhere()];

  function makeRoom(more: number): void {
    if (size + more <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (size + more));
    bytes.copy(larger, 0, 0, size);
    bytes = larger;
  }

  function write(text: string): void {
    makeRoom(3 * text.length);
    size += bytes.write(text, size);
  }

  /** Writes a text, or copies it from where it is already. */
  function writeAgain(text: string, place: Place): void {
    if (place.text !== text) {
      place.text = text;
      place.start = size;
      write(text);
      place.end = size;
      return;
    }
    makeRoom(place.end - place.start);
    bytes.copyWithin(size, place.start, place.end);
    size += place.end - place.start;
  }

  function begin(): void {
    // One event may be as long as a page, so a large buffer is not kept.
    if (bytes.length > mostKeptBytes) bytes = Buffer.allocUnsafeSlow(2 * chunkBytes);
    size = 0;
    [head, links, now, middle] = [nowhere(), nowhere(), nowhere(), nowhere()];
  }

  return function* encode(events) {
    begin();
    for (const event of events) {
      const written = rememberedLine(event);
      if (written !== undefined) {
        write(written);
      } else {
        const line = pieces(event);
        writeAgain(line.head, head);
        write(`${event.eventId}","evidence":${line.evidence}`);
        writeAgain(line.links, links);
        writeAgain(observed(event.observed), now);
        writeAgain(line.middle, middle);
        write(`${line.subject}${line.tail}`);
      }
      if (size < chunkBytes) continue;
      yield bytes.subarray(0, size);
      begin();
    }
    if (size > 0) yield bytes.subarray(0, size);
  };
}

const mostKeptBytes = 1 << 20;

/** The place of a text among the bytes. */
interface Place {
  text: string;
  start: number;
  end: number;
}

function nowhere(): Place {
  return { text: "", start: 0, end: 0 };
}
