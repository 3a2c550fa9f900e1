import { open, rename } from "node:fs/promises";

// lmdb's first two pages each tell what the file holds, the one with the higher number of a transaction is in force.
const pageBytes = 4096;
const magicAt = 24;
const magic = 0xbeefc0de;
const pageSizeAt = 48;
const lastPageAt = 144;
const transactionAt = 152;
const factsEnd = 160;

/**
 * Sets a file of the store aside, as `FILE.damaged`, where it is shorter than it says or does not begin as one: the
 * library maps it into memory, and the system ends a process that reads past the end of a file.
 *
 * Where nothing is there, or only a beginning that somebody may be writing, nothing is done.
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
    const { size } = await handle.stat();
    if (size < 2 * pageBytes) return true;
    const head = Buffer.alloc(2 * pageBytes);
    await handle.read(head, 0, head.length, 0);
    return bytesSaid(head) <= size;
  } finally {
    await handle.close();
  }
}

/** The length a file has to have by its first two pages; none is enough where neither is one. */
function bytesSaid(head: Buffer): number {
  const facts = [0, pageBytes]
    .map((at) => head.subarray(at, at + factsEnd))
    .filter((page) => page.readUInt32LE(magicAt) === magic)
    .map((page) => ({
      bytes: (Number(page.readBigUInt64LE(lastPageAt)) + 1) * page.readUInt32LE(pageSizeAt),
      transaction: page.readBigUInt64LE(transactionAt),
    }));
  const newest = facts.sort((a, b) => (a.transaction < b.transaction ? 1 : -1))[0];
  return newest?.bytes ?? Number.POSITIVE_INFINITY;
}
