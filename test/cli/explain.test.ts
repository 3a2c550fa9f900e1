import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { ruleOf } from "../../src/cli/explain/rules.ts";
import { explainText } from "../../src/cli/explain/text.ts";
import { main } from "../../src/cli/main.ts";
import { eventId, eventTypes } from "../../src/event.ts";
import { canonicalJson } from "../../src/json.ts";
import { register } from "../../src/walk/registry.ts";
import { testHost } from "../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

async function stemma(args: readonly string[], stdin = "") {
  const { host, out, errors } = testHost(stdin);
  const exitCode = await main(args, host);
  return { exitCode, error: errors().join("\n"), out: out() };
}

const explain = (...args: readonly string[]) => stemma(["explain", ...args, "--input", sample]);

/** The lines of the sample's events of one type. */
async function linesOf(type: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await stemma(["analyze", page, "--input", sample, "--types", type, ...args]);
  return out.trimEnd().split("\n");
}

async function idOf(type: string): Promise<string> {
  return JSON.parse((await linesOf(type, "--depth", "forensic"))[0] ?? "").eventId;
}

describe("stemma explain", () => {
  it("shows what happened, where, the texts, the rule, its numbers and how to check it", async () => {
    const { exitCode, out } = await explain(await idOf("sentence_modified"), page);
    expect(exitCode).toBe(0);
    for (const part of [
      "A sentence was edited",
      "2019-05-02 11:11:00 UTC, revision 1007, after revision 1005",
      "203.0.113.7 (address)",
      "The tower is [-31-]{+34+} metres high.",
      "similarity           0.9259",
      "alike by at least 0.6",
      "threshold            0.6",
      "https://sample.example/wiki/Special:Diff/1005/1007",
      "text has SHA-1 3424163a1179a6896af3d78bdf74dc250a209ce0",
      "stemma verify",
    ]) {
      expect(out).toContain(part);
    }
  });

  it("shows the candidates that were rejected, by their texts", async () => {
    const lines = await linesOf("sentence_first_seen", "--depth", "forensic");
    const event = JSON.parse(lines.find((line) => line.includes("the light is haunted")) ?? "");
    const { out } = await explain(event.eventId, page);
    expect(out).toMatch(/Compared and rejected\n {2}similarity 0\.\d+ +\S/);
  });

  it("finds an event of any depth by the first digits of its id, and tells all its evidence as JSON", async () => {
    const id = await idOf("table_changed");
    const { out } = await explain(id.slice(0, 8), page, "--format", "json");
    expect([out.trimEnd()]).toEqual((await linesOf("table_changed", "--depth", "forensic")).slice(0, 1));
  });

  it("takes page and parameters from a file with the event", async () => {
    const brief = await linesOf("revert_identity", "--depth", "brief", "--set", "revert.radius=7");
    const { exitCode, out } = await stemma(["explain", "--event", "-", "--input", sample], brief[0]);
    expect(exitCode).toBe(0);
    expect(out).toContain("the 7 revisions before it");
    const talk = await linesOf("talk_activity", "--depth", "brief");
    expect((await stemma(["explain", "--event", "-", "--input", sample], talk[0])).out).toContain(
      "talk page revision",
    );
  });

  it("names the detector that found the event of a file, where that is not loaded", async () => {
    const stub = resolve(import.meta.dirname, "../../examples/detectors/stub_tag.mjs");
    const args = ["--detector", stub];
    const [line] = await linesOf("example/stub_tag_changed", ...args);
    const given = ["explain", "--event", "-", "--input", sample];
    expect((await stemma([...given, ...args], line)).exitCode).toBe(0);
    const { exitCode, error } = await stemma(given, line);
    expect(exitCode).toBe(1);
    expect(error).toContain(
      'line 1: the detector "example/stub_tag" is not loaded; name its file with --detector [DETECTOR_NOT_LOADED]',
    );
  });

  it("picks one event of a file by its id", async () => {
    const lines = await linesOf("revert_identity");
    const { eventId } = JSON.parse(lines[1] ?? "");
    const args = ["--event", "-", "--input", sample, "--format", "json"];
    const { out } = await stemma(["explain", eventId, ...args], lines.join("\n"));
    expect(JSON.parse(out).eventId).toBe(eventId);
    const several = await stemma(["explain", ...args], lines.join("\n"));
    const asked = "holds several events; give the id of one of them as well";
    expect(several).toMatchObject({ exitCode: 2, error: expect.stringContaining(asked) });
  });

  it("says how many events it searched for an id that is not there", async () => {
    const { exitCode, error } = await explain("0123456789abcdef", page);
    expect(exitCode).toBe(3);
    expect(error).toMatch(/none of the \d{3} events of the page has an id that begins with 0123456789abcdef/);
    const nowhere = await stemma(
      ["explain", "--event", "-", "--input", sample],
      (await linesOf("revert_war", "--wiki", "elsewhere.example"))[0],
    );
    expect(nowhere).toMatchObject({ exitCode: 3, error: expect.stringContaining("does not have the page") });
  });

  /** A modified sentence as if a model had judged it, and the rest of the arguments that explain it. */
  async function judgedWith(threshold: number) {
    const lines = await linesOf("sentence_modified");
    const line = lines.find((one) => one.includes("according to the log")) ?? "";
    const digests = { promptDigest: "0".repeat(64), responseDigest: "0".repeat(64) };
    const boundary = { path: "model", model: "m", ...digests, answer: "modified", confidence: null };
    const judged = line.replace('"boundary":{"path":"heuristic"}', `"boundary":${JSON.stringify(boundary)}`);
    const args = ["explain", "--event", "-", "--input", sample];
    return stemma(args, judged.replace('"threshold":0.6', `"threshold":${threshold}`));
  }

  it("says of an event that a model judged whether the rule tells it, too, by the recorded parameters", async () => {
    const both = await judgedWith(0.55);
    expect([both.exitCode, both.out.match(/threshold +(.*)/)?.[1]]).toEqual([0, "0.55"]);
    expect(both.error).toContain("a model judged this event");
    const alone = await judgedWith(1);
    expect(alone.exitCode).toBe(3);
    expect(alone.error).toMatch(/a model judged event .*by the rules it is not among the \d+ events/);
  });

  it("says of an event that another version found whether the one here finds it, too", async () => {
    const args = ["explain", "--event", "-", "--input", sample];
    const older = (line = "") => line.replace(/"version":"[^"]+"/, '"version":"0.0.1"');
    const [line = ""] = await linesOf("revert_war");
    const both = await stemma(args, older(line));
    expect([both.exitCode, both.error]).toEqual([
      0,
      expect.stringMatching(/another version found this event \(revert was 0\.0\.1, here it is \d/),
    ]);
    const [event = ""] = await linesOf("revert_identity", "--set", "revert.radius=2");
    const { anchor, pageId, subject, type, wiki } = JSON.parse(event);
    const gone = { ...subject, reverted: [4] };
    const id = eventId(type, wiki, pageId, anchor, canonicalJson(gone));
    const stated = JSON.stringify({ ...JSON.parse(older(event)), eventId: id, subject: gone });
    const alone = await stemma(args, stated);
    expect(alone.exitCode).toBe(3);
    expect(alone.error).toMatch(
      /another version found event .* \(revert was 0\.0\.1, here it is .*\), and here it is not among the \d+ events of the page; have it explained by the stemma that found it/,
    );
  });

  it.each([
    [[], "give the id of an event"],
    [["1234567"], "at least 8"],
    [["not-an-event-id"], "hexadecimal"],
  ])("refuses %j", async (args, words) => {
    const { exitCode, error } = await explain(...args);
    expect(exitCode).toBe(2);
    expect(error).toContain(words);
  });

  it("refuses an event and a page that would both come from standard input", async () => {
    const { exitCode, error } = await stemma(["explain", "--event", "-", "--input", "-"], "{}\n");
    expect(exitCode).toBe(2);
    expect(error).toContain("--event and --input cannot both be the standard input");
  });

  it("asks no wiki for a page beside an event that tells its own", async () => {
    const [event = ""] = await linesOf("revert_war");
    const { exitCode, error } = await stemma(
      ["explain", JSON.parse(event).eventId, "Lamp", "--event", "-"],
      event,
    );
    expect(exitCode).toBe(2);
    expect(error).toContain("leave PAGE out, or name its wiki with --api or a file with --input");
  });

  it("refuses a file whose event has another id than its content", async () => {
    const [line = ""] = await linesOf("revert_war");
    const forged = JSON.stringify({ ...JSON.parse(line), pageId: 2 });
    const { exitCode, error } = await stemma(["explain", "--event", "-", "--input", sample], forged);
    expect(exitCode).toBe(2);
    expect(error).toContain("eventId must be");
  });

  it("says what is wrong with the line that has the id, and passes over other faulty ones", async () => {
    const [line = ""] = await linesOf("revert_war");
    const event = JSON.parse(line);
    const forged = JSON.stringify({ ...event, evidence: {} });
    const lines = ["{}", forged, line].join("\n");
    const { exitCode, error } = await stemma(
      ["explain", event.eventId, "--event", "-", "--input", sample],
      lines,
    );
    expect([exitCode, error]).toEqual([2, expect.stringContaining("- line 2: ")]);
  });
});

describe("explainText", () => {
  it("spells out what steers a terminal or turns the direction of writing", async () => {
    const event = JSON.parse((await linesOf("sentence_modified", "--depth", "forensic"))[0] ?? "");
    const hostile = {
      ...event,
      observed: { ...event.observed, comment: "\u001b[2Jgone", title: "A\u202eB" },
      evidence: {
        ...event.evidence,
        before: "red \u001b[31m",
        after: "red \u0007bell\r\nnext",
        section: ["\u2066x"],
      },
    };
    const text = explainText({ event: hostile, beside: [] }, undefined);
    expect(text.match(/(?!\n)[\p{Cc}\p{Cf}]/gu)).toBeNull();
    expect(text).toContain("\\u{1b}[2Jgone");
  });

  it("shows what a stranger calls words or rejected, which is something else than ours", async () => {
    const event = JSON.parse((await linesOf("sentence_modified", "--depth", "forensic"))[0] ?? "");
    const strangers = { ...event, evidence: { words: 61, rejected: ["spam", "abuse"] } };
    const text = explainText({ event: strangers, beside: [] }, undefined);
    expect(text).toMatch(/Evidence\n {2}rejected +spam, abuse\n {2}words +61\n/);
  });
});

describe("ruleOf", () => {
  it("has words for each of the types, with the parameters they name", () => {
    for (const { detector, parameters } of register(builtInDetectors)) {
      for (const type of Object.keys(detector.events)) {
        const rule = ruleOf(type, parameters);
        expect(rule, `${type} in src/cli/explain/rules.ts`).not.toBeNull();
        expect(rule?.words).toMatch(/^[A-Z].*\.$/);
        expect(rule?.words).not.toMatch(/undefined|NaN/);
        expect(rule?.parameters.filter((name) => !(name in parameters))).toEqual([]);
      }
    }
    expect(Object.keys(eventTypes).filter((type) => ruleOf(type, {}) === null)).toEqual([]);
    expect(ruleOf("acme/stub_removed", {})).toBeNull();
  });

  it.each([
    [
      "sentence_first_seen",
      /paired with none .* by at least 0\.6 .* more than 100 characters, .* 30 % of their words/,
    ],
    [
      "sentence_removed",
      /paired with none .* by at least 0\.6 .* more than 100 characters, .* 30 % of their words/,
    ],
    [
      "sentence_modified",
      /are paired\. .* by at least 0\.6 .* \(2\) Those that are the same words once their values/,
    ],
    [
      "link_changed",
      /target and label; .* one link that changed where .* the same words, .* shows its title/,
    ],
    ["revert_partial", /alike by at least 0\.6 was worded anew, not taken back/],
    ["template_added", /equal values, within a sentence first, .* whose sentence stays without it/],
    ["template_removed", /equal values, within a sentence first, .* whose sentence stays without it/],
    ["template_parameter_changed", /Named values are trimmed, unnamed ones are taken as written/],
    ["section_changed", /By their headings, .* half of the smaller one's text, .* its level or its place/],
    ["category_changed", /name and sort key; .* one that is sorted otherwise/],
    ["media_changed", /name, caption and options; .* one that changed where .* the same caption/],
  ])("says of %s what its detector goes by", (type, words) => {
    const registered = register(builtInDetectors).find(({ detector }) => type in detector.events);
    expect(ruleOf(type, registered?.parameters ?? {})?.words).toMatch(words);
  });
});
