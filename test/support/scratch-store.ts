import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore, type Store } from "../../src/store/store.ts";

/**
 * A folder for a store, removed when the test ends.
 *
 * @param finished - Tests that run together pass their own, as nothing else tells which of them asks.
 */
export function scratchFolder(finished: typeof onTestFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "stemma-store-"));
  finished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "store");
}

/** A store of the test's own. */
export async function scratchStore(folder = scratchFolder()): Promise<Store> {
  const store = await openStore(folder, { pid: process.pid, host: "here", since: "2026-01-01T00:00:00Z" });
  onTestFinished(() => store.close());
  return store;
}
