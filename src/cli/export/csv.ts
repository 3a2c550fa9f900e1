import { stringify } from "csv-stringify/sync";
import { escapeSteering } from "../../json.ts";
import type { Output } from "../files/output.ts";
import { displayed } from "../words/displayed.ts";
import { type Cell, type ColumnKind, columns } from "./columns.ts";
import type { Sink } from "./sink.ts";

/**
 * A table as CSV (RFC 4180) with a header.
 *
 * What a spreadsheet would take for a formula begins with an apostrophe; control and bidi characters, including line ends,
 * are spelt out. A missing value is an empty cell.
 */
export function csvSink(output: Output): Sink {
  return {
    begin: () => output.write(lines([columns.map(({ name }) => name)])),
    take: (events) =>
      output.write(lines(events.map((event) => columns.map(({ kind, of }) => cellText(of(event), kind))))),
  };
}

/** @see https://owasp.org/www-community/attacks/CSV_Injection */
function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "\r\n" },
  );
}

function cellText(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  return kind === "json" ? escapeSteering(cell) : displayed(cell);
}
