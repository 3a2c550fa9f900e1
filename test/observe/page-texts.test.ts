import { describe, expect, it, onTestFinished } from "vitest";
import type { Unread } from "../../src/observe/known.ts";
import { pageTexts } from "../../src/observe/page-texts.ts";
import { type ListedRevision, textOf } from "../../src/revision.ts";
import type { LockedPage } from "../../src/store/page-store.ts";
import { countedReader, listed, wording } from "../support/damaged-group.ts";
import { scratchStore } from "../support/scratch-store.ts";

async function emptyPage(): Promise<LockedPage> {
  const page = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
  onTestFinished(() => page.close());
  return page;
}

describe("pageTexts", () => {
  it.each([
    ["all of a few revisions", 49, [49]],
    ["what is not kept of more", 50, [1]],
  ])("asks for %s", async (_, count, requests) => {
    const page = await emptyPage();
    const kept = listed(count - 1).map(({ head: { id } }) => [id, textOf(wording(id))] as const);
    page.save((write) => write.texts("page", new Map(kept)));
    const { read, asked } = countedReader();
    for await (const _ of pageTexts(page, "page", listed(count), { read }, new Map()));
    expect(asked).toEqual(requests);
  });

  it("tells which texts did not come, and asks for them again the next time", async () => {
    const page = await emptyPage();
    const { read, asked } = countedReader();
    async function* blind(revisions: readonly ListedRevision[]) {
      for await (const one of read(revisions)) {
        yield one.id === 3 ? { ...one, text: { state: "too_large" as const } } : one;
      }
    }
    const unread: Unread = new Map();
    for (let i = 0; i < 2; i++) {
      for await (const _ of pageTexts(page, "page", listed(60), { read: blind }, unread));
    }
    expect([...unread]).toEqual([[3, "too_large"]]);
    expect(asked).toEqual([60, 1]);
  });
});
