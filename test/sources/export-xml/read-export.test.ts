import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import type { Revision } from "../../../src/revision.ts";
import { readExport } from "../../../src/sources/export-xml/read-export.ts";
import { exportXml, pageXml, type RevisionXml } from "./export-of.ts";
import { pieces, readAll } from "./read-all.ts";

/** The revisions of all pages of an export. */
async function revisionsOf(xml: string, options = {}): Promise<readonly Revision[]> {
  const read: Revision[] = [];
  for await (const { revisions } of readExport(pieces(Buffer.from(xml)), { input: "test.xml", ...options })) {
    for await (const revision of revisions) read.push(revision);
  }
  return read;
}

async function revisionOf(sketch: RevisionXml): Promise<Revision | undefined> {
  const [revision] = await revisionsOf(exportXml(pageXml("Sample", 3, sketch)));
  return revision;
}

/** Code and message of what reading an export fails with. */
async function failureOf(xml: string | Buffer, ...sizes: readonly number[]): Promise<unknown> {
  return readAll(pieces(Buffer.from(xml), ...sizes)).then(
    () => "no failure",
    (error: unknown) => error,
  );
}

function text(revision: Revision | undefined): string {
  const { text: read } = revision ?? {};
  return read?.state === "readable" ? Buffer.from(read.bytes).toString() : String(read?.state);
}

