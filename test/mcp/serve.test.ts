import { expect, it } from "vitest";
import { serve } from "../../src/cli/mcp/serve.ts";
import { operations } from "../../src/cli/operations/index.ts";
import type { Clock } from "../../src/net/clock.ts";
import { testHost } from "../support/test-host.ts";

it("a server that is told to end leaves no timer behind, though its client reads nothing", async () => {
  const terminated = new AbortController();
  let asleep = 0;
  async function* stdin() {
    yield Buffer.from('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
    terminated.abort();
    await new Promise(() => undefined);
  }
  const { host } = testHost();
  const sleep: Clock["sleep"] = async (ms, signal) => {
    // What is waited for at the end is short; the rest is there to be given up.
    if (ms < 10_000) return;
    asleep++;
    await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
    asleep--;
  };
  await serve(operations, {
    ...host,
    clock: { ...host.clock, sleep },
    stdin: stdin(),
    signal: terminated.signal,
    writeOut: () => new Promise(() => undefined),
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asleep).toBe(0);
});

it.each([
  ["STEMMA_INFERENCE_TIMEOUT", "abc"],
  ["STEMMA_WIKI_ORIGIN", "nowhere"],
  ["STEMMA_ANSWER_BYTES", "many"],
  ["STEMMA_ROOTS", "/there/is/no/such/folder"],
  ["STEMMA_STORE", "~/kept"],
])("a server does not begin with a wrong %s", async (name, value) => {
  const { host } = testHost();
  await expect(serve(operations, { ...host, env: { [name]: value } })).rejects.toThrow(name);
});
