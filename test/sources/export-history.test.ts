import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageHistory } from "../../src/revision.ts";
import { type InputHistoryOptions, readHistories } from "../../src/sources/export-history.ts";
import { type Input, openInput } from "../../src/sources/open-input.ts";
import { exportXml, pageXml } from "./export-xml/export-of.ts";
import { pieces } from "./export-xml/read-all.ts";

let scratch = "";

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "stemma-test-"));
});

afterAll(async () => {
  await rm(scratch, { recursive: true });
});

const talk = pageXml("Talk:Sample page", 9, {
  text: "== Hello ==\nA first post.",
  timestamp: "2020-01-01T00:30:00Z",
});
const xml = exportXml(
  talk,
  pageXml("1984", 3, "a book"),
  pageXml("Sample page", 4, "a", "b"),
  pageXml("Last", 1984, "z"),
);

const timestamp = "2020-01-01T00:00:00Z";

function inputOf(text: string): Input {
  return { isRepeatable: true, name: "dump.xml", read: () => pieces(Buffer.from(text), 1000) };
}

/** Title and timeline of each history: `r1`, `t2`. */
async function read(input: Input, options: Partial<InputHistoryOptions> = {}): Promise<readonly string[]> {
  const histories: string[] = [];
  for await (const { page, timeline } of readHistories(input, { scratch, ...options })) {
    const entries: string[] = [];
    for await (const entry of timeline) {
      if (entry.kind === "revision") entries.push(`r${entry.revision.id}`);
      if (entry.kind === "talk") entries.push(`t${entry.post.revision.id} ${entry.post.newTopics.join()}`);
    }
    histories.push(`${page.title}: ${entries.join(", ")}`);
  }
  return histories;
}

