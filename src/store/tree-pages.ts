import { readSync } from "node:fs";

// A page of lmdb begins with its number, a transaction, its kind, and then either the end of its list of nodes and the start of
// the nodes, or how many pages a long value has. A node begins with a length or the page below it, marks, and its key's length.
const kindAt = 18;
const nodesEndAt = 20;
const nodesAt = 22;
const headBytes = 24;
const branch = 1;
const leaf = 2;
const long = 4;
const nodeBytes = 8;
const isElsewhere = 1;
const placeBytes = 24;
const none = 0xffff_ffff_ffff_ffffn;

/** A file of lmdb that is open for reading. */
export interface PagedFile {
  readonly opened: number;
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes of one of its pages, as on the machine where it was made. */
  readonly pageBytes: number;
}

/** Where a long value is: in pages of its own. */
interface Place {
  readonly first: number;
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Whether every page that can be reached is within the file's `size` and of the kind that the tree expects, so that the library
 * reads nothing outside the file. The file may be shorter than it says, since pages at its end may be free.
 *
 * @param roots - The first page of each tree: lmdb's own tree of free pages, and that of the values.
 *
 * @see https://github.com/kriszyp/lmdb-js/blob/master/dependencies/lmdb/libraries/liblmdb/mdb.c
 */
export function areSound(file: PagedFile, roots: readonly bigint[]): boolean {
  const { opened, size, pageBytes } = file;
  const waiting = roots.filter((root) => root !== none).map(Number);
  const page = Buffer.alloc(pageBytes);
  // Limited to the number of pages that there can be, because a damaged tree may lead in a circle.
  for (let left = Math.floor(size / pageBytes); ; left--) {
    const number = waiting.pop();
    if (number === undefined) return true;
    if (left === 0 || (number + 1) * pageBytes > size) return false;
    readSync(opened, page, 0, pageBytes, number * pageBytes);
    const told = Number(page.readBigUInt64LE(0)) === number ? pagesIn(page) : null;
    if (told === null) return false;
    if (!told.values.every((value) => isLongValue(file, value))) return false;
    waiting.push(...told.below);
  }
}

function isLongValue({ opened, size, pageBytes }: PagedFile, { first, pages, bytes }: Place): boolean {
  if ((first + pages) * pageBytes > size || headBytes + bytes > pages * pageBytes) return false;
  const head = Buffer.alloc(headBytes);
  readSync(opened, head, 0, headBytes, first * pageBytes);
  return (
    Number(head.readBigUInt64LE(0)) === first &&
    (head.readUInt16LE(kindAt) & long) !== 0 &&
    head.readUInt32LE(nodesEndAt) === pages
  );
}

/** The pages below a page, and where its long values are; `null` if it is not a page of a tree. */
function pagesIn(
  page: Buffer,
): { readonly below: readonly number[]; readonly values: readonly Place[] } | null {
  const kind = page.readUInt16LE(kindAt) & (branch | leaf);
  const nodesEnd = headBytes + page.readUInt16LE(nodesEndAt);
  // The library writes a new node before the others.
  const nodes = headBytes + page.readUInt16LE(nodesAt);
  if ((kind !== branch && kind !== leaf) || nodesEnd > nodes || nodes > page.length) return null;
  const below: number[] = [];
  const values: Place[] = [];
  for (let at = headBytes; at < nodesEnd; at += 2) {
    const node = headBytes + page.readUInt16LE(at);
    if (node < nodes || node + nodeBytes > page.length) return null;
    const value = node + nodeBytes + page.readUInt16LE(node + 6);
    const bytes = page.readUInt32LE(node);
    const isLong = kind === leaf && (page.readUInt16LE(node + 4) & isElsewhere) !== 0;
    if (value + (kind === branch ? 0 : isLong ? placeBytes : bytes) > page.length) return null;
    if (kind === branch) below.push(page.readUIntLE(node, 6));
    else if (isLong) {
      const [first, pages] = [page.readBigUInt64LE(value), page.readBigUInt64LE(value + 16)].map(Number);
      values.push({ first: first ?? 0, pages: pages ?? 0, bytes });
    }
  }
  return { below, values };
}
