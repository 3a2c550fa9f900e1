import { describe, expect, it } from "vitest";
import { flagsOf } from "../../src/cli/flags.ts";
import { main } from "../../src/cli/main.ts";
import { operations } from "../../src/cli/operations/index.ts";
import { runStemma } from "../support/run-stemma.ts";
import { testHost } from "../support/test-host.ts";

/** A history of one edit, on standard input. */
const history = JSON.stringify({
  id: 1,
  pageId: 1,
  title: "Lamp",
  timestamp: "2020-01-01T00:00:00Z",
  text: "The lamp burns.",
  user: null,
});
const read = { page: "Lamp", input: "-", wiki: "wiki.example" };

/** What each command needs besides the option at hand, so that it asks no wiki and no model. */
const besides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  analyze: read,
  claim: { ...read, text: "The lamp" },
  explain: { ...read, event: "0".repeat(64) },
  export: read,
  cron: { "pages-file": "missing.txt" },
  verify: { events: "missing.ndjson", input: "-" },
  classify: { boundary: "sentence_similarity", input: "missing.json" },
  evaluate: { cases: "missing.ndjson" },
  store: { action: "info" },
};

const long = "x".repeat(5_000);
const values = [
  long,
  `1.2.3.4/${"9".repeat(5_000)}`,
  `~/${long}`,
  `${long}.${long}=${long}`,
  "9".repeat(5_000),
];

/** The longest list of what would be right is that of the types of events. */
const mostShown = 2_500;

describe("a very long value", () => {
  it.each(Object.keys(operations))("of an option of %s is in no error whole", async (command) => {
    const operation = await operations[command]?.load();
    for (const { kind, name } of operation === undefined ? [] : flagsOf(operation)) {
      if (kind === "boolean") continue;
      for (const value of values) {
        const options = Object.entries({ ...besides[command], [name]: value });
        const args = options.map(([option, given]) => `--${option}=${given}`);
        const { errors } = await runStemma([command, ...args], history);
        expect(errors.join("\n").length, `--${name} ${value.slice(0, 9)}`).toBeLessThan(mostShown);
      }
    }
  });

  it.each([
    ["a command", [long]],
    ["a command to be helped with", ["help", long]],
    ["an option", ["analyze", `--${long}`]],
    ["an argument too many", ["analyze", "Lamp", long]],
    ["the address of a wiki", ["analyze", "Lamp", "--api", `https://${long}`]],
  ])("is in no error whole as %s", async (_, args) => {
    const { errors, exitCode } = await runStemma(args);
    expect([exitCode, errors.join("\n").length < mostShown]).toEqual([2, true]);
  });

  it("is in no error whole as the address of a model", async () => {
    const asked = ["--endpoint", `http://127.0.0.1:9/${long}`, "--model", "tiny"];
    const given = JSON.stringify({ before: "It is 5 m tall.", after: "It is 6 m tall." });
    const args = ["classify", "--boundary", "sentence_similarity", "--input", "-", ...asked];
    const { errors, exitCode } = await runStemma(args, given);
    expect([exitCode, errors.join("\n").length < mostShown]).toEqual([4, true]);
  });

  it.each(["STEMMA_STORE", "XDG_DATA_HOME"])("of %s is in no error whole", async (name) => {
    const { host, errors } = testHost("", { STEMMA_STORE: "", [name]: `/${"d/".repeat(2_500)}` });
    expect(await main(["store", "info"], host)).not.toBe(0);
    expect(errors().join("\n").length).toBeLessThan(mostShown);
  });
});
