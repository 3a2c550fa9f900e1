import { afterEach, describe, expect, it } from "vitest";
import { chooseInference } from "../../src/boundary/inference.ts";
import { type ModelOptions, modelClassifier } from "../../src/boundary/model.ts";
import { sha256 } from "../../src/json.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { chatServer, completion } from "../support/chat-server.ts";
import { fakeClock } from "../support/fake-clock.ts";
import type { Reply } from "../support/loopback-server.ts";
import { until } from "../support/until.ts";
import { weather } from "./weather.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const key = "sk-caller-0123456789";
const question = { boundary: "revert", input: { text: "It rained." } } as const;
const { signal } = new AbortController();

interface Given extends Partial<ModelOptions> {
  readonly key?: string | undefined;
  readonly isTyped?: boolean;
}

function classifierAt(endpoint: string, { key: given, isTyped = true, ...options }: Given = {}) {
  const inference = chooseInference({ endpoint, model: "tiny", key: given }, {}, isTyped);
  if (inference === null) throw new Error("no endpoint");
  const classifier = modelClassifier({
    inference,
    definitionOf: () => weather,
    clock: fakeClock(),
    version: "0.0.0",
    strangersPolicy: { kind: "public-and-loopback", allowHosts: [], loopback: true },
    ...options,
  });
  closers.push(classifier.close);
  return classifier;
}

const ask = (endpoint: string, given?: Given) => classifierAt(endpoint, given).ask(question, signal);

