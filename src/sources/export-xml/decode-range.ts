import { codePointIn, entityAt, lengthIn } from "./entities.ts";
import { addMark, type Marks } from "./marks.ts";

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const ampersand = 0x26;

/**
 * Decodes what starts in a range of escaped text into `out`, which must have room for the range and four more bytes.
 *
 * @param marks - The marks of the range are added to these.
 * @returns Where the last thing that starts in the range ends, perhaps after the range; -1 for an entity without a meaning.
 */
export function decodeRange(escaped: Buffer, from: number, to: number, out: Buffer, marks: Marks): number {
  let at = from;
  let written = 0;
  while (at < to) {
    const byte = escaped[at] ?? 0;
    if (byte === ampersand) {
      const entity = entityAt(escaped, at, escaped.length);
      if (entity < 0) return -1;
      const size = writeCodePoint(out, written, codePointIn(entity));
      const end = at + lengthIn(entity);
      addMark(marks, at, end, size);
      written += size;
      at = end;
    } else if (byte === carriageReturn) {
      const isPair = escaped[at + 1] === lineFeed;
      if (isPair) addMark(marks, at, at + 2, 1);
      out[written++] = lineFeed;
      at += isPair ? 2 : 1;
    } else {
      out[written++] = byte;
      at++;
    }
  }
  return at;
}

/** Writes a character in UTF-8 and returns how many bytes it took. */
function writeCodePoint(out: Buffer, at: number, codePoint: number): number {
  if (codePoint < 0x80) {
    out[at] = codePoint;
    return 1;
  }
  return out.write(String.fromCodePoint(codePoint), at, "utf8");
}
