import type { CommonEnds } from "./common-ends.ts";
import type { Neighbour } from "./nearest-text.ts";

/** What is known of a text from its making. */
interface Note extends CommonEnds {
  readonly number: number;
  /** Of the text it was made of. */
  readonly of: number;
}

// By numbers, not by the texts themselves: each would keep the one it was made of in memory.
const notes = new WeakMap<Uint8Array, Note>();
let last = 0;

/** Notes how a text begins and ends like another that it was made of: then nobody has to look again. */
export function noteEnds(bytes: Buffer, of: Buffer, { prefix, suffix }: CommonEnds): void {
  notes.set(bytes, { number: ++last, of: notes.get(of)?.number ?? 0, prefix, suffix });
}

/**
 * The one of some texts that another was made of, and what they have in common; `null` where that is not known.
 *
 * @param bytesOf - The bytes of one of them.
 */
export function notedNeighbour<TText>(
  bytes: Buffer,
  texts: Iterable<TText>,
  bytesOf: (text: TText) => Buffer,
): Neighbour<TText> | null {
  const note = notes.get(bytes);
  if (note === undefined) return null;
  for (const text of texts) if (notes.get(bytesOf(text))?.number === note.of) return { text, ends: note };
  return null;
}
