import { byTimestampAndId, type ListedRevision } from "../../../revision.ts";
import { modelByTitle } from "../../model-by-title.ts";
import type { ApiPage, ApiRevision, Envelope } from "../client/answer.ts";
import { knownPagesSchema, pageIdsSchema } from "../client/answer.ts";
import type { Parameters } from "../client/api-client.ts";
import { continuedAhead, createGrowthCheck } from "../client/continued.ts";
import { boundedList, type ListAsk } from "../client/list-bounds.ts";
import { readQuery } from "../client/read-query.ts";
import { headOfRow } from "./head-of-row.ts";
import { type PageName, quotedName } from "./page-name.ts";

/** What the wiki says about a title, and the history of the page that has it. */
export interface Listing {
  /** The page as the wiki describes it; `null` if its answer was about no page. */
  readonly page: ApiPage | null;
  /** The title as the wiki writes it, if that differs from the requested one. */
  readonly normalized: string | null;
  /** Prefix of the other wiki that the title belongs to. */
  readonly interwiki: string | null;
  /** All revisions by (timestamp, id), oldest first. */
  readonly revisions: readonly ListedRevision[];
  /** How many texts the wiki gives in one answer. */
  readonly textsAtOnce: number;
  /** The wiki's clock at the last answer; `null` before MediaWiki 1.24. */
  readonly at: string | null;
}

/** How much of a history is listed. */
interface ListingOptions {
  /** Timestamp of the last revision to list. */
  readonly until?: string | undefined;
  /** Called after each answer with the number of revisions listed so far. */
  readonly onListed?: (revisions: number) => void;
}

/** Everything about a revision except its text; the wiki gives 500 of these at once. */
const listed = "ids|timestamp|flags|user|userid|comment|size|sha1|tags|contentmodel";

/**
 * Lists a page's history without texts. From the second answer on it uses the page's id, since the title may become another
 * page's meanwhile.
 *
 * @param which - The page, as `titles` or `pageids`.
 * @throws HistoryError `WIKI_ERROR` when the wiki promises more and gives nothing new, twice; `TOO_LARGE` for a history that is
 * too long to be in memory.
 */
export async function listRevisions(
  ask: ListAsk,
  which: Parameters,
  { until, onListed }: ListingOptions = {},
): Promise<Listing> {
  const rows = new Map<number, ApiRevision>();
  let page: ApiPage | null = null;
  let normalized: string | null = null;
  let interwiki: string | null = null;
  let textsAtOnce = 50;
  let at: string | null = null;
  const checkGrowth = createGrowthCheck(() => rows.size);
  const bounded = boundedList(ask, `the history of the page ${quotedName(nameIn(which))}`);
  const parameters = {
    prop: "info|revisions",
    inprop: "talkid",
    rvprop: listed,
    rvslots: "main",
    rvlimit: "max",
    rvdir: "newer",
    ...(until === undefined ? {} : { rvend: until }),
  };
  const byId = (first: Envelope): Parameters => {
    const id = which.titles === undefined ? undefined : readQuery(pageIdsSchema, first).pages[0]?.pageid;
    return { ...(id === undefined ? which : { pageids: String(id) }), ...parameters };
  };
  for await (const answer of continuedAhead(bounded.ask, { ...which, ...parameters }, byId)) {
    const query = readQuery(knownPagesSchema, answer);
    const [now] = query.pages;
    page ??= now ?? null;
    normalized ??= query.normalized[0]?.to ?? null;
    interwiki ??= query.interwiki[0]?.iw ?? null;
    at = answer.curtimestamp ?? null;
    // Whatever the reader's rights, an answer holds a tenth as many texts as listed revisions.
    const listLimit = answer.limits?.revisions;
    if (listLimit !== undefined) textsAtOnce = Math.max(1, Math.min(500, Math.floor(listLimit / 10)));
    if (page !== null && now?.missing === true) {
      // The page was deleted while it was listed: half a list is of no use.
      page = { ...page, missing: true };
      rows.clear();
      onListed?.(0);
      break;
    }
    // The page may have been moved while it was listed, and what is read next goes by its title.
    if (page !== null && now?.title !== undefined) page = { ...page, title: now.title, ns: now.ns };
    for (const row of now?.revisions ?? []) rows.set(row.revid, row);
    bounded.add(now?.revisions?.length ?? 0);
    checkGrowth();
    onListed?.(rows.size);
  }
  const revisions = inOrder([...rows.values()], modelByTitle(page?.title ?? "", page?.ns ?? 0));
  return { page, normalized, interwiki, revisions, textsAtOnce, at };
}

function nameIn({ titles, pageids }: Parameters): PageName {
  return titles ?? { pageId: Number(pageids) };
}

/** Revisions sorted by (timestamp, id): on imported or merged pages, ids are not in order of time. */
function inOrder(rows: readonly ApiRevision[], model: string): readonly ListedRevision[] {
  const listedRows = rows.map((row) => ({ row, head: headOfRow(row, model) }));
  listedRows.sort((a, b) => byTimestampAndId(a.head, b.head));
  const byId = new Map(rows.map((row) => [row.revid, row]));
  return listedRows.map(({ row, head }, i) => {
    // An import may come between a move and its parent. For moves from a wiki's first years, no parent is given.
    const parent = row.parentid === 0 ? listedRows[i - 1]?.row : byId.get(row.parentid);
    return {
      head,
      bytes: row.size,
      isNull: parent === undefined ? row.parentid !== 0 : hasSameText(row, parent),
      isHidden: row.sha1hidden,
    };
  });
}

function hasSameText(one: ApiRevision, other: ApiRevision): boolean {
  const areTold = one.sha1 !== undefined && other.sha1 !== undefined;
  return one.size === other.size && (!areTold || one.sha1 === other.sha1);
}
