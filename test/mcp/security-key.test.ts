import { describe, expect, it } from "vitest";
import { type ChatServer, chatServer } from "../support/chat-server.ts";
import { call, converse, textOf } from "./conversation.ts";

const key = "sk-operator-0123456789";
const input = { before: "31 metres", after: "34 metres" };

/** Asks classify; `said` is all that the server let out, its log included. */
async function classify(args: object, env: Readonly<Record<string, string>>) {
  const client = converse({ STEMMA_INFERENCE_API_KEY: key, STEMMA_INFERENCE_MODEL: "m", ...env });
  client.send(call(1, "classify", { boundary: "sentence_similarity", input, ...args }));
  client.hangUp();
  await client.over;
  return { text: textOf(await client.answer(1)), said: JSON.stringify([client.heard, client.errors()]) };
}

const keysOf = ({ asked }: ChatServer) => asked.map(({ headers }) => headers.authorization);

describe("the operator's key over MCP", () => {
  it("goes to this machine where the operator names neither endpoint nor origins", async () => {
    const here = await chatServer(() => "same");
    await classify({ endpoint: here.endpoint }, {});
    expect(keysOf(here)).toEqual([`Bearer ${key}`]);
  });

  it("goes to the origins that the operator lists, and then to no others", async () => {
    const [listed, other] = [await chatServer(() => "same"), await chatServer(() => "same")];
    const env = { STEMMA_INFERENCE_ORIGINS: `https://api.example, ${listed.origin}` };
    expect((await classify({ endpoint: listed.endpoint }, env)).text.answer).toBe("same");
    expect((await classify({ endpoint: other.endpoint }, env)).text.code).toBe("MODEL_KEY_WITHHELD");
    expect([keysOf(listed), keysOf(other)]).toEqual([[`Bearer ${key}`], []]);
  });

  it("stays at home where the call brings its own", async () => {
    const [own, other] = [await chatServer(() => "same"), await chatServer(() => "same")];
    const env = { STEMMA_INFERENCE_ENDPOINT: own.endpoint };
    await classify({ endpoint: other.endpoint, apiKey: "sk-of-the-caller" }, env);
    expect(keysOf(other)).toEqual(["Bearer sk-of-the-caller"]);
  });

  it.each([
    [401, "wrong key"],
    [500, "broken"],
    [200, "no JSON"],
  ])("is in no error and no log when an endpoint answers %i and echoes it (%s)", async (status) => {
    const echo = await chatServer(({ headers }) => ({
      status,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ error: { message: `bad ${headers.authorization}` } }),
    }));
    const { text, said } = await classify({}, { STEMMA_INFERENCE_ENDPOINT: echo.endpoint });
    expect(text.code).toMatch(/^MODEL_/);
    expect(said).not.toContain(key);
  });

  it("is not in the answer of a model that says it", async () => {
    const tells = await chatServer(() => JSON.stringify({ answer: "same", confidence: 1, rationale: key }));
    const { said } = await classify({}, { STEMMA_INFERENCE_ENDPOINT: tells.endpoint });
    expect(said).not.toContain(key);
  });
});

describe("the endpoint over MCP", () => {
  it.each([
    [200, "<html>", "MODEL_NO_ENDPOINT"],
    [404, '{"error":{"message":"no"}}', "MODEL_NOT_FOUND"],
  ])("has a path that no error shows where it is the operator's: %i %s", async (status, body, code) => {
    const server = await chatServer(() => ({ status, body }));
    const { text, said } = await classify({}, { STEMMA_INFERENCE_ENDPOINT: `${server.origin}/my-account` });
    expect([text.code, server.asked[0]?.path]).toEqual([code, "/my-account/v1/chat/completions"]);
    expect(said).not.toContain("my-account");
    const named = await classify({ endpoint: `${server.origin}/my-account` }, {});
    expect(named.text.cause).toContain("/my-account/v1/chat/completions");
  });

  it.each(["/admin", "/v1", "/v1beta/admin", "/v1/chat/completions", "/x/v1/chat/completions?to=/admin"])(
    "is asked at a path that ends in /chat/completions: %s",
    async (path) => {
      const server = await chatServer(() => "same");
      await classify({ endpoint: `${server.origin}${path}` }, {});
      expect(server.asked.map(({ method, path: at }) => [method, at])).toEqual([
        ["POST", expect.stringMatching(/\/chat\/completions$/)],
      ]);
      expect(server.asked[0]?.parameters.get("to")).toBeNull();
    },
  );

  it.each([
    "http://169.254.169.254/v1",
    "http://10.0.0.1/v1",
    "http://[::ffff:169.254.169.254]/v1",
    "http://[fd00::1]/v1",
    "http://100.64.0.1/v1",
  ])("does not lead to %s", async (endpoint) => {
    const { text } = await classify({ endpoint, apiKey: "sk-of-the-caller" }, {});
    expect(text).toMatchObject({
      code: "ADDRESS_REFUSED",
      cause: expect.stringContaining("STEMMA_ALLOW_HOSTS"),
    });
  });

  it("does not lead to this machine where the operator forbids that, but for the operator's own", async () => {
    const [own, other] = [await chatServer(() => "same"), await chatServer(() => "same")];
    const env = { STEMMA_NETWORK: "public", STEMMA_INFERENCE_ENDPOINT: own.endpoint };
    const { text } = await classify({ endpoint: other.endpoint, apiKey: "sk-of-the-caller" }, env);
    expect(text.code).toBe("ADDRESS_REFUSED");
    expect((await classify({}, env)).text.answer).toBe("same");
    expect(other.asked).toEqual([]);
  });
});