describe("modelClassifier", () => {
  it("is known by its endpoint's path, which it tells nobody", () => {
    const [one, other] = ["one", "other"].map((name) => classifierAt(`https://gateway.example/${name}/v1`));
    expect(one?.endpointDigest).not.toBe(other?.endpointDigest);
    expect([one?.identity, one?.identity.endpoint]).toEqual([other?.identity, "https://gateway.example"]);
  });

  it("asks by the chat-completions form, at temperature 0, with the key", async () => {
    const server = await chatServer(() => '{"answer":"wet","confidence":0.8,"rationale":"it says so"}');
    const classifier = classifierAt(server.endpoint, { key });
    const prompt = classifier.promptOf(question);
    const judgement = await classifier.ask(question, signal);
    expect(judgement).toEqual({
      answer: "wet",
      confidence: 0.8,
      rationale: "it says so",
      model: "tiny",
      endpoint: server.origin,
      temperature: 0,
      promptDigest: prompt.digest,
      responseDigest: sha256('{"answer":"wet","confidence":0.8,"rationale":"it says so"}'),
      usage: { promptTokens: 100, completionTokens: 7 },
    });
    const [asked] = server.asked;
    expect([asked?.method, asked?.path]).toEqual(["POST", "/v1/chat/completions"]);
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    });
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      model: "tiny",
      messages: prompt.messages,
      temperature: 0,
    });
  });

  it("sends no Authorization without a key", async () => {
    const server = await chatServer(() => "dry");
    expect(await ask(server.endpoint)).toMatchObject({ answer: "dry", confidence: null, rationale: null });
    expect(server.asked[0]?.headers).not.toHaveProperty("authorization");
  });

  it("does without the count of tokens", async () => {
    const server = await chatServer(() => completion("dry", false));
    expect((await ask(server.endpoint)).usage).toBeNull();
  });

  it("asks once more when the answer cannot be read, and counts both", async () => {
    const server = await chatServer((_, nth) =>
      nth === 0 ? "It depends." : '```json\n{"answer":"wet"}\n```',
    );
    expect(await ask(server.endpoint)).toMatchObject({
      answer: "wet",
      usage: { promptTokens: 200, completionTokens: 14 },
    });
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ["snow", /none of the answers wet, dry; last came: "snow"/],
    ["\u001b[31mred\u202e", /last came: "\\u001b\[31mred\\u202e"/],
    ["x".repeat(5000), /last came: "x{120}…"/],
    ["", /last came: no text/],
    [null, /last came: no text/],
    [`the key is ${key}`, /last came: "the key is \[key\]"/],
  ])("says what came when it was %j twice", async (content, message) => {
    const server = await chatServer(() => content);
    const asked = ask(server.endpoint, { key });
    await expect(asked).rejects.toMatchObject({
      code: "MODEL_UNREADABLE",
      message: expect.stringMatching(message),
    });
    expect(server.asked).toHaveLength(2);
  });

  it("says that a limit of tokens ended what cannot be read, and reads what can", async () => {
    const cut = await chatServer(() => completion('{"answer":"we', true, "length"));
    await expect(ask(cut.endpoint)).rejects.toMatchObject({
      code: "MODEL_UNREADABLE",
      message: expect.stringMatching(/last came: .*we", cut off at a limit of tokens$/),
    });
    const whole = await chatServer(() => completion("wet", true, "length"));
    expect((await ask(whole.endpoint)).answer).toBe("wet");
  });

  it("reads an answer behind a mark of the order of bytes", async () => {
    const { body, ...rest } = completion("wet");
    const server = await chatServer(() => ({ ...rest, body: `\ufeff${body}` }));
    expect((await ask(server.endpoint)).answer).toBe("wet");
  });

  it("keeps a key that the endpoint repeats out of the rationale, escaped or not", async () => {
    const escaped = key.replace("k", "\\u006b");
    const server = await chatServer(() => `{"answer":"wet","rationale":"${key} ${escaped}"}`);
    const judgement = await ask(server.endpoint, { key });
    expect(judgement.rationale).toBe("[key] [key]");
    expect(JSON.stringify(judgement)).not.toContain(key);
  });

  it("cuts a long rationale and escapes what steers a terminal", async () => {
    const rationale = `\u001b[2J\u202e${"x".repeat(999)}`;
    const server = await chatServer(() => JSON.stringify({ answer: "wet", rationale }));
    const judgement = await ask(server.endpoint);
    expect(judgement.rationale).toMatch(/^\\u001b\[2J\\u202ex{295}…$/);
  });

  it("shows no beginning of a key that the cut of a rationale would part", async () => {
    const escaped = key.replaceAll(/./g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
    const server = await chatServer(() => `{"answer":"wet","rationale":"${"x".repeat(290)}${escaped}"}`);
    const judgement = await ask(server.endpoint, { key });
    expect(judgement.rationale).toBe(`${"x".repeat(290)}[key]`);
  });

  it("quotes nothing of an unreadable answer that spells the key in escapes", async () => {
    const slashed = "sk-Tr0ub4dor/3+x==";
    const server = await chatServer(() => JSON.stringify({ note: slashed }).replace("/", "\\/"));
    const asked = ask(server.endpoint, { key: slashed });
    await expect(asked).rejects.toMatchObject({ message: expect.stringMatching(/last came: "\[key\]"$/) });
  });

  it.each([
    [
      "beside a thought",
      [
        { type: "thinking", thinking: [{ type: "text", text: "dry" }] },
        { type: "text", text: "wet" },
      ],
    ],
    [
      "in two parts",
      [
        { type: "text", text: '{"answer":' },
        { type: "text", text: '"wet"}' },
      ],
    ],
  ])("reads an answer %s", async (_, content) => {
    const body = JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });
    const server = await chatServer(() => ({ body }));
    expect(await ask(server.endpoint)).toMatchObject({ answer: "wet" });
  });

  it("asks several questions at once", async () => {
    let release = () => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await chatServer((_, nth) => {
      if (nth === 1) release();
      return "wet";
    });
    const classifier = classifierAt(server.endpoint);
    const answers = await Promise.all([
      classifier.ask(question, signal),
      classifier.ask(question, signal),
      both,
    ]);
    expect(answers).toHaveLength(3);
  });
});

const html: Reply = { headers: { "content-type": "text/html" }, body: "<p>intranet-secret</p>" };
const status = (code: number, headers = {}, body = `{"error":{"message":"bad key ${key}"}}`): Reply => ({
  status: code,
  headers,
  body,
});

