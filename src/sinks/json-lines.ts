import type { HistoryEvent } from "../event.ts";
import { canonicalJson } from "../json.ts";

/**
 * Writes events as canonical JSON lines, newline included.
 *
 * Most of a line is what all events of one revision share, and most of that what all events of a detector share: each
 * is serialised once, recognised by identity.
 */
export function createLineWriter(): (event: HistoryEvent) => string {
  const parts = createLineParts();
  const observed = writtenOnce();
  return (event) => {
    const written = writtenLines.get(event);
    if (written !== undefined) return written;
    const { before, after } = parts(event);
    return `${before},"observed":${observed(event.observed)}${after}`;
  };
}

/** Events as canonical JSON lines. */
export async function* linesOf(
  batches: AsyncIterable<readonly HistoryEvent[]>,
): AsyncGenerator<string, void, void> {
  const line = createLineWriter();
  for await (const batch of batches) for (const event of batch) yield line(event);
}

/** The lines of events that were read from lines. */
const writtenLines = new WeakMap<HistoryEvent, string>();

/** Says that an event is written as this line, of which it was read. */
export function rememberLine(event: HistoryEvent, line: string): void {
  writtenLines.set(event, line);
}

/** A line without what is only observed of its event: it stands between the two. */
export interface LineParts {
  readonly before: string;
  readonly after: string;
}

/** Writes events in two parts each. */
export function createLineParts(): (event: HistoryEvent) => LineParts {
  const attribution = writtenOnce();
  const inputs = writtenOnce();
  const anchor = writtenOnce();
  const revision = writtenOnce();
  const sharedLinks = writtenOnce();
  const parameters = new Map<object, string>();
  const tails = new Map<string, Tail>();
  let last: HistoryEvent | undefined;
  let [head, links, middle] = ["", "", ""];

  function parametersOf(value: HistoryEvent["FactProvenance"]["parameters"]): string {
    const known = parameters.get(value);
    if (known !== undefined) return known;
    const text = canonicalJson(value);
    parameters.set(value, text);
    return text;
  }

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
    const { eventId, evidence, subject } = event;
    return {
      before: `${head}${eventId}","evidence":${canonicalJson(evidence)}${links}`,
      after: `${middle}${canonicalJson(subject)}${tailOf(event)}`,
    };
  };
}

/** The end of the lines of a type: on one page it is nearly always the same. */
interface Tail {
  readonly theme: string;
  readonly wiki: string;
  readonly text: string;
}

/** Writes a value, or repeats what it wrote where it is given the last one again. */
function writtenOnce(): (value: object) => string {
  let last: object | undefined;
  let text = "";
  return (value) => {
    if (value === last) return text;
    last = value;
    text = canonicalJson(value);
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
