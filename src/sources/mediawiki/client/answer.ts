import * as v from "valibot";
import { percentDecoded } from "../../../ground/percent-decoded.ts";
import { isTimestamp } from "../../../revision.ts";
import type { GivenText } from "./json-with-texts.ts";

/** Parameters of every query that set the format of the answer. */
export const answerFormat = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** Members of `continue`, which are sent back unchanged. */
const cursor = v.record(v.string(), v.union([v.string(), v.number()]));

const complaint = v.object({ code: v.string(), data: v.optional(v.unknown()) });

/** What every answer of `api.php` may hold, whatever the query. */
export const envelopeSchema = v.object({
  query: v.optional(v.unknown()),
  continue: v.optional(cursor),
  /** Before 1.21: cursors by module. */
  "query-continue": v.optional(v.record(v.string(), cursor)),
  errors: v.optional(v.array(complaint)),
  /** The complaint, before 1.29. */
  error: v.optional(complaint),
  /** A list of codes; before 1.29, texts by module. */
  warnings: v.optional(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
  limits: v.optional(v.record(v.string(), v.number())),
  curtimestamp: v.optional(v.string()),
});

/** An answer of `api.php` whose own part, `query`, is not checked yet. */
export interface Envelope extends v.InferOutput<typeof envelopeSchema> {
  /** Its length, unpacked. */
  readonly bytes?: number;
}

/** What to send with the next request to go on; `null` at the end. Only this says that there is more; no warning does. */
export function continuation(answer: Envelope): Readonly<Record<string, string>> | null {
  const old = answer["query-continue"];
  const cursors =
    answer.continue !== undefined ? [answer.continue] : old === undefined ? null : Object.values(old);
  if (cursors === null) return null;
  return Object.fromEntries(
    cursors.flatMap((next) => Object.entries(next)).map(([name, value]) => [name, String(value)]),
  );
}

/** Whether the wiki cut the answer because it grew too large. A code says so, as the limit differs between wikis. */
export function isTruncated({ warnings }: Envelope): boolean {
  return (
    Array.isArray(warnings) &&
    warnings.some((warning) => v.is(complaint, warning) && warning.code === "truncatedresult")
  );
}

/** A flag in either format: `true`, or before format version 2 the empty string. */
export const flag = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value !== false),
);

/** An id that a JavaScript number holds exactly; a larger one is refused, not rounded. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A text; a string if the answer was read without `jsonWithTexts`, or if the text has another place in it. */
const givenText = v.union([
  v.object({ bytes: v.instance(Uint8Array), isRepaired: v.boolean() }),
  v.pipe(
    v.string(),
    v.transform((text): GivenText => ({ bytes: Buffer.from(text), isRepaired: !text.isWellFormed() })),
  ),
]);

/** The main slot of a revision in `prop=revisions`, in either form that wikis give. */
const slot = v.object({
  contentmodel: v.optional(v.string()),
  content: v.optional(givenText),
  "*": v.optional(givenText),
  texthidden: flag,
  textmissing: flag,
  /** The wiki has lost its record of the text. */
  missing: flag,
  badcontentformat: flag,
});

/** How PHP writes a time that is all zeros in the database. */
const zeroTime = "-0001-11-30T00:00:00Z";

/**
 * `2004-05-06T07:08:09Z`: of fixed width, so that it can be compared as a string. For a time that was lost, as in some old or
 * damaged databases, a wiki gives a time of zeros, or `false`; both mean none.
 */
const timestamp = v.pipe(
  v.optional(v.union([v.string(), v.literal(false)])),
  v.transform((told) => (told === false || told === zeroTime ? undefined : told)),
  v.check((told) => told === undefined || isTimestamp(told)),
);

const user = {
  /** `null` in the log of wikis before 1.21 if the account is gone, like the id, which is a text up to 1.24. */
  user: v.nullish(v.string()),
  userid: v.nullish(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
      v.safeInteger(),
      v.minValue(0),
    ),
    0,
  ),
  userhidden: flag,
  comment: v.optional(v.string()),
  commenthidden: flag,
};

