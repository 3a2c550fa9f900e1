import { type FileHandle, open, rename } from "node:fs/promises";
import { liesWithin } from "./tree-pages.ts";

// lmdb's first two pages each tell what the file holds, the one with the higher number of a transaction is in force.
const pageBytes = 4096;
const magicAt = 24;
const magic = 0xbeefc0de;
const pageSizeAt = 48;
const rootsAt = [88, 136];
const lastPageAt = 144;
const transactionAt = 152;
const factsEnd = 160;

/**
 * Sets a file of the store aside, as `FILE.damaged`, where it is shorter than what it holds or does not begin as one: the
 * library maps it into memory, and the system ends a process that reads past the end of a file.
 *
 * Where nothing is there, or only a beginning that somebody may be writing, nothing is done; another run may be changing
 * the file meanwhile.
 */
export async function setAsideUnlessWhole(file: string): Promise<void> {
  if (await mayBeWhole(file)) return;
  // Another run may have done it meanwhile.
  await rename(file, `${file}.damaged`).catch(() => undefined);
}

async function mayBeWhole(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return true;
  try {
    for (;;) {
      const facts = await factsOf(handle);
      if (facts === null) return true;
      // Asked for behind the facts: a file only grows, and what they tell of was there before them.
      const { size } = await handle.stat();
      // "Actually the file may be shorter if the freeDB lists the final pages", says lmdb of its last page.
      if (facts.bytes <= size || (await liesWithin(handle, facts, size))) return true;
      // Pages are used again one transaction later: what was read meanwhile tells nothing.
      if ((await factsOf(handle))?.transaction === facts.transaction) return false;
    }
  } finally {
    await handle.close();
  }
}

interface Facts {
  readonly pageSize: number;
  /** The first page of each tree. */
  readonly roots: readonly bigint[];
  /** No page lies behind so many. */
  readonly bytes: number;
  readonly transaction: bigint;
}

/** What is in force of the first two pages; `null` where they are not whole. */
async function factsOf(handle: FileHandle): Promise<Facts | null> {
  const head = Buffer.alloc(2 * pageBytes);
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  if (bytesRead < head.length) return null;
  const facts = [0, pageBytes]
    .map((at) => head.subarray(at, at + factsEnd))
    .filter((page) => page.readUInt32LE(magicAt) === magic)
    .map((page) => ({
      pageSize: page.readUInt32LE(pageSizeAt),
      roots: rootsAt.map((at) => page.readBigUInt64LE(at)),
      bytes: (Number(page.readBigUInt64LE(lastPageAt)) + 1) * page.readUInt32LE(pageSizeAt),
      transaction: page.readBigUInt64LE(transactionAt),
    }));
  const newest = facts.sort((a, b) => (a.transaction < b.transaction ? 1 : -1))[0];
  return newest ?? { pageSize: pageBytes, roots: [], bytes: Number.POSITIVE_INFINITY, transaction: -1n };
}
