import type { HistoryError } from "./errors.ts";

/**
 * What can be read once only, and says so: read again, a generator gives nothing, as if there were nothing.
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
