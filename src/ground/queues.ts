/** Values under keys, of which those of one key are taken out in the order in which they were added. */
export interface Queues<K, V> {
  add(key: K, value: V): void;
  /** Takes out the first value of a key; `undefined` where none is left. */
  take(key: K): V | undefined;
  /** What nobody took, key by key. */
  left(): V[];
}

/** Starts without values. Each takes one step, which `shift` and `splice` do not: V8 moves all that stands behind in a long list. */
export function createQueues<K, V>(): Queues<K, V> {
  const queues = new Map<K, { readonly values: V[]; next: number }>();
  return {
    add(key, value) {
      const queue = queues.get(key);
      if (queue === undefined) queues.set(key, { values: [value], next: 0 });
      else queue.values.push(value);
    },
    take(key) {
      const queue = queues.get(key);
      return queue === undefined || queue.next === queue.values.length
        ? undefined
        : queue.values[queue.next++];
    },
    left: () => [...queues.values()].flatMap(({ values, next }) => values.slice(next)),
  };
}
