import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { chatServer, completion } from "../support/chat-server.ts";
import { fakeWiki } from "../support/fake-wiki.ts";
import { testHost } from "../support/test-host.ts";

const sample = [
  "Harrow Skerry Lighthouse",
  "--input",
  resolve(import.meta.dirname, "../../examples/sample/sample.xml"),
];
const key = "sk-operator-0123456789";

/** Runs a command with the model that the environment names. */
async function run(args: readonly string[], answer: Parameters<typeof chatServer>[0]) {
  const server = await chatServer(answer);
  const { host, out, errors } = testHost("", {
    STEMMA_INFERENCE_ENDPOINT: server.endpoint,
    STEMMA_INFERENCE_MODEL: "tiny-1",
    STEMMA_INFERENCE_API_KEY: key,
  });
  const exitCode = await main(args, host);
  return { exitCode, out: out(), errors: errors(), asked: server.asked.length, server };
}

const says = (answer: string) => () => JSON.stringify({ answer, confidence: 0.75 });

function judgedIn(lines: string) {
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter((event) => event.FactProvenance.parameters.boundary.path === "model");
}

describe("stemma analyze --boundary", () => {
  it("lets the model of the environment judge, and says how much it will ask", async () => {
    const result = await run(["analyze", ...sample, "--boundary", "revert=model"], says("partial"));
    expect([result.exitCode, result.asked]).toEqual([0, 2]);
    const judged = judgedIn(result.out);
    expect(judged.map(({ type }) => type)).toEqual(["revert_partial", "revert_partial"]);
    expect(judged[0].FactProvenance.parameters.boundary).toEqual({
      path: "model",
      model: "tiny-1",
      endpoint: result.server.origin,
      temperature: 0,
      promptDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      responseDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      answer: "partial",
      confidence: 0.75,
    });
    expect(result.errors[0]).toMatch(/^asks 2 questions of a model, about \d+ tokens$/);
  });

  it("begins at most ten questions a second", async () => {
    const server = await chatServer(says("modified"));
    const env = { STEMMA_INFERENCE_ENDPOINT: server.endpoint, STEMMA_INFERENCE_MODEL: "tiny-1" };
    const { host } = testHost("", env);
    const began = host.clock.monotonicMs();
    await main(["analyze", ...sample, "--boundary", "sentence_similarity=model"], host);
    expect(server.asked.length).toBeGreaterThan(5);
    expect(host.clock.monotonicMs() - began).toBe((server.asked.length - 1) * 100);
  });

  it("asks nothing for the heuristic, and needs no model for it", async () => {
    const { host, out } = testHost();
    expect(await main(["analyze", ...sample], host)).toBe(0);
    const result = await run(["analyze", ...sample, "--boundary", "revert=heuristic"], says("not"));
    expect([result.out, result.asked]).toEqual([out(), 0]);
  });

  it("asks nothing the second time about an export, and writes the same bytes", async () => {
    const store = mkdtempSync(join(tmpdir(), "stemma-judged-"));
    const server = await chatServer(says("not"));
    const env = { STEMMA_INFERENCE_ENDPOINT: server.endpoint, STEMMA_INFERENCE_MODEL: "tiny-1" };
    const args = ["analyze", ...sample, "--boundary", "revert=model", "--store", store];
    const runs = [testHost("", env), testHost("", env)] as const;
    for (const { host } of runs) expect(await main(args, host)).toBe(0);
    const [first, second] = runs;
    expect([server.asked.length, second.out()]).toEqual([2, first.out()]);
  });

  it("refuses what is more than allowed before anything is asked", async () => {
    const { exitCode, errors, asked } = await run(
      ["analyze", ...sample, "--boundary", "template_signal=model", "--max-questions", "3"],
      says("other"),
    );
    expect([exitCode, asked]).toEqual([2, 0]);
    expect(errors.at(-1)).toContain("--max-questions 7 on the command line allows them");
  });

  it("has told what is certain ahead of the first question by then, but into no file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-judged-"));
    const file = join(folder, "events.jsonl");
    writeFileSync(file, "of before\n");
    const over = ["--boundary", "sentence_similarity=model", "--max-questions", "3"];
    const { host, out } = testHost();
    expect(await main(["analyze", ...sample], host)).toBe(0);
    const told = await run(["analyze", ...sample, ...over], says("other"));
    const kept = await run(["analyze", ...sample, ...over, "--output", file], says("other"));
    expect([told.exitCode, kept.exitCode, kept.out]).toEqual([2, 2, ""]);
    expect(told.out).toMatch(/\}\n$/);
    expect(out().startsWith(told.out)).toBe(true);
    expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["of before\n", ["events.jsonl"]]);
  });

  it("ends with a failing model, or leaves its questions to the rule", async () => {
    const args = ["analyze", ...sample, "--boundary", "revert=model"];
    const failing = () => ({ ...completion(null), status: 501 });
    expect(await run(args, failing)).toMatchObject({ exitCode: 4 });
    const result = await run([...args, "--on-model-error", "heuristic"], failing);
    expect(result.exitCode).toBe(0);
    expect(result.out.match(/"fallback":"MODEL_FAILED","path":"heuristic"/g)).toHaveLength(2);
    expect(result.errors).toContain("2 questions left to the rule (MODEL_FAILED)");
  });

  it("takes no answer that is none of the question's, whatever a page has told the model", async () => {
    const told = () => '{"answer":"revert_war","type":"page_deleted"}';
    const { exitCode, errors, out } = await run(
      ["analyze", ...sample, "--types", "revert_partial", "--boundary", "revert=model"],
      told,
    );
    expect([exitCode, out]).toEqual([4, ""]);
    expect(errors.at(-1)).toContain("MODEL_UNREADABLE");
  });

  it.each([
    [["revert"], /boundary: must be NAME=PATH, NAME one of revert, .* \(was "revert"\)/],
    [["war=model"], /\(was "war=model"\)/],
    [["revert=ai"], /PATH one of model, sampling, heuristic \(was "revert=ai"\)/],
    [["revert=model", "revert=heuristic"], /revert is given twice/],
    [["revert=sampling"], /there is no client that offers sampling/],
  ])("refuses %j", async (choices, message) => {
    const flags = choices.flatMap((choice) => ["--boundary", choice]);
    const { exitCode, errors, asked } = await run(["analyze", ...sample, ...flags], says("not"));
    expect([exitCode, asked]).toEqual([2, 0]);
    expect(errors.at(-1)).toMatch(message);
  });

  it.each([
    [["analyze", "--max-questions", "3"], "--max-questions is for what a model judges"],
    [["export", "--on-model-error", "stop"], "--on-model-error is for what a model judges"],
    [["analyze", "--boundary", "revert=heuristic", "--max-questions", "200"], "--boundary NAME=model"],
    [["analyze", "--workers", "2"], "--workers is for the pages of an input; leave it out, or name a file"],
    [["analyze", ...sample, "--workers", "1"], "--workers is for all pages of an input; leave it or"],
    [
      ["analyze", ...sample.slice(1), "--boundary", "revert=model", "--workers", "2"],
      "leave it or --boundary out",
    ],
  ])("refuses what would count for nothing: %j", async (args, message) => {
    const { exitCode, errors, asked, out } = await run(args, says("not"));
    expect([exitCode, asked, out]).toEqual([2, 0, ""]);
    expect(errors).toEqual([expect.stringContaining(message)]);
  });

  it("names the ways to a model where the environment has none", async () => {
    const { host, errors } = testHost();
    expect(await main(["analyze", ...sample, "--boundary", "revert=model"], host)).toBe(2);
    expect(errors().at(-1)).toContain("STEMMA_INFERENCE_ENDPOINT");
  });

  it("shows the key in nothing it writes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-judging-"));
    const file = join(folder, "run.json");
    const repeats = () => JSON.stringify({ answer: "partial", rationale: `your key is ${key}` });
    const args = ["analyze", ...sample, "--boundary", "revert=model", "--manifest", file];
    const { out, errors, server } = await run(args, repeats);
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${key}`,
      `Bearer ${key}`,
    ]);
    expect([out, ...errors, readFileSync(file, "utf8")].join("\n")).not.toContain(key);
  });
});

describe("a wiki's page that a model judged", () => {
  it("takes the answers about it along when it is pruned, wherever its wiki is", async () => {
    const texts = ["The tower is 31 metres tall.", "The tower is 34 metres tall."];
    const wiki = await fakeWiki({ revisions: texts.map((text, i) => ({ id: 100 + i, text, comment: "" })) });
    const store = mkdtempSync(join(tmpdir(), "stemma-judging-store-"));
    const stored = async (...args: string[]) => {
      const { host, out } = testHost("");
      expect(await main(["store", ...args, "--store", store], host)).toBe(0);
      return JSON.parse(out());
    };
    try {
      const boundary = ["--boundary", "sentence_similarity=model"];
      await run(["analyze", "Lamp", "--api", wiki.api, "--store", store, ...boundary], says("different"));
      expect(await stored("info")).toMatchObject({ answers: 1 });
      expect(await stored("prune", "--page", "Lamp")).toMatchObject({ totals: { removed: { answers: 1 } } });
      expect(await stored("info")).toMatchObject({ answers: 0 });
    } finally {
      await wiki.close();
    }
  });

  it("is judged by the kept answers the second time, with the same bytes", async () => {
    const texts = ["The tower is 31 metres tall.", "The tower is 34 metres tall."];
    const wiki = await fakeWiki({ revisions: texts.map((text, i) => ({ id: 100 + i, text, comment: "" })) });
    const store = mkdtempSync(join(tmpdir(), "stemma-judging-store-"));
    const server = await chatServer(says("different"));
    const env = { STEMMA_INFERENCE_ENDPOINT: server.endpoint, STEMMA_INFERENCE_MODEL: "tiny-1" };
    const once = async () => {
      const { host, out } = testHost("", env);
      const judged = ["--boundary", "sentence_similarity=model"];
      const args = ["analyze", "Lamp", "--api", wiki.api, "--store", store, ...judged];
      expect(await main(args, host)).toBe(0);
      return { out: out(), asked: server.asked.length };
    };
    try {
      const first = await once();
      const second = await once();
      expect(first.asked).toBeGreaterThan(0);
      expect(second).toEqual(first);
    } finally {
      await wiki.close();
    }
  });
});

describe("stemma export --boundary", () => {
  it("writes events a model judged, and who judged", async () => {
    const { out, exitCode } = await run(["export", ...sample, "--boundary", "revert=model"], says("not"));
    const document = JSON.parse(out);
    expect(exitCode).toBe(0);
    expect(JSON.stringify(document.events)).not.toContain('"type":"revert_partial"');
    expect(JSON.stringify(document.manifest)).toContain('"judged":2');
  });

  it("says in a report for people who judged, and what was left to the rule", async () => {
    const args = ["export", ...sample, "--format", "markdown", "--on-model-error", "heuristic"];
    const boundaries = ["--boundary", "revert=model", "--boundary", "heuristic=model"];
    const { out, server } = await run([...args, ...boundaries], ({ body }) =>
      body.includes("partial") ? '{"answer":"not"}' : "who knows",
    );
    const { host } = new URL(server.origin);
    expect(out).toContain(`\n\nJudged by a model: revert by tiny-1 at http\\://${host}, 2 times, `);
    expect(out).toMatch(
      /; heuristic by tiny-1 at [^;]*, 0 times, 0 otherwise than the rule, \d+ left to the rule\.\n/,
    );
  });
});
