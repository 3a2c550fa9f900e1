import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { chatServer, completion } from "../support/chat-server.ts";
import { fakeWiki } from "../support/fake-wiki.ts";
import { testHost } from "../support/test-host.ts";
import { pageFile } from "./export/hostile-page.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-classify-"));
const key = "sk-typed-0123456789";
const keyFile = join(folder, "key");
writeFileSync(keyFile, `${key}\n`);
const pair = JSON.stringify({ before: "It is 5 m tall.", after: "It is 6 m tall." });

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, stdin = pair) {
  const { host, out, errors } = testHost(stdin, env);
  const exitCode = await main(["classify", ...args], host);
  return { exitCode, out: out(), errors: errors().join("\n") };
}

const sentence = ["--boundary", "sentence_similarity", "--input", "-"];

describe("stemma classify", () => {
  it("prints the rule's answer when it is asked for by name", async () => {
    const { exitCode, out } = await run([...sentence, "--path", "heuristic"]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ path: "heuristic", answer: "value_changed", agrees: true });
  });

  it.each(["no JSON", "[]"])("says of a case that is none how to see a whole one: %s", async (input) => {
    const { errors } = await run([...sentence, "--path", "heuristic"], {}, input);
    expect(errors).toMatch(/must be (one JSON|an) object.*a complete example/);
  });

  it("takes no case that has a member twice", async () => {
    const args = [...sentence, "--path", "heuristic"];
    const { exitCode, errors } = await run(args, {}, '{"before":"a","before":"b","after":"b"}');
    expect([exitCode, errors]).toEqual([1, expect.stringContaining("must stand there once")]);
  });

  it("has the parameters of the rule that are set", async () => {
    const input = JSON.stringify({ before: "ab cd ef", after: "ab cd gh" });
    const args = [...sentence, "--path", "heuristic", "--set", "sentence_similarity.threshold=0.9"];
    expect(JSON.parse((await run(args, {}, input)).out).answer).toBe("different");
  });

  it("asks the endpoint that was typed, with the key of the file, beside the rule", async () => {
    const server = await chatServer(() => '{"answer":"same","confidence":0.5,"rationale":"near"}');
    const { exitCode, out } = await run([
      ...[...sentence, "--endpoint", server.origin, "--model", "tiny", "--api-key-file", keyFile],
    ]);
    expect(exitCode).toBe(0);
    expect(Object.keys(JSON.parse(out))).toEqual([
      ...["boundary", "path", "answer", "confidence", "rationale", "heuristic", "agrees", "model"],
      ...["promptDigest", "usage"],
    ]);
    expect(JSON.parse(out)).toMatchObject({ path: "model", answer: "same", agrees: false, model: "tiny" });
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it("sends the environment's key to the endpoint that was typed", async () => {
    const server = await chatServer(() => "same");
    const env = {
      STEMMA_INFERENCE_API_KEY: key,
      STEMMA_INFERENCE_MODEL: "m",
      STEMMA_INFERENCE_ENDPOINT: "https://x",
    };
    expect((await run([...sentence, "--endpoint", server.endpoint], env)).exitCode).toBe(0);
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it("asks a local endpoint without a key", async () => {
    const server = await chatServer(() => "same");
    const env = { STEMMA_INFERENCE_MODEL: "m", STEMMA_INFERENCE_ENDPOINT: server.endpoint };
    expect((await run(sentence, env)).exitCode).toBe(0);
    expect(server.asked[0]?.headers).not.toHaveProperty("authorization");
  });

  it("escapes what turns the direction of writing", async () => {
    const server = await chatServer(() => '{"answer":"same","rationale":"\\u202eabc"}');
    const { out } = await run([...sentence, "--endpoint", server.origin, "--model", "m"]);
    expect(out).not.toContain("\u202e");
    expect(JSON.parse(out).rationale).toContain("abc");
  });

  it.each<[readonly string[], string, number, RegExp]>([
    [[], pair, 2, /boundary: is missing/],
    [["--boundary", "reverts"], pair, 2, /boundary: must be one of revert,/],
    [["--boundary", "revert"], pair, 2, /give either --input with a case, or --revision/],
    [[...sentence, "--path", "model"], pair, 2, /three ways.*STEMMA_INFERENCE_ENDPOINT/],
    [[...sentence, "--path", "sampling"], pair, 2, /there is no client that offers sampling/],
    [sentence, pair, 2, /no model is chosen.*heuristic/],
    [[...sentence, "--model", ""], pair, 2, /no model is chosen/],
    [[...sentence, "--model", "m"], pair, 2, /no endpoint is named.*STEMMA_INFERENCE_ENDPOINT/],
    [[...sentence, "--page", "Lamp"], pair, 2, /--page is for --revision/],
    [[...sentence, "--input-export", "a.xml"], pair, 2, /--input-export is for --revision/],
    [[...sentence, "--sort"], pair, 2, /--sort is for --revision/],
    [[...sentence, "--path", "heuristic"], "{", 1, /stdin: must be one JSON object/],
    [[...sentence, "--path", "heuristic"], "[]", 2, /input of sentence_similarity/],
    [[...sentence, "--path", "heuristic"], '{"before":"a"}', 2, /after: is missing/],
    [["--boundary", "revert", "--input", "/nowhere"], "", 3, /\/nowhere/],
    [[...sentence, "--api-key-file", "/nowhere"], pair, 3, /api-key-file: \/nowhere: there is no such file/],
    [[...sentence, "--api-key-file", ""], pair, 2, /--api-key-file: must not be empty/],
    [[...sentence, "--api-key-file", "/"], pair, 3, /api-key-file: \/: is a folder; name a file in it/],
    [[...sentence, "--api-key-file", "/dev/zero"], pair, 2, /api-key-file: .*one key/],
    [[...sentence, "--api-key", key], pair, 2, /--api-key-file/],
    [[...sentence, `--api-key=${key}`], pair, 2, /--api-key-file/],
    [[...sentence, "--endpoint", "http://x"], pair, 2, /model: is missing/],
    [
      [...sentence, "--endpoint", "http://127.0.0.1:1", "--model", "m"],
      pair,
      4,
      /no chat-completions endpoint/,
    ],
  ])("says what is wrong with %j", async (args, stdin, code, message) => {
    const { exitCode, errors, out } = await run(args, {}, stdin);
    expect([exitCode, out]).toEqual([code, ""]);
    expect(errors).toMatch(message);
    expect(errors).not.toContain(key);
  });

  it("replaces half characters of an input before it is asked about", async () => {
    const server = await chatServer(() => "same");
    const input = '{"before":"a \\ud800 b","after":"a b"}';
    const { exitCode } = await run([...sentence, "--endpoint", server.origin, "--model", "m"], {}, input);
    expect(exitCode).toBe(0);
    expect(server.asked[0]?.body).toContain("a \ufffd b");
  });

  it("refuses a setting of the time that is no number", async () => {
    const env = {
      STEMMA_INFERENCE_TIMEOUT: "soon",
      STEMMA_INFERENCE_MODEL: "m",
      STEMMA_INFERENCE_ENDPOINT: "http://x",
    };
    expect((await run(sentence, env)).errors).toContain("STEMMA_INFERENCE_TIMEOUT: must be");
  });
});

describe("stemma classify --revision", () => {
  const sample = ["--page", "Harrow Skerry Lighthouse", "--input-export", "examples/sample/sample.xml"];
  const lines = (out: string) =>
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));

  it.each([
    ["revert", "1026", "partial", "undone"],
    ["sentence_similarity", "1050", "value_changed", "before"],
    ["template_signal", "1002", "infobox", "template"],
    ["activity_spike", "1057", "keep", "revisions"],
    ["heuristic", "1030", "replaced", "removed"],
  ])("takes the questions of %s from the page's history", async (boundary, revision, answer, field) => {
    const { out } = await run([
      ...sample,
      "--boundary",
      boundary,
      "--revision",
      revision,
      "--path",
      "heuristic",
    ]);
    const [first] = lines(out);
    expect(first).toMatchObject({ boundary, answer, agrees: true, revision: Number(revision) });
    expect(first.input).toHaveProperty(field);
  });

  it("asks a wiki for the history, and a model each question", async () => {
    const wiki = await fakeWiki({
      revisions: [
        { id: 1, text: "The lamp is 5 m tall. The keeper has 4 children. Nobody lives there today." },
        { id: 2, text: "The lamp is 6 m tall. The keeper has 7 children. Nobody lives there today." },
      ],
    });
    const server = await chatServer(() => "modified");
    const place = ["--page", "Lamp", "--api", wiki.api, "--revision", "2"];
    const model = ["--endpoint", server.origin, "--model", "tiny"];
    const { out, errors } = await run(["--boundary", "sentence_similarity", ...place, ...model]);
    await wiki.close();
    expect(lines(out)).toMatchObject([
      { answer: "modified", agrees: false, input: { before: "The lamp is 5 m tall." } },
      { answer: "modified", agrees: false, input: { before: "The keeper has 4 children." } },
    ]);
    expect(errors).toMatch(/asks 2 questions of a model, about \d+ tokens/);
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ["--revision", [...sample, "--revision", "1026"], 0, 2],
    ["--input", ["--input", "-"], 4, 1],
  ])("asks a busy model again, but not for a single case: %s", async (_, place, code, times) => {
    let calls = 0;
    const server = await chatServer(() => (++calls === 1 ? { status: 429 } : "partial"));
    const model = ["--endpoint", server.origin, "--model", "tiny"];
    const one = { comment: null, tags: [], undone: [], undoneCount: 0 };
    const sizes = { longestWords: 0, changesOfTarget: 0, changesOfThis: 0 };
    const stdin = JSON.stringify({ ...one, ...sizes });
    const { exitCode } = await run(["--boundary", "revert", ...place, ...model], {}, stdin);
    expect([exitCode, server.asked.length]).toEqual([code, times]);
  });

  it("takes all that there is to judge, each question once", async () => {
    const things = ["lamp", "tower", "keeper", "harbour", "storm", "signal", "window", "stair"];
    const textWith = (height: number) =>
      things.map((thing) => `The ${thing} of the old station is ${height} m tall.`).join("\n\n");
    const page = pageFile("Lamp", [{ text: textWith(5) }, { text: textWith(6) }]);
    const place = ["--page", "Lamp", "--input-export", page, "--revision", "2"];
    const { out } = await run(["--boundary", "sentence_similarity", ...place, "--path", "heuristic"]);
    expect(lines(out).map(({ input }) => input.before)).toEqual(
      things.map((thing) => `The ${thing} of the old station is 5 m tall.`),
    );
  });

  it("ends where it is interrupted between two questions", async () => {
    const textWith = (height: number) =>
      ["lamp", "tower", "keeper"]
        .map((thing) => `The ${thing} of the old station is ${height} m tall.`)
        .join("\n\n");
    const page = pageFile("Lamp", [{ text: textWith(5) }, { text: textWith(6) }]);
    const place = ["--page", "Lamp", "--input-export", page, "--revision", "2", "--path", "heuristic"];
    const { host } = testHost();
    const interrupt = new AbortController();
    let written = 0;
    const writeOut = async () => {
      written++;
      setImmediate(() => interrupt.abort());
    };
    const line = ["classify", "--boundary", "sentence_similarity", ...place];
    expect(await main(line, { ...host, writeOut, signal: interrupt.signal })).toBe(130);
    expect(written).toBe(1);
  });

  it("opens no store for an export", async () => {
    const store = join(folder, "no-store");
    const args = [...sample, "--boundary", "revert", "--revision", "1026", "--path", "heuristic"];
    expect((await run(args, { STEMMA_STORE: store })).exitCode).toBe(0);
    expect(existsSync(store)).toBe(false);
  });

  it("asks nothing when there is more than allowed", async () => {
    const server = await chatServer(() => "same");
    const args = [
      ...sample,
      "--boundary",
      "sentence_similarity",
      "--revision",
      "1050",
      "--max-questions",
      "0",
    ];
    const { exitCode, errors } = await run([...args, "--endpoint", server.origin, "--model", "m"]);
    expect(exitCode).toBe(2);
    expect(errors).toMatch(/asked 1 question \(about .*--max-questions 1 [^,]*allows them \[/);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["--endpoint", "http://localhost:1"],
    ["--model", "m"],
    ["--max-questions", "200"],
    ["--api-key-file", "key"],
  ])("refuses %s where the rule is asked, for it would count for nothing", async (flag, value) => {
    const { exitCode, errors } = await run([...sentence, "--path", "heuristic", flag, value]);
    expect(exitCode).toBe(2);
    expect(errors).toContain(`classify: ${flag} is for a model, and --path heuristic asks the rule; leave`);
  });

  it("says so when there is nothing to judge", async () => {
    const args = [...sample, "--boundary", "revert", "--revision", "1002", "--path", "heuristic"];
    expect(await run(args)).toEqual({
      exitCode: 0,
      out: "",
      errors: "revision 1002: there is nothing for revert to judge",
    });
  });

  it("refuses a revision of another page, and two places for the case", async () => {
    const rule = ["--boundary", "revert", "--path", "heuristic"];
    expect(await run([...sample, ...rule, "--revision", "99"])).toMatchObject({ exitCode: 3 });
    expect(await run([...sample, ...rule, "--revision", "1026", "--input", "-"])).toMatchObject({
      exitCode: 2,
    });
  });
});

describe("the key", () => {
  const quoted = `your key ${key} is wrong`;

  it.each<[string, Parameters<typeof chatServer>[0]]>([
    ["an answer", () => `{"answer":"same","rationale":"${quoted}"}`],
    ["an answer, escaped", () => `{"answer":"same","rationale":"${key.replaceAll("-", "\\u002d")}"}`],
    ["a wrong answer", () => quoted],
    ["an error", () => ({ status: 401, body: JSON.stringify({ error: { message: quoted, code: key } }) })],
    ["a header", () => ({ status: 429, headers: { "retry-after": key, "x-echo": key } })],
    ["a page", () => ({ status: 500, body: `<p>${quoted}</p>` })],
    ["a redirect", () => ({ status: 302, headers: { location: `/${key}` } })],
    ["other JSON", () => ({ body: JSON.stringify({ choices: [{ message: key }] }) })],
    ["a cut answer", () => ({ body: quoted, cut: true })],
    [
      "the model's name",
      () => ({
        ...completion("same"),
        body: `{"model":"${key}","choices":[{"message":{"content":"same"}}]}`,
      }),
    ],
  ])("is in no output, log or error when the endpoint repeats it in %s", async (_, answer) => {
    const server = await chatServer(answer);
    const env = {
      STEMMA_INFERENCE_API_KEY: key,
      STEMMA_INFERENCE_MODEL: "m",
      STEMMA_INFERENCE_ENDPOINT: server.origin,
    };
    const { out, errors } = await run(sentence, env);
    expect(server.asked[0]?.headers.authorization).toContain(key);
    expect(`${out}${errors}`).not.toBe("");
    expect(`${out}${errors}`).not.toContain(key);
  });
});
