import { describe, expect, it, vi } from "vitest";
import { lockablePage } from "../../src/recall/lockable-page.ts";
import { scratchStore } from "../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };

/** A page that is open for reading, of which a note is kept. */
async function opened(signal?: AbortSignal) {
  const store = await scratchStore();
  const locked = await store.lockPage(lamp);
  locked.save((write) => write.note("mark", 1));
  await locked.close();
  const open = await store.openPage(lamp);
  if (open === null) throw new Error("nothing is kept");
  const close = vi.fn(open.close);
  return { store, close, page: lockablePage(store, { ...open, close }, signal) };
}

describe("lockablePage", () => {
  it("is read as it is once it is locked, and is no longer open as before", async () => {
    const { close, page } = await opened();
    expect([page.reading.note("mark"), close.mock.calls.length]).toEqual([1, 0]);
    const locked = await page.lock();
    locked.save((write) => write.note("mark", 2));
    expect([page.reading, page.reading.note("mark"), close.mock.calls.length]).toEqual([locked, 2, 1]);
    await page.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it("is locked once, and let go when it is closed", async () => {
    const { store, page } = await opened(AbortSignal.timeout(2_000));
    expect(await page.lock()).toBe(await page.lock());
    await page.close();
    await (await store.lockPage(lamp, AbortSignal.timeout(2_000))).close();
  });

  it("lets the lock go when it is closed, where what was open before could not be closed", async () => {
    const { store, close, page } = await opened();
    close.mockRejectedValueOnce(new Error("the file cannot be closed"));
    await expect(page.lock()).rejects.toThrow("the file cannot be closed");
    await page.close();
    await (await store.lockPage(lamp, AbortSignal.timeout(2_000))).close();
  });

  it("stays open for reading where somebody else has it and is not waited for any longer", async () => {
    const leave = new AbortController();
    const { store, page } = await opened(leave.signal);
    const other = await store.lockPage(lamp);
    const waiting = page.lock();
    leave.abort();
    await expect(waiting).rejects.toMatchObject({ code: "CANCELLED" });
    expect(page.reading.note("mark")).toBe(1);
    await page.close();
    await other.close();
  });
});
