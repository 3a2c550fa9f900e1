import { HistoryError } from "../errors.ts";
import { isTimestamp, type Revision, type RevisionHead, type TimelineEntry } from "../revision.ts";

type Rule<TOf> = readonly [member: keyof TOf & string, holds: (value: unknown) => boolean, right: string];

const anyone: readonly Rule<Pick<Revision, "user" | "comment">>[] = [
  ["user", isUser, 'an object like { id: 0, name: "192.0.2.7" }, or null where it is hidden'],
  ["comment", (value) => value === null || isText(value), "a string, or null where it is hidden"],
];
const heads: readonly Rule<RevisionHead>[] = [
  ...anyone,
  ["minor", (value) => typeof value === "boolean", "true or false"],
  ["model", isText, "a content model, like wikitext"],
  ["tags", (value) => value === null || (Array.isArray(value) && value.every(isText)), "a list, or null"],
];
const revisions: readonly Rule<Revision>[] = [
  ...heads,
  [
    "text",
    isRevisionText,
    'what textOf(…) makes of a string, or { state: "hidden" }, { state: "missing" } or { state: "too_large" }',
  ],
];

/**
 * Refuses an entry of which no event would fit its schema, or that no detector could read: a history may be a caller's own.
 *
 * @throws HistoryError `INVALID_INPUT` that says which member of which entry must be what.
 */
export function checkEntry(entry: TimelineEntry): void {
  if (entry.kind === "revision") check(entry.kind, entry.revision, revisions);
  else if (entry.kind === "talk") check(entry.kind, entry.post.revision, heads);
  else if (entry.kind === "log") check(entry.kind, entry.entry, anyone);
  else {
    const { kind } = Object(entry);
    throw new HistoryError(
      "INVALID_INPUT",
      `an entry of a timeline must have the kind revision, log or talk, and has ${JSON.stringify(kind)}`,
    );
  }
}

function check<TOf extends { readonly id: number; readonly timestamp: string }>(
  kind: TimelineEntry["kind"],
  of: TOf,
  rules: readonly Rule<TOf>[],
): void {
  const { id, timestamp } = of;
  if (!Number.isSafeInteger(id) || id < 0) throw wrong(kind, of, "id", "a whole number, at least 0");
  // Times written otherwise fall out of order.
  if (!isTimestamp(timestamp))
    throw wrong(kind, of, "timestamp", "a time there is, like 2004-05-06T07:08:09Z");
  for (const [member, holds, right] of rules) {
    if (!holds(of[member])) throw wrong(kind, of, member, right);
  }
}

function wrong(
  kind: string,
  { id, timestamp }: Pick<Revision, "id" | "timestamp">,
  member: string,
  right: string,
): HistoryError {
  const message = `${kind} ${id} (${timestamp}): its ${member} must be ${right}`;
  return new HistoryError("INVALID_INPUT", message, { kind, id, timestamp });
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isUser(value: unknown): boolean {
  if (value === null) return true;
  const { id, name } = Object(value);
  return Number.isSafeInteger(id) && isText(name);
}

function isRevisionText(value: unknown): boolean {
  const { state, bytes } = Object(value);
  if (state === "readable") return bytes instanceof Uint8Array;
  return state === "hidden" || state === "missing" || state === "too_large";
}