describe("readExport", () => {
  it("reads wiki, page and revision", async () => {
    expect.assertions(2);
    const xml = exportXml(
      pageXml("Talk:A & B", 3, { id: 12, more: "<minor/><comment>x &amp; y</comment>", text: "Hi" }),
    );
    for await (const { page, revisions } of readExport(pieces(Buffer.from(xml)), { input: "test.xml" })) {
      expect(page).toMatchObject({
        pageId: 3,
        site: { language: "en", wiki: "wiki.example" },
        title: "Talk:A & B",
      });
      for await (const revision of revisions) {
        expect(revision).toEqual({
          comment: "x & y",
          id: 12,
          minor: true,
          model: "wikitext",
          tags: null,
          text: { bytes: Buffer.from("Hi"), state: "readable" },
          timestamp: "2020-01-01T00:00:00Z",
          user: { id: 7, name: "Ada" },
        });
      }
    }
  });

  it.each([
    ["an empty text", '<text xml:space="preserve" />', ""],
    ["an empty text that says so", '<text bytes="0" />', ""],
    ["a text that was hidden", '<text deleted="deleted" />', "hidden"],
    ["a text left out of a stub", '<text id="4" bytes="120" />', "missing"],
    ["CDATA", "<text><![CDATA[a < b & c]]></text>", "a < b & c"],
    ["entities", "<text>&lt;&#x65e5;&#26412;&amp;lt;</text>", "<日本&lt;"],
  ])("tells %s", async (_, element, expected) => {
    expect(text(await revisionOf({ text: element }))).toBe(expected);
  });

  it.each([
    ["neither size nor SHA-1", { text: "<text />" }, { mayBeLost: true }],
    ["an empty SHA-1", { text: "<text />", more: "<sha1 />" }, { mayBeLost: true }],
    ["its size", { text: '<text bytes="0" />' }, {}],
    ["its SHA-1", { text: "<text></text>", more: "<sha1>phoi</sha1>" }, { toldSha1: "phoi" }],
    ["both", { text: '<text bytes="0" sha1="phoi" />' }, { toldSha1: "phoi" }],
  ])("says whether an empty text may be a lost one: told is %s", async (_, sketch, more) => {
    expect((await revisionOf(sketch))?.text).toEqual({
      state: "readable",
      bytes: Buffer.alloc(0),
      ...more,
    });
  });

  it.each([
    ["MediaWiki:Common.css", 8, "", "css"],
    ["User:Ada/monobook.js", 2, "", "javascript"],
    ["User:Ada/monobook.js", 2, "<model>wikitext</model>", "wikitext"],
    ["User:Node.js", 2, "", "wikitext"],
    ["Node/x.js", 0, "", "wikitext"],
  ])(
    "takes the content model of %s, in namespace %i, for what it is given as or by its title",
    async (...given) => {
      const [title, namespace, more, model] = given;
      const xml = exportXml(pageXml(title, 1, { more }).replace("<ns>0", `<ns>${namespace}`));
      for await (const { revisions } of readExport(pieces(Buffer.from(xml)), { input: "test.xml" })) {
        for await (const revision of revisions) expect(revision.model).toBe(model);
      }
      expect.assertions(1);
    },
  );

  it("takes the main slot of several", async () => {
    const more = "<content><role>notes</role><model>json</model><text>{}</text></content>";
    const revision = await revisionOf({ more, text: "main" });
    expect([text(revision), revision?.model]).toEqual(["main", "wikitext"]);
  });

  const own = "<sha1>of all slots</sha1>";
  it.each([
    ["of its text", { text: '<text sha1="of the text">a</text>', more: own }, "of the text"],
    ["of the revision, in an old export", { text: "a", more: own }, "of all slots"],
    ["none of several slots", { text: "a", more: `<content><text>b</text></content>${own}` }, undefined],
    ["none where it is empty", { text: "a", more: "<sha1 />" }, undefined],
  ])("takes the SHA-1 %s", async (_, sketch, told) => {
    expect((await revisionOf(sketch))?.text).toEqual({
      state: "readable",
      bytes: Buffer.from("a"),
      toldSha1: told,
    });
  });

  it.each([
    ["hidden", '<contributor deleted="deleted" />', null],
    ["lost", "<username></username><id>0</id>", null],
    ["lost, in an old export", "<ip />", null],
    ["lost, but for the account", "<username></username><id>7</id>", { id: 7, name: "" }],
    ["an address", "<ip>192.0.2.7</ip>", { id: 0, name: "192.0.2.7" }],
    ["imported", "<username>other&gt;Ada</username><id>0</id>", { id: 0, name: "other>Ada" }],
    ["imported, without an id", "<username>other&gt;Ada</username><id />", { id: 0, name: "other>Ada" }],
  ])("tells a user who is %s", async (_, contributor, user) => {
    expect((await revisionOf({ contributor }))?.user).toEqual(user);
  });

  it("takes a hidden comment for hidden, not for empty", async () => {
    expect((await revisionOf({ more: '<comment deleted="deleted" />' }))?.comment).toBeNull();
  });

  it("gives neighbours with one text one buffer, and others their own", async () => {
    const [a, b, c] = await revisionsOf(exportXml(pageXml("Sample", 3, "same", "same", "other")));
    expect(
      a?.text.state === "readable" && b?.text.state === "readable" && a.text.bytes === b.text.bytes,
    ).toBe(true);
    expect([text(a), text(c)]).toEqual(["same", "other"]);
  });

  it("takes the memory of small texts for many pages at once", async () => {
    const pages = Array.from({ length: 50 }, (_, i) => pageXml(`P${i}`, i + 1, `Text ${i}`));
    const read = await revisionsOf(exportXml(...pages));
    const memories = read.map((one) => (one.text.state === "readable" ? one.text.bytes.buffer : null));
    expect(read.map(text).at(-1)).toBe("Text 49");
    expect(new Set(memories).size).toBe(1);
  });

  it("derives the namespace where an old export leaves it out", async () => {
    const xml = exportXml(pageXml("Talk:Sample", 3, "x")).replace("<ns>0</ns>", "");
    const [page] = await readAll(pieces(Buffer.from(xml)));
    expect(page?.page.namespace).toBe(1);
  });

  it("names the wiki it is told", async () => {
    const xml = exportXml(pageXml("Sample", 3, "x")).replace(/<siteinfo>[\s\S]*<\/siteinfo>/, "");
    const [page] = await readAll(pieces(Buffer.from(xml)), { wiki: "other.example" });
    expect(page?.page.site).toMatchObject({ base: "https://other.example/wiki/", wiki: "other.example" });
  });

  it.each([
    ["none", ""],
    ["no address", "<siteinfo><base>Start</base></siteinfo>"],
  ])("names the input that tells %s for its wiki", async (_, info) => {
    const xml = exportXml(pageXml("Sample", 3, "x")).replace(/<siteinfo>[\s\S]*<\/siteinfo>/, info);
    expect(await failureOf(xml)).toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringMatching(/^test\.xml: the wiki's base must be an address .* --wiki/),
    });
  });

  it("skips what the reader leaves of a page, uploads and log entries", async () => {
    const first = pageXml("First", 1, "a", "b").replace(
      "</page>",
      "<upload><filename>x</filename></upload></page>",
    );
    const xml = exportXml(first, "<logitem><id>1</id></logitem>", pageXml("Second", 2, "c"));
    const seen: string[] = [];
    for await (const { page, revisions } of readExport(pieces(Buffer.from(xml)), { input: "test.xml" })) {
      for await (const revision of revisions) {
        seen.push(`${page.title} ${revision.id}`);
        break;
      }
    }
    expect(seen).toEqual(["First 1", "Second 1"]);
  });

  it("refuses the revisions of a page it has left", async () => {
    const pages = readExport(pieces(Buffer.from(exportXml(pageXml("A", 1, "a"), pageXml("B", 2, "b")))), {
      input: "i",
    });
    const { value: first } = await pages.next();
    await pages.next();
    const read = async (): Promise<void> => {
      for await (const _ of first?.revisions ?? []) return;
    };
    await expect(read()).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("takes a title without the white space that a pretty printer puts around it", async () => {
    const [page] = await readAll(
      pieces(Buffer.from(exportXml(pageXml("\n      Talk:Vic\n    ", 3, "a"))), 7),
    );
    expect(page?.page.title).toBe("Talk:Vic");
  });

  it.each(["<title></title>", "<title/>", "<title> \n </title>"])("refuses %j", async (title) => {
    const xml = exportXml(pageXml("X", 3, "a")).replace("<title>X</title>", title);
    expect(await failureOf(xml, 7)).toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringContaining("the <title> of a page must not be empty; export the page again"),
    });
  });

  it("refuses elements nested without end as soon as they are too many", async () => {
    const endless = exportXml(pageXml("X", 3, "a")).replace(/<title>.*$/s, "<a>".repeat(1_500));
    expect(await failureOf(endless, 64)).toMatchObject({
      code: "INPUT_MALFORMED",
      message: expect.stringContaining("elements are nested deeper than 1000"),
    });
    const closed = `<a>${"<b>".repeat(900)}${"</b>".repeat(900)}</a>`;
    const [page] = await readAll(
      pieces(Buffer.from(exportXml(pageXml("X", 3, "a")).replace("<title>", `${closed}<title>`)), 64),
    );
    expect(page?.page.title).toBe("X");
  });

  it("names an element only where that may be an export's", async () => {
    const failureAt = (name: string) =>
      failureOf(exportXml(pageXml("X", 3, "a")).replace("<title>", `<${name}></b><title>`), 64);
    expect(await failureAt("flags")).toMatchObject({
      message: expect.stringContaining("<flags> must end before the element it is in"),
    });
    expect(await failureAt("q".repeat(600))).toMatchObject({
      message: expect.stringContaining("an element must end before the element it is in"),
    });
  });

  it("says INPUT_TRUNCATED wherever an export is cut", { tags: "long" }, async () => {
    const xml = Buffer.from(exportXml(pageXml("Sample", 3, "one & two", { id: 9, text: "three" })));
    for (let length = 5; length < xml.length - "\n".length; length++) {
      expect(await failureOf(xml.subarray(0, length), 7)).toMatchObject({ code: "INPUT_TRUNCATED" });
    }
  });

  it.each([
    ["", /the input is empty; give an export, or revisions as JSON lines$/],
    [" \n\t ", /the input is empty; give an export/],
    ["\ufeff", /the input is empty; give an export/],
    ["\ufeff\n", /the input is empty; give an export/],
    ["5", /this is not XML; fetch or unpack the file again$/],
    ["[{}]  ", /seems to be a JSON array; give JSON lines instead, one object on each line$/],
    ["<mediawiki></mediawiki><mediawiki>", /as where several are joined; give them one at a time$/],
    ["\ufffd\ufffd\ufffd", /this is not XML/],
  ])("says of %j what it seems to be", async (xml, message) => {
    expect(await failureOf(xml, 7)).toMatchObject({ message: expect.stringMatching(message) });
  });

  it.each(["\ufeff<mediawiki>", "<mediawiki>"])("says of UTF-16 how to save it: %j", async (xml) => {
    const wide = Buffer.from(xml, "utf16le");
    expect(await failureOf(wide, 7)).toMatchObject({
      message: expect.stringContaining("seems to be UTF-16; save it as UTF-8"),
    });
  });

  it.each([
    ["", "INPUT_TRUNCATED"],
    ["{}", "INPUT_MALFORMED"],
    ["Just words.", "INPUT_MALFORMED"],
    ["\ufeffJust words.", "INPUT_MALFORMED"],
    ["<html></html>", "INPUT_MALFORMED"],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><mediawiki></mediawiki>', "INPUT_MALFORMED"],
    ['<!DOCTYPE x [<!ENTITY a "aaaa">]><mediawiki></mediawiki>', "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, "x")).repeat(2), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { text: "<text>&nbsp;</text>" })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { text: '<text deleted="deleted">&nbsp;</text>' })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { text: "<text>a <b>c</b></text>" })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { id: 2 ** 53 })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { id: -1 })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", -3, "x")), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { timestamp: "yesterday" })), "INPUT_MALFORMED"],
    [exportXml(pageXml("Sample", 3, { timestamp: "2020-02-31T05:00:00Z" })), "INPUT_MALFORMED"],
    [exportXml("<page><revision></revision></page>"), "INPUT_MALFORMED"],
    [exportXml(`<page${" x".repeat(40_000)}></page>`), "INPUT_MALFORMED"],
  ])("refuses %.60j as %s", async (xml, code) => {
    expect(await failureOf(xml)).toMatchObject({ code, message: expect.stringContaining("test.xml") });
  });

  it("refuses UTF-16 and bytes that are no UTF-8", async () => {
    expect(await failureOf(Buffer.from(exportXml(), "utf16le"))).toMatchObject({ code: "INPUT_MALFORMED" });
    const broken = Buffer.from(exportXml(pageXml("Sample", 3, "a\u00a0b")), "latin1");
    expect(await failureOf(broken)).toMatchObject({ code: "INPUT_MALFORMED" });
  });

  it("names page and revision, never a title", async () => {
    const xml = exportXml(pageXml("Sample", 3, "x", { id: 44, text: "<text>&nope;</text>" }));
    expect(String(await failureOf(xml))).toMatch(/^HistoryError: test\.xml, page 3, revision 44: /);
    expect(String(await failureOf(xml))).not.toContain("Sample");
  });

  it("refuses a page in two parts, next to itself or not", async () => {
    const [one, other] = [pageXml("Sample", 3, "x"), pageXml("Other", 2, "y")];
    for (const pages of [
      [one, pageXml("Sample", 3, { id: 9, text: "z" })],
      [one, other, one],
      [one, other, pageXml("Sample", 3, { id: 9, text: "z" })],
    ]) {
      expect(await failureOf(exportXml(...pages))).toMatchObject({
        code: "INPUT_MALFORMED",
        message: expect.stringMatching(/^test\.xml, page 3: is in more than one <page>; .*one <page>$/),
      });
    }
    expect(await readAll(pieces(Buffer.from(exportXml(other, one, one, one))))).toHaveLength(4);
  });

  it("refuses a page without an id in two parts, and tells no other of that title for it", async () => {
    const withoutId = (page: string) => page.replace(/<id>3<\/id>\n/, "");
    const one = withoutId(pageXml("Sample", 3, "x"));
    const rest = withoutId(pageXml("Sample", 3, { id: 9, text: "z" }));
    for (const pages of [
      [one, rest],
      [one, pageXml("Other", 2, "y"), one],
    ]) {
      expect(await failureOf(exportXml(...pages))).toMatchObject({
        code: "INPUT_MALFORMED",
        message: expect.stringMatching(/^test\.xml, a page without an id: is in more than one <page>/),
        details: { pageId: 0, title: "Sample" },
      });
    }
    const template = rest.replace("<ns>0</ns>", "<ns>10</ns>");
    const numbered = pageXml("Sample", 3, "x");
    expect(await readAll(pieces(Buffer.from(exportXml(one, one, template, numbered))))).toHaveLength(4);
  });

  it("refuses a field past 64 MiB without holding more", { tags: "long", timeout: 60_000 }, async () => {
    const head = exportXml(pageXml("Sample", 3, "@")).split("@")[0] ?? "";
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      for (;;) yield Buffer.alloc(4 * 1024 * 1024, "a");
    }
    await expect(readAll(endless())).rejects.toMatchObject({ code: "TOO_LARGE" });
  });
});

