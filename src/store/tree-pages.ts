import type { FileHandle } from "node:fs/promises";

// A page of lmdb's trees begins with its number, a transaction, its kind and how far its list of nodes goes; a node with a
// length or the page below it, marks and the length of its key.
const kindAt = 18;
const nodesEndAt = 20;
const headBytes = 24;
const branch = 1;
const leaf = 2;
const nodeBytes = 8;
const isElsewhere = 1;
const mostPageSize = 65_536;
const none = 0xffff_ffff_ffff_ffffn;

/** The trees of a file: lmdb's of free pages, and that of the values. */
export interface Trees {
  readonly pageSize: number;
  readonly roots: readonly bigint[];
  /** No page lies behind so many bytes. */
  readonly bytes: number;
}

/**
 * Whether every page that can be reached lies within so many bytes of a file; `false` too where one is no page of a tree.
 *
 * @see https://github.com/kriszyp/lmdb-js/blob/master/dependencies/lmdb/libraries/liblmdb/mdb.c
 */
export async function liesWithin(
  handle: FileHandle,
  { pageSize, roots, bytes }: Trees,
  size: number,
): Promise<boolean> {
  if (pageSize > mostPageSize || bytes === Number.POSITIVE_INFINITY) return false;
  const waiting = roots.filter((root) => root !== none).map(Number);
  const page = Buffer.alloc(pageSize);
  // No more than there can be: what is damaged may lead in a circle.
  for (let left = bytes / pageSize; ; left--) {
    const number = waiting.pop();
    if (number === undefined) return true;
    if (left === 0 || (number + 1) * pageSize > size) return false;
    await handle.read(page, 0, pageSize, number * pageSize);
    const told = pagesIn(page);
    if (told === null) return false;
    if (told.values.some((end) => end * pageSize > size)) return false;
    waiting.push(...told.below);
  }
}

/** The pages below a page, and where those end that hold its long values; `null` where it is no page of a tree. */
function pagesIn(page: Buffer) {
  const kind = page.readUInt16LE(kindAt) & (branch | leaf);
  const nodesEnd = headBytes + page.readUInt16LE(nodesEndAt);
  if ((kind !== branch && kind !== leaf) || nodesEnd > page.length) return null;
  const below: number[] = [];
  const values: number[] = [];
  for (let at = headBytes; at < nodesEnd; at += 2) {
    const node = headBytes + page.readUInt16LE(at);
    if (node + nodeBytes > page.length) return null;
    if (kind === branch) below.push(page.readUIntLE(node, 6));
    else if ((page.readUInt16LE(node + 4) & isElsewhere) !== 0) {
      const value = node + nodeBytes + page.readUInt16LE(node + 6);
      if (value + 24 > page.length) return null;
      values.push(Number(page.readBigUInt64LE(value)) + Number(page.readBigUInt64LE(value + 16)));
    }
  }
  return { below, values };
}
