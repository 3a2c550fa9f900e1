import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { testHost } from "../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");

async function stemma(...line: readonly string[]) {
  const { host, errors } = testHost();
  return { exitCode: await main(line, host), errors: errors() };
}

describe("the flags of a command", () => {
  it.each([
    ["--types", "revert_war", "sentence_removed"],
    ["--depth", "brief", "forensic"],
    ["--output", "one", "two"],
  ])("refuse %s twice, as one value would be dropped", async (flag, one, two) => {
    expect(await stemma("analyze", flag, one, flag, two)).toEqual({
      exitCode: 2,
      errors: [`stemma: analyze: ${flag} is given twice; give it once [UNKNOWN_OPTION]`],
    });
  });

  it("may be given again where they are lists", async () => {
    const settings = ["--set", "revert.radius=3", "--set", "revert.base=first"];
    const { exitCode } = await stemma("analyze", "--input", sample, ...settings);
    expect(exitCode).toBe(0);
  });

  it("may not name a store and do without one", async () => {
    expect(await stemma("analyze", "--no-store", "--store", "kept")).toEqual({
      exitCode: 2,
      errors: [
        "stemma: analyze: --store and --no-store exclude each other; give one of them [UNKNOWN_OPTION]",
      ],
    });
  });

  it("tell how long a span of time may be", async () => {
    const { errors } = await stemma("cron", "pages.txt", "--settle", "9999999d");
    expect(errors[0]).toMatch(/--settle: must be a number of one to six digits and s, m, h or d/);
  });

  it.each([
    [["analyze", "--from", "-1"], "--from is followed by -1", "--from=-1"],
    [["cron", "pages.txt", "--settle", "-5m"], "--settle is followed by -5m", "--settle=-5m"],
    [["claim", "--text", "-5 degrees"], '--text is followed by "-5 degrees"', '--text="-5 degrees"'],
    [["analyze", "--set", "revert.radius=3", "--set", "-x"], "--set is followed by -x", "--set=-x"],
  ])("tell in one line how a value with a dash in front is written: %j", async (line, what, written) => {
    expect(await stemma(...line)).toEqual({
      exitCode: 2,
      errors: [
        `stemma: ${line[0]}: ${what}, which looks like an option; as its value write ${written} [UNKNOWN_OPTION]`,
      ],
    });
  });

  it.each([
    [["claim", "Vic", "a sentence"], `takes PAGE; "a sentence" is one too many (quote a title with spaces)`],
    [
      ["explain", "0123abcd", "Vic", "x"],
      `takes ID and PAGE; "x" is one too many (quote a title with spaces)`,
    ],
    [["mcp", "Vic"], `takes only options; "Vic" is one too many (quote a title with spaces)`],
    [["analyze", "Vic", "--page", "Vic"], "PAGE is given twice"],
  ])("name a place as help writes it: %j", async (line, what) => {
    expect((await stemma(...line)).errors).toEqual([`stemma: ${line[0]}: ${what} [UNKNOWN_OPTION]`]);
  });

  it("name a place that is left out as help writes it", async () => {
    expect((await stemma("cron")).errors).toEqual(["stemma: cron: PAGESFILE: is missing [INVALID_INPUT]"]);
  });

  it("tell of a value that was left out at the end", async () => {
    expect((await stemma("analyze", "Vic", "--depth")).errors).toEqual([
      "stemma: analyze: --depth needs a value: see stemma help analyze [UNKNOWN_OPTION]",
    ]);
  });

  it("tell of a value that was left out before another flag", async () => {
    const { errors } = await stemma("analyze", "--from", "--to", "3");
    expect(errors).toEqual([
      "stemma: analyze: --from needs a value, and --to looks like the next option [UNKNOWN_OPTION]",
    ]);
  });
});