/** Revisions whose ids are in order and whose times are not: `[3, 1, 2]` are hours. */
function imported(...hours: readonly number[]): string {
  const at = (hour: number): string => new Date(Date.UTC(2020, 0, 1, hour)).toISOString().replace(".000", "");
  return exportXml(
    pageXml("Sample", 3, ...hours.map((hour, i) => ({ id: i + 1, text: `${hour}`, timestamp: at(hour) }))),
  );
}

describe("the order of revisions", () => {
  it("is by time, then id, within 64 revisions", async () => {
    expect((await revisionsOf(imported(3, 1, 2, 1))).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
  });

  it("takes --sort further out", async () => {
    const xml = imported(...Array.from({ length: 80 }, (_, i) => i + 1), 0);
    await expect(revisionsOf(xml)).rejects.toMatchObject({
      code: "OUT_OF_ORDER",
      message: expect.stringMatching(/revision 81: .*revision 16.*--sort/),
    });
    const sorted = await revisionsOf(xml, { sortIn: tmpdir() });
    expect(sorted.map(text)).toEqual(Array.from({ length: 81 }, (_, i) => `${i}`));
  });

  it.each([undefined, tmpdir()])(
    "drops an exact repeat and refuses another text (sorted in %s)",
    async (sortIn) => {
      const [a, b] = [{ id: 5, text: "a", timestamp: "2020-01-01T00:00:00Z" }, "b"];
      const repeated = await revisionsOf(exportXml(pageXml("Sample", 3, a, a, b)), { sortIn });
      expect(repeated.map(text)).toEqual(["a", "b"]);
      const twice = exportXml(pageXml("Sample", 3, a, { ...a, text: "c" }));
      await expect(revisionsOf(twice, { sortIn })).rejects.toMatchObject({ code: "INPUT_MALFORMED" });
    },
  );

  it.each([undefined, tmpdir()])("refuses an id at two times (sorted in %s)", async (sortIn) => {
    const ids = [3, 9, 5, 4, 3, 9];
    for (const end of [5, 6]) {
      const xml = exportXml(pageXml("Sample", 3, ...ids.slice(end - 5, end).map((id) => ({ id }))));
      await expect(revisionsOf(xml, { sortIn })).rejects.toMatchObject({
        code: "INPUT_MALFORMED",
        message: expect.stringContaining(
          `revision ${ids[end - 1]}: is in the input twice, with different contents`,
        ),
      });
    }
  });
});
