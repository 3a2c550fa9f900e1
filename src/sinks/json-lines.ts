import { HistoryError } from "../errors.ts";
import type { HistoryEvent } from "../event.ts";
import { onceFor } from "../ground/once-for.ts";
import { canonicalJson, isObject, type JsonObject } from "../json.ts";

/**
 * Makes a function that writes events as canonical JSON lines, including the newline.
 *
 * Most of a line is shared by all events of one revision, or by all events of a detector. Each shared object is recognised by
 * identity, and serialised only once.
 * @throws HistoryError `INVALID_EVENT` when the function is given anything but an event.
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

/** Remembers the line that an event was read from, which is also how it is written. */
export function rememberLine(event: HistoryEvent, line: string): void {
  writtenLines.set(event, line);
}

/** The line that an event was read from, if any. */
export function rememberedLine(event: HistoryEvent): string | undefined {
  return writtenLines.get(event);
}

/** A line without what is only observed about its event, which belongs between the two parts. */
export interface LineParts {
  readonly before: string;
  readonly after: string;
}

/** Makes a function that writes each event in two parts. */
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

/** The pieces of a line, which is made of head, id, evidence, links, what is observed, middle, subject and tail. */
export interface LinePieces {
  /** Up to the id. Events that share it get the same string; likewise `links` and `middle`. */
  readonly head: string;
  readonly evidence: string;
  /** From the evidence to what is observed. */
  readonly links: string;
  /** From what is observed to the subject. */
  readonly middle: string;
  readonly subject: string;
  readonly tail: string;
}

/** Makes a function that writes events in pieces. */
export function createLinePieces(): (event: HistoryEvent) => LinePieces {
  const attribution = writtenOnce();
  const inputs = writtenOnce();
  const anchor = writtenOnce();
  const revision = writtenOnce();
  const sharedLinks = writtenOnce();
  // The parameters of a judged event are its own object, and are forgotten with it.
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

/** The end of the lines of a type, which is nearly always the same on one page. */
interface Tail {
  readonly theme: string;
  readonly wiki: string;
  readonly text: string;
}

/** Makes a function that writes a value after a prefix; given the same value again, it repeats what it wrote. */
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
