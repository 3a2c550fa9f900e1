import type { HistoryError } from "../errors.ts";

/**
 * An iterable that throws when it is read a second time. A generator would give nothing, as if there were nothing to read.
 *
 * @param again - Makes the error of a second reading.
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
