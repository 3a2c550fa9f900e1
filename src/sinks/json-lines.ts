import { HistoryError } from "../errors.ts";
import type { HistoryEvent } from "../event.ts";
import { canonicalJson, isObject, type JsonObject } from "../json.ts";
import { onceFor } from "../once-for.ts";

/**
 * Writes events as canonical JSON lines, newline included.
 *
 * Most of a line is what all events of one revision share, and most of that what all events of a detector share: each
 * is serialised once, recognised by identity.
 * @throws HistoryError `INVALID_EVENT` when it is given what is no event.
 */
export function createLineWriter(): (event: HistoryEvent) => string {
  const parts = createLineParts();
  const observed = writtenOnce();
  return (event) => {
    const written = rememberedLine(event);
    if (written !== undefined) return written;
    if (!isObject(Object(event).FactProvenance)) {
      throw new HistoryError(
        "INVALID_EVENT",
        "event: must be one event, as those of each list that analyze tells",
      );
    }
    const { before, after } = parts(event);
    return `${before},"observed":${observed(event.observed)}${after}`;
  };
}

/** The lines of events that were read from lines. */
const writtenLines = new WeakMap<HistoryEvent, string>();

/** Says that an event is written as this line, of which it was read. */
export function rememberLine(event: HistoryEvent, line: string): void {
  writtenLines.set(event, line);
}

/** The line of an event that was read from one. */
export function rememberedLine(event: HistoryEvent): string | undefined {
  return writtenLines.get(event);
}

/** A line without what is only observed of its event: it stands between the two. */
export interface LineParts {
  readonly before: string;
  readonly after: string;
}

/** Writes events in two parts each. */
export function createLineParts(): (event: HistoryEvent) => LineParts {
  const pieces = createLinePieces();
  return (event) => {
    const { head, evidence, links, middle, subject, tail } = pieces(event);
    return {
      before: `${head}${event.eventId}","evidence":${evidence}${links}`,
      after: `${middle}${subject}${tail}`,
    };
  };
}

/** What a line is made of: head, id, evidence, links, what is observed, middle, subject and tail. */
export interface LinePieces {
  /** Up to the id. The same string for events that share it, as are `links` and `middle`. */
  readonly head: string;
  readonly evidence: string;
  /** From the evidence to what is observed. */
  readonly links: string;
  /** From what is observed to the subject. */
  readonly middle: string;
  readonly subject: string;
  readonly tail: string;
}

/** Writes events in pieces. */
export function createLinePieces(): (event: HistoryEvent) => LinePieces {
  const attribution = writtenOnce();
  const inputs = writtenOnce();
  const anchor = writtenOnce();
  const revision = writtenOnce();
  const sharedLinks = writtenOnce();
  // Those of a judged event are its own, and go with it.
  const parametersOf = onceFor((parameters: JsonObject) => canonicalJson(parameters));
  const tails = new Map<string, Tail>();
  let last: HistoryEvent | undefined;
  let [head, links, middle] = ["", "", ""];

  function tailOf({ theme, type, wiki }: HistoryEvent): string {
    const known = tails.get(type);
    if (known?.theme === theme && known.wiki === wiki) return known.text;
    const text = `,"theme":"${theme}","type":"${type}","wiki":${canonicalJson(wiki)}}\n`;
    tails.set(type, { theme, wiki, text });
    return text;
  }

  return (event) => {
    if (last === undefined || !shareHead(event, last)) {
      last = event;
      const { FactProvenance: provenance } = event;
      const { detector, version } = provenance;
      head =
        `{"FactProvenance":{"attribution":${attribution(provenance.attribution)},"detector":"${detector}"` +
        `,"inputs":${inputs(provenance.inputs)},"parameters":${parametersOf(provenance.parameters)},"version":"${version}"}` +
        `,"anchor":${anchor(event.anchor)},"eventId":"`;
      links = `,"family":"${event.family}","links":${sharedLinks(event.links)}`;
      middle =
        `,"pageId":${event.pageId}` +
        (event.revision === undefined ? "" : `,"revision":${revision(event.revision)}`) +
        `,"schemaVersion":"${event.schemaVersion}","subject":`;
    }
    const evidence = canonicalJson(event.evidence);
    return { head, evidence, links, middle, subject: canonicalJson(event.subject), tail: tailOf(event) };
  };
}

/** The end of the lines of a type: on one page it is nearly always the same. */
interface Tail {
  readonly theme: string;
  readonly wiki: string;
  readonly text: string;
}

/** Writes a value behind a prefix, or repeats what it wrote where it is given the last one again. */
export function writtenOnce(prefix = ""): (value: object) => string {
  let last: object | undefined;
  let text = "";
  return (value) => {
    if (value === last) return text;
    last = value;
    text = prefix + canonicalJson(value);
    return text;
  };
}

function shareHead(a: HistoryEvent, b: HistoryEvent): boolean {
  return (
    a.FactProvenance === b.FactProvenance &&
    a.anchor === b.anchor &&
    a.links === b.links &&
    a.revision === b.revision &&
    a.pageId === b.pageId &&
    a.family === b.family &&
    a.schemaVersion === b.schemaVersion
  );
}
