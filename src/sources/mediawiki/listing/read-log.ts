import { HistoryError } from "../../../errors.ts";
import { byTimestampAndId, type ListedRevision, type LogEntry } from "../../../revision.ts";
import { type ApiLogEntry, type ApiPage, logEventsSchema, pagesSchema } from "../client/answer.ts";
import { continued, createGrowthCheck } from "../client/continued.ts";
import { type BoundedList, boundedList, type ListAsk } from "../client/list-bounds.ts";
import { readQuery } from "../client/read-query.ts";
import { commentOf, userOf } from "./head-of-row.ts";
import { logChangeOf } from "./log-change.ts";
import { plainJson } from "./plain-json.ts";

/** Log types that concern a page's life; other types (patrols, reviews) have many entries and say nothing about it. */
export const logTypes = ["delete", "import", "merge", "move", "protect"] as const;

const types: ReadonlySet<string> = new Set(logTypes);

/** The fields of an entry that are read. */
export const entryFields = "ids|title|type|user|userid|timestamp|comment|details";

/** Most titles of one page. Each costs a request, so a wiki that names ever more is not followed without end. */
const mostTitles = 1_000;

/** The state of a page when its history was listed. */
export interface Seen {
  readonly lastRevision: number;
  readonly touched: string;
  /** The wiki's clock then; `null` if the wiki does not give it. */
  readonly at: string | null;
}

/** An entry whose time the wiki gives. */
interface Row extends ApiLogEntry {
  readonly id: number;
  readonly timestamp: string;
}

/**
 * The log of a page by (timestamp, id), under all titles it has had.
 *
 * Entries stay under the title that the page had when they were written. A title is the page's from the latest move to it on,
 * so titles are found by following moves backwards. A wiki cannot be asked for the moves to a title, but a move leaves a
 * revision that names both titles, and the log of the older title then has to hold the move. Entries with another page's id do
 * not count.
 *
 * Entries that came after the list of revisions are left out, since the list would not reflect such a move, import or hiding.
 * The log is requested together with the page's state. Only if that has changed meanwhile, the log is cut at the wiki's clock,
 * whose seconds alone are too coarse to separate the two.
 *
 * @param listed - All of the page's revisions: a later move shows under which title earlier entries are.
 * @param seen - The page's state when they were listed; without it, nothing is left out.
 * @throws HistoryError `TOO_LARGE` for a page that has had more than 1,000 titles, or whose log is too long to be in memory.
 */
export async function readLog(
  ask: ListAsk,
  page: { readonly pageId: number; readonly title: string },
  listed: readonly ListedRevision[],
  seen?: Seen,
): Promise<readonly LogEntry[]> {
  const { pageId } = page;
  // One for all of its titles: a wiki can name a thousand.
  const bounded = boundedList(ask, `the log of page ${pageId}`);
  let isAsSeen = true;
  const logs = new Map<string, readonly Row[]>();
  const logOf = async (title: string): Promise<readonly Row[]> => {
    const known = logs.get(title);
    if (known !== undefined) return known;
    if (logs.size === mostTitles) {
      const message = `the log of page ${pageId} is under more than ${mostTitles} titles; analyze an export of it (--input), which has no log`;
      throw new HistoryError("TOO_LARGE", message, { pageId });
    }
    const rows = await readLogOf(bounded, title, seen === undefined ? null : pageId, (now) => {
      isAsSeen &&=
        now.title === page.title && now.touched === seen?.touched && now.lastrevid === seen.lastRevision;
    });
    logs.set(title, rows);
    return rows;
  };
  const found = new Map<number, Row>();
  let { title } = page;
  let end: Row | null = null;
  for (;;) {
    const rows = await logOf(title);
    const move = await latestMoveTo(title, end);
    for (const row of rows) {
      const isWithin = (move === null || isAfter(row, move)) && (end === null || !isAfter(row, end));
      if (isWithin && (isOf(row, pageId) || row.id === end?.id)) found.set(row.id, row);
    }
    if (move?.title === undefined) break;
    title = move.title;
    end = move;
  }
  const until = isAsSeen ? null : (seen?.at ?? null);
  return inOrder([...found.values()].filter(({ timestamp }) => until === null || timestamp < until)).flatMap(
    entryOf,
  );

  /** The latest move of this page to a title before a moment, newest revision first. */
  async function latestMoveTo(to: string, before: Row | null): Promise<Row | null> {
    for (const { head, isNull } of [...listed].reverse()) {
      if (!isNull || head.comment === null || (before !== null && head.timestamp > before.timestamp))
        continue;
      const from = otherTitle(head.comment, to);
      if (from === null) continue;
      const moves = (await logOf(from)).filter(
        (row) =>
          row.type === "move" &&
          (before === null || isAfter(before, row)) &&
          isSameMoment(row.timestamp, head.timestamp) &&
          movedTo(row) === to,
      );
      const last = moves.at(-1);
      if (last !== undefined) return last;
    }
    return null;
  }
}

