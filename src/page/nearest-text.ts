import { type CommonEnds, commonEnds, endsLongerThan } from "../ground/common-ends.ts";

/** A text, and how much of its beginning and end another text shares. */
interface Neighbour<TText> {
  readonly text: TText;
  readonly ends: CommonEnds;
}

/** If this many bytes differ, an earlier text may be nearer, such as the one before a blanking. */
const worthLooking = 2048;

/**
 * The text whose beginning and end are most like the given one's; `first` if it is near enough.
 *
 * @param first - Usually the text before.
 * @param bytesOf - Gives the bytes of a text.
 */
export function nearestText<TText>(
  bytes: Buffer,
  first: TText,
  others: Iterable<TText>,
  bytesOf: (text: TText) => Buffer,
): Neighbour<TText> {
  let best: Neighbour<TText> = { ends: commonEnds(bytesOf(first), bytes), text: first };
  if (bytes.length - shared(best) < worthLooking) return best;
  for (const text of others) {
    const ends = endsLongerThan(shared(best), bytesOf(text), bytes);
    if (ends !== null) best = { ends, text };
    if (bytes.length - shared(best) < worthLooking) break;
  }
  return best;
}

function shared<TText>({ ends: { prefix, suffix } }: Neighbour<TText>): number {
  return prefix + suffix;
}
