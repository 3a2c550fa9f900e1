import { HistoryError } from "../errors.ts";
import { quoted } from "./quoted.ts";

/**
 * Refuses a value that is not a known one: where no compiler checks it, a misspelt one would only hide results.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkKnown(name: string, value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `${name}: there is no ${name} ${quoted(value)}; there are ${known.join(", ")}`,
  );
}
