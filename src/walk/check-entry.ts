import { HistoryError } from "../errors.ts";
import { isObject } from "../json.ts";
import {
  isTimestamp,
  type LogChange,
  type LogEntry,
  type Revision,
  type RevisionHead,
  type TalkPost,
  type TimelineEntry,
} from "../revision.ts";
import { mostName } from "./check-history.ts";

type Rule<TOf> = readonly [member: keyof TOf & string, holds: (value: unknown) => boolean, right: string];

/** All kinds of log changes; the type makes sure that none is missing. */
const changeKinds: Readonly<Record<LogChange["kind"], true>> = {
  moved: true,
  protected: true,
  unprotected: true,
  deleted: true,
  restored: true,
  imported: true,
  merged: true,
  visibility_changed: true,
};
const changes = Object.keys(changeKinds);

/** Each event repeats the tags of its edit. Edits have one to twenty, of some ten to forty characters. */
const mostTags = 100;
const mostTagText = 5_000;

const anyone: readonly Rule<Pick<Revision, "user" | "comment">>[] = [
  [
    "user",
    isUser,
    `an object like { id: 0, name: "192.0.2.7" } with a name of at most ${mostName} characters, or null where it is hidden`,
  ],
  ["comment", (value) => value === null || isText(value), "a string, or null where it is hidden"],
];
const heads: readonly Rule<RevisionHead>[] = [
  ...anyone,
  ["minor", (value) => typeof value === "boolean", "true or false"],
  ["model", isText, "a content model, like wikitext"],
  [
    "tags",
    areTags,
    `a list of at most ${mostTags} tags, with at most ${mostTagText} characters together, or null where they are not known`,
  ],
];
const revisions: readonly Rule<Revision>[] = [
  ...heads,
  [
    "text",
    isRevisionText,
    'what textOf(…) makes of a string, or { state: "hidden" }, { state: "missing" } or { state: "too_large" }',
  ],
];

const logs: readonly Rule<LogEntry>[] = [
  ...anyone,
  ["change", isChange, `an object whose kind is one of ${changes.join(", ")}`],
  ["parameters", isObject, "an object"],
];
const posts: readonly Rule<TalkPost>[] = [
  ["newTopics", (value) => Array.isArray(value) && value.every(isText), "a list of headings"],
  ["addsProse", (value) => typeof value === "boolean", "true or false"],
];

/** The member of an entry that holds its content, by the entry's kind. */
const parts = { revision: "revision", log: "entry", talk: "post" } as const;

/**
 * Refuses an entry that detectors could not read, or whose events would not fit their schemas: a history may be the caller's
 * own.
 *
 * @throws HistoryError `INVALID_INPUT`, saying which member of which entry must be what.
 */
export function checkEntry(entry: TimelineEntry): void {
  checkWhole(entry);
  if (entry.kind === "revision") check(entry.kind, entry.revision, revisions);
  else if (entry.kind === "log") check(entry.kind, entry.entry, logs);
  else {
    check(entry.kind, entry.post.revision, heads);
    checkMembers(entry.kind, entry.post.revision, entry.post, posts);
  }
}

/**
 * Refuses anything but an entry, because its id and its time are read before it is walked.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkWhole(entry: TimelineEntry): void {
  const { kind } = Object(entry);
  if (!Object.hasOwn(parts, kind)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `an entry of a timeline must have the kind revision, log or talk, and has ${JSON.stringify(kind)}`,
    );
  }
  const part = parts[entry.kind];
  const told = Object(entry)[part];
  if (isObject(told) && (kind !== "talk" || isObject(told.revision))) return;
  const right = kind === "talk" ? "with its revision, newTopics and addsProse" : "with its id and timestamp";
  throw new HistoryError(
    "INVALID_INPUT",
    `an entry of a timeline of the kind ${kind} must have a member ${part}, ${right}`,
  );
}

function check<TOf extends { readonly id: number; readonly timestamp: string }>(
  kind: TimelineEntry["kind"],
  of: TOf,
  rules: readonly Rule<TOf>[],
): void {
  const { id, timestamp } = of;
  if (!Number.isSafeInteger(id) || id < 0) throw wrong(kind, of, "id", "a whole number, at least 0");
  // Times in another form would sort wrongly.
  if (!isTimestamp(timestamp))
    throw wrong(kind, of, "timestamp", "a time there is, like 2004-05-06T07:08:09Z");
  checkMembers(kind, of, of, rules);
}

function checkMembers<TOf>(
  kind: TimelineEntry["kind"],
  place: Pick<Revision, "id" | "timestamp">,
  of: TOf,
  rules: readonly Rule<TOf>[],
): void {
  for (const [member, holds, right] of rules) {
    if (!holds(of[member])) throw wrong(kind, place, member, right);
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

function isChange(value: unknown): boolean {
  return changes.includes(Object(value).kind);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function areTags(value: unknown): boolean {
  if (value === null) return true;
  if (!Array.isArray(value) || value.length > mostTags || !value.every(isText)) return false;
  return value.reduce((length, tag) => length + tag.length, 0) <= mostTagText;
}

function isUser(value: unknown): boolean {
  if (value === null) return true;
  const { id, name } = Object(value);
  return Number.isSafeInteger(id) && typeof name === "string" && name.length <= mostName;
}

function isRevisionText(value: unknown): boolean {
  const { state, bytes } = Object(value);
  if (state === "readable") return bytes instanceof Uint8Array;
  return state === "hidden" || state === "missing" || state === "too_large";
}
