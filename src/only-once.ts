import type { HistoryError } from "./errors.ts";

/**
 * Items that can be read once. A second reading throws, where a generator by itself would give nothing, as if there were none.
 *
 * @param again - The error for whoever reads it again.
 */
export function onlyOnce<T>(items: AsyncIterable<T>, again: () => HistoryError): AsyncIterable<T> {
  let isRead = false;
  return {
    [Symbol.asyncIterator]() {
      if (isRead) throw again();
      isRead = true;
      return items[Symbol.asyncIterator]();
    },
  };
}
