import { isUtf8 } from "node:buffer";
import * as v from "valibot";
import { type Json, sha1 } from "../json.ts";
import { parse } from "../parse.ts";
import { headOf, type Revision, type RevisionHead } from "../revision.ts";
import type { Grammar } from "../text/grammar.ts";
import type { Block } from "./block.ts";
import { createBlockPool } from "./block-pool.ts";
import type { Change, Side } from "./change.ts";
import { differenceOf } from "./difference.ts";
import { splitBlocks } from "./split.ts";

/** A page on its way through its revisions. */
export interface PageState {
  /** What a revision did to the text, the one after those given before. */
  next(revision: Revision): Change;
  /** What `createPageState` needs to go on from here. */
  save(): Json;
}

/**
 * The state of a page before its first revision, or as saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createPageState(grammar: Grammar, saved?: Json): PageState {
  const pool = createBlockPool(grammar);
  let last: TextState | null = null;
  let unreadable: readonly number[] = [];
  if (saved !== undefined) {
    const state = parse(SavedSchema, saved, "saved state of a page", "STATE_MISMATCH");
    unreadable = state.unreadable;
    if (state.last !== null)
      last = read(state.last.revision, Buffer.from(state.last.text, state.last.encoding));
  }

  function read(head: RevisionHead, bytes: Buffer): TextState {
    const blocks: Block[] = [];
    if (head.model === "wikitext") {
      let start = 0;
      for (const end of splitBlocks(bytes).ends) {
        blocks.push(pool.block(bytes, start, end));
        start = end;
      }
    }
    return { head, bytes, sha1: sha1(bytes), blocks };
  }

  return {
    next(revision) {
      const candidates = [...unreadable, revision.id];
      if (revision.text.state !== "readable") {
        unreadable = candidates;
        const side = sideOf(last, []);
        return { kind: "unreadable", before: side, after: side, kept: [], candidates };
      }
      const before = last;
      const after = read(headOf(revision), bufferOver(revision.text.bytes));
      last = after;
      unreadable = [];
      const { removed, added, kept } = differenceOf(before?.blocks ?? [], after.blocks);
      const kind = before === null ? "created" : before.sha1 === after.sha1 ? "null" : "edited";
      pool.sweep([after.blocks]);
      return { kind, before: sideOf(before, removed), after: sideOf(after, added), kept, candidates };
    },
    save() {
      if (last === null) return { last: null, unreadable };
      const { id, timestamp, user, comment, minor, model, tags } = last.head;
      // Text that is not UTF-8 must come back byte by byte too: its hash is part of later events.
      const encoding = isUtf8(last.bytes) ? "utf8" : "base64";
      return {
        last: {
          revision: { id, timestamp, user: user && { ...user }, comment, minor, model, tags },
          text: last.bytes.toString(encoding),
          encoding,
        },
        unreadable,
      };
    },
  };
}

/** A readable text of the page. */
interface TextState {
  readonly head: RevisionHead;
  readonly bytes: Buffer;
  readonly sha1: string;
  readonly blocks: readonly Block[];
}

function sideOf(state: TextState | null, changed: readonly number[]): Side {
  if (state === null) return { revision: null, sha1: null, bytes: 0, blocks: [], changed };
  return {
    revision: state.head,
    sha1: state.sha1,
    bytes: state.bytes.length,
    blocks: state.blocks,
    changed,
  };
}

function bufferOver(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const RevisionHeadSchema = v.strictObject({
  id: v.number(),
  timestamp: v.string(),
  user: v.nullable(v.strictObject({ id: v.number(), name: v.string() })),
  comment: v.nullable(v.string()),
  minor: v.boolean(),
  model: v.string(),
  tags: v.nullable(v.array(v.string())),
});

const SavedSchema = v.strictObject({
  last: v.nullable(
    v.strictObject({
      revision: RevisionHeadSchema,
      text: v.string(),
      encoding: v.picklist(["utf8", "base64"]),
    }),
  ),
  unreadable: v.array(v.number()),
});
