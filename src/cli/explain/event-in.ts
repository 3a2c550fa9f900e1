import { HistoryError } from "../../errors.ts";
import { idLength } from "../../explain.ts";
import type { JsonObject } from "../../json.ts";
import { eventLines } from "../../sources/event-lines.ts";
import { openInput } from "../../sources/open-input.ts";
import { startOf } from "../../sources/place.ts";
import { cut } from "../../text/cut.ts";
import { statementReader } from "../../verify/read-statement.ts";
import type { EventReference, Verification } from "../../verify/verification.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import { displayed } from "../words/displayed.ts";

/** An event found in a file. */
export interface Wanted {
  readonly place: EventReference;
  readonly title: string | null;
  /** Whether it says that a model judged it: then the rule may have it differently, or not at all. */
  readonly isJudged: boolean;
  /** Which versions differ, if another version found it: then the present one may have it differently, or not at all. */
  readonly otherVersion: string | null;
  /** The detector that found it and its parameters, if they are valid for the detector loaded here. */
  readonly parameters: { readonly detector: string; readonly chosen: JsonObject } | null;
}

/**
 * The event of a file with the given id, or its only event if no id is given.
 *
 * @throws HistoryError `INVALID_INPUT` where the line that is meant is no event, and where several may be meant;
 * `DETECTOR_NOT_LOADED`; `EVENT_NOT_FOUND`; whatever reading the file throws.
 */
export async function eventIn(
  file: string,
  id: string | undefined,
  registered: readonly Registered[],
  host: Host,
): Promise<Wanted> {
  const input = await openInput(file, host.stdin, host.signal);
  const read = statementReader(registered.map(({ detector }) => detector));
  let wanted: Wanted | null = null;
  for await (const line of eventLines(input.read(), startOf(input.name))) {
    const { statement, verification: doubt } = read(line);
    const place = statement?.place ?? (doubt === null ? null : placeIn(doubt));
    if (id !== undefined && (place ?? doubt)?.eventId?.startsWith(id) !== true) continue;
    if (place === null) {
      const problem = doubt?.problem ?? "is not an event";
      throw new HistoryError("INVALID_INPUT", `${file} line ${line.number}: ${displayed(cut(problem))}`);
    }
    if (doubt?.reason === "detector_not_loaded") {
      const problem = doubt.problem ?? "its detector is not loaded";
      throw new HistoryError(
        "DETECTOR_NOT_LOADED",
        `${file} line ${line.number}: ${displayed(problem)}; name its file with --detector`,
      );
    }
    if (wanted !== null && wanted.place.eventId !== place.eventId) {
      throw new HistoryError(
        "INVALID_INPUT",
        id === undefined
          ? `${file}: holds several events; give the id of one of them as well`
          : `${file}: holds several events whose id begins with these digits; give more digits`,
      );
    }
    wanted ??= {
      place,
      title: statement?.title ?? null,
      isJudged: doubt?.verdict === "model_judged",
      otherVersion: doubt?.verdict === "other_version" ? displayed(cut(doubt.problem ?? "")) : null,
      parameters: statement === null ? null : { detector: statement.detector, chosen: statement.parameters },
    };
    if (id?.length === idLength) break;
  }
  if (wanted !== null) return wanted;
  throw new HistoryError(
    "EVENT_NOT_FOUND",
    `${file}: holds no event${id === undefined ? "" : ` whose id begins with ${id}`}`,
  );
}

/** What can be explained although the line itself is faulty: its id says what it is about. */
function placeIn({ eventId, type, wiki, pageId, anchor, verdict }: Verification): EventReference | null {
  if (verdict === "invalid") return null;
  if (eventId === undefined || type === undefined || wiki === undefined) return null;
  return pageId === undefined || anchor === undefined ? null : { eventId, type, wiki, pageId, anchor };
}
