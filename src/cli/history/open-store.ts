import { hostname } from "node:os";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";
import type { Holder } from "../../store/lock.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";
import { patientStore } from "./patient-store.ts";
import { storeFolder } from "./store-folder.ts";

/** The store that a run uses. */
export interface StoreChoice {
  readonly store?: string | undefined;
  readonly noStore?: boolean | undefined;
}

/**
 * Opens the store of a run; `null` if it uses none.
 *
 * @throws HistoryError `STORE_FAILED` when the folder cannot be used, `INVALID_INPUT` for one that is named by `~` or by a variable of Windows.
 */
export async function openStoreOf({ store, noStore }: StoreChoice, host: Host): Promise<Store | null> {
  return noStore === true ? null : openNamedStore(store, host);
}

/**
 * Opens the store in the named folder, otherwise in that of the environment, otherwise in the user's own.
 *
 * @throws HistoryError the same as `openStoreOf`.
 */
export async function openNamedStore(named: string | undefined, host: Host): Promise<Store> {
  const { openStore } = await storeModule();
  const opened = await openStore(storeFolder(named, host), holder());
  return host.lockPatienceMs === undefined ? opened : patientStore(opened, host.lockPatienceMs, host);
}

/**
 * Opens an existing store, to report about it.
 *
 * @throws HistoryError `INPUT_NOT_FOUND` where there is none, and the same as `openStoreOf`.
 */
export async function openKeptStore(named: string | undefined, host: Host): Promise<Store> {
  const folder = storeFolder(named, host);
  const { hasStore, openStore } = await storeModule();
  if (await hasStore(folder)) return openStore(folder, holder());
  throw new HistoryError(
    "INPUT_NOT_FOUND",
    `there is no store in ${JSON.stringify(shownName(folder))}; name the one that is meant with --store or STEMMA_STORE (a run that reads a wiki makes one)`,
  );
}

/** Loads the module of the store, which has native code, only where it is used. */
async function storeModule(): Promise<typeof import("../../store/store.ts")> {
  return import("../../store/store.ts");
}

function holder(): Holder {
  return { pid: process.pid, host: hostname(), since: new Date().toISOString() };
}
