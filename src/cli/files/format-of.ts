import { extname } from "node:path";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";

const byEnding: ReadonlyMap<string, string> = new Map([
  [".json", "json"],
  [".ndjson", "ndjson"],
  [".jsonl", "ndjson"],
  [".csv", "csv"],
  [".sqlite", "sqlite"],
  [".sqlite3", "sqlite"],
  [".db", "sqlite"],
  [".parquet", "parquet"],
  [".md", "markdown"],
  [".markdown", "markdown"],
  [".txt", "text"],
]);

/** A name's end as programs choose it: a letter first, as in `.xlsx`. What ends `St. Ives` or `page 1.5` is none. */
const ending = /^\.[a-z][a-z\d]*$/;

/**
 * The format to write: the one given, otherwise the one by the end of the file's name, otherwise, where the name has no such end,
 * the default.
 *
 * @param file - `undefined` for standard output.
 * @param formats - All formats, the default first.
 * @param dashes - What stands before the names of options, for the message: nothing for an agent.
 * @throws HistoryError `INVALID_INPUT` for a name that ends as no format's does: a program would read the file as something else.
 */
export function formatOf<const TFormat extends string>(
  asked: TFormat | undefined,
  file: string | undefined,
  formats: readonly [TFormat, ...TFormat[]],
  dashes: "--" | "",
): TFormat {
  if (asked !== undefined) return asked;
  const end = file === undefined ? "" : extname(file).toLowerCase();
  const named = byEnding.get(end);
  const format = formats.find((one) => one === named);
  if (format !== undefined) return format;
  if (file === undefined || !ending.test(end)) return formats[0];
  const known = [...byEnding].flatMap(([one, of]) => (formats.some((other) => other === of) ? [one] : []));
  throw new HistoryError(
    "INVALID_INPUT",
    `${dashes}output: ${JSON.stringify(shownName(file))} ends as no format's files do; end it in ${known.join(", ")}, or choose with ${dashes}format: ${formats.join(", ")}`,
    { file },
  );
}
