import { isUtf8 } from "node:buffer";
import { bufferOver } from "../ground/buffer-over.ts";
import { failureAt, type Place } from "./place.ts";

/** A line of a text file, without its end. */
export interface Line {
  /** Its number, counted from 1. */
  readonly number: number;
  readonly text: string;
  /** Whether a line end followed. */
  readonly isEnded: boolean;
}

const maxLineBytes = 64 * 1024 * 1024;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The lines of UTF-8 text that are not empty; they may end in `\r\n`, and a byte order mark is ignored.
 *
 * @param mostBytes - Most bytes of one line.
 * @throws HistoryError `INPUT_MALFORMED` for other encodings, `TOO_LARGE` for a line of more than `mostBytes`.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  place: Place,
  mostBytes = maxLineBytes,
): AsyncGenerator<Line, void, void> {
  let number = 0;
  let pieces: Uint8Array[] = [];
  let bytes = 0;

  function line(last: Uint8Array, isEnded: boolean): Line {
    const joined = pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
    const whole = isEnded && joined.at(-1) === carriageReturn ? joined.subarray(0, -1) : joined;
    pieces = [];
    bytes = 0;
    number++;
    if (!isUtf8(whole))
      throw failureAt(place, "INPUT_MALFORMED", `line ${number} must be UTF-8; save the file as UTF-8`);
    const text = bufferOver(whole).toString("utf8");
    return { isEnded, number, text: number === 1 && text.startsWith("\ufeff") ? text.slice(1) : text };
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      const read = line(chunk.subarray(from, at), true);
      from = at + 1;
      if (read.text.trim() !== "") yield read;
    }
    pieces.push(Buffer.from(chunk.subarray(from)));
    bytes += chunk.length - from;
    if (bytes > mostBytes) {
      throw failureAt(place, "TOO_LARGE", `line ${number + 1} must be at most ${mostBytes} bytes`);
    }
  }
  const last = line(new Uint8Array(0), false);
  if (last.text.trim() !== "") yield last;
}
