import type { Anchor, Depth } from "../event.ts";
import type { Json } from "../json.ts";

/**
 * The possible results for an event of a stream when its page was analysed again.
 *
 * `reproduced`: found again, byte for byte. `changed`: found, but with differences. `missing`: not found. `unverifiable`: the
 * texts in which it was found cannot be read. `other_version`: found by another version of its detector, or written in another
 * version of the events' shape. `model_judged`: a model took part in the judgement. `invalid`: not an event, or its id does not
 * fit it. `unstated`: found on the page, but not in a stream that should be complete.
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
 * `page_gone`: the source has no such page. `anchor_gone`: it does not have the revision, log entry or post of the anchor.
 * `input_gone`: it lacks a revision that was compared. `hidden`: a text that was read then cannot be read now. `no_tags`: the
 * event is based on a tag, and the source has none. `detector_not_loaded`: a third party's detector found it, or something that
 * is counted in it. `redacted`: the stream hides names, and all else is found again.
 */
export type Reason =
  | "page_gone"
  | "anchor_gone"
  | "input_gone"
  | "hidden"
  | "no_tags"
  | "detector_not_loaded"
  | "redacted";

/** A text that is not the same any more. */
export interface ChangedInput {
  readonly revision: number;
  /** SHA-1 in the event; `null` if the text was not readable. */
  readonly recorded: string | null;
  /** SHA-1 now, or why there is none: `hidden`, `missing`, `too_large`, `gone`. */
  readonly found: string;
}

/**
 * A member that differs, such as `evidence.similarity`. If a side has no such member, its value is absent. For an event that
 * hides names, `found` is always absent.
 */
export interface MemberDifference {
  readonly member: string;
  /** The value or, if it is long, the part around the first difference. */
  readonly recorded?: Json;
  readonly found?: Json;
  /** Set if the recorded value hides a name, and may equal what was found. */
  readonly redacted?: true;
}

/** What identifies an event of a stream. */
export interface EventReference {
  readonly eventId: string;
  readonly type: string;
  readonly wiki: string;
  readonly pageId: number;
  readonly anchor: Anchor;
}

/** One event of a stream and its verdict. */
export interface Verification extends Partial<EventReference> {
  /** Line of the stream, from 1; absent if the stream has no line for it. */
  readonly line?: number;
  readonly verdict: Verdict;
  readonly reason?: Reason;
  /** The problem in words, for `invalid`, `other_version` and `model_judged`. */
  readonly problem?: string;
  /** The depth at which the event was written. */
  readonly depth?: Depth;
  /** The texts in which it was found that are not the same any more. */
  readonly inputs?: readonly ChangedInput[];
  /** The first members that differ. */
  readonly differences?: readonly MemberDifference[];
  /** How many members differ in all. */
  readonly differing?: number;
}
