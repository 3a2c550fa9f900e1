import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import type { Revision, TalkPost } from "../../src/revision.ts";
import type { ExportPage } from "../../src/sources/export-page.ts";
import { createLaidPosts } from "../../src/sources/laid-posts.ts";
import { readPages } from "../../src/sources/read-pages.ts";
import { allPosts, layPosts, placesOf } from "../../src/sources/wanted-pages.ts";
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
    async function* pages(): AsyncGenerator<ExportPage> {
      for (const title of titles) yield { page: { ...testPage, title }, revisions: nothing() };
    }
    const found = await placesOf(pages(), ({ title }) => title === "Talk:Lamp");
    expect(found).toEqual([{ position: 1, title: "Talk:Lamp", talkKey: null }]);
  });
});

describe("layPosts", () => {
  it("reads each talk page to its end, and keeps every member of its posts", async () => {
    const talk = (title: string, ...ids: readonly number[]) => ids.map((id) => line(`Talk:${title}`, 1, id));
    const lines = [
      line("Lamp", 0, 1),
      ...talk("Lamp", 2, 3, 4),
      ...talk("Unasked", 5),
      line("Oar", 0, 6),
      ...talk("Oar", 7),
    ];
    async function* bytes() {
      yield Buffer.from(`${[site, ...lines].join("\n")}\n`);
    }
    const pages = () => readPages(bytes(), { input: "lamp.ndjson" });
    const found = await placesOf(pages(), ({ namespace }) => namespace === 0);
    const laid = await createLaidPosts(tmpdir());
    await layPosts(found, pages, laid);
    const posts: TalkPost[][] = [];
    for (const key of [...found.map(({ talkKey }) => talkKey ?? ""), "1:Unasked"]) {
      const own: TalkPost[] = [];
      for await (const post of laid.of(key)) own.push(post);
      posts.push(own);
    }
    await laid.remove();
    expect(posts.map((own) => own.map(({ revision: { id } }) => id))).toEqual([[2, 3, 4], [7], []]);
    for await (const entry of pages()) {
      if (entry.page.title === "Talk:Lamp") expect(posts[0]).toEqual(await allPosts(entry));
    }
  });
});

async function* nothing(): AsyncGenerator<Revision> {}
