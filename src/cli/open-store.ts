import { homedir, hostname } from "node:os";
import { isAbsolute, join } from "node:path";
import type { Store } from "../store/store.ts";
import type { Host } from "./host.ts";

/** Which store a run uses. */
export interface StoreChoice {
  readonly store?: string | undefined;
  readonly noStore?: boolean | undefined;
}

/**
 * The folder of the store: the one that was named, that of STEMMA_STORE, or the user's own for data.
 *
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function storeFolder(named: string | undefined, { env }: Host): string {
  const { STEMMA_STORE, XDG_DATA_HOME, LOCALAPPDATA } = env;
  if (named !== undefined) return named;
  if (isSet(STEMMA_STORE)) return STEMMA_STORE;
  // A relative path there is to be ignored.
  if (isSet(XDG_DATA_HOME) && isAbsolute(XDG_DATA_HOME)) return join(XDG_DATA_HOME, "stemma");
  if (process.platform === "win32" && isSet(LOCALAPPDATA)) return join(LOCALAPPDATA, "stemma");
  return join(homedir(), ".local", "share", "stemma");
}

/**
 * Opens the store of a run; `null` where it does without one.
 *
 * @throws HistoryError `STORE_FAILED` when the folder cannot be used.
 */
export async function openStoreOf({ store, noStore }: StoreChoice, host: Host): Promise<Store | null> {
  if (noStore === true) return null;
  // Native code, loaded only by those who use it.
  const { openStore } = await import("../store/store.ts");
  return openStore(storeFolder(store, host), {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  });
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}
