import { type CommonEnds, commonEnds, endsLongerThan } from "../common-ends.ts";

/** A text that another begins or ends like. */
interface Neighbour<TText> {
  readonly text: TText;
  readonly ends: CommonEnds;
}

/** With so many bytes that differ, an earlier text may be nearer: the one before a blanking. */
const worthLooking = 2048;

/**
 * Which of some texts begins and ends most like another, the first where it is near enough.
 *
 * @param first - As a rule the text before.
 * @param bytesOf - The bytes of one of them.
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
