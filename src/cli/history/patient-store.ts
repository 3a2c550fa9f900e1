import { hasCode } from "../../errors.ts";
import { throwIfCancelled } from "../../ground/cancelled.ts";
import type { LockedPage } from "../../store/page-store.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";

/** Time between tries: another run has a page for as long as it reads it, and a try only reads a file. */
const againMs = 500;

/**
 * A store that waits for a page while another process has it.
 *
 * @param patienceMs - Most time to wait for one page; after it the error of the lock is thrown.
 */
export function patientStore(
  store: Store,
  patienceMs: number,
  { clock, progress }: Pick<Host, "clock" | "progress">,
): Store {
  async function lockPage(...[page, signal]: Parameters<Store["lockPage"]>): Promise<LockedPage> {
    const until = clock.monotonicMs() + patienceMs;
    for (;;) {
      try {
        return await store.lockPage(page, signal);
      } catch (failure) {
        if (!hasCode(failure, "LOCKED") || clock.monotonicMs() >= until) throw failure;
      }
      progress?.("waits for another process that is reading the page");
      await clock.sleep(againMs, signal);
      throwIfCancelled(signal);
    }
  }

  return { ...store, lockPage };
}
