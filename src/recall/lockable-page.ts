import type { LockedPage, PageReading } from "../store/page-store.ts";
import type { OpenPage, Store } from "../store/store.ts";

/** A page of the store that is open for reading, and gets locked when something has to be written. */
export interface LockablePage {
  /** The page as it is open now. */
  readonly reading: PageReading;
  /**
   * Locks the page, if it is not locked yet, and closes it as it was open before.
   *
   * @throws HistoryError `LOCKED`, `STORE_FAILED`, `CANCELLED`.
   */
  lock(): Promise<LockedPage>;
  /** Closes it, and releases the lock. */
  close(): Promise<void>;
}

/** Makes a lockable page from one that is open, or locked already. */
export function lockablePage(
  store: Store,
  opened: OpenPage | LockedPage,
  signal: AbortSignal | undefined,
): LockablePage {
  let page = opened;
  return {
    get reading() {
      return page;
    },
    async lock() {
      if (isLocked(page)) return page;
      const before = page;
      const locked = await store.lockPage(page.key, signal);
      // From here on `close` releases the lock, even if what was open before cannot be closed.
      page = locked;
      await before.close();
      return locked;
    },
    close: () => page.close(),
  };
}

function isLocked(page: OpenPage | LockedPage): page is LockedPage {
  return "save" in page;
}
