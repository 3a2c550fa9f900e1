/** Entries in order of time, from which the oldest are taken off. */
interface Queue<T extends { readonly time: number }> {
  add(entry: T): void;
  /** Takes off the entries before a time, oldest first. */
  takeBefore(time: number): readonly T[];
  readonly size: number;
  readonly first: T | undefined;
  all(): readonly T[];
}

/**
 * Starts with some entries, or with none.
 *
 * @param entries - Oldest first.
 */
export function createQueue<T extends { readonly time: number }>(entries: readonly T[] = []): Queue<T> {
  const held = [...entries];
  let from = 0;
  return {
    add(entry) {
      held.push(entry);
    },
    takeBefore(time) {
      const start = from;
      while (from < held.length && (held[from]?.time ?? time) < time) from++;
      const taken = held.slice(start, from);
      if (from > held.length / 2) {
        held.splice(0, from);
        from = 0;
      }
      return taken;
    },
    get size() {
      return held.length - from;
    },
    get first() {
      return held[from];
    },
    all: () => held.slice(from),
  };
}