const revisionSchema = v.object({
  ...slot.entries,
  ...user,
  revid: id,
  /** The revision it was made from; 0 if there is none, or if it is not known. */
  parentid: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  timestamp,
  minor: flag,
  size: v.optional(v.number(), 0),
  sha1: v.optional(v.string()),
  /** The text is hidden; lists without texts say so, too. */
  sha1hidden: flag,
  tags: v.optional(v.array(v.string())),
  slots: v.optional(v.object({ main: v.optional(slot) })),
});

/** A revision as `api.php` lists it, with its text if that was requested. */
export type ApiRevision = v.InferOutput<typeof revisionSchema>;

const pageSchema = v.object({
  pageid: v.optional(id),
  ns: v.optional(v.pipe(v.number(), v.safeInteger())),
  title: v.optional(v.string()),
  missing: flag,
  invalid: flag,
  /** An object since 1.39, or with `errorformat`. */
  invalidreason: v.optional(v.union([v.string(), v.object({ text: v.string() })])),
  special: flag,
  redirect: flag,
  /** When the page last had to be rendered anew, as after an edit, but also after a revision was hidden. */
  touched: v.optional(v.string(), ""),
  lastrevid: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  /** Its talk page, if there is one. */
  talkid: v.optional(id),
  revisions: v.optional(v.array(revisionSchema)),
});

/** A page as `api.php` describes it. */
export type ApiPage = v.InferOutput<typeof pageSchema>;

const renamed = v.array(
  v.pipe(
    v.object({ from: v.string(), to: v.string(), fromencoded: flag }),
    v.transform(({ from, to, fromencoded }) => ({
      // Wikis write a title with percent signs if its letters are decomposed.
      from: fromencoded ? (percentDecoded(from) ?? from) : from,
      to,
    })),
  ),
);

/** The pages of an answer; before format version 2, an object by page id. */
function pagesOf<const TSchema extends v.GenericSchema>(page: TSchema) {
  return v.optional(
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.transform((pages): readonly unknown[] => (Array.isArray(pages) ? pages : Object.values(pages))),
      // Checked after the union, whose own error would not name the member that does not fit.
      v.array(page),
    ),
    [],
  );
}

/** `query` of an answer about pages. */
export const pagesSchema = v.object({
  pages: pagesOf(pageSchema),
  normalized: v.optional(renamed, []),
  redirects: v.optional(renamed, []),
  interwiki: v.optional(v.array(v.object({ title: v.string(), iw: v.string() })), []),
  badrevids: v.optional(v.unknown()),
});

/**
 * `query` of an answer that says for each page whether it exists. An answer that mentions no page, nor says why, is refused:
 * existing pages would be taken for missing.
 */
export const knownPagesSchema = v.pipe(
  pagesSchema,
  v.forward(
    v.check(({ pages, interwiki }) => pages.length + interwiki.length > 0),
    ["pages"],
  ),
);

/**
 * `query` of an answer about pages, checked no further than their ids: to check 500 revisions takes as long as a wiki needs for
 * a small answer.
 */
export const pageIdsSchema = v.object({ pages: pagesOf(v.object({ pageid: v.optional(id) })) });

const logEntry = v.looseObject({
  ...user,
  logid: id,
  ns: v.optional(v.number()),
  title: v.optional(v.string()),
  type: v.optional(v.string()),
  action: v.optional(v.string()),
  timestamp,
  /** Id of the page when the entry was written; 0 if the wiki did not record it. */
  logpage: v.optional(v.number(), 0),
  actionhidden: flag,
  params: v.optional(v.unknown()),
});
const logEntrySchema = v.pipe(
  logEntry,
  v.transform(({ params, ...row }) => ({ ...row, params: params ?? oldParametersOf(row) })),
);

/** An entry of the log as `api.php` lists it. */
export type ApiLogEntry = v.InferOutput<typeof logEntrySchema>;

/** The parameters of an entry before 1.25, which are in the entry itself: numbered, or under the name of its type. */
function oldParametersOf(row: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name === row.type || /^\d$/.test(name)));
}

/** `query` of an answer about the log. An answer without a list is refused: the log's entries would be taken for gone. */
export const logEventsSchema = v.object({ logevents: v.array(logEntrySchema) });
