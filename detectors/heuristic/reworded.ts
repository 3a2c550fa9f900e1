/** A work, and a reference to it as written. */
export interface WrittenWork {
  readonly work: string;
  readonly reference: string;
}

/**
 * Of the words of the shorter reference so many stand in the longer one. Of 50 replacements on a history of 15,180
 * revisions what was one work in other words shared from 0.80 on, and what were two up to 0.31.
 */
const leastShared = 0.75;

/**
 * Whether two works are one, told in other words: another page, a name spelled out, a remark behind it.
 *
 * Only where one has neither identifier nor address, and so is its words.
 */
export function isReworded(from: WrittenWork, to: WrittenWork): boolean {
  if (!from.work.startsWith("text:") && !to.work.startsWith("text:")) return false;
  const old = wordsOf(from.reference);
  const now = wordsOf(to.reference);
  let both = 0;
  for (const word of old) if (now.has(word)) both += 1;
  return both > 0 && both >= leastShared * Math.min(old.size, now.size);
}

function wordsOf(reference: string): ReadonlySet<string> {
  const visible = reference.replace(/\[\[[^[\]|]*\|/g, " ").replace(/<[^<>]{0,200}>/g, " ");
  return new Set(visible.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}
