import { type Line, linesOf } from "./lines.ts";
import { failureAt, type Place } from "./place.ts";

/** How the document of an export begins and goes on behind its events, each of which has a line of its own. */
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
  let isDocument = false;
  for await (const line of linesOf(chunks, place)) {
    if (line.number === 1 && opening.test(line.text)) {
      isDocument = true;
      isWithin = true;
    } else if (isWithin && line.text.startsWith(closing)) {
      isWithin = false;
    } else {
      const text = isDocument && line.text.endsWith(",") ? line.text.slice(0, -1) : line.text;
      yield { ...line, text };
    }
  }
  if (isWithin) {
    throw failureAt(place, "INPUT_MALFORMED", "the document ends before its events do; write it anew");
  }
}
