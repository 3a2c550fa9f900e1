import { HistoryError } from "./errors.ts";
import { canonicalJson, isObject, type JsonObject, sha256 } from "./json.ts";

/** Version of the event's shape: a new optional field raises the minor version, any other change the major one. */
export const schemaVersion = "0.1.0";

/** The five detector families whose rule answers a question, in the order they are registered. */
export const families = [
  "revert",
  "sentence_similarity",
  "template_signal",
  "activity_spike",
  "heuristic",
] as const;

/** A detector family whose rule answers a question. */
export type Family = (typeof families)[number];

/** The event types of the built-in detectors, each with the detector that emits it, in the order they are registered. */
export const eventTypes = {
  revert_identity: "revert",
  revert_partial: "revert",
  revert_war: "revert",
  sentence_first_seen: "sentence_similarity",
  sentence_modified: "sentence_similarity",
  sentence_removed: "sentence_similarity",
  sentence_reintroduced: "sentence_similarity",
  sentence_moved: "sentence_similarity",
  claim_value_changed: "sentence_similarity",
  template_added: "template_signal",
  template_removed: "template_signal",
  template_parameter_changed: "template_signal",
  edit_burst: "activity_spike",
  quiet_period_ended: "activity_spike",
  editor_influx: "activity_spike",
  size_spike: "activity_spike",
  citation_added: "heuristic",
  citation_removed: "heuristic",
  citation_replaced: "heuristic",
  section_changed: "heuristic",
  link_changed: "heuristic",
  category_changed: "heuristic",
  media_changed: "heuristic",
  table_changed: "heuristic",
  page_lifecycle_changed: "heuristic",
  talk_activity: "heuristic",
} as const satisfies Record<string, string>;

/** What events can be about; each event has exactly one theme. */
export const themes = ["citations", "claims", "disputes", "structure"] as const;

/** What an event is about. */
export type Theme = (typeof themes)[number];

/** How much is shown: the page's story, every event, or every event with all its evidence. */
export const depths = ["brief", "detailed", "forensic"] as const;

/** How much is shown of a page's history. */
export type Depth = (typeof depths)[number];

/** The place of an event in the page's timeline. */
export interface Anchor {
  readonly kind: "revision" | "log" | "talk";
  readonly id: number;
  readonly timestamp: string;
}

/** A text that was read: its revision and the SHA-1 of its UTF-8, or `null` if it was not readable. */
export interface Input {
  readonly revision: number;
  readonly sha1: string | null;
}

/**
 * Whether the event is known to have happened at its anchor.
 *
 * `range`: there are unreadable revisions before the anchor; it happened at one of `candidates`, which include the anchor, or at
 * one of so many `omitted` right before the anchor, if there are more than a thousand.
 */
export type Attribution =
  | { readonly kind: "exact" }
  | {
      readonly kind: "range";
      readonly candidates: readonly number[];
      readonly omitted?: number;
    };

/** Who answered a detector's question: the rule itself, a model, or the model of the MCP client by sampling. */
export type BoundaryPath =
  | {
      readonly path: "heuristic";
      /** Why the rule judged although a model was asked: the error code of the model's failure. */
      readonly fallback?: string;
    }
  | {
      readonly path: "model" | "sampling";
      readonly model: string;
      /** Only the origin; absent for sampling. */
      readonly endpoint?: string;
      /** Absent where the client chooses it. */
      readonly temperature?: number;
      readonly promptDigest: string;
      readonly responseDigest: string;
      readonly answer: string;
      /** The model's own confidence; `null` if it gave none. */
      readonly confidence: number | null;
    };

/** How a fact came about, so that it can be reproduced. */
export interface FactProvenance {
  readonly detector: string;
  readonly version: string;
  /** Every resolved parameter of the detector, defaults included, and who judged. */
  readonly parameters: JsonObject & { readonly boundary: BoundaryPath };
  readonly inputs: readonly Input[];
  readonly attribution: Attribution;
}

/** What may change while the text stays the same; left out of the canonical bytes. */
export interface Observed {
  readonly title: string;
  readonly namespace: number;
  readonly user: {
    readonly name: string;
    readonly kind: "account" | "address" | "temporary" | "imported";
  } | null;
  readonly comment: string | null;
  readonly tags?: readonly string[];
}

/** One fact about one page that a reader can check. */
export interface HistoryEvent {
  readonly schemaVersion: string;
  readonly eventId: string;
  readonly type: string;
  readonly family: string;
  readonly theme: Theme;
  readonly wiki: string;
  readonly pageId: number;
  readonly anchor: Anchor;
  readonly revision?:
    | { readonly id: number; readonly predecessorId: number | null; readonly minor: boolean }
    | undefined;
  readonly subject: JsonObject;
  readonly evidence: JsonObject;
  readonly links: JsonObject;
  readonly observed: Observed;
  readonly FactProvenance: FactProvenance;
}

/**
 * The event's id: SHA-256 of the canonical JSON of what happened and where.
 *
 * Evidence, provenance and everything observed are left out, so the id is the same at every depth and from every source.
 *
 * @param subject - The subject as canonical JSON.
 * @throws HistoryError `INVALID_INPUT` for an invalid anchor, and for a subject that is not a string.
 */
export function eventId(type: string, wiki: string, pageId: number, anchor: Anchor, subject: string): string {
  if (!isObject(anchor)) {
    throw new HistoryError("INVALID_INPUT", "anchor: must be the anchor of an event, with its kind and id");
  }
  if (typeof subject !== "string") {
    throw new HistoryError(
      "INVALID_INPUT",
      "subject: must be canonical JSON; give what canonicalJson makes of it",
    );
  }
  return eventIds(wiki, pageId, anchor)(type, subject);
}

/** The ids of events at one anchor. What the hashed texts share is written only once. */
export function eventIds(
  wiki: string,
  pageId: number,
  { id, kind }: Anchor,
): (type: string, subject: string) => string {
  const place = `{"anchor":{"id":${id},"kind":"${kind}"},"pageId":${pageId},"subject":`;
  const end = `,"wiki":${canonicalJson(wiki)}}`;
  return (type, subject) => sha256(`${place}${subject},"type":${canonicalJson(type)}${end}`);
}

/**
 * The event as canonical JSON without what is only observed: the same bytes from every source.
 *
 * @throws HistoryError `INVALID_EVENT` for anything but an object, and for values that JSON cannot hold.
 */
export function canonicalEvent(event: HistoryEvent): string {
  if (!isObject(event))
    throw new HistoryError("INVALID_EVENT", "event: must be an object, as analyze tells it");
  const { observed: _, ...facts } = event;
  return canonicalJson(facts);
}
