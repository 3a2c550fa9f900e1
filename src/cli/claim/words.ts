import type { Citation } from "../../claim/citations.ts";
import type { Candidate, ClaimInParts, DatedRevision, Lifeline, Step } from "../../claim/result.ts";
import { isList, type Json } from "../../json.ts";
import { candidatesOf } from "../../range-attribution.ts";
import { amongRevisions } from "../words/among-revisions.ts";
import { counted } from "../words/counted.ts";
import { durationWords } from "../words/duration-words.ts";
import { minuteWords } from "../words/minute-words.ts";

/** The name that each kind of step has for people. */
export const kindWords: Readonly<Record<Step["kind"], string>> = {
  appeared: "appeared",
  modified: "reworded",
  split: "split",
  merged: "merged",
  moved: "moved",
  recited: "citations changed",
  removed: "removed",
  reintroduced: "came back",
};

/** Which kind of revert a step was part of, in brackets; empty where it was part of none. */
export function revertWords({ revert }: Pick<Step, "revert">): string {
  if (revert === null) return "";
  return revert.type === "revert_identity" ? " (revert)" : " (partial revert)";
}

/** Where a sentence stands, given as the headings above it. */
export function sectionWords(section: Json): string {
  return isList(section) && section.length > 0 ? section.join(" > ") : "the lead";
}

/**
 * How a lifeline was found and how it stands, in words.
 *
 * @param end - The revision at which a chosen range ended; `null`: the account goes up to the page as it is.
 */
export function headWords(lifeline: Lifeline, end: DatedRevision | null): string {
  const { match, similarity, status, livedSeconds, insertions } = lifeline;
  const found = {
    exact: "has the same words",
    phrase: "has these words",
    similar: `reads alike (similarity ${similarity})`,
    words: "has each of these words",
  }[match];
  const [is, stands, at] =
    end === null ? ["is", "stands", ""] : ["was", "stood", ` at revision ${end.revision}`];
  const place = {
    present: `${stands} on the page${at}${manyWords(lifeline)}`,
    reworded: `${stands} on the page${at} in other words${manyWords(lifeline)}`,
    absent: `${is} not on the page${at}`,
  }[status];
  return `${found}${firstWords(lifeline)}; ${place}; stood for ${durationWords(livedSeconds)}; came ${insertions === 1 ? "once" : `${insertions} times`}`;
}

/** When it was first there, and whose edit that was: its steps may begin with other words, long before. */
function firstWords({ firstSeen }: Lifeline): string {
  if (firstSeen === null) return "";
  const { timestamp, by } = firstSeen;
  return `; first seen ${minuteWords(timestamp)}${by === null ? "" : ` by ${by.user ?? "a hidden user"}`}`;
}

/** Says that the sentence stands more than once; parts of it and other wordings do not count as copies. */
function manyWords({ copies, now }: Lifeline): string {
  if (copies === 1) return "";
  return new Set(now.map(({ wording }) => wording.key)).size === 1
    ? `, ${copies} copies`
    : `, as ${copies} sentences`;
}

/** Whose edit it was, or among which edits it is. */
export function byWords({ by, candidates, attribution }: Step): string {
  if (by !== null) return by.user ?? "(hidden user)";
  const ids = (candidates ?? []).map(({ revision }) => revision);
  const among = amongRevisions(ids.join(", "), candidatesOf(attribution) - ids.length);
  return `${among}: ${unreadable(candidates ?? [])}`;
}

function unreadable(candidates: readonly Candidate[]): string {
  const hidden = candidates.filter(({ isReadable }) => !isReadable);
  return hidden.length === 1
    ? "the text of the first cannot be read"
    : "only the text of the last can be read";
}

/** The time between two steps. */
export function pauseWords(from: Pick<Step, "revision">, to: Pick<Step, "revision">): string {
  const seconds = (Date.parse(to.revision.timestamp) - Date.parse(from.revision.timestamp)) / 1000;
  return durationWords(seconds);
}

/** The values that changed: `number 10 → 12`. */
export function valueWords({ values }: Step): string {
  if (!Array.isArray(values)) return "";
  return values.map(({ kind, from, to }) => `${kind} ${from ?? "none"} → ${to ?? "none"}`).join("; ");
}

/** A citation in words: its text, or a note that it is used again. */
export function citationWords({ name, text }: Citation): string {
  return text ?? `(again: ${name ?? "unnamed"})`;
}

/** When it stands so: now, or at the revision at which a chosen range ended. */
export function endWords(end: DatedRevision | null): string {
  return end === null ? "now" : timeWords({ revision: end });
}

/** The time, to the minute. */
export function timeWords({ revision }: Pick<Step, "revision">): string {
  return minuteWords(revision.timestamp);
}

/** What of the claim was not found, and how much was read to look for it. */
export function closingWords({ found, matches }: ClaimInParts): string {
  if (found === 0) return "not found";
  const rest = found - matches.length;
  const lifelines = counted(found, "lifeline");
  return rest === 0 ? lifelines : `${lifelines}, ${rest} not shown (--all shows them)`;
}
