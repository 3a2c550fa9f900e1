import type { Anchor, Depth } from "../event.ts";
import type { Json } from "../json.ts";

/**
 * What became of an event of a stream when its page was analysed again.
 *
 * `reproduced`: found again, byte for byte. `changed`: found, but told otherwise. `missing`: not found. `unverifiable`:
 * the texts it was found in cannot be read. `other_version`: another version of its detector or of the shape of events
 * found it. `model_judged`: a model had a say. `invalid`: no event, or not one its own id fits. `unstated`: found in the
 * page, but not in a stream that is to be complete.
 */
export const verdicts = [
  "reproduced",
  "changed",
  "missing",
  "unverifiable",
  "other_version",
  "model_judged",
  "invalid",
  "unstated",
] as const;

/** What became of one event of a stream. */
export type Verdict = (typeof verdicts)[number];

/**
 * Why an event cannot be verified.
 *
 * `page_gone`, `anchor_gone`, `input_gone`: the source has no such page; no such revision, log entry or post where it is
 * anchored; no such revision among those it compared. `hidden`: a text that was read then cannot be read now. `no_tags`:
 * it rests on a tag, and the source has none. `detector_not_loaded`: a third party's detector found it, or something
 * that is counted in it. `redacted`: the stream hides names, and all else is found again.
 */
export type Reason =
  | "page_gone"
  | "anchor_gone"
  | "input_gone"
  | "hidden"
  | "no_tags"
  | "detector_not_loaded"
  | "redacted";

/** A text that is not what it was. */
export interface ChangedInput {
  readonly revision: number;
  /** SHA-1 in the event; `null` where the text was not readable. */
  readonly recorded: string | null;
  /** SHA-1 now, or why there is none: `hidden`, `missing`, `too_large`, `gone`. */
  readonly found: string;
}

/**
 * A member that differs: `evidence.similarity`. Where a side has no such member, its value is left out. What was found is
 * left out of every member of an event that hides names.
 */
export interface MemberDifference {
  readonly member: string;
  /** The value, or where it is long what stands around the first difference. */
  readonly recorded?: Json;
  readonly found?: Json;
  /** The recorded value hides a name, and may be what was found. */
  readonly redacted?: true;
}

/** Which event of a stream is meant. */
export interface EventReference {
  readonly eventId: string;
  readonly type: string;
  readonly wiki: string;
  readonly pageId: number;
  readonly anchor: Anchor;
}

/** One event of a stream and its verdict. */
export interface Verification extends Partial<EventReference> {
  /** Line of the stream, from 1; absent where the stream has none. */
  readonly line?: number;
  readonly verdict: Verdict;
  readonly reason?: Reason;
  /** In words, for what is `invalid`, `other_version` or `model_judged`. */
  readonly problem?: string;
  /** The depth at which the event was told. */
  readonly depth?: Depth;
  /** The texts it was found in that are not what they were. */
  readonly inputs?: readonly ChangedInput[];
  /** The first members that differ. */
  readonly differences?: readonly MemberDifference[];
  /** How many differ in all. */
  readonly differing?: number;
}
