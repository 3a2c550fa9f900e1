import { isUtf8 } from "node:buffer";
import * as v from "valibot";
import { bufferOver } from "../ground/buffer-over.ts";
import { parse } from "../ground/parse.ts";
import { type Json, sha1 } from "../json.ts";
import { headOf, type Revision, type RevisionHead } from "../revision.ts";
import { savedHead } from "../saved-part.ts";
import type { Grammar } from "../text/markup/grammar.ts";
import { blockDifference } from "./block-difference.ts";
import { createBlockPool } from "./block-pool.ts";
import type { Change, Side } from "./change.ts";
import { nearestText } from "./nearest-text.ts";
import { noText, resplit, type SplitText } from "./resplit.ts";

/** The state of a page while its revisions are read. */
interface PageState {
  /** What the next revision did to the text. */
  next(revision: Revision): Change;
  /** What `createPageState` needs to go on from here. */
  save(): Json;
  /** How much was done so far, in numbers that are the same on every machine. */
  work(): PageWork;
}

/** How much work a page took. */
interface PageWork {
  /** Bytes read to find where blocks end. */
  readonly bytesScanned: number;
  /** Blocks that did not exist yet. */
  readonly blocksMade: number;
  /** Texts found among the most recent ones, for which nothing is scanned or made. */
  readonly textsRecalled: number;
}

// Reverts are looked for 15 revisions back, as in MediaWiki. That takes the 16 texts before a revision, and its own.
const mostRecent = 17;
// Ordinary pages stay far below. Of the largest possible page, which consists only of line ends, three texts fit.
const mostRecentBytes = 64 * 1024 * 1024;

/** Content models whose texts are wikitext. Nearly all pages of a Wikisource with scans have one of the last two. */
const ofWikitext: ReadonlySet<string> = new Set(["wikitext", "proofread-page", "proofread-index"]);

/**
 * The state of a page before its first revision, or as saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createPageState(grammar: Grammar, saved?: Json): PageState {
  const pool = createBlockPool(grammar);
  /** Newest first. */
  const recent: Text[] = [];
  let recentBytes = 0;
  let last: ReadRevision | null = null;
  let unreadable: number[] = [];
  let bytesScanned = 0;
  let textsRecalled = 0;

  if (saved !== undefined) {
    const state = parse(SavedSchema, saved, "saved state of a page", "STATE_MISMATCH");
    unreadable = state.unreadable;
    if (state.last !== null) {
      const { revision, text, encoding } = state.last;
      last = { head: revision, text: read(revision.model, Buffer.from(text, encoding)) };
    }
  }

  function read(model: string, bytes: Buffer): Text {
    const hasBlocks = ofWikitext.has(model);
    const text = recall(hasBlocks, bytes) ?? make(hasBlocks, bytes);
    recent.unshift(text);
    recentBytes += heldBy(text);
    while (recent.length > mostRecent || (recent.length > 1 && recentBytes > mostRecentBytes)) {
      recentBytes -= heldBy(recent.pop());
    }
    return text;
  }

  function recall(hasBlocks: boolean, bytes: Buffer): Text | undefined {
    const text = recent.find((one) => one.hasBlocks === hasBlocks && one.split.bytes.equals(bytes));
    if (text !== undefined) textsRecalled++;
    return text;
  }

  function make(hasBlocks: boolean, bytes: Buffer): Text {
    if (!hasBlocks) return { split: { bytes, blocks: [], settled: 0 }, hasBlocks, sha1: sha1(bytes) };
    const [old = noText, ...earlier] = recent.filter((text) => text.hasBlocks).map(({ split }) => split);
    const nearest = nearestText(bytes, old, earlier, ({ bytes: ofText }) => ofText);
    const { text, scanned } = resplit(nearest.text, bytes, pool, nearest.ends);
    bytesScanned += scanned;
    return { split: text, hasBlocks, sha1: sha1(bytes) };
  }

  return {
    next(revision) {
      if (revision.text.state !== "readable") {
        unreadable.push(revision.id);
        const side = sideOf(last, []);
        const candidates = [revision.id];
        return { kind: "unreadable", before: side, after: side, kept: [], candidates, memo: emptyMemo() };
      }
      const candidates = [...unreadable, revision.id];
      unreadable = [];
      const before = last;
      last = { head: headOf(revision), text: read(revision.model, bufferOver(revision.text.bytes)) };
      if (pool.isFull()) pool.keepOnly(recent.map(({ split }) => split.blocks));
      const { removed, added, kept } = blockDifference(
        before?.text.split.blocks ?? [],
        last.text.split.blocks,
      );
      const kind = before === null ? "created" : before.text.sha1 === last.text.sha1 ? "null" : "edited";
      return {
        kind,
        before: sideOf(before, removed),
        after: sideOf(last, added),
        kept,
        candidates,
        memo: emptyMemo(),
      };
    },
    save() {
      if (last === null) return { last: null, unreadable: [...unreadable] };
      const { head, text } = last;
      // Text that is not UTF-8 has to be restored byte by byte, too: its hash is part of later events.
      const encoding = isUtf8(text.split.bytes) ? "utf8" : "base64";
      return {
        last: {
          revision: { ...head, user: head.user && { ...head.user } },
          text: text.split.bytes.toString(encoding),
          encoding,
        },
        unreadable: [...unreadable],
      };
    },
    work: () => ({ bytesScanned, blocksMade: pool.made, textsRecalled }),
  };
}

function emptyMemo(): Change["memo"] {
  return { sentences: undefined };
}

/** A readable text; without blocks if its content model has none. */
interface Text {
  readonly split: SplitText;
  readonly hasBlocks: boolean;
  readonly sha1: string;
}

/** A revision whose text could be read. */
interface ReadRevision {
  readonly head: RevisionHead;
  readonly text: Text;
}

/** Memory that a text takes, not counting its shared blocks: its bytes, and one word for each block. */
function heldBy(text: Text | undefined): number {
  return text === undefined ? 0 : text.split.bytes.length + 8 * text.split.blocks.length;
}

function sideOf(last: ReadRevision | null, changed: readonly number[]): Side {
  if (last === null) return { revision: null, sha1: null, bytes: 0, blocks: [], changed };
  const { head, text } = last;
  const { bytes, blocks } = text.split;
  return { revision: head, sha1: text.sha1, bytes: bytes.length, blocks, changed };
}

const SavedSchema = v.strictObject({
  last: v.nullable(
    v.strictObject({
      revision: savedHead,
      text: v.string(),
      encoding: v.picklist(["utf8", "base64"]),
    }),
  ),
  unreadable: v.array(v.number()),
});
