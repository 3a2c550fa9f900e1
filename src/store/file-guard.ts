import { relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { HistoryError } from "../errors.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import type { Lock } from "./lock.ts";

/**
 * Runs some work while no other run opens a file, or replaces it.
 *
 * Beside each file the library keeps a second one, which says who reads which state. A run that opens a file while it is being
 * replaced would get the second file of the other one, and then both runs would read pages that are not there.
 * @throws HistoryError `LOCKED` when others have the guard for seconds; `CANCELLED`; whatever `work` throws.
 */
export type FileGuard = <T>(file: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Time between tries: to open a file takes 2 ms, to replace one not much more. */
const waitMs = 20;
const mostWaits = 500;

/** The guard of the files in a folder, seen by all processes that use its locks. */
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

/** Waits for a lock that others hold only briefly; `null` if the disk cannot take one: files can be read all the same. */
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
