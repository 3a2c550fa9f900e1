import type { HistoryError } from "../errors.ts";
import { peek } from "./chunks.ts";
import { type Line, linesOf } from "./lines.ts";
import { failureAt, type Place } from "./place.ts";

/** How export's document begins, and goes on after its events, each on a line of its own: see `cli/export/json.ts`. */
const opening = /^\{"notice":".*","events":\[$/;
const closing = '],"counts":';

/** How that document begins when another program rewrote it, on one line or on many. */
const anyOpening = /^\{\s*"(?:notice|events|counts|manifest)":/;
const anewForm = "JSON in another layout than export's";

/**
 * The lines of a file of events that hold an event: all of JSON lines, and those within the array of export's JSON document.
 *
 * @throws HistoryError as `linesOf`, and `INPUT_MALFORMED` for a document that ends before its events do, and for events in any
 * other form.
 */
export async function* eventLines(
  chunks: AsyncIterable<Uint8Array>,
  place: Place,
): AsyncGenerator<Line, void, void> {
  let isWithin = false;
  for await (const line of linesOf(ofEvents(chunks, place), place)) {
    if (line.number === 1 && opening.test(line.text)) isWithin = true;
    else if (line.number === 1 && anyOpening.test(line.text)) throw unreadable(place, anewForm);
    else if (!isWithin) yield line;
    else if (line.text.startsWith(closing)) isWithin = false;
    else yield { ...line, text: line.text.replace(/,$/, "") };
  }
  if (isWithin) {
    throw failureAt(place, "INPUT_MALFORMED", "the document ends before its events do; export it again");
  }
}

/** Other formats that export writes or that pages are read from, by how they begin. */
const otherForms: readonly (readonly [string, RegExp])[] = [
  ["a Parquet file", /^PAR1/],
  ["an SQLite database", /^SQLite format 3/],
  ["a table in CSV", /^"?event_id\b/],
  ["a report in Markdown", /^# /],
  ["XML", /^</],
  [anewForm, /^(?:\[|\{\s*\n)/],
];
/** Enough bytes for the longest beginning, after a byte order mark and some white space. */
const headBytes = 64;
const blankBeginning = /^(?:\xef\xbb\xbf)?\s*/;

/** The chunks, unless they begin like another format. */
async function* ofEvents(
  chunks: AsyncIterable<Uint8Array>,
  place: Place,
): AsyncGenerator<Uint8Array, void, void> {
  const { head, all } = await peek(chunks, headBytes);
  const beginning = Buffer.from(head.subarray(0, headBytes)).toString("latin1").replace(blankBeginning, "");
  const form = otherForms.find(([, begins]) => begins.test(beginning))?.[0];
  for await (const chunk of all) {
    // Thrown within the loop, so that the stream is closed.
    if (form !== undefined) throw unreadable(place, form);
    yield chunk;
  }
}

function unreadable(place: Place, form: string): HistoryError {
  return failureAt(
    place,
    "INPUT_MALFORMED",
    `is ${form}, from which no events can be read; give JSON lines, as analyze and export --format ndjson write them`,
  );
}
