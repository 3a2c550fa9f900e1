import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { plain } from "../../src/boundary/plain.ts";
import { type FakeWiki, fakeWiki } from "../support/fake-wiki.ts";
import { type Conversation, converse, type Heard, statelessMeta, textOf } from "./conversation.ts";

/** Each edit changes a number in each of the sentences. */
const texts = [31, 34, 39, 45].map((metres) =>
  Array.from({ length: 20 }, (_, i) => `Tower number ${i} is ${metres + i} metres tall.`).join(" "),
);

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await fakeWiki({ revisions: texts.map((text, i) => ({ id: 100 + i, text, comment: "" })) });
});
afterAll(() => wiki.close());

const meta = statelessMeta({ sampling: {} });
const input = { before: "31 metres", after: "34 metres" };
const one = { name: "classify", arguments: { boundary: "sentence_similarity", input } };
const judgedPage = () => ({ page: "Lamp", api: wiki.api, boundaries: "sentence_similarity=sampling" });

const says = (text: string) => ({ role: "assistant", model: "host-1", content: { type: "text", text } });

interface Asked {
  readonly resultType?: string;
  readonly inputRequests?: Readonly<Record<string, { readonly method: string; readonly params: object }>>;
  readonly requestState?: string;
}
const askedIn = ({ result }: Heard): Asked => ({ ...result });

let id = 0;
/** Calls a tool, and again with what `reply` says to each question, until it is answered. */
async function callIn(
  client: Conversation,
  call: object,
  reply: (key: string, round: number) => object | undefined,
): Promise<{ readonly heard: Heard; readonly rounds: readonly Asked[] }> {
  const rounds: Asked[] = [];
  let more = {};
  for (;;) {
    client.send({ id: ++id, method: "tools/call", params: { ...call, ...more, _meta: meta } });
    const heard = await client.answer(id);
    const asked = askedIn(heard);
    if (asked.resultType !== "input_required" || rounds.length === 10) return { heard, rounds };
    rounds.push(asked);
    const replies = Object.keys(asked.inputRequests ?? {}).map((key) => [key, reply(key, rounds.length)]);
    const inputResponses = Object.fromEntries(replies.filter(([, said]) => said !== undefined));
    more = { inputResponses, requestState: asked.requestState };
  }
}

