import { describe, expect, it, onTestFinished } from "vitest";
import type { Unread } from "../../src/observe/known.ts";
import { pageTexts } from "../../src/observe/page-texts.ts";
import type { ListedRevision } from "../../src/revision.ts";
import { countedReader, damagedGroup, listed, wording } from "../support/damaged-group.ts";
import { scratchStore } from "../support/scratch-store.ts";

describe("pageTexts", () => {
  it("fetches again together what is damaged in the store, and leaves no reader open", async () => {
    const page = await damagedGroup(200);
    const { read, asked, open } = countedReader();
    const texts: string[] = [];
    for await (const { text } of pageTexts(page, "page", listed(250), { read }, new Map())) {
      if (text.state === "readable") texts.push(Buffer.from(text.bytes).toString());
    }
    expect(texts).toEqual(listed(250).map(({ head: { id } }) => wording(id)));
    expect([asked.sort((a, b) => a - b), open()]).toEqual([[50, 120], 0]);
    expect(page.damaged()).toEqual([]);
  });

  it("tells which texts did not come, and asks for them again the next time", async () => {
    const page = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
    onTestFinished(() => page.close());
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
