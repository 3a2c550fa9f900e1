import type { User } from "../revision.ts";
import { bigramSimilarity, bigramsOf } from "../text/similarity.ts";
import type { Change } from "./change.ts";
import { withoutRejoined } from "./rejoined.ts";
import { type PlacedSentence, placeOf, sentenceDifference } from "./sentence-difference.ts";
import { isSignature, sentenceAbove } from "./signature.ts";

/** The sentences of a talk page that are known before an edit, by their keys. */
interface KnownSentences {
  has(key: string): boolean;
  /** Whether the editor added the sentence to the page. */
  isOwn(key: string): boolean;
}

/** Most sentences reworded at once; an edit that rewrites more is another post. */
const mostReworded = 32;
const leastAlike = 0.6;

/**
 * Whether an edit of a talk page adds a sentence never seen there. A post of the editor's own that is saved again does not
 * count, be it reworded, continued, broken into other lines, or signed.
 */
export function addsPost(change: Change, user: User | null, known: KnownSentences): boolean {
  const { removed, added } = withoutRejoined(sentenceDifference(change));
  const unseen = added.filter(({ sentence }) => !known.has(sentence.key));
  const own = removed.filter(({ sentence }) => known.isOwn(sentence.key));
  if (unseen.length === 0 || Math.max(unseen.length, own.length) > mostReworded) return unseen.length > 0;
  const went = own.map(({ sentence }) => bigramsOf(sentence.text));
  const isReworded = ({ sentence }: PlacedSentence): boolean => {
    const now = bigramsOf(sentence.text);
    return went.some((was) => now.text.startsWith(was.text) || bigramSimilarity(was, now) >= leastAlike);
  };
  const fresh = added.filter((placed) => known.has(placed.sentence.key) || !isReworded(placed));
  const places = new Set(fresh.map(placeOf));
  const signs = (placed: PlacedSentence): boolean => {
    if (user === null || !isSignature(change.after.blocks, placed, user.name)) return false;
    const above = sentenceAbove(change.after.blocks, placed);
    if (above === null || places.has(placeOf(above))) return false;
    return known.isOwn(above.sentence.key) || !known.has(above.sentence.key);
  };
  return fresh.some((placed) => !known.has(placed.sentence.key) && !signs(placed));
}
