import type * as v from "valibot";
import { parse } from "../ground/parse.ts";
import { holdsTooManyValues, mostValues } from "../ground/too-many-values.ts";
import { isObject } from "../json.ts";
import type { Revision, Site } from "../revision.ts";
import { siteBase, wikiKey } from "../site.ts";
import { englishNamespaces } from "../text/markup/grammar.ts";
import { createBegunPages, nameOf } from "./begun-pages.ts";
import type { ExportPage, ReadOptions } from "./export-page.ts";
import { inOrder } from "./in-order.ts";
import { type Line, linesOf } from "./lines.ts";
import { failureAt, leftBehind, type Place, startOf } from "./place.ts";
import { type RevisionLine, revisionLine, revisionOf, siteLine } from "./revision-line.ts";

/**
 * The pages of revisions as JSON lines, in the order of the file; the lines of a page are together.
 *
 * @throws HistoryError `INPUT_MALFORMED` with the number of the line, `INPUT_TRUNCATED` when the last line is cut off,
 * `OUT_OF_ORDER` when sorting a page takes more than a look ahead.
 */
export async function* readJsonLines(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const place = startOf(options.input);
  const lines = linesOf(chunks, place);
  const begun = createBegunPages();
  try {
    const { first, site } = await beginning(lines, place, options.wiki);
    let line = first;
    while (line !== null) {
      const head: RevisionLine = line;
      const { namespace, pageId, title } = head;
      place.pageId = pageId;
      place.title = title;
      place.revisionId = null;
      if (!begun.add(head, null)) {
        throw failureAt(place, "INPUT_MALFORMED", "its lines must follow one another");
      }
      let isLeft = false;
      const revisions = async function* (): AsyncGenerator<Revision, void, void> {
        for (;;) {
          if (isLeft) throw leftBehind(place);
          if (line === null || !isOfPage(line, head)) return;
          const revision = revisionOf(line);
          place.revisionId = revision.id;
          line = await nextLine(lines, place);
          yield revision;
        }
      };
      try {
        yield {
          page: { namespace, pageId, site, title },
          revisions: inOrder(revisions(), place, options.sortIn),
        };
      } finally {
        // Also when the consumer stops between pages: what was read of this page would look like all of it.
        isLeft = true;
      }
      while (line !== null && isOfPage(line, head)) line = await nextLine(lines, place);
    }
  } finally {
    await lines.return();
  }
}

/** Whether a line belongs to the page that begins with `head`. If the page has an id, the line may give another title. */
function isOfPage(line: RevisionLine, head: RevisionLine): boolean {
  return line.pageId === head.pageId && (head.pageId !== 0 || nameOf(line) === nameOf(head));
}

interface Beginning {
  readonly site: Site;
  readonly first: RevisionLine | null;
}

async function beginning(
  lines: AsyncIterator<Line>,
  place: Place,
  wiki: string | undefined,
): Promise<Beginning> {
  const { done, value } = await lines.next();
  if (done === true) throw failureAt(place, "INPUT_TRUNCATED", "must hold at least one line");
  const json = jsonOf(value, place);
  if ("eventId" in json) {
    throw failureAt(place, "INPUT_MALFORMED", "holds events, not revisions; events are read by verify");
  }
  if (!("site" in json)) {
    return { first: proved(revisionLine, json, value, place), site: siteOf({}, place, wiki) };
  }
  const { site } = proved(siteLine, json, value, place);
  return { first: await nextLine(lines, place), site: siteOf(site, place, wiki) };
}

type SiteLine = Partial<v.InferOutput<typeof siteLine>["site"]>;

function siteOf(told: SiteLine, place: Place, wiki: string | undefined): Site {
  const named = wiki ?? told.wiki;
  if (named === undefined && told.base === undefined) {
    throw failureAt(place, "INVALID_INPUT", "does not say which wiki it is from; name it with --wiki");
  }
  const namespaces = told.namespaces === undefined ? englishNamespaces : numbered(told.namespaces);
  const base = siteBase(told, wiki, place.input);
  return {
    base,
    case: told.case ?? "first-letter",
    language: (told.language ?? "").toLowerCase(),
    namespaces,
    wiki: named ?? wikiKey(base),
  };
}

function numbered(names: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  return new Map([
    [0, ""],
    ...Object.entries(names).map(([key, name]): [number, string] => [Number(key), name]),
  ]);
}

async function nextLine(lines: AsyncIterator<Line>, place: Place): Promise<RevisionLine | null> {
  const { done, value } = await lines.next();
  return done === true ? null : proved(revisionLine, jsonOf(value, place), value, place);
}

function proved<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  json: unknown,
  line: Line,
  place: Place,
): v.InferOutput<TSchema> {
  return parse(schema, json, `${place.input} line ${line.number}`, "INPUT_MALFORMED");
}

function jsonOf({ isEnded, number, text }: Line, place: Place): Readonly<Record<string, unknown>> {
  const notOne = (cause?: unknown) =>
    failureAt(place, "INPUT_MALFORMED", `line ${number} must be one JSON object`, cause);
  if (holdsTooManyValues(text)) {
    throw failureAt(
      place,
      "TOO_LARGE",
      `line ${number} must hold at most ${mostValues} values; put each revision on a line of its own`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    if (isEnded) throw notOne(cause);
    throw failureAt(place, "INPUT_TRUNCATED", `line ${number} is cut off; fetch the file again`, cause);
  }
  if (!isObject(json)) throw notOne();
  return json;
}
