/** A tag of a document. */
export interface Tag {
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  /** What is between the name and the end of the tag. */
  readonly attributes: string;
  /** Offset directly after the tag. */
  readonly end: number;
}

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;
const doubleQuote = 0x22;
const singleQuote = 0x27;
/** Most bytes of a tag; a longer one is refused. */
export const mostTagBytes = 64 * 1024;

/** The tag whose `<` is at an offset; `null` if its end is not there yet; a text that says what is wrong with it. */
export function tagAt(bytes: Buffer, at: number): Tag | string | null {
  const end = endOfTag(bytes, at + 1);
  if (typeof end !== "number") return end;
  const isClose = bytes[at + 1] === slash;
  const isEmpty = !isClose && bytes[end - 1] === slash;
  const from = isClose ? at + 2 : at + 1;
  const to = isEmpty ? end - 1 : end;
  let nameEnd = from;
  while (nameEnd < to && !isSpace(bytes[nameEnd])) nameEnd++;
  if (nameEnd === from) return "a tag has no name";
  return {
    attributes: nameEnd === to ? "" : bytes.toString("utf8", nameEnd, to),
    end: end + 1,
    kind: isClose ? "close" : isEmpty ? "empty" : "open",
    name: bytes.toString("latin1", from, nameEnd),
  };
}

/** Where a tag's `>` is; a `>` inside quotes does not end it. */
function endOfTag(bytes: Buffer, from: number): number | string | null {
  const limit = Math.min(bytes.length, from + mostTagBytes);
  let quote = 0;
  for (let at = from; at < limit; at++) {
    const byte = bytes[at];
    if (byte === lessThan) return "a tag holds a bare <";
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === greaterThan) {
      return at;
    } else if (byte === doubleQuote || byte === singleQuote) {
      quote = byte;
    }
  }
  return limit < bytes.length ? `a tag is longer than ${mostTagBytes} bytes` : null;
}

/** Whether a byte is white space in XML. */
export function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
