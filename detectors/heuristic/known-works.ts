/** What references cite, by all they are read from: an edited paragraph keeps nearly all its references. */
export interface KnownWorks {
  find(key: string): readonly string[] | undefined;
  /** @param text - What the works may be pieces of, and keep in memory: it counts once, however many are read in it. */
  add(key: string, works: readonly string[], text: string): void;
}

/**
 * Starts with no work known.
 *
 * @param mostUnits - Keys and texts kept in memory, in UTF-16 units; past it all is forgotten.
 */
export function createKnownWorks(mostUnits: number): KnownWorks {
  const known = new Map<string, readonly string[]>();
  let held = 0;
  let last = "";
  return {
    find: (key) => known.get(key),
    add(key, works, text) {
      held += key.length + (text === last ? 0 : text.length);
      last = text;
      if (held > mostUnits) {
        known.clear();
        held = key.length + text.length;
      }
      known.set(key, works);
    },
  };
}
