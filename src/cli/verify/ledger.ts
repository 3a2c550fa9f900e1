import type { Anchor } from "../../event.ts";
import { createSpool, type Spool } from "../../sources/spool.ts";
import { createParameterSets } from "../../verify/parameter-sets.ts";
import type { Statement } from "../../verify/read-statement.ts";
import type { PageStatements, Stated } from "../../verify/verify.ts";
import type { Registered } from "../../walk/registry.ts";
import type { NamedPage } from "./open-pages.ts";

/** A page that statements are about; if an export leaves out the ids of pages, it stands for all pages without one. */
export interface StatedPage extends Required<NamedPage> {
  readonly statements: PageStatements;
  passes(registered: readonly Registered[]): readonly (readonly Registered[])[];
}

/**
 * The statements of a stream, kept on disk until their place in a page's timeline is reached.
 *
 * Memory only holds where they are, so that a stream may have any length and order.
 */
export interface Ledger {
  add(statement: Statement): Promise<void>;
  /** The pages, in the order of their first statements, once all are added. */
  pages(): Promise<readonly StatedPage[]>;
  remove(): Promise<void>;
}

/** Adjacent statements are read together up to this length; a single one may be longer. */
const pieceBytes = 1 << 20;

/**
 * Starts a ledger without statements.
 *
 * @param scratch - Directory for its file.
 * @throws HistoryError `OUTPUT_FAILED`, also later, when the directory cannot take more.
 */
export async function createLedger(scratch: string): Promise<Ledger> {
  const spool = await createSpool(scratch);
  const pages = new Map<string, PageEntry>();
  const pending: Buffer[] = [];
  let pendingBytes = 0;
  let length = 0;

  async function flush(): Promise<void> {
    if (pending.length > 0) await spool.append(Buffer.concat(pending));
    pending.length = 0;
    pendingBytes = 0;
  }

  return {
    async add(statement) {
      const { wiki, pageId, anchor, eventId } = statement.place;
      const key = `${pageId} ${wiki}`;
      const page = pages.get(key) ?? newPage(statement, spool);
      pages.set(key, page);
      page.hasTalk ||= anchor.kind === "talk";
      const pass = page.sets.passOf(statement.detector, statement.parameters);
      const record = Buffer.from(
        `${statement.line} ${pass} ${eventId} ${Number(statement.hasTags)}${Number(statement.isJudged)} ${statement.canonical}\n`,
      );
      note(page.ranges, keyOf(anchor), length, record.length);
      length += record.length;
      pending.push(record);
      pendingBytes += record.length;
      if (pendingBytes > pieceBytes) await flush();
    },
    async pages() {
      await flush();
      return [...pages.values()].map(({ wiki, pageId, title, hasTalk, ranges, sets, statements }) => ({
        wiki,
        pageId,
        title,
        hasTalk,
        statements,
        isSettled: () => ranges.size === 0,
        passes: sets.passes,
      }));
    },
    remove: spool.remove,
  };
}

interface PageEntry extends Pick<StatedPage, "wiki" | "pageId" | "title" | "statements"> {
  /** Whether an event is anchored at a talk post. */
  hasTalk: boolean;
  readonly sets: ReturnType<typeof createParameterSets>;
  /** For each anchor, start and length of each run of adjacent statements, in turn. */
  readonly ranges: Map<string, number[]>;
}

function newPage({ place: { wiki, pageId }, title }: Statement, spool: Spool): PageEntry {
  const ranges = new Map<string, number[]>();
  async function* read(key: string): AsyncGenerator<Stated, void, void> {
    const own = ranges.get(key) ?? [];
    ranges.delete(key);
    for (let i = 0; i < own.length; i += 2) {
      const records = (await spool.readAt(own[i] ?? 0, own[i + 1] ?? 0)).toString("utf8");
      for (const record of records.split("\n")) if (record !== "") yield statedIn(record);
    }
  }
  return {
    wiki,
    pageId,
    title,
    hasTalk: false,
    sets: createParameterSets(),
    ranges,
    statements: {
      take: (anchor) => read(keyOf(anchor)),
      async *rest() {
        for (const key of [...ranges.keys()]) yield* read(key);
      },
    },
  };
}

function note(ranges: Map<string, number[]>, key: string, begin: number, bytes: number): void {
  const own = ranges.get(key) ?? [];
  ranges.set(key, own);
  const last = own.length - 2;
  const lastBegin = own[last] ?? -1;
  const lastBytes = own[last + 1] ?? 0;
  if (lastBegin + lastBytes === begin && lastBytes + bytes <= pieceBytes) own[last + 1] = lastBytes + bytes;
  else own.push(begin, bytes);
}

function keyOf({ kind, id }: Anchor): string {
  return `${kind} ${id}`;
}

/** Canonical JSON contains no line feed, and the parts before it contain no space. */
function statedIn(record: string): Stated {
  const line = record.indexOf(" ");
  const pass = record.indexOf(" ", line + 1);
  const id = record.indexOf(" ", pass + 1);
  const flags = record.indexOf(" ", id + 1);
  return {
    line: Number(record.slice(0, line)),
    pass: Number(record.slice(line + 1, pass)),
    eventId: record.slice(pass + 1, id),
    hasTags: record[id + 1] === "1",
    isJudged: record[id + 2] === "1",
    canonical: record.slice(flags + 1),
  };
}
