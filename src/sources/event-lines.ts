import { type Line, linesOf } from "./lines.ts";
import { failureAt, type Place } from "./place.ts";

/** How the document of an export begins, and goes on behind its events, each in a line of its own: `sinks/document`. */
const opening = /^\{"notice":".*","events":\[$/;
const closing = '],"counts":';

/**
 * The lines of a file of events that hold one: all of JSON lines, those within the array of an export's JSON document.
 *
 * @throws HistoryError as `linesOf`, and `INPUT_MALFORMED` for a document that ends before its events do.
 */
export async function* eventLines(
  chunks: AsyncIterable<Uint8Array>,
  place: Place,
): AsyncGenerator<Line, void, void> {
  let isWithin = false;
  for await (const line of linesOf(chunks, place)) {
    if (line.number === 1 && opening.test(line.text)) isWithin = true;
    else if (!isWithin) yield line;
    else if (line.text.startsWith(closing)) isWithin = false;
    else yield { ...line, text: line.text.replace(/,$/, "") };
  }
  if (isWithin) {
    throw failureAt(place, "INPUT_MALFORMED", "the document ends before its events do; write it anew");
  }
}
