/** A part of a list, which is never empty. */
export type Run<T> = readonly [T, ...(readonly T[])];

/** A list divided where an element does not belong to the one before it. */
export function runsOf<T>(all: readonly T[], belongs: (one: T, before: T) => boolean): readonly Run<T>[] {
  const runs: [T, ...T[]][] = [];
  let before: T | undefined;
  for (const one of all) {
    if (before !== undefined && belongs(one, before)) runs.at(-1)?.push(one);
    else runs.push([one]);
    before = one;
  }
  return runs;
}
