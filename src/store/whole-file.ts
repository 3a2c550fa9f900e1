import { closeSync, fstatSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { systemCode } from "../system-code.ts";
import { areSound } from "./tree-pages.ts";

// lmdb's first two pages each tell what the file holds, the one with the higher number of a transaction is in force.
const kindAt = 18;
const metaKind = 8;
const magicAt = 24;
const magic = 0xbeefc0de;
const versionAt = 28;
const version = 2;
const pageSizeAt = 48;
const [leastPage, mostPage] = [4096, 65_536];
const rootsAt = [88, 136];
const transactionAt = 152;
const factsEnd = 160;

/**
 * Removes a file of the store that is damaged as a file: the library maps it into memory and believes what it reads, and
 * the system ends a process that reads past the end of a file.
 *
 * It is not set aside, for it may hold what is hidden on its wiki by now. Where nothing is there nothing is done, and a
 * beginning is left to whoever may be writing it; another run may be changing the file meanwhile.
 */
export function removeIfDamaged(file: string): void {
  const state = stateOf(file);
  if (state === "damaged" || (state === "begun" && isLeftBegun(file))) rmSync(file, { force: true });
}

const pauseMs = 200;

/** Whether a file has a beginning that nobody goes on with: the library writes it at one go, and reads past its end. */
function isLeftBegun(file: string): boolean {
  const bytesOf = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const bytes = bytesOf();
  if (bytes === 0) return false;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  return bytesOf() === bytes && stateOf(file) === "begun";
}

/**
 * What a file is like: `begun` where there is nothing, or less than the library writes first; `damaged` where it does not
 * begin as one of the library's, is shorter than what it holds, or has a page that is none of its trees. Values are not
 * looked at: they carry hashes of their own.
 *
 * It is read at one go, for whoever writes without a pause is quicker than reading that waits.
 */
export function stateOf(file: string): "sound" | "begun" | "damaged" {
  const opened = openedOrNull(file);
  if (opened === null) return "begun";
  try {
    for (;;) {
      const facts = factsOf(opened);
      if (facts === null) return "begun";
      // Asked for behind the facts: a file only grows, and what they tell of was there before them.
      const { size } = fstatSync(opened);
      const { pageBytes, roots } = facts;
      if (roots !== null && areSound({ opened, size, pageBytes }, roots)) return "sound";
      // Pages are used again one transaction later: what was read meanwhile tells nothing.
      if (factsOf(opened)?.transaction === facts.transaction) return "damaged";
    }
  } finally {
    closeSync(opened);
  }
}

function openedOrNull(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (cause) {
    if (systemCode(cause) === "ENOENT") return null;
    throw cause;
  }
}

interface Facts {
  readonly pageBytes: number;
  /** The first page of each tree; `null` where the file is none of the library's. */
  readonly roots: readonly bigint[] | null;
  readonly transaction: bigint;
}

/** What is in force of the first two pages; `null` where they are not whole. */
function factsOf(opened: number): Facts | null {
  const first = Buffer.alloc(factsEnd);
  const second = Buffer.alloc(factsEnd);
  if (readSync(opened, first, 0, factsEnd, 0) < factsEnd) return null;
  const pageBytes = isFirst(first) ? first.readUInt32LE(pageSizeAt) : leastPage;
  const { size } = fstatSync(opened);
  if (size < 2 * pageBytes || readSync(opened, second, 0, factsEnd, pageBytes) < factsEnd) return null;
  const pages = [first, second];
  // The library refuses a file for either of them, and that has ended the process.
  if (!pages.every(isFirst)) return { pageBytes, roots: null, transaction: -1n };
  const [newest] = pages
    .map((page) => ({
      pageBytes,
      roots: rootsAt.map((at) => page.readBigUInt64LE(at)),
      transaction: page.readBigUInt64LE(transactionAt),
    }))
    .sort((a, b) => (a.transaction < b.transaction ? 1 : -1));
  return newest ?? null;
}

function isFirst(page: Buffer): boolean {
  const size = page.readUInt32LE(pageSizeAt);
  return (
    (page.readUInt16LE(kindAt) & metaKind) !== 0 &&
    page.readUInt32LE(magicAt) === magic &&
    page.readUInt16LE(versionAt) === version &&
    size >= leastPage &&
    size <= mostPage
  );
}
