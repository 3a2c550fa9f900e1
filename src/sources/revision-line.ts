import * as v from "valibot";
import { isTimestamp, type Revision, textOf, userOfRow } from "../revision.ts";
import { webAddressOf } from "../site.ts";

/** A whole number; the message mentions quotes because many programs write ids as texts. */
function whole(least: number) {
  const what = `must be a whole number from ${least}, without quotes`;
  return v.pipe(v.number(what), v.safeInteger(what), v.minValue(least, what));
}

/** A text in which lone surrogates, which JSON may hold but events may not, become U+FFFD. */
function wordsOr(what: string) {
  return v.pipe(
    v.string(what),
    v.transform((text) => text.toWellFormed()),
  );
}
const words = wordsOr("must be a string");

/** A strict object, with a message of its own for anything that is not an object. */
function object<const TEntries extends v.ObjectEntries>(entries: TEntries, what: string) {
  return v.strictObject(entries, (issue) => (issue.expected === "Object" ? what : issue.message));
}

const namespaceNumber = "must be the number of a namespace, without quotes";
const time = "must be a valid time, such as 2004-05-06T07:08:09Z";
const tags = "must be a list of strings, or null where they are not known";
const namesByNumber = 'must be names by number, such as {"10": "Template"}';

/**
 * A line of revisions as JSON lines: one revision. The lines of a page are together.
 *
 * `text` is the wikitext, or why there is none. `user` and `comment` are `null` if they are hidden from public view.
 */
export const revisionLine = v.strictObject({
  comment: v.optional(v.nullable(wordsOr("must be a string, or null where it is hidden")), ""),
  id: whole(1),
  minor: v.optional(v.boolean("must be true or false"), false),
  model: v.optional(words, "wikitext"),
  namespace: v.optional(v.pipe(v.number(namespaceNumber), v.safeInteger(namespaceNumber)), 0),
  pageId: whole(0),
  tags: v.optional(v.nullable(v.array(wordsOr(tags), tags)), null),
  text: v.union(
    [v.string(), v.strictObject({ state: v.picklist(["hidden", "missing", "too_large"]) })],
    'must be a text, or {"state": …} with hidden, missing or too_large',
  ),
  timestamp: v.pipe(v.string(time), v.check(isTimestamp, time)),
  title: v.pipe(words, v.minLength(1, "must not be empty")),
  user: v.nullable(
    object(
      { id: v.optional(whole(0), 0), name: words },
      'must be {"name": …, "id": …}, or null where it is hidden or not known',
    ),
  ),
});

/** The first line of JSON lines, if it describes the wiki. Without it, `wiki` has to be given separately. */
export const siteLine = v.strictObject({
  site: object(
    {
      base: v.optional(
        v.pipe(
          v.string("must be an address of http or https"),
          v.check(isWebAddress, "must be an address of http or https"),
        ),
      ),
      case: v.optional(
        v.picklist(["first-letter", "case-sensitive"], "must be first-letter or case-sensitive"),
        "first-letter",
      ),
      language: v.optional(words, ""),
      namespaces: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^-?\d+$/, namesByNumber)),
          wordsOr(namesByNumber),
          namesByNumber,
        ),
      ),
      wiki: v.optional(v.pipe(words, v.minLength(1, "must not be empty"))),
    },
    'must be an object that tells of the wiki, such as {"wiki": "wiki.example"}',
  ),
});

function isWebAddress(text: string): boolean {
  return webAddressOf(text) !== null;
}

/** A line that has proved to be a revision. */
export type RevisionLine = v.InferOutput<typeof revisionLine>;

/** The revision that a line describes. */
export function revisionOf(line: RevisionLine): Revision {
  const { comment, id, minor, model, tags, text, timestamp, user } = line;
  return {
    comment,
    id,
    minor,
    model,
    tags: tags === null ? null : [...tags].sort((a, b) => (a < b ? -1 : 1)),
    text: typeof text === "string" ? textOf(text) : text,
    timestamp,
    user: user === null ? null : userOfRow(user),
  };
}
