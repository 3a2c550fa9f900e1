/** The indices, among all, of those that are in a set. */
export function indicesOf<T>(all: readonly T[], some: ReadonlySet<T>): ReadonlySet<number> {
  const indices = new Set<number>();
  all.forEach((one, i) => {
    if (some.has(one)) indices.add(i);
  });
  return indices;
}