/** The entries of a list that concern the life of a page, by (timestamp, id). */
export function entriesOf(rows: readonly ApiLogEntry[], pageId: number): readonly LogEntry[] {
  return inOrder(rows.flatMap(rowOf).filter((row) => isOf(row, pageId))).flatMap(entryOf);
}

/** Whether an entry is about a page, as far as the wiki recorded that. */
function isOf({ logpage }: Row, pageId: number): boolean {
  return logpage === 0 || logpage === pageId;
}

/** The entry as a row if it may concern a page's life; none if the wiki hides its time. */
function rowOf(entry: ApiLogEntry): readonly Row[] {
  const { logid: id, timestamp, type = "" } = entry;
  return timestamp !== undefined && types.has(type) ? [{ ...entry, id, timestamp }] : [];
}

async function readLogOf(
  { ask, add }: BoundedList,
  title: string,
  pageId: number | null,
  onPage: (page: ApiPage) => void,
): Promise<readonly Row[]> {
  const rows = new Map<number, Row>();
  const seen = new Set<number>();
  const checkGrowth = createGrowthCheck(() => seen.size);
  const parameters = {
    list: "logevents",
    letitle: title,
    leprop: entryFields,
    lelimit: "max",
    ledir: "newer",
    ...(pageId === null ? {} : { pageids: String(pageId), prop: "info" }),
  };
  for await (const answer of continued(ask, parameters)) {
    const [page] = readQuery(pagesSchema, answer).pages;
    // Later answers no longer describe the page.
    if (page !== undefined && (page.missing || page.touched !== "")) onPage(page);
    const { logevents } = readQuery(logEventsSchema, answer);
    add(logevents.length);
    for (const entry of logevents) {
      seen.add(entry.logid);
      for (const row of rowOf(entry)) rows.set(row.id, row);
    }
    checkGrowth();
  }
  return inOrder([...rows.values()]);
}

/** The other of the first two titles that a comment links to, if one of them is the given one: `moved [[A]] to [[B]]`. */
function otherTitle(comment: string, title: string): string | null {
  const links = comment
    .split("[[", 3)
    .slice(1)
    .map((piece) => piece.split("]]", 1)[0]?.replace(/^:/, "") ?? "");
  const [a, b] = links;
  if (a === undefined || b === undefined || a === b) return null;
  // Not every language names the old title first.
  if (b === title) return a;
  return a === title ? b : null;
}

function movedTo(row: Row): string | null {
  const change = logChangeOf(row);
  return change?.kind === "moved" ? change.to : null;
}

/** Whether two times may be those of one move, whose revision and log entry may fall into neighbouring seconds. */
function isSameMoment(a: string, b: string): boolean {
  return Math.abs(Date.parse(a) - Date.parse(b)) <= 10_000;
}

/** Rows sorted by (timestamp, id). */
function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted(byTimestampAndId);
}

function isAfter(a: Row, b: Row): boolean {
  return byTimestampAndId(a, b) > 0;
}

function entryOf(row: Row): readonly LogEntry[] {
  const change = logChangeOf(row);
  if (change === null) return [];
  return [
    {
      id: row.id,
      timestamp: row.timestamp,
      user: userOf(row),
      comment: commentOf(row),
      change,
      parameters: plainJson(row.params),
    },
  ];
}
