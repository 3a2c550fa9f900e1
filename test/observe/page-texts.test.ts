import { describe, expect, it, onTestFinished } from "vitest";
import { pageTexts } from "../../src/observe/page-texts.ts";
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

  it("keeps what was fetched until its reader stopped", async () => {
    const page = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
    onTestFinished(() => page.close());
    const { read } = countedReader();
    for await (const { id } of pageTexts(page, "page", listed(9), { read }, new Map())) if (id === 3) break;
    expect([...page.textIds("page")]).toEqual([1, 2, 3]);
  });
});
