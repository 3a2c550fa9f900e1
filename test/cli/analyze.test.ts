import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { sampleRevisions } from "../support/read-shared.ts";
import { runStemma } from "../support/run-stemma.ts";
import { testHost } from "../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";
const folder = mkdtempSync(join(tmpdir(), "stemma-cli-"));

async function stemma(args: readonly string[], stdin = "") {
  const ran = await runStemma(args, stdin);
  return { ...ran, types: ran.lines.map((line) => JSON.parse(line).type) };
}

const analyze = (...args: readonly string[]) => stemma(["analyze", ...args]);

describe("stemma analyze", () => {
  it("hears a signal while it writes the events of one edit", async () => {
    const text = Array.from({ length: 5_000 }, (_, i) => `The keeper lit lamp ${i} of the tower.`).join(" ");
    const revision = { id: 1, pageId: 1, title: "Lamp", timestamp: "2020-01-01T00:00:00Z", text, user: null };
    const { host } = testHost(JSON.stringify(revision));
    const leaving = new AbortController();
    const writeOut = async () => leaving.abort();
    const args = ["analyze", "--input", "-", "--wiki", "wiki.example", "--no-store", "--workers", "1"];
    expect(await main(args, { ...host, writeOut, signal: leaving.signal })).toBe(130);
  });

  it("writes one event a line and closes with what was read", async () => {
    const { exitCode, lines, errors } = await analyze(page, "--input", sample);
    expect(exitCode).toBe(0);
    expect(lines.length).toBeGreaterThan(150);
    expect(errors).toEqual([
      `${page} (sample.example): ${sampleRevisions} revisions read, 9 talk posts, every text readable, ${lines.length} events, 0.0 s`,
    ]);
  });

  it("reads every page of an input without PAGE, and an input from stdin", async () => {
    const { errors } = await stemma(["analyze", "--input", "-"], readFileSync(sample, "utf8"));
    expect(errors.map((line) => line.split(" (")[0])).toEqual([page, `Talk:${page}`]);
  });

  it("says how many texts are not what their export says", async () => {
    const changed = readFileSync(sample, "utf8").replace("31 metres", "99 metres");
    const { errors } = await stemma(["analyze", page, "--input", "-"], changed);
    expect(errors[0]).toContain("every text readable, 1 text not as the export's SHA-1 says, ");
  });

  it("says how many empty texts may be lost ones", async () => {
    const old = readFileSync(sample, "utf8")
      .replace(/<text[^>]*>[^<]*<\/text>/, "<text />")
      .replace(/<sha1>[^<]*<\/sha1>/, "");
    const { errors } = await stemma(["analyze", page, "--input", "-"], old);
    expect(errors[0]).toContain(
      "every text readable, 1 empty text that may be lost: the export gives no size, ",
    );
  });

  it("shows the types, the theme and the range asked for, and no other event than without", async () => {
    const whole = (await analyze(page, "--input", sample)).lines;
    const wars = await analyze(page, "--input", sample, "--types", "revert_war, edit_burst");
    expect(wars.types).toEqual(["revert_war", "edit_burst"]);
    const range = await analyze(
      page,
      "--input",
      sample,
      "--from",
      "1020",
      "--to",
      "1030",
      "--theme",
      "structure",
    );
    expect(range.lines.length).toBeGreaterThan(5);
    expect(range.lines.filter((line) => !whole.includes(line))).toEqual([]);
    const since = await analyze(page, "--input", sample, "--since", "2024-01-01");
    expect(since.lines).toEqual(whole.filter((line) => JSON.parse(line).anchor.timestamp >= "2024"));
  });

  it("shows what one user did, and says how much that is", async () => {
    const whole = (await analyze(page, "--input", sample)).lines;
    const { lines, errors } = await analyze(page, "--input", sample, "--user", "User:gannet");
    expect(lines).toEqual(whole.filter((line) => JSON.parse(line).observed.user?.name === "Gannet"));
    expect(errors[0]).toContain(`, 7 revisions and 2 talk posts by Gannet, ${lines.length} events, `);
  });

  it("says that a user did nothing, who is called alike, and whose edits are anybody's", async () => {
    const { exitCode, lines, errors } = await analyze(page, "--input", sample, "--user", "Ganet");
    expect([exitCode, lines]).toEqual([0, []]);
    expect(errors[0]).toContain(", every text readable, nothing by Ganet (nearest: Gannet), 0 events, ");
    const hidden = readFileSync(sample, "utf8").replace(
      /<contributor>.*?<\/contributor>/s,
      '<contributor deleted="deleted" />',
    );
    const { errors: told } = await stemma(["analyze", page, "--input", "-", "--user", "Nobody"], hidden);
    expect(told[0]).toContain(", nothing by Nobody, 1 by hidden users, 0 events, ");
  });

  it("records parameters that are set", async () => {
    const { lines } = await analyze(
      page,
      "--input",
      sample,
      "--set",
      "revert.radius=2",
      "--types",
      "revert_identity",
    );
    expect(JSON.parse(lines[0] ?? "").FactProvenance.parameters).toMatchObject({ radius: 2 });
  });

  it("writes events and manifest to files", async () => {
    const output = join(folder, "events.ndjson");
    const manifest = join(folder, "manifest.json");
    const { exitCode, lines } = await analyze(
      page,
      "--input",
      sample,
      "--output",
      output,
      "--manifest",
      manifest,
    );
    expect([exitCode, lines]).toEqual([0, []]);
    const written = readFileSync(output, "utf8").trimEnd().split("\n");
    const { pages } = JSON.parse(readFileSync(manifest, "utf8"));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({
      pageId: 1,
      total: written.length,
      read: { revisions: sampleRevisions, talkPosts: 9, hidden: 0 },
    });
  });

  it("leaves no file behind when the input is cut", async () => {
    const cut = join(folder, "cut.xml");
    const output = join(folder, "never.ndjson");
    writeFileSync(cut, readFileSync(sample).subarray(0, 40_000));
    const { exitCode, errors } = await analyze("--input", cut, "--output", output);
    expect(exitCode).toBe(1);
    expect(errors.at(-1)).toMatch(/cut\.xml.*\[INPUT_TRUNCATED\]$/);
    expect([existsSync(output), readdirSync(folder).some((name) => name.endsWith(".partial"))]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    [
      "a page that is missing",
      ["Harrow Skery", "--input", sample],
      3,
      /nearest.*Harrow Skerry Lighthouse.*\[PAGE_MISSING\]/,
    ],
    ["a title like an option", ["--input", sample, "--", "-h"], 3, /has no page "-h".*\[PAGE_MISSING\]/],
    ["an invalid title", ["a[b", "--input", sample], 2, /\[PAGE_INVALID\]/],
    ["a special page", ["Special:Log", "--input", sample], 2, /\[PAGE_SPECIAL\]/],
    [
      "from after to",
      [page, "--input", sample, "--from", "1020", "--to", "1010"],
      2,
      /exchange them \[RANGE_REVERSED\]/,
    ],
    [
      "a revision of no page",
      [page, "--input", sample, "--from", "5"],
      3,
      /revision 5 .*\[REVISION_NOT_ON_PAGE\]/,
    ],
    [
      "a bad since, before a wiki is asked",
      [page, "--api", "http://127.0.0.1:1/api.php", "--since", "yesterday"],
      2,
      /analyze: --since: must be an ISO 8601.*was "yesterday".*\[INVALID_INPUT\]/,
    ],
    [
      "a since without end",
      ["--since", "day".repeat(9_000)],
      2,
      /--since: must be an ISO 8601.{40,90} \(was "(?:day){33}d…"\) \[INVALID_INPUT\]/,
    ],
    [
      "a bad id",
      [page, "--input", sample, "--to", "12a"],
      2,
      /analyze: --to: must be a revision id.*\[INVALID_INPUT\]/,
    ],
    [
      "a bad depth",
      ["--depth", "deep"],
      2,
      /--depth: must be one of brief, detailed, forensic \(was "deep"\)/,
    ],
    ["a depth without end", ["--depth", "deep".repeat(9_000)], 2, /forensic \(was "(?:deep){25}…"\)/],
    [
      "a bad number",
      ["--max-questions", "few"],
      2,
      /--max-questions: must be a number, digits only \(was "few"\)/,
    ],
    [
      "a parameter without a detector",
      ["--set", "revert.radius=10", "--set", "radius"],
      2,
      /--set: must look like detector\.parameter=value \(was "radius"\)/,
    ],
    ["an unknown type", ["--types", "revert_wars"], 2, /no event type "revert_wars"/],
    [
      "a theme of none of the types",
      [page, "--input", sample, "--types", "revert_war", "--theme", "claims"],
      2,
      /theme: none of the types revert_war has the theme claims; leave out types or theme/,
    ],
    ["an unknown flag", ["--form", "3"], 2, /--form.*\[UNKNOWN_OPTION\]/],
    ["a title that is not quoted", ["Harrow", "Skerry"], 2, /quote a title with spaces/],
    [
      "a parameter that is not there",
      [page, "--input", sample, "--set", "revert.radios=2"],
      2,
      /parameters of revert: radios/,
    ],
    [
      "a file that is not there",
      ["--input", "/nowhere.xml"],
      3,
      /\/nowhere\.xml.*no such file.*\[INPUT_NOT_FOUND\]/,
    ],
    [
      "a file that is no export",
      ["--input", resolve(import.meta.dirname, "analyze.test.ts")],
      1,
      /\[INPUT_MALFORMED\]/,
    ],
    ["two sources", [page, "--input", sample, "--api", "de.wikipedia.org"], 2, /give one of them/],
    [
      "a detector that is not there",
      ["--detector", "/nowhere.mjs"],
      3,
      /nowhere\.mjs: there is no such file; name .*\[INPUT_NOT_FOUND\]/,
    ],
  ])("says in one line what is wrong with %s", async (_, args, code, message) => {
    const { exitCode, errors, lines } = await analyze(...args);
    expect(errors.at(-1)).toMatch(message);
    expect(errors.at(-1)).not.toContain("\n");
    expect([exitCode, lines]).toEqual([code, []]);
  });
});

describe("stemma", () => {
  it("lists its commands, describes each, and knows no other", async () => {
    const { host, out } = testHost();
    expect(await main([], host)).toBe(0);
    expect(out()).toContain("analyze");
    const help = testHost();
    expect(await main(["help", "analyze"], help.host)).toBe(0);
    expect(help.out()).toContain("--depth brief|detailed|forensic");
    const wrong = testHost();
    expect(await main(["analyse"], wrong.host)).toBe(2);
    expect(wrong.errors()[0]).toMatch(/no command "analyse"; there are analyze/);
  });
});
