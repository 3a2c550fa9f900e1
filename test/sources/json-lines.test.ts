import { describe, expect, it } from "vitest";
import type { Revision } from "../../src/revision.ts";
import type { ExportPage } from "../../src/sources/export-page.ts";
import { readJsonLines } from "../../src/sources/json-lines.ts";
import { pieces } from "./export-xml/read-all.ts";

const line = {
  id: 1,
  pageId: 7,
  text: "Hi",
  timestamp: "2020-01-01T00:00:00Z",
  title: "Sample",
  user: { name: "Ada" },
};

function lines(...objects: readonly object[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join("");
}

async function read(
  text: string | Buffer,
  wiki?: string,
): Promise<readonly (readonly [string, ...number[]])[]> {
  const pages: [string, ...number[]][] = [];
  for await (const { page, revisions } of readJsonLines(pieces(Buffer.from(text), 11), {
    input: "r.jsonl",
    wiki,
  })) {
    const ids: number[] = [];
    for await (const { id } of revisions) ids.push(id);
    pages.push([`${page.site.wiki} ${page.pageId} ${page.title}`, ...ids]);
  }
  return pages;
}

/** The revisions of the first page. */
async function revisionsIn(text: string): Promise<readonly Revision[]> {
  const revisions: Revision[] = [];
  for await (const revision of (await first(text))?.revisions ?? []) revisions.push(revision);
  return revisions;
}

async function first(text: string): Promise<ExportPage | undefined> {
  const pages = readJsonLines(pieces(Buffer.from(text)), { input: "r.jsonl", wiki: "w.example" });
  return (await pages.next()).value ?? undefined;
}

describe("readJsonLines", () => {
  it("reads pages by runs of their id", async () => {
    const text = lines(line, { ...line, id: 2 }, { ...line, id: 3, pageId: 8, title: "Other" });
    expect(await read(text, "w.example")).toEqual([
      ["w.example 7 Sample", 1, 2],
      ["w.example 8 Other", 3],
    ]);
  });

  it("tells pages without an id apart by their namespace and title", async () => {
    const unknown = { ...line, pageId: 0 };
    const text = lines(
      unknown,
      { ...unknown, id: 2 },
      { ...unknown, id: 3, title: "Other" },
      { ...unknown, id: 4, namespace: 1, title: "Other" },
      { ...line, id: 5 },
      { ...unknown, id: 6, title: "Last" },
    );
    expect(await read(text, "w.example")).toEqual([
      ["w.example 0 Sample", 1, 2],
      ["w.example 0 Other", 3],
      ["w.example 0 Other", 4],
      ["w.example 7 Sample", 5],
      ["w.example 0 Last", 6],
    ]);
  });

  it("says of which title a page without an id is that stands in two places", async () => {
    const unknown = { ...line, pageId: 0 };
    await expect(read(lines(unknown, line, unknown), "w.example")).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: "r.jsonl, a page without an id: its lines must follow one another",
      details: { pageId: 0, title: "Sample" },
    });
  });

  it("keeps a page together that was moved, where it has an id", async () => {
    const text = lines(line, { ...line, id: 2, namespace: 2, title: "User:Ada/Sample" });
    expect(await read(text, "w.example")).toEqual([["w.example 7 Sample", 1, 2]]);
  });

  it("passes over what nobody reads of a page without an id, and no further", async () => {
    const unknown = { ...line, pageId: 0 };
    const text = lines(unknown, { ...unknown, id: 2 }, { ...unknown, id: 3, title: "Other" });
    const titles: string[] = [];
    for await (const { page } of readJsonLines(pieces(Buffer.from(text)), { input: "r.jsonl", wiki: "w" })) {
      titles.push(page.title);
    }
    expect(titles).toEqual(["Sample", "Other"]);
  });

  it("says of a file of events what reads them", async () => {
    await expect(read(lines({ eventId: "a", type: "revert_war" }), "w.example")).rejects.toThrow(
      "holds events, not revisions; events are read by verify",
    );
  });

  it("makes half a character whole, wherever it stands", async () => {
    const half = "x\ud800";
    const odd = { ...line, comment: half, model: half, tags: [half], title: half, user: { name: half } };
    const one = await first(lines(odd));
    const whole = "x\ufffd";
    expect(one?.page.title).toBe(whole);
    for await (const revision of one?.revisions ?? []) {
      expect(revision).toMatchObject({ comment: whole, model: whole, tags: [whole], user: { name: whole } });
    }
    expect.assertions(2);
  });

  it("passes over the revisions of a page that nobody reads", async () => {
    const text = lines(line, { ...line, id: 2 }, { ...line, id: 3, pageId: 8 });
    const ids: number[] = [];
    for await (const { page } of readJsonLines(pieces(Buffer.from(text)), { input: "r.jsonl", wiki: "w" })) {
      ids.push(page.pageId);
    }
    expect(ids).toEqual([7, 8]);
  });

  it("lets go of its input when the reader stops", async () => {
    let isLeft = false;
    async function* chunks() {
      try {
        yield Buffer.from(lines(line, { ...line, id: 2 }));
        yield Buffer.from(lines({ ...line, id: 3 }));
      } finally {
        isLeft = true;
      }
    }
    for await (const _ of readJsonLines(chunks(), { input: "r.jsonl", wiki: "w" })) break;
    expect(isLeft).toBe(true);
  });

  it("fills in what a line leaves out", async () => {
    expect(await revisionsIn(lines(line))).toEqual([
      {
        comment: "",
        id: 1,
        minor: false,
        model: "wikitext",
        tags: null,
        text: { bytes: Buffer.from("Hi"), state: "readable" },
        timestamp: "2020-01-01T00:00:00Z",
        user: { id: 0, name: "Ada" },
      },
    ]);
  });

  it("takes hidden things for hidden", async () => {
    const text = lines({ ...line, comment: null, text: { state: "hidden" }, user: null });
    expect(await revisionsIn(text)).toMatchObject([{ comment: null, text: { state: "hidden" }, user: null }]);
  });

  it("takes a user without a name and an id for nobody", async () => {
    expect(await revisionsIn(lines({ ...line, user: { name: "" } }))).toMatchObject([{ user: null }]);
  });

  it("learns the wiki from the first line", async () => {
    const site = {
      base: "https://w.example/wiki/Start",
      case: "case-sensitive",
      language: "DE",
      namespaces: { 1: "Diskussion" },
    };
    const page = await first(lines({ site }, line));
    expect(page?.page.site).toEqual({
      base: "https://w.example/wiki/Start",
      case: "case-sensitive",
      language: "de",
      namespaces: new Map([
        [0, ""],
        [1, "Diskussion"],
      ]),
      wiki: "w.example",
    });
  });

  it("puts up with a byte order mark, CRLF, empty lines and a last line without its end", async () => {
    const text = `\ufeff${lines(line).trim()}\r\n\r\n${lines({ ...line, id: 2 }).trim()}`;
    expect(await read(text, "w.example")).toEqual([["w.example 7 Sample", 1, 2]]);
  });

  it.each([
    ["no wiki", lines(line), undefined, "INVALID_INPUT"],
    ["nothing", "", "w", "INPUT_TRUNCATED"],
    ["a cut last line", lines(line) + lines(line).slice(0, 30), "w", "INPUT_TRUNCATED"],
    ["a line that is no JSON", `${lines(line)}nonsense\n${lines(line)}`, "w", "INPUT_MALFORMED"],
    ["a misspelt member", lines({ ...line, coment: "x" }), "w", "INPUT_MALFORMED"],
    ["millions of values", `{"id":${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}}\n`, "w", "TOO_LARGE"],
    ["an empty title", lines({ ...line, title: "" }), "w", "INPUT_MALFORMED"],
    ["an id past 2^53", lines({ ...line, id: 2 ** 53 }), "w", "INPUT_MALFORMED"],
    ["a wrong timestamp", lines({ ...line, timestamp: "2020-01-01" }), "w", "INPUT_MALFORMED"],
    ["a day there is not", lines({ ...line, timestamp: "2020-02-31T05:00:00Z" }), "w", "INPUT_MALFORMED"],
    ["a wiki without a key", lines({ site: { wiki: "" } }, line), undefined, "INPUT_MALFORMED"],
    ["a base that is no address", lines({ site: { base: "w.example" } }, line), "w", "INPUT_MALFORMED"],
    [
      "a base of another scheme",
      lines({ site: { base: "javascript:1//wiki/" } }, line),
      "w",
      "INPUT_MALFORMED",
    ],
    [
      "a page in two places",
      lines(line, { ...line, id: 2, pageId: 8 }, { ...line, id: 3 }),
      "w",
      "INPUT_MALFORMED",
    ],
    [
      "a page without an id in two places",
      lines({ ...line, pageId: 0 }, { ...line, id: 2 }, { ...line, id: 3, pageId: 0 }),
      "w",
      "INPUT_MALFORMED",
    ],
  ])("refuses %s", async (_, text, wiki, code) => {
    await expect(read(text, wiki)).rejects.toMatchObject({
      code,
      message: expect.stringContaining("r.jsonl"),
    });
  });

  it.each([[{ state: "gone" }], [7], [null]])("says what a text may be where it is %j", async (text) => {
    await expect(read(lines({ ...line, text }), "w.example")).rejects.toThrow(
      'r.jsonl line 1: text: must be a text, or {"state": …} with hidden, missing or too_large',
    );
  });

  it.each([
    ["id", "1", "must be a whole number from 1, without quotes"],
    ["pageId", 1.5, "must be a whole number from 0, without quotes"],
    ["title", 5, "must be a string"],
    ["timestamp", 5, "must be a valid time, such as 2004-05-06T07:08:09Z"],
    ["user", "Ada", 'must be {"name": …, "id": …}, or null where it is hidden or not known'],
    ["comment", 5, "must be a string, or null where it is hidden"],
    ["minor", 1, "must be true or false"],
    ["tags", "minor", "must be a list of strings, or null where they are not known"],
    ["namespace", "0", "must be the number of a namespace, without quotes"],
  ])("says what %s may be where it is %j", async (member, value, what) => {
    await expect(read(lines({ ...line, [member]: value }), "w.example")).rejects.toThrow(
      `r.jsonl line 1: ${member}: ${what}`,
    );
  });

  it.each([
    ["w.example", 'site: must be an object that tells of the wiki, such as {"wiki": "wiki.example"}'],
    [{ case: "upper" }, "site.case: must be first-letter or case-sensitive"],
    [
      { namespaces: { Talk: "1" } },
      'site.namespaces.Talk: must be names by number, such as {"10": "Template"}',
    ],
    [{ nam: "w" }, "site.nam: is unknown"],
  ])("says what a site may be where it is %j", async (site, what) => {
    await expect(read(lines({ site }, line), "w.example")).rejects.toThrow(`r.jsonl line 1: ${what}`);
  });

  it("says which members of a user are missing or unknown", async () => {
    await expect(read(lines({ ...line, user: {} }), "w")).rejects.toThrow(/line 1: user\.name: is missing$/);
    await expect(read(lines({ ...line, user: { name: "Ada", nick: "A" } }), "w")).rejects.toThrow(
      /line 1: user\.nick: is unknown$/,
    );
  });

  it("refuses a wiki that is no key, whoever named it", async () => {
    await expect(read(lines({ site: { wiki: "x\u001b[2J" } }, line))).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(/^r\.jsonl: site\.wiki: must be the key of a wiki/),
    });
    await expect(read(lines({ site: {} }, line), "x y")).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: 'wiki: must be the key of a wiki, such as en.wikipedia.org (was "x y")',
    });
  });

  it("names the line and the member", async () => {
    await expect(read(lines(line, { ...line, id: -2 }), "w")).rejects.toThrow(/r\.jsonl line 2: id: /);
  });

  it.each(["[1]", "null", "5"])("refuses a line that is no object (%s)", async (text) => {
    await expect(read(`${lines(line)}\n${text}\n`, "w")).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(/line \d must be one JSON object$/),
    });
  });

  it("refuses bytes that are no UTF-8", async () => {
    await expect(read(Buffer.from(lines({ ...line, title: "é" }), "latin1"), "w")).rejects.toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(/line 1 must be UTF-8; save the file as UTF-8$/),
    });
  });
});