/** A server with a store of its own, which ends with the test. */
async function withServer(
  work: (client: Conversation) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<void> {
  const store = mkdtempSync(join(tmpdir(), "stemma-rounds-"));
  const client = converse({ STEMMA_STORE: store, ...env }, () => undefined, args);
  await work(client);
  client.hangUp();
  await client.over;
}

describe("a client that may only be asked by an answer", () => {
  it("is asked what its model says, and told it as it calls again", async () => {
    await withServer(async (client) => {
      const { heard, rounds } = await callIn(client, one, () =>
        says('{"answer":"modified","confidence":0.5}'),
      );
      expect(rounds).toEqual([
        {
          resultType: "input_required",
          inputRequests: {
            [Object.keys(rounds[0]?.inputRequests ?? {})[0] ?? ""]: {
              method: "sampling/createMessage",
              params: expect.objectContaining({ maxTokens: 400, systemPrompt: expect.any(String) }),
            },
          },
          requestState: "{}",
          // The protocol's package knows no result of a call without it.
          content: [],
          _meta: expect.anything(),
        },
      ]);
      expect(textOf(heard)).toMatchObject({
        path: "sampling",
        model: "host-1",
        answer: "modified",
        confidence: 0.5,
      });
      expect(heard.result).toMatchObject({ resultType: "complete" });
      expect(client.heard.filter(({ method }) => method !== undefined)).toEqual([]);
    });
  });

  it("is asked all questions of a page at once, and judges like one that is asked by requests", async () => {
    await withServer(async (client) => {
      const call = { name: "analyze", arguments: { ...judgedPage(), limit: "1" } };
      const warned = vi.spyOn(process, "emitWarning");
      const { heard, rounds } = await callIn(client, call, () => says("modified"));
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
      expect(rounds.map(({ inputRequests = {} }) => Object.keys(inputRequests).length)).toEqual([60]);
      expect(textOf(heard)).toMatchObject({ judged: { sentence_similarity: { judged: 60, fellBack: 0 } } });
    });
  });

  it("is asked once more where its model gives none of the answers, and then no more", async () => {
    await withServer(async (client) => {
      const late = await callIn(client, one, (_, round) => says(round === 1 ? "perhaps" : "modified"));
      expect([late.rounds.length, textOf(late.heard)]).toMatchObject([2, { answer: "modified" }]);
      const never = await callIn(client, one, () => says("perhaps"));
      expect([never.rounds.length, textOf(never.heard)]).toMatchObject([2, { code: "MODEL_UNREADABLE" }]);
    });
  });

  it("is asked again for what it left out", async () => {
    await withServer(async (client) => {
      const { heard, rounds } = await callIn(client, one, (_, round) =>
        round < 3 ? undefined : says("modified"),
      );
      expect([rounds.length, textOf(heard)]).toMatchObject([3, { answer: "modified" }]);
    });
  });

  it("is told that what it sent is no message of a model", async () => {
    await withServer(async (client) => {
      const { heard, rounds } = await callIn(client, one, () => ({ action: "decline" }));
      expect([rounds.length, textOf(heard)]).toMatchObject([1, { code: "MODEL_UNREADABLE" }]);
      const call = { name: "analyze", arguments: { ...judgedPage(), limit: "1" } };
      let asked = 0;
      const first = () => (asked++ === 0 ? { action: "decline" } : undefined);
      const page = await callIn(client, call, first);
      expect([page.rounds.length, textOf(page.heard)]).toMatchObject([1, { code: "MODEL_UNREADABLE" }]);
    });
  });

  it("need not send the state", async () => {
    await withServer(async (client) => {
      client.send({ id: ++id, method: "tools/call", params: { ...one, _meta: meta } });
      const [key = ""] = Object.keys(askedIn(await client.answer(id)).inputRequests ?? {});
      const inputResponses = { [key]: says("modified") };
      client.send({ id: ++id, method: "tools/call", params: { ...one, inputResponses, _meta: meta } });
      expect(textOf(await client.answer(id))).toMatchObject({ answer: "modified" });
    });
  });

  it("is asked one question at a time where an endpoint judges, too, which is not to be flooded", async () => {
    const boundaries = "sentence_similarity=sampling,revert=model";
    await withServer(
      async (client) => {
        const call = { name: "analyze", arguments: { ...judgedPage(), boundaries } };
        client.send({ id: ++id, method: "tools/call", params: { ...call, _meta: meta } });
        expect(Object.keys(askedIn(await client.answer(id)).inputRequests ?? {})).toHaveLength(1);
      },
      { STEMMA_INFERENCE_ENDPOINT: "http://127.0.0.1:9/v1", STEMMA_INFERENCE_MODEL: "m" },
    );
  });

  it("is not asked again for what its model did not say, and the rule answers", async () => {
    const toTheRule = ["--on-model-error", "heuristic"];
    await withServer(
      async (client) => {
        const call = { name: "analyze", arguments: { ...judgedPage(), limit: "1" } };
        const first = new Set<string>();
        const { heard, rounds } = await callIn(client, call, (key, round) => {
          if (round === 1 && first.size < 30) first.add(key);
          return first.has(key) ? { action: "decline" } : says("perhaps");
        });
        expect(rounds.map(({ inputRequests = {} }) => Object.keys(inputRequests).length)).toEqual([60, 30]);
        expect(textOf(heard)).toMatchObject({ judged: { sentence_similarity: { judged: 0, fellBack: 60 } } });
      },
      {},
      toTheRule,
    );
  });

  it("names its model in plain words, whatever it sends as the state", async () => {
    await withServer(async (client) => {
      client.send({ id: ++id, method: "tools/call", params: { ...one, _meta: meta } });
      const { inputRequests = {} } = askedIn(await client.answer(id));
      const said = { ...says("modified"), model: `host\u001b[31m\n${"x".repeat(300)}` };
      const requestState = JSON.stringify(
        Object.fromEntries(Object.keys(inputRequests).map((key) => [key, said])),
      );
      client.send({ id: ++id, method: "tools/call", params: { ...one, requestState, _meta: meta } });
      expect(textOf(await client.answer(id)).model).toBe(plain(said.model, 200));
    });
  });

  it.each([["nonsense"], ["5"]])("is told that the state %j is not from here", async (state) => {
    await withServer(async (client) => {
      client.send({ id: ++id, method: "tools/call", params: { ...one, requestState: state, _meta: meta } });
      expect(textOf(await client.answer(id))).toMatchObject({
        code: "INVALID_INPUT",
        cause: expect.stringContaining("requestState"),
      });
    });
  });

  it("has its answers by another process, on another store", async () => {
    let state: Asked = {};
    await withServer(async (client) => {
      client.send({ id: ++id, method: "tools/call", params: { ...one, _meta: meta } });
      state = askedIn(await client.answer(id));
    });
    const [key = ""] = Object.keys(state.inputRequests ?? {});
    const params = { ...one, inputResponses: { [key]: says("modified") }, requestState: state.requestState };
    await withServer(async (client) => {
      client.send({ id: ++id, method: "tools/call", params: { ...params, _meta: meta } });
      expect(textOf(await client.answer(id))).toMatchObject({ answer: "modified" });
    });
  });

  it("gets its export in one piece", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-rounds-out-"));
    await withServer(
      async (client) => {
        const output = join(folder, "events.ndjson");
        const call = { name: "export", arguments: { ...judgedPage(), format: "ndjson", output } };
        const { heard, rounds } = await callIn(client, call, () => says("modified"));
        expect([rounds.length, textOf(heard)]).toMatchObject([1, { file: output }]);
        expect(readFileSync(output, "utf8").match(/"path":"sampling"/g)).toHaveLength(60);
        expect(readdirSync(folder)).toEqual(["events.ndjson"]);
      },
      { STEMMA_ROOTS: folder },
    );
  });
});