describe("a fault of the endpoint", () => {
  it.each<[string, Reply, string, RegExp]>([
    [
      "401",
      status(401),
      "MODEL_UNAUTHORIZED",
      /does not accept the key.*; check that the key is for this endpoint.*401/,
    ],
    ["402", status(402), "MODEL_REFUSED", /wants to be paid first.*402/],
    ["403", status(403), "MODEL_UNAUTHORIZED", /403/],
    ["404", status(404), "MODEL_NOT_FOUND", /no model "tiny", or nothing at \/v1\/chat\/completions.*404/],
    ["413", status(413), "MODEL_REFUSED", /takes no request of this length.*413/],
    ["300", status(300), "MODEL_NO_ENDPOINT", /HTTP 300/],
    ["400", status(400), "MODEL_REFUSED", /takes temperature 0.*400/],
    ["405", status(405), "MODEL_NO_ENDPOINT", /405/],
    ["429", status(429), "MODEL_RATE_LIMITED", /does not say for how long.*429/],
    ["429 with Retry-After", status(429, { "retry-after": "21" }), "MODEL_RATE_LIMITED", /wait 21 s.*429/],
    ["500", status(500), "MODEL_FAILED", /failed; try again later \(HTTP 500\)$/],
    ["503", status(503, { "retry-after": "3" }), "MODEL_FAILED", /wait 3 s.*503/],
    ["a page", html, "MODEL_NO_ENDPOINT", /no choices\[0\]\.message/],
    ["other JSON", { body: "{}" }, "MODEL_NO_ENDPOINT", /no choices/],
    ["an error of status 200", status(200), "MODEL_FAILED", /an error in place of a completion; try again/],
    ["no choice", { body: '{"choices":[]}' }, "MODEL_NO_ENDPOINT", /no choices/],
    ["a half JSON", { body: '{"choices":[{"mess' }, "MODEL_NO_ENDPOINT", /no choices/],
    ["too much", { body: "x".repeat(2_000_000) }, "MODEL_NO_ENDPOINT", /far too long/],
    [
      "an unknown packing",
      { headers: { "content-encoding": "br" }, body: "x" },
      "MODEL_NO_ENDPOINT",
      /compresses/,
    ],
    ["a cut stream", { body: '{"choices":[', cut: true }, "MODEL_CUT", /broke off/],
    ["a redirect", status(307, { location: "/v2/chat/completions" }), "MODEL_NO_ENDPOINT", /it redirects/],
  ])("%s has its own error, which repeats nothing of the body", async (_, reply, code, message) => {
    const server = await chatServer(() => reply);
    const asked = ask(server.endpoint, { key });
    await expect(asked).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    await expect(asked).rejects.toSatisfy((failure) => !inspected(failure).includes(key));
    await expect(asked).rejects.toSatisfy((failure) => !inspected(failure).includes("secret"));
  });

  it("that never ends is given up", async () => {
    const server = await chatServer(() => ({ body: "", drip: true }));
    const asked = ask(server.endpoint, { clock: systemClock, timeoutMs: 100 });
    await expect(asked).rejects.toMatchObject({
      code: "MODEL_TIMED_OUT",
      message: expect.stringContaining("STEMMA_INFERENCE_TIMEOUT"),
    });
  });

  it("that is not there says so", async () => {
    const server = await chatServer(() => "wet");
    await server.close();
    await expect(ask(server.endpoint)).rejects.toMatchObject({
      code: "MODEL_NO_ENDPOINT",
      message: expect.stringContaining("nothing answers"),
    });
  });

  it("wants a key where none was given", async () => {
    const server = await chatServer(() => status(401));
    await expect(ask(server.endpoint)).rejects.toThrow(
      "wants a key, and none was given; set STEMMA_INFERENCE_API_KEY",
    );
  });

  it.each([429, 503, 529])(
    "is waited for at %i as long as it says and the caller has patience",
    async (code) => {
      const clock = fakeClock();
      const server = await chatServer((_, nth) => (nth < 2 ? status(code, { "retry-after": "20" }) : "wet"));
      expect(await ask(server.endpoint, { clock, patienceMs: 40_000 })).toMatchObject({ answer: "wet" });
      expect(clock.slept).toEqual([20_000, 20_000]);
    },
  );

  it.each([
    ["429 that says to wait 0 s", status(429, { "retry-after": "0" }), "MODEL_RATE_LIMITED"],
    ["503 that does not say for how long", status(503), "MODEL_FAILED"],
    ["500", status(500), "MODEL_FAILED"],
  ])("is asked again less and less often, and given up in the end, at a %s", async (_, reply, code) => {
    const clock = fakeClock();
    const server = await chatServer(() => reply);
    await expect(ask(server.endpoint, { clock, patienceMs: 10_000 })).rejects.toMatchObject({ code });
    expect([server.asked.length, clock.slept]).toEqual([4, [1_000, 2_000, 4_000]]);
  });

  it("that nothing mends is not asked again", async () => {
    const clock = fakeClock();
    const server = await chatServer(() => status(400));
    await expect(ask(server.endpoint, { clock, patienceMs: 60_000 })).rejects.toMatchObject({
      code: "MODEL_REFUSED",
    });
    expect([server.asked.length, clock.slept]).toEqual([1, []]);
  });

  it("is left when the reader goes away", async () => {
    const server = await chatServer(() => ({ body: "", drip: true }));
    const leave = new AbortController();
    const asked = classifierAt(server.endpoint).ask(question, leave.signal);
    await until(() => server.asked.length > 0);
    leave.abort();
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])("by %i takes neither the key nor the texts along", async (code) => {
    const thief = await chatServer(() => "wet");
    const server = await chatServer(() => status(code, { location: `${thief.origin}/v1/chat/completions` }));
    await expect(ask(server.endpoint, { key })).rejects.toMatchObject({ code: "MODEL_NO_ENDPOINT" });
    expect(thief.asked).toEqual([]);
  });
});

