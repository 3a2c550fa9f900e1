import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { sampleRevisions } from "../support/read-shared.ts";
import { testHost } from "../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
const title = "Harrow Skerry Lighthouse";

interface Around {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
}

async function run(args: readonly string[], { stdin = "", env = {}, isTerminal = false }: Around = {}) {
  const { host, out, errors } = testHost(stdin, env);
  const exitCode = await main(["claim", ...args], { ...host, isTerminal });
  return { exitCode, out: out(), errors: errors() };
}

const onSample = (text: string, ...args: readonly string[]) =>
  run([title, "--input", sample, "--text", text, ...args]);

/** JSON lines of a page with the given texts; `null` is a hidden one. */
function page(...texts: readonly (string | null)[]): string {
  const site = { base: "https://wiki.example/wiki/Main_Page", wiki: "wiki.example" };
  const revisions = texts.map((text, i) => ({
    id: i + 1,
    pageId: 1,
    text: text ?? { state: "hidden" },
    timestamp: `2020-01-0${i + 1}T00:00:00Z`,
    title: "Mill",
    user: { name: `Editor ${i + 1}` },
  }));
  return [{ site }, ...revisions].map((line) => `${JSON.stringify(line)}\n`).join("");
}

const onPage = (stdin: string, args: readonly string[], around: Around = {}) =>
  run(["--input", "-", ...args], { ...around, stdin });

