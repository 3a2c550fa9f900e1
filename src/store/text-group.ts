import { hash } from "node:crypto";
import { bufferOver } from "../ground/buffer-over.ts";
import { commonEnds } from "../ground/common-ends.ts";
import type { RevisionText } from "../revision.ts";
import { writtenHere } from "../saved-part.ts";
import { pack, unpack } from "./packed.ts";

/** A group of texts as it is kept: its index, and the texts. */
export interface TextGroup {
  /** A row for each text, as JSON. */
  readonly index: readonly TextRow[];
  /** The parts in which the texts differ, one after the other, packed. */
  readonly body: Buffer;
}

/**
 * Id of the revision, state, SHA-1 of the text, and how the text is made from the previous readable text in the group: how many
 * bytes are taken from that one's beginning and end, and how many bytes of its own are between them.
 */
export type TextRow = readonly [
  id: number,
  state: RevisionText["state"],
  sha1: string,
  prefix: number,
  suffix: number,
  own: number,
];

/** A revision and its text. */
export interface KeptText {
  readonly id: number;
  readonly text: RevisionText;
}

/**
 * Most texts in a group. The first is kept whole; to read another one, all texts before it have to be made.
 *
 * With 50, the texts of Anarchism's first 1500 revisions took half as much room again.
 */
export const mostTexts = 120;
/** Size in bytes at which a group takes no further text. */
export const mostGroupBytes = 32 * 1024 * 1024;

/** Index rows as they are read from disk. */
export const textRows = writtenHere<readonly TextRow[]>(Array.isArray);

/** A number as keys hold it, padded so that they sort. */
export function numbered(number: number): string {
  return String(number).padStart(6, "0");
}

/** Texts as one group, in the order given. */
export function packTexts(texts: readonly KeptText[]): TextGroup {
  const index: TextRow[] = [];
  const parts: Uint8Array[] = [];
  let before: Buffer = Buffer.alloc(0);
  for (const { id, text } of texts) {
    if (text.state !== "readable") {
      index.push([id, text.state, "", 0, 0, 0]);
      continue;
    }
    const { bytes } = text;
    const now = bufferOver(bytes);
    const { prefix, suffix } = commonEnds(before, now);
    const own = now.subarray(prefix, now.byteLength - suffix);
    index.push([id, "readable", hash("sha1", bytes, "hex"), prefix, suffix, own.byteLength]);
    parts.push(own);
    before = now;
  }
  return { index, body: pack(Buffer.concat(parts)) };
}

/** The texts of a group, by revision, without damaged ones. */
export function unpackTexts(
  index: readonly TextRow[],
  packed: Uint8Array | undefined,
): ReadonlyMap<number, RevisionText> {
  const texts = new Map<number, RevisionText>();
  const body = unpack(packed);
  let before = Buffer.alloc(0);
  let at = 0;
  for (const [id, state, sha1, prefix, suffix, own] of index) {
    if (state !== "readable") {
      texts.set(id, { state });
      continue;
    }
    if (body === null) continue;
    const bytes = Buffer.concat([
      before.subarray(0, prefix),
      body.subarray(at, at + own),
      before.subarray(before.byteLength - suffix),
    ]);
    at += own;
    before = bytes;
    if (hash("sha1", bytes, "hex") === sha1) texts.set(id, { state, bytes });
  }
  return texts;
}
