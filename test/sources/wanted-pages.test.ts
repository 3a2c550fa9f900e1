import { describe, expect, it } from "vitest";
import type { Revision } from "../../src/revision.ts";
import type { ExportPage } from "../../src/sources/export-page.ts";
import { placesOf } from "../../src/sources/wanted-pages.ts";
import { testPage } from "../../src/testing.ts";

describe("placesOf", () => {
  it("takes a page without a name for no talk page", async () => {
    const titles = ["", "Talk:Lamp"];
    let reads = 0;
    async function* pages(): AsyncGenerator<ExportPage> {
      reads++;
      for (const title of titles) yield { page: { ...testPage, title }, revisions: nothing() };
    }
    const places = await placesOf(pages, ({ title }) => title === "Talk:Lamp");
    expect(await Promise.all(places.map(({ posts }) => posts()))).toEqual([[]]);
    expect(reads).toBe(1);
  });
});

async function* nothing(): AsyncGenerator<Revision> {}
