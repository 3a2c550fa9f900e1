import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { checkSettings } from "../../src/cli/mcp/check-settings.ts";
import { createSession } from "../../src/cli/mcp/session.ts";
import { exportOperation } from "../../src/cli/operations/export.ts";
import { type FakeWiki, fakeWiki } from "../support/fake-wiki.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";
import { call, converse, type Heard, textOf } from "./conversation.ts";
import { lampRevisions, lampWiki } from "./lamp.ts";

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await lampWiki(60);
});
afterAll(() => wiki.close());
afterEach(() => vi.unstubAllEnvs());

const mostBytes = 50_000;

/** Calls tools of one server, one after the other. */
function session(env = {}) {
  const client = converse(env);
  let id = 0;
  return {
    async ask(tool: string, args: object): Promise<Heard> {
      client.send(call(++id, tool, args));
      return client.answer(id);
    },
    async end() {
      client.hangUp();
      await client.over;
    },
  };
}

const bytesOf = ({ result }: Heard) => Buffer.byteLength(JSON.stringify(result));

describe("the part of a long answer", () => {
  it("is of the call it goes on with, though another call has the same steps", async () => {
    const page = { page: "Lamp", api: wiki.api, limit: "1" };
    const { ask, end } = session();
    const first = textOf(await ask("claim", { ...page, text: "Keeper number 3 wrote in the log" }));
    const other = textOf(await ask("claim", { ...page, text: "number 3 wrote" }));
    expect([other.shown, other.matches]).not.toEqual([first.shown, first.matches]);
    const later = textOf(await ask("claim", Object(first.next).arguments));
    expect(later).toMatchObject({ text: first.text, shown: { first: 2, last: 2 } });
    await end();
  });

  it("of claim is given for a text that ends in half a character, as one that is cut by length may", async () => {
    const { ask, end } = session();
    const text = "Keeper number 3 wrote in the log \ud83d";
    const first = textOf(await ask("claim", { page: "Lamp", api: wiki.api, text, limit: "1" }));
    expect(first).toMatchObject({ shown: { first: 1, last: 1 }, truncated: true });
    const later = textOf(await ask("claim", Object(first.next).arguments));
    await end();
    expect(later).toMatchObject({ shown: { first: 2, last: 2 } });
  });

  it("of claim tells sentences apart at limit 0, and when each was first there, without steps", async () => {
    const { ask, end } = session();
    const asked = { page: "Lamp", api: wiki.api, text: "wrote in the log", all: "true" };
    const told = textOf(await ask("claim", { ...asked, limit: "3" }));
    const { matches } = textOf(await ask("claim", { ...asked, limit: "0" }));
    const [first] = Object(told.matches);
    const { wording: _, ...firstSeen } = first.firstSeen;
    expect(Object(matches)[0]).toMatchObject({ sentence: first.sentence, firstSeen, steps: [] });
    expect(Object(matches)[0].firstSeen).not.toHaveProperty("wording");
    await end();
  });

  it.each(["0", "1"])("of claim tells at limit %s what happened last, and who did it", async (limit) => {
    const { ask, end } = session();
    const asked = { page: "Lamp", api: wiki.api, text: "Keeper number 57 wrote in the log" };
    const whole = textOf(await ask("claim", asked));
    const { kind, revision, by } = Object(whole.matches)[0].steps.at(-1);
    const part = textOf(await ask("claim", { ...asked, limit }));
    await end();
    expect(part).toMatchObject({
      truncated: true,
      matches: [{ stepCount: 3, lastStep: { kind, revision, by } }],
    });
  });

  it("of claim does not repeat a long text, and goes on when it is sent again", async () => {
    const { ask, end } = session();
    const text = `Keeper number 3 wrote in the log that 10 ships had passed before dawn. ${long(39)}`;
    const args = { page: "Lamp", api: wiki.api, text, limit: "1" };
    const first = await ask("claim", args);
    expect(bytesOf(first)).toBeLessThan(mostBytes);
    const { next } = textOf(first);
    expect(next).toMatchObject({ arguments: { page: "Lamp", limit: "1" }, argumentsAsBefore: ["text"] });
    const later = textOf(await ask("claim", { ...Object(next).arguments, text }));
    await end();
    expect(later).toMatchObject({ shown: { first: 2, last: 2 } });
  });

  it("of claim is refused by a new server when the sentence's fate has changed meanwhile", async () => {
    const revisions = [...lampRevisions(30)];
    const edited = await fakeWiki({ revisions });
    const text = "Keeper number 3 wrote in the log that 10 ships had passed before dawn.";
    const first = session();
    const { next } = textOf(await first.ask("claim", { page: "Lamp", api: edited.api, text, limit: "1" }));
    await first.end();
    const last = revisions.at(-1)?.text ?? "";
    revisions.push({ id: 900, text: last.replace("10 ships", "11 ships"), comment: "Counted" });
    const second = session();
    const answer = textOf(await second.ask("claim", Object(next).arguments));
    expect(answer).toMatchObject({ code: "INVALID_INPUT", cause: expect.stringContaining("has changed") });
    await second.end();
    await edited.close();
  });

  it.each([
    ["of a long text in Devanagari", "कहानी ".repeat(1300), undefined],
    ["of forty sentences that are not there", unlike(40), undefined],
    ["of forty sentences, the counts alone", unlike(40), "0"],
    ["of forty long sentences in Devanagari that are not there", long(40), undefined],
    ["of sentences that are there and long ones that are not, a part", `${present()} ${long(11)}`, "1"],
    ["of many sentences that are there", present(), "0"],
    ["of many sentences that are there, told", present(), undefined],
  ])("fits the cap: claim %s", async (_, text, limit) => {
    const { ask, end } = session();
    const answer = await ask("claim", { page: "Lamp", api: wiki.api, text, limit });
    expect(answer.result?.isError).toBeUndefined();
    expect(bytesOf(answer)).toBeLessThan(mostBytes);
    await end();
  });

  it.each([
    ["of forty sentences that are not there", unlike(40), undefined],
    ["of forty long sentences in Devanagari that are not there", long(40), undefined],
    ["of many sentences that are there", present(), "0"],
  ])("fits the least cap, too: claim %s", async (_, text, limit) => {
    const { ask, end } = session({ STEMMA_ANSWER_BYTES: "10000" });
    const answer = await ask("claim", { page: "Lamp", api: wiki.api, text, limit });
    expect(answer.result?.isError).toBeUndefined();
    expect(bytesOf(answer)).toBeLessThan(10_000);
    await end();
  });
});