describe("an endpoint that a stranger named", () => {
  const given = { isTyped: false };

  it.each(["http://10.0.0.1/v1", "http://169.254.169.254/v1", "http://[::ffff:127.0.0.1]/v1"])(
    "is refused at %s",
    async (endpoint) => {
      await expect(ask(endpoint, given)).rejects.toMatchObject({
        code: "ADDRESS_REFUSED",
        message: expect.stringContaining("STEMMA_ALLOW_HOSTS"),
      });
    },
  );

  it("is refused on this machine where the operator has it so", async () => {
    const server = await chatServer(() => "wet");
    const strangersPolicy = { kind: "public-and-loopback", allowHosts: [], loopback: false } as const;
    await expect(ask(server.endpoint, { ...given, strangersPolicy })).rejects.toThrow("STEMMA_NETWORK");
    expect(server.asked).toEqual([]);
  });

  it.each<[string, Reply]>([
    ["a page", html],
    ["a bare 404", status(404, {}, "nope")],
    ["a bare 401", status(401, {}, "<h1>router</h1>")],
    ["a cut answer", { body: "x", cut: true }],
    ["a redirect", status(302, { location: "/login" })],
  ])("that answers with %s looks like a closed port", async (_, reply) => {
    const server = await chatServer(() => reply);
    const open = await ask(server.endpoint, given).catch(String);
    await server.close();
    expect(await ask(server.endpoint, given).catch(String)).toBe(open);
  });

  it("is not waited for where it does not speak the form", async () => {
    const clock = fakeClock();
    const server = await chatServer(() => ({ status: 503, headers: { "retry-after": "1" }, body: "busy" }));
    await expect(ask(server.endpoint, { ...given, clock, patienceMs: 60_000 })).rejects.toMatchObject({
      code: "MODEL_NO_ENDPOINT",
    });
    expect([server.asked.length, clock.slept]).toEqual([1, []]);
  });

  it("tells of its own errors when it speaks the form", async () => {
    const server = await chatServer(() => status(429, { "retry-after": "5" }));
    await expect(ask(server.endpoint, given)).rejects.toMatchObject({ code: "MODEL_RATE_LIMITED" });
  });
});

/** All of an error: message, details, causes. */
function inspected(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const details = "details" in failure ? JSON.stringify(failure.details) : "";
  return [failure.stack, details, inspected(failure.cause ?? "")].join("\n");
}
