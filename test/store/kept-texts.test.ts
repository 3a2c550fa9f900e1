import { describe, expect, it, onTestFinished } from "vitest";
import { type Revision, textOf } from "../../src/revision.ts";
import { keptTexts } from "../../src/store/kept-texts.ts";
import type { LockedPage } from "../../src/store/page-store.ts";
import { countedReader, damagedGroup, listed, wording } from "../support/damaged-group.ts";
import { scratchStore } from "../support/scratch-store.ts";

async function emptyPage(): Promise<LockedPage> {
  const page = await (await scratchStore()).lockPage({ wiki: "wiki.example", pageId: 7 });
  onTestFinished(() => page.close());
  return page;
}

async function readUntil(last: number, revisions: AsyncIterable<Revision>): Promise<void> {
  for await (const { id } of revisions) if (id === last) return;
}

describe("keptTexts", () => {
  it("fetches again together what is damaged in the store, and leaves no reader open", async () => {
    const page = await damagedGroup(200);
    const { read, asked, open } = countedReader();
    const texts: string[] = [];
    for await (const { text } of keptTexts(page, "page", listed(250), page.textIds("page"), read)) {
      if (text.state === "readable") texts.push(Buffer.from(text.bytes).toString());
    }
    expect(texts).toEqual(listed(250).map(({ head: { id } }) => wording(id)));
    expect([asked.sort((a, b) => a - b), open()]).toEqual([[50, 120], 0]);
    expect(page.damaged()).toEqual([]);
  });

  it.each([
    ["kept", [1]],
    ["to be fetched", []],
  ])("gives and fetches no text that is %s where its list hides it", async (_, kept) => {
    const page = await emptyPage();
    page.save((write) => write.texts("page", new Map([[1, textOf("secret")]])));
    const list = listed(2).map((one) => ({ ...one, isHidden: one.head.id === 1 }));
    const { read, asked } = countedReader();
    const texts = [];
    for await (const { text } of keptTexts(page, "page", list, new Set(kept), read)) texts.push(text);
    expect([texts, asked]).toEqual([[{ state: "hidden" }, textOf(wording(2))], [1]]);
  });

  it("does not fetch what is damaged again where its list hides it", async () => {
    const page = await damagedGroup(200);
    const { read, asked } = countedReader();
    const list = listed(200).map((one) => ({ ...one, isHidden: one.head.id === 2 }));
    const texts: string[] = [];
    for await (const { text } of keptTexts(page, "page", list, page.textIds("page"), read)) {
      texts.push(text.state === "readable" ? Buffer.from(text.bytes).toString() : text.state);
    }
    expect(texts).toEqual(list.map(({ head: { id }, isHidden }) => (isHidden ? "hidden" : wording(id))));
    expect(asked).toEqual([119]);
  });

  it("keeps what was fetched before all of it is, for a run that dies", async () => {
    const page = await emptyPage();
    for await (const { id } of keptTexts(page, "page", listed(300), new Set(), countedReader().read)) {
      if (id === 240) expect(page.textIds("page").size).toBe(240);
      if (id === 239) expect(page.textIds("page").size).toBe(0);
    }
    expect(page.textIds("page").size).toBe(300);
  });

  it("keeps what was fetched until its reader stopped", async () => {
    const page = await emptyPage();
    await readUntil(3, keptTexts(page, "page", listed(9), new Set(), countedReader().read));
    expect([...page.textIds("page")]).toEqual([1, 2, 3]);
  });

  it("keeps what was fetched where the reader of the rest fails as it is left", async () => {
    const page = await emptyPage();
    async function* failing(): AsyncGenerator<Revision, void, void> {
      try {
        yield* countedReader().read(listed(9));
      } finally {
        await Promise.reject(new Error("the line is cut"));
      }
    }
    const reading = readUntil(3, keptTexts(page, "page", listed(9), new Set(), failing));
    await expect(reading).rejects.toThrow("the line is cut");
    expect([...page.textIds("page")]).toEqual([1, 2, 3]);
  });

  it("leaves no reader open where what was fetched cannot be kept", async () => {
    const damaged = await damagedGroup(200);
    const page = {
      ...damaged,
      save() {
        throw new Error("the disk is full");
      },
    };
    const { read, open } = countedReader();
    const reading = readUntil(3, keptTexts(page, "page", listed(250), page.textIds("page"), read));
    await expect(reading).rejects.toThrow("the disk is full");
    expect(open()).toBe(0);
  });
});