function unlike(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `Keeper ${i} wrote that the headland lamp had ${i} ships.`,
  ).join(" ");
}

/** 190 characters a sentence, nearly all of three bytes each. */
function long(count: number): string {
  return Array.from({ length: count }, (_, i) => `क${i}${"खगघ".repeat(62)}।`).join(" ");
}

function present(): string {
  return Array.from(
    { length: 20 },
    (_, i) => `Keeper number ${3 * i} wrote in the log that ${3 * i + 7} ships had passed before dawn.`,
  ).join(" ");
}

describe("a failure", () => {
  it("quotes no more of an argument than helps", async () => {
    const { ask, end } = session();
    for (const args of [{ page: "x".repeat(1_000_000) }, { page: "Lamp", types: "y".repeat(200_000) }]) {
      const answer = await ask("analyze", { api: wiki.api, ...args });
      expect(answer.result?.isError).toBe(true);
      expect(bytesOf(answer)).toBeLessThan(5_000);
    }
    await end();
  });

  it("of a boundary names no argument that the tool does not have", async () => {
    const { ask, end } = session();
    const answer = await ask("analyze", { page: "Lamp", api: wiki.api, boundaries: "revert=model" });
    expect(textOf(answer)).toMatchObject({
      code: "MODEL_NOT_CONFIGURED",
      fix: expect.stringContaining("NAME=heuristic"),
    });
    await end();
  });

  it("of the wiki of a list is one of the call", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-list-"));
    const pagesFile = join(folder, "pages.txt");
    writeFileSync(pagesFile, "Lamp\nLantern\n");
    const { ask, end } = session({ STEMMA_STORE: join(folder, "store") });
    const answer = await ask("cron", { pagesFile, api: "http://10.0.0.1" });
    expect(answer.result?.isError).toBe(true);
    expect(textOf(answer)).toMatchObject({ code: "ADDRESS_REFUSED", fix: expect.any(String) });
    await end();
  });

  it("of export leaves no folder behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-temporary-"));
    vi.stubEnv("TMPDIR", folder);
    const { ask, end } = session();
    expect(textOf(await ask("export", { page: "Lmap", api: wiki.api })).code).toBe("PAGE_MISSING");
    expect(readdirSync(folder)).toEqual([]);
    expect((await ask("export", { page: "Lamp", api: wiki.api })).result?.isError).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(1);
    await end();
  });

  it.each(["named.json", undefined])("of export as it is done leaves no file behind: %s", async (name) => {
    // Of a page that is known, progress is told once: when all is.
    const env = { STEMMA_STORE: scratchFolder() };
    const { ask, end } = session(env);
    await ask("analyze", { page: "Lamp", api: wiki.api, limit: "0" });
    await end();
    const folder = mkdtempSync(join(tmpdir(), "stemma-temporary-"));
    vi.stubEnv("TMPDIR", folder);
    const output = name === undefined ? undefined : join(folder, name);
    const { tool } = exportOperation;
    const leaving = new AbortController();
    const progress = (line: string) => {
      if (line.includes(" of ")) leaving.abort();
    };
    const host = { ...testHost("", env).host, signal: leaving.signal, progress };
    const answer = tool?.answer({ page: "Lamp", api: wiki.api, output }, host, createSession());
    await expect(answer).rejects.toMatchObject({ code: "CANCELLED" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of export says where no temporary folder can be made", async () => {
    const missing = join(mkdtempSync(join(tmpdir(), "stemma-temporary-")), "none");
    vi.stubEnv("TMPDIR", missing);
    const { ask, end } = session();
    const { code, cause, fix } = textOf(await ask("export", { page: "Lamp", api: wiki.api }));
    expect([code, cause]).toEqual(["OUTPUT_FAILED", expect.stringContaining(missing)]);
    expect(fix).toMatch(/^Name another file as output/);
    await end();
  });
});

