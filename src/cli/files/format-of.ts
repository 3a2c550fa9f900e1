import { extname } from "node:path";

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

/**
 * The format to write: the one given, otherwise the one by the end of the file's name, otherwise the default.
 *
 * @param file - `undefined` for standard output.
 * @param formats - All formats, the default first.
 */
export function formatOf<const TFormat extends string>(
  asked: TFormat | undefined,
  file: string | undefined,
  formats: readonly [TFormat, ...TFormat[]],
): TFormat {
  if (asked !== undefined) return asked;
  const named = file === undefined ? undefined : byEnding.get(extname(file).toLowerCase());
  return formats.find((format) => format === named) ?? formats[0];
}
