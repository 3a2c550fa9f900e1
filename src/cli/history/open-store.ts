import { homedir, hostname } from "node:os";
import { isAbsolute, join } from "node:path";
import { HistoryError } from "../../errors.ts";
import type { Holder } from "../../store/lock.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";

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
function storeFolder(named: string | undefined, { env }: Host): string {
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
  const { openStore } = await storeModule();
  return openStore(storeFolder(store, host), holder());
}

/**
 * Opens a store that is there already, to tell of it.
 *
 * @throws HistoryError `INPUT_NOT_FOUND` where there is none, `STORE_FAILED` when the folder cannot be used.
 */
export async function openKeptStore(named: string | undefined, host: Host): Promise<Store> {
  const folder = storeFolder(named, host);
  const { hasStore, openStore } = await storeModule();
  if (await hasStore(folder)) return openStore(folder, holder());
  throw new HistoryError(
    "INPUT_NOT_FOUND",
    `there is no store in ${JSON.stringify(folder)}; name the one that is meant with --store or STEMMA_STORE (a run that reads a wiki makes one)`,
  );
}

/** Native code, loaded only by those who use it. */
async function storeModule(): Promise<typeof import("../../store/store.ts")> {
  return import("../../store/store.ts");
}

function holder(): Holder {
  return { pid: process.pid, host: hostname(), since: new Date().toISOString() };
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}