describe("a setting of the operator", () => {
  it.each([
    { STEMMA_NETWORK: "pubic" },
    { STEMMA_ANSWER_BYTES: "50_000" },
    { STEMMA_ANSWER_BYTES: "8000" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp,https://wiki.corp" },
    { STEMMA_ALLOW_HOSTS: "*.corp" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp;10.1.2.3" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp/w" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp:80800" },
    { STEMMA_ALLOW_HOSTS: "127.1" },
    { STEMMA_ROOTS: "/nowhere" },
    { STEMMA_ROOTS: `${tmpdir()},/etc` },
    { STEMMA_ROOTS: import.meta.filename },
    { STEMMA_INFERENCE_ORIGINS: "api.openai.com" },
    { STEMMA_INFERENCE_ENDPOINT: "localhost:11434" },
    { STEMMA_INFERENCE_API_KEY: "sk-one sk-two" },
  ])("that is none ends the server before it listens: %j", async (env) => {
    const { host, errors } = testHost("", env);
    expect(await main(["mcp"], host)).toBe(2);
    expect(errors().join("")).toContain(`${Object.keys(env)[0]}: must be`);
  });

  it("may list hosts as addresses write them, ports, and folders that are there", async () => {
    const { host } = testHost("", {
      STEMMA_ALLOW_HOSTS: " Wiki.corp:8080, 10.1.2.3,fd00::1 ,[fd00::1]:80, my_wiki,",
      STEMMA_ROOTS: tmpdir(),
      STEMMA_INFERENCE_ORIGINS: "https://api.openai.com, https://models.example/v1",
    });
    await expect(checkSettings(host)).resolves.toBeUndefined();
  });

  it("is read in any case", async () => {
    const { ask, end } = session({ STEMMA_NETWORK: " Public" });
    expect(textOf(await ask("analyze", { page: "Lamp", api: wiki.api })).code).toBe("ADDRESS_REFUSED");
    await end();
  });
});

it("initialize with a version that is no text is answered as wrong parameters", async () => {
  const client = converse();
  client.send({ id: 1, method: "initialize", params: { protocolVersion: 42, capabilities: {} } });
  expect((await client.answer(1)).error).toMatchObject({ code: -32602 });
  client.hangUp();
  await client.over;
});
