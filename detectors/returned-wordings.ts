import type { Finding } from "../src/plugin.ts";
import { madeOnce } from "./made-once.ts";

/** Sentences that came back in place of others, as an edited sentence stands in the place of what it was. */
export interface ReturnedWordings {
  /** The key of the sentence that came back in place of one that went, given by its key; `null` where none did. */
  insteadOf(gone: string): string | null;
  /** Whether a sentence with this key came back. */
  has(key: string): boolean;
  /** Whether any sentence came back. */
  readonly hasAny: boolean;
}

/**
 * Finds the sentences that came back in place of others.
 *
 * Which one took the place of another is asked only for what is looked up: that takes as long as comparing all sentences.
 *
 * @param earlier - Findings of sentence_similarity.
 */
export function returnedWordings(earlier: readonly Finding[]): ReturnedWordings {
  const returned = madeOnce(() => returnedKeys(earlier));
  const removed = madeOnce(() => removedByKey(earlier));
  return {
    has: (key) => returned().has(key),
    get hasAny() {
      return returned().size > 0;
    },
    insteadOf(gone) {
      const finding = returned().size === 0 ? undefined : removed().get(gone);
      if (finding === undefined) return null;
      const { evidence } = finding;
      const { replacedBy } = typeof evidence === "function" ? evidence("brief") : evidence;
      return typeof replacedBy === "string" ? replacedBy : null;
    },
  };
}

function returnedKeys(earlier: readonly Finding[]): ReadonlySet<unknown> {
  const returned = new Set<unknown>();
  for (const { type, subject } of earlier) {
    if (type === "sentence_reintroduced") returned.add(subject.sentence);
  }
  return returned;
}

/** The first finding of each sentence that went, by the sentence's key. */
function removedByKey(earlier: readonly Finding[]): ReadonlyMap<unknown, Finding> {
  const removed = new Map<unknown, Finding>();
  for (const finding of earlier) {
    const { type, subject } = finding;
    if (type === "sentence_removed" && !removed.has(subject.sentence)) removed.set(subject.sentence, finding);
  }
  return removed;
}
