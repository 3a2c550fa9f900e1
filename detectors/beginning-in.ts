import { partitionPoint, type Span } from "../src/plugin.ts";

/**
 * Those of some spans that begin within a stretch. They have to be in order of their beginnings, so that the others, of
 * which a line may have thousands, are not looked at.
 */
export function beginningIn<T>(
  things: readonly T[],
  startOf: (thing: T) => number,
  { start, end }: Span,
): readonly T[] {
  const placeOf = (offset: number) =>
    partitionPoint(things.length, (i) => {
      const thing = things[i];
      return thing !== undefined && startOf(thing) < offset;
    });
  return things.slice(placeOf(start), placeOf(end));
}
