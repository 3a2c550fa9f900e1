import { HistoryError } from "./errors.ts";

/**
 * Refuses a value that is none of the known ones. In plain JavaScript nothing else would: a misspelt one only tells less.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkKnown(name: string, value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `${name}: there is no ${name} ${JSON.stringify(value)}; there are ${known.join(", ")}`,
  );
}