describe("stemma claim", () => {
  it("tells of the pages before one that fails", async () => {
    const first = page("The mill stands by the river.");
    const second = (first.split("\n")[1] ?? "")
      .replace('"pageId":1', '"pageId":2')
      .replace('"id":1', '"id":2');
    const cut = `${first}${second}\n{"pageId":2`;
    const { exitCode, out, errors } = await onPage(cut, ["--text", "the mill stands"]);
    expect([exitCode, out]).toEqual([1, expect.stringContaining("The mill stands by the river.")]);
    expect(errors.at(-1)).toContain("[INPUT_TRUNCATED]");
  });

  it("opens neither wiki nor store where its output cannot be written", async () => {
    const store = join(mkdtempSync(join(tmpdir(), "stemma-claim-")), "store");
    const place = ["--api", "http://127.0.0.1:9/", "--store", store];
    const output = join(sample, "no-folder", "claim.json");
    const { exitCode, errors } = await run([title, ...place, "--text", "A mill.", "--output", output]);
    expect([exitCode, existsSync(store)]).toEqual([1, false]);
    expect(errors.at(-1)).toContain("[OUTPUT_FAILED]");
  });

  it("tells a timeline", async () => {
    const { exitCode, out, errors } = await onSample("about 500 people watched it");
    expect([exitCode, errors]).toEqual([0, []]);
    expect(out).toContain(`${sampleRevisions} revisions read`);
    expect(out).toContain("About 500 people watched it from the quay.");
    expect(out).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d {2}appeared, /m);
    expect(out).toMatch(/reworded, .*\n.*\[-.+-\]\{\+.+\+\}/);
    expect(out).toMatch(/^now {15}in /m);
    expect(out).toContain("https://sample.example/wiki/Special:Diff/");
  });

  it("calls parts that stand no copies", async () => {
    const whole = "The mill burnt down in the spring, and the owner left the valley that autumn.";
    const parts = "The mill burnt down in the spring. And the owner left the valley that autumn.";
    const split = await onPage(page(whole, parts), ["--text", whole]);
    expect(split.out).toContain("stands on the page in other words, as 2 sentences; ");
    const twice = await onPage(page(`${whole}\n\n${whole}`), ["--text", whole]);
    expect(twice.out).toContain("stands on the page, 2 copies; ");
  });

  it("says when it was first there, by whose edit, though it was made from another sentence", async () => {
    const texts = page("It rains. The mill is red.", "It rains. The old mill is red.");
    const { out } = await onPage(texts, ["--text", "the old mill"]);
    expect(out).toContain("has these words; first seen 2020-01-02 00:00 by Editor 2; stands on the page; ");
    expect(out).toContain("2020-01-01 00:00  appeared, Editor 1");
    const unsure = await onPage(page(null, "The old mill is red."), ["--text", "the old mill"]);
    expect(unsure.out).toContain("; first seen 2020-01-02 00:00; stands on the page; ");
  });

  it("says how long the sentence stood, however short that was", async () => {
    const texts = page("It rains.", "It rains. The mill is red.", "It rains.");
    const undone = texts.replace("2020-01-03T00:00:00Z", "2020-01-02T00:04:00Z");
    const { out } = await onPage(undone, ["--text", "the mill is red"]);
    expect(out).toContain("is not on the page; stood for 4 minutes; came once");
  });

  it.each([
    ["--until", "2020-01-02"],
    ["--to", "2"],
  ])("says how the page was at the end of a range that %s ends", async (...range) => {
    const texts = page("The mill is red.", "The mill is blue.", "It rains.");
    const red = await onPage(texts, ["--text", "the mill is red", ...range]);
    expect(red.out).toContain("; stood on the page at revision 2 in other words; ");
    expect(red.out).toMatch(/^2020-01-02 00:00 {2}in the lead$/m);
    const rain = await onPage(texts, ["--text", "the windmill fell", ...range]);
    expect(rain.out).toContain("The mill is blue. (stood then, first seen 2020-01-02)");
    const markdown = await onPage(texts, ["--text", "the mill", "--format", "markdown", ...range]);
    expect(markdown.out).toContain("- **2020-01-02 00:00** in the lead");
    for (const { out } of [red, rain, markdown]) expect(out).not.toMatch(/\bnow\b|stands/);
    const gone = page("The mill is red.", "It rains.", "The mill is red.");
    const { out } = await onPage(gone, ["--text", "the mill", ...range]);
    expect(out).toContain("; was not on the page at revision 2; ");
  });

  it("says when a loss was undone at once", async () => {
    const { out } = await onSample("The sea carried it away twice");
    expect(out).toMatch(/removed, .*\n.*\n +undone after \d+ \w+ by /);
  });

  it("colours what went and came on a terminal alone, and not where NO_COLOR is set", async () => {
    const texts = page("The mill is old and red.", "The mill is old and blue.");
    const args = ["--text", "the mill is old"];
    const coloured = "\x1b[31;9mred\x1b[0m\x1b[32;4mblue\x1b[0m";
    expect((await onPage(texts, args, { isTerminal: true })).out).toContain(coloured);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }]) {
      expect((await onPage(texts, args, { env, isTerminal: true })).out).toContain("[-red-]{+blue+}");
    }
    expect((await onPage(texts, args)).out).not.toContain("\x1b");
  });

  it("shows which citations came, were replaced and went", async () => {
    const mill = "The mill is red.";
    const title = "Mills of the coast and of the hills";
    const book = (year: string) => `{{cite book|title=${title}|year=${year}}}`;
    const cite = (year: number) => `${mill}<ref>${book(`${year}`)}</ref>`;
    const jones = "<ref>Jones</ref>";
    const texts = page(mill, cite(1999), cite(2005) + jones, cite(2006) + jones, mill);
    const { out } = await onPage(texts, ["--text", "mill"]);
    expect(out.match(/citations changed/g)).toHaveLength(4);
    const cited = out.split("\n").filter((line) => /^ +cites/.test(line));
    expect(cited.map((line) => line.trim())).toEqual([
      `cites {+${book("1999")}+}`,
      `cites [-${book("1999")}-]`,
      `cites {+${book("2005")}+}`,
      "cites {+Jones+}",
      "cites …ills of the coast and of the hills|year=[-2005-]{+2006+}}}",
      "cites Jones",
      `cites [-${book("2006")}-]`,
      "cites [-Jones-]",
    ]);
    const markdown = (await onPage(texts, ["--text", "mill", "--format", "markdown"])).out;
    expect(markdown).toContain("**citations changed**");
    expect(markdown).toMatch(/year=<del>2005<\/del><ins>2006<\/ins>.*; Jones$/m);
    const json = JSON.parse((await onPage(texts, ["--text", "mill", "--format", "json"])).out);
    expect(json.matches[0].steps[4]).toMatchObject({
      kind: "recited",
      citationsBefore: [{ text: book("2006") }, { text: "Jones" }],
      citations: [],
    });
    const ndjson = JSON.parse((await onPage(texts, ["--text", "mill", "--format", "ndjson"])).out);
    expect(ndjson.steps).toEqual(json.matches[0].steps);
  });

  it("spells out what would steer the terminal or turn the text", async () => {
    const texts = page("The mill \x1b[2Jis \u202e old and red.");
    const { out } = await onPage(texts, ["--text", "old and red"]);
    expect(out).toContain("The mill \\u{1b}[2Jis \\u{202e} old and red.");
    const named = texts.replace("Editor 1", "Ann\\u001b[2J\\u202e");
    const ofUser = (await onPage(named, ["--text", "old and red"])).out;
    expect(ofUser).toContain("first seen 2020-01-01 00:00 by Ann\\u{1b}[2J\\u{202e};");
    expect(ofUser.match(/\p{Cf}|(?!\n)\p{Cc}/gu)).toBeNull();
  });

  it("writes one JSON document, or a line for each lifeline", async () => {
    const one = await onSample("the light", "--all", "--format", "json");
    const claim = JSON.parse(one.out);
    expect(claim).toMatchObject({ pageId: 1, notFound: null, read: { revisions: sampleRevisions } });
    const lines = (await onSample("the light", "--all", "--format", "ndjson")).out.trimEnd().split("\n");
    expect(lines.length).toBe(claim.matches.length);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject(claim.matches[0]);
    expect(one.errors[0]).toContain(`${sampleRevisions} revisions read`);
    expect(one.errors[0]).toMatch(/ read, .*every text readable, \d+ lifelines, 0\.0 s/);
  });

  it("ends between two lifelines when it is interrupted", async () => {
    const mills = Array.from({ length: 300 }, (_, i) => `Mill ${i} is ${"very ".repeat(100)}old.`).join(
      "\n\n",
    );
    const interrupted = async (isInterrupted: boolean) => {
      const { host } = testHost(page(mills));
      const controller = new AbortController();
      let bytes = 0;
      const writeOut = async (written: Uint8Array) => {
        bytes += written.length;
        if (isInterrupted) controller.abort();
      };
      const args = ["claim", "--input", "-", "--text", "is very very", "--all", "--format", "ndjson"];
      await main(args, { ...host, writeOut, signal: controller.signal });
      return bytes;
    };
    expect(await interrupted(true)).toBeLessThan((await interrupted(false)) / 2);
  });

  it("writes Markdown that quotes with attribution", async () => {
    const { out } = await onSample("About 500 people", "--format", "markdown");
    expect(out).toContain("# About 500 people");
    expect(out).toMatch(/\*\*reworded\*\*.*<del>.+<\/del><ins>.+<\/ins>/);
    const last = out.trimEnd().split("\n").at(-1) ?? "";
    expect(last).toContain(`[${title}](https://sample.example/wiki/Harrow_Skerry_Lighthouse)`);
    expect(last).toContain("?action=history");
    expect(last).toContain("Special:PermanentLink/");
    expect(last).toMatch(/licence: .+/);
  });

  it("lets no text of a wiki become Markdown or HTML", async () => {
    const texts = page("The mill <b>*is*</b> `old` &lt;script> ![x](http://x.example) and red.");
    const { out } = await onPage(texts, ["--text", "and red", "--format", "markdown"]);
    expect(out).not.toMatch(/(?<!\\)(<script|\*is|`old|!\[)/);
    expect(out).not.toMatch(/x\]\(http:\/\//);
  });

  it("says that a text was never found, names the nearest, and does not fail", async () => {
    const { exitCode, out } = await onPage(page("The mill is red.", null), [
      "--text",
      "the windmill was blue",
    ]);
    expect(exitCode).toBe(0);
    expect(out).toContain(
      "not found in 2 revisions, of which 1 hidden could not be read; only sentences are searched, in cells of tables, values of templates and captions of files only whole ones, not headings or references; the nearest sentences:",
    );
    expect(out).toContain("The mill is red. (stands, first seen 2020-01-01)");
    const json = await onPage(page("The mill is red."), ["--text", "a whale", "--format", "json"]);
    expect(JSON.parse(json.out).matches).toEqual([]);
  });

  it("gives a range where the text of the inserting revision is hidden", async () => {
    const { out } = await onPage(page("It rains.", null, "It rains. The mill is red."), ["--text", "mill"]);
    expect(out).toContain("appeared, at one of the revisions 2, 3: the text of the first cannot be read");
    expect(out).not.toContain("appeared, Editor");
  });

  it("finds a text that was typed decomposed", async () => {
    const { out } = await onPage(page("Die Mühle ist rot."), ["--text", "Mühle".normalize("NFD")]);
    expect(out).toContain("has these words");
  });

  it("asks for a text", async () => {
    const { exitCode, errors } = await run([title, "--input", sample]);
    expect(exitCode).toBe(2);
    expect(errors[0]).toContain("text");
  });

  it.each([
    ["…!", 'claim: --text: must have a word in it (was "…!")'],
    [
      "a ".repeat(4001),
      "claim: --text: must have at most 8000 characters and 40 sentences (had 8002 characters)",
    ],
  ])("refuses before a wiki is asked what no page can hold: %.9s", async (text, message) => {
    const { exitCode, errors } = await run([title, "--api", "http://127.0.0.1:9/", "--text", text]);
    expect(exitCode).toBe(2);
    expect(errors[0]).toContain(message);
  });
});