describe("readHistories", () => {
  it("reads every page in order, each without its talk page", async () => {
    expect(await read(inputOf(xml))).toEqual([
      "Talk:Sample page: r1",
      "1984: r1",
      "Sample page: r1, r2",
      "Last: r1",
    ]);
  });

  it.each(["Sample page", "sample_page", " Sample  page ", "4"])(
    "finds %j with its talk page",
    async (page) => {
      expect(await read(inputOf(xml), { page })).toEqual(["Sample page: r1, t1 Hello, r2"]);
    },
  );

  it.each(["caf\u00e9", "cafe\u0301"])(
    "finds a title whose letters are composed, typed as %j",
    async (page) => {
      const cafe = exportXml(pageXml("Talk:Caf\u00e9", 1, "a talk page"), pageXml("Caf\u00e9", 2, "a"));
      expect(await read(inputOf(cafe), { page })).toEqual(["Caf\u00e9: r1, t1 "]);
    },
  );

  it("takes a number for a title before it takes it for an id", async () => {
    expect(await read(inputOf(xml), { page: "1984" })).toEqual(["1984: r1"]);
  });

  it("reads a talk page that is asked for as a page", async () => {
    expect(await read(inputOf(xml), { page: "talk:sample page" })).toEqual(["Talk:Sample page: r1"]);
  });

  it.each([
    ["the same again", [talk, pageXml("Sample page", 4, "a"), pageXml("Sample page", 4, "a")]],
    [
      "a second half",
      [pageXml("Sample page", 4, "a"), talk, pageXml("Last", 5), pageXml("Sample page", 4, "b")],
    ],
    [
      "a second half of the talk page",
      [pageXml("Sample page", 4, "a"), talk, talk.replace("A first", "A second"), pageXml("Last", 5)],
    ],
  ])("refuses a page of which %s follows", async (_, pages) => {
    await expect(read(inputOf(exportXml(...pages)), { page: "Sample page" })).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
    });
  });

  it("reads no further than a page in the order of ids needs", async () => {
    const pages = [pageXml("Sample page", 4, "a"), talk, pageXml("Last", 10, "z")];
    const cut = exportXml(...pages, pageXml("Behind", 11, "z")).slice(0, -60);
    expect(await read(inputOf(cut), { page: "Sample page" })).toEqual(["Sample page: r1, t1 Hello"]);
  });

  it("reads through an input once to find pages, then twice for all or the first, however many have a talk page", async () => {
    const texts = { "Sample page": "a", Other: "b", Last: "c" };
    const pages = Object.entries(texts).map(([title, text]) => pageXml(title, 0, text));
    const talks = [talk, pageXml("Talk:Other", 0, "== Hi ==\nA second post.")];
    let reads = 0;
    const input: Input = {
      ...inputOf(""),
      read() {
        reads++;
        return pieces(Buffer.from(exportXml(...pages, ...talks)), 1000);
      },
    };
    const wanted = { pages: ({ title }: { readonly title: string }) => title in texts };
    expect(await read(input, wanted)).toEqual(["Sample page: r1, t1 Hello", "Other: r1, t1 Hi", "Last: r1"]);
    expect(reads).toBe(3);
    reads = 0;
    expect((await read(input, { ...wanted, firstTitle: "Last" })).map((one) => one.split(":")[0])).toEqual([
      "Last",
      "Sample page",
      "Other",
    ]);
    expect(reads).toBe(5);
  });

  it("reads no further than a number of pages in the order of ids and their talk pages need", async () => {
    const pages = [pageXml("Sample page", 4, "a"), talk, pageXml("Last", 10, "z")];
    const cut = inputOf(exportXml(...pages, pageXml("Behind", 11, "z")).slice(0, -60));
    const wanted = { pages: ({ title }: { readonly title: string }) => title === "Sample page", count: 1 };
    expect(await read(cut, wanted)).toEqual(["Sample page: r1, t1 Hello"]);
    await expect(read(cut, { pages: wanted.pages })).rejects.toThrow();
  });

  it("names the nearest titles when a page is missing", async () => {
    await expect(read(inputOf(xml), { page: "Sampel page" })).rejects.toMatchObject({
      code: "PAGE_MISSING",
      message: expect.stringContaining('dump.xml: has no page "Sampel page"; the nearest are "Sample page"'),
    });
  });

  it("shows of a long title no half of a character", async () => {
    const asked = read(inputOf(xml), { page: `${"a".repeat(79)}\u{1f5fc}` });
    await expect(asked).rejects.toThrow(`has no page "${"a".repeat(79)}…"`);
  });

  it.each([
    ["a[b", "PAGE_INVALID"],
    ["", "PAGE_INVALID"],
    ["Special:Version", "PAGE_SPECIAL"],
    ["fr:Sample", "PAGE_INTERWIKI"],
  ])("refuses %j as %s", async (page, code) => {
    await expect(read(inputOf(xml), { page })).rejects.toMatchObject({ code });
  });

  it("reads a stream twice and leaves nothing behind", async () => {
    const input = await openInput("-", pieces(Buffer.from(xml), 100));
    expect(await read(input, { page: "Sample page" })).toEqual(["Sample page: r1, t1 Hello, r2"]);
    const cut = await openInput("-", pieces(Buffer.from(xml).subarray(0, 900), 100));
    await expect(read(cut, { page: "Sample page", sort: true })).rejects.toMatchObject({
      code: "INPUT_TRUNCATED",
    });
    expect(await readdir(scratch)).toEqual([]);
  });

  it("leaves nothing behind when a reader stops in the middle of sorted texts", async () => {
    for await (const { timeline } of readHistories(inputOf(xml), { scratch, sort: true })) {
      for await (const _ of timeline) break;
    }
    expect(await readdir(scratch)).toEqual([]);
  });

  it("tells JSON lines by their first byte", async () => {
    const line = {
      id: 5,
      pageId: 7,
      text: "Hi",
      timestamp: "2020-01-01T00:00:00Z",
      title: "Sample",
      user: null,
    };
    expect(await read(inputOf(`${JSON.stringify(line)}\n`), { wiki: "w.example" })).toEqual(["Sample: r5"]);
  });

  it.each([
    ["an export", xml],
    [
      "JSON lines",
      [1, 2, 3]
        .map((id) => JSON.stringify({ id, pageId: 1, text: "a", timestamp, title: "A", user: null }))
        .join("\n"),
    ],
  ])("refuses a timeline of %s that is read when the pages were left", async (_, text) => {
    let left: PageHistory | undefined;
    for await (left of readHistories(inputOf(text), { scratch, wiki: "w.example" })) break;
    await expect(left?.timeline[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining("before the input is closed"),
    });
  });

  it.each([undefined, "4"])("refuses a timeline that was read already, of %s page", async (page) => {
    expect.hasAssertions();
    for await (const { timeline } of readHistories(inputOf(xml), { page, scratch })) {
      for await (const _ of timeline) break;
      const again = async () => {
        for await (const _ of timeline) break;
      };
      await expect(again()).rejects.toMatchObject({
        code: "INVALID_INPUT",
        message: expect.stringContaining("was read already"),
      });
    }
  });
});
