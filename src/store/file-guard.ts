import { relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { throwIfCancelled } from "../cancelled.ts";
import { HistoryError } from "../errors.ts";
import type { Lock } from "./lock.ts";

/**
 * Runs some work while no other run opens a file, or puts another in its place.
 *
 * The library keeps a second file beside each one, of who reads which state. Whoever opens a file as it is exchanged gets
 * that of the other, and then both runs read what is not there.
 * @throws HistoryError `LOCKED` when others have it for seconds; `CANCELLED`; what `work` throws.
 */
export type FileGuard = <T>(file: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** To open a file takes 2 ms, to exchange one not much more. */
const waitMs = 20;
const mostWaits = 500;

/** The guard of the files in a folder, which all processes see that use its locks. */
export function createFileGuard(
  folder: string,
  lock: (name: string, what: string, signal?: AbortSignal) => Promise<Lock>,
): FileGuard {
  return async (file, work, signal) => {
    const name = relative(folder, file);
    const held = await waitedFor(() => lock(`file ${name}`, name, signal), signal);
    try {
      return await work();
    } finally {
      await held?.release();
    }
  };
}

/** A lock that others hold for a moment only; `null` where the disk takes none: what is there is read all the same. */
async function waitedFor(take: () => Promise<Lock>, signal: AbortSignal | undefined): Promise<Lock | null> {
  for (let waits = 0; ; waits++) {
    try {
      return await take();
    } catch (failure) {
      if (!(failure instanceof HistoryError)) throw failure;
      if (failure.code === "STORE_FAILED") return null;
      if (failure.code !== "LOCKED" || waits === mostWaits) throw failure;
      await setTimeout(waitMs);
      throwIfCancelled(signal);
    }
  }
}
