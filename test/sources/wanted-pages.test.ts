import { describe, expect, it } from "vitest";
import type { Revision } from "../../src/revision.ts";
import type { ExportPage } from "../../src/sources/export-page.ts";
import { readPages } from "../../src/sources/read-pages.ts";
import { placesOf } from "../../src/sources/wanted-pages.ts";
import { testPage } from "../../src/testing.ts";

const site = JSON.stringify({ site: { wiki: "wiki.example" } });

/** A line of a page without an id. */
const line = (title: string, namespace: number, id: number) =>
  JSON.stringify({
    pageId: 0,
    namespace,
    title,
    id,
    timestamp: `2020-01-01T00:00:${String(id).padStart(2, "0")}Z`,
    user: null,
    text: `Lamp ${id}.`,
  });

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

  it("reads a talk page to its end", async () => {
    const lines = [line("Lamp", 0, 1), ...[2, 3, 4].map((id) => line("Talk:Lamp", 1, id))];
    async function* bytes() {
      yield Buffer.from(`${[site, ...lines].join("\n")}\n`);
    }
    const pages = () => readPages(bytes(), { input: "lamp.ndjson" });
    const [place] = await placesOf(pages, ({ title }) => title === "Lamp");
    expect((await place?.posts())?.map(({ revision: { id } }) => id)).toEqual([2, 3, 4]);
  });
});

async function* nothing(): AsyncGenerator<Revision> {}
