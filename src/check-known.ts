import { HistoryError } from "./errors.ts";

/**
 * Refuses a choice that there is not: where no compiler looks, what is misspelt would only tell less.
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
