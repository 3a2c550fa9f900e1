import * as v from "valibot";
import { isTimestamp, type Revision, textOf, userOfRow } from "../revision.ts";
import { webAddressOf } from "../site.ts";

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Half a surrogate pair, which JSON may hold and no event may, becomes U+FFFD. */
const words = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed()),
);

/**
 * A line of revisions as JSON lines: one revision, the lines of a page together.
 *
 * `text` is the wikitext, or why there is none. `user` and `comment` are `null` where they are hidden from public view.
 */
export const revisionLine = v.strictObject({
  comment: v.optional(v.nullable(words), ""),
  id,
  minor: v.optional(v.boolean(), false),
  model: v.optional(words, "wikitext"),
  namespace: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  pageId: count,
  tags: v.optional(v.nullable(v.array(words)), null),
  text: v.union(
    [v.string(), v.strictObject({ state: v.picklist(["hidden", "missing", "too_large"]) })],
    'must be a text, or {"state": …} with hidden, missing or too_large',
  ),
  timestamp: v.pipe(v.string(), v.check(isTimestamp, "must be a time there is, like 2004-05-06T07:08:09Z")),
  title: v.pipe(words, v.minLength(1, "must not be empty")),
  user: v.nullable(v.strictObject({ id: v.optional(count, 0), name: words })),
});

/** The first line of JSON lines, where it tells about the wiki. Without it, `wiki` has to be given apart. */
export const siteLine = v.strictObject({
  site: v.strictObject({
    base: v.optional(v.pipe(v.string(), v.check(isWebAddress, "must be an address of http or https"))),
    case: v.optional(v.picklist(["first-letter", "case-sensitive"]), "first-letter"),
    language: v.optional(words, ""),
    namespaces: v.optional(v.record(v.pipe(v.string(), v.regex(/^-?\d+$/)), words)),
    wiki: v.optional(v.pipe(words, v.minLength(1, "must not be empty"))),
  }),
});

function isWebAddress(text: string): boolean {
  return webAddressOf(text) !== null;
}

/** A line that has been proved to be a revision. */
export type RevisionLine = v.InferOutput<typeof revisionLine>;

/** The revision that a line tells of. */
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
