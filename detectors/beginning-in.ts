import { partitionPoint, type Span } from "../src/plugin.ts";

/** Of things in the order of their beginnings those that begin in a stretch: of a line with thousands the others are not looked at. */
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
