import { closeSync, fstatSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { systemCode } from "../ground/system-code.ts";
import { areSound } from "./tree-pages.ts";

// lmdb's first two pages both say what the file holds; the one with the higher transaction number is in force.
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
 * Removes a file of the store whose structure is damaged: the library maps files into memory and trusts what it reads, and the
 * system ends a process that reads past the end of a mapped file.
 *
 * The file is not set aside, because it may hold what is hidden on its wiki by now. If there is no file, nothing happens; one
 * that has only begun is left to the run that may be writing it. Another run may be changing the file meanwhile.
 */
export function removeIfDamaged(file: string): void {
  const state = stateOf(file);
  if (state === "damaged" || (state === "begun" && isLeftBegun(file))) rmSync(file, { force: true });
}

const pauseMs = 200;

/** Whether a file has a beginning that nobody continues: the library writes one in a single step, and reads past its end. */
function isLeftBegun(file: string): boolean {
  const bytesOf = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const bytes = bytesOf();
  if (bytes === 0) return false;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  return bytesOf() === bytes && stateOf(file) === "begun";
}

/**
 * The state of a file: `begun` if there is nothing, or less than the library writes first; `damaged` if it does not begin like
 * one of the library's, is shorter than what it holds, or has a page that does not belong to its trees. Values are not checked,
 * since they have hashes of their own.
 *
 * It is read synchronously: a reader that waits would never catch up with a run that writes without a pause.
 */
export function stateOf(file: string): "sound" | "begun" | "damaged" {
  const opened = openedOrNull(file);
  if (opened === null) return "begun";
  try {
    for (;;) {
      const facts = factsOf(opened);
      if (facts === null) return "begun";
      // Read after the facts: a file only grows, and what the facts mention was written before them.
      const { size } = fstatSync(opened);
      const { pageBytes, roots } = facts;
      if (roots !== null && areSound({ opened, size, pageBytes }, roots)) return "sound";
      // Pages are reused one transaction later, so if there was one meanwhile, what was read says nothing.
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
  /** The first page of each tree; `null` if the file is not one of the library's. */
  readonly roots: readonly bigint[] | null;
  readonly transaction: bigint;
}

/** The facts on that one of the first two pages that is in force; `null` if these pages are not complete. */
function factsOf(opened: number): Facts | null {
  const first = Buffer.alloc(factsEnd);
  const second = Buffer.alloc(factsEnd);
  if (readSync(opened, first, 0, factsEnd, 0) < factsEnd) return null;
  const pageBytes = isFirst(first) ? first.readUInt32LE(pageSizeAt) : leastPage;
  const { size } = fstatSync(opened);
  if (size < 2 * pageBytes || readSync(opened, second, 0, factsEnd, pageBytes) < factsEnd) return null;
  const pages = [first, second];
  // The library refuses a file in which either page is wrong, and that has ended the process.
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
