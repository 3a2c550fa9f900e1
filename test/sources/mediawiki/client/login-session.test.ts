import { afterEach, describe, expect, it } from "vitest";
import type { Account } from "../../../../src/sources/mediawiki/client/login-session.ts";
import { mediawikiSource } from "../../../../src/sources/mediawiki/mediawiki-source.ts";
import { fakeClock } from "../../../support/fake-clock.ts";
import { complaint, type FakeWiki, fakeWiki, json } from "../../../support/fake-wiki.ts";
import { type Asked, loopbackServer, type Reply } from "../../../support/loopback-server.ts";

const user = "Ada@reader";
const password = "opensesame";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const isLogin = ({ parameters }: Asked) => parameters.get("action") === "login";
const asksToken = ({ parameters }: Asked) => parameters.get("type") === "login";

/** A wiki that knows its reader by two cookies, and lets nobody else read where it is private. */
async function wikiOf(options: {
  readonly isPublic?: boolean;
  /** Requests after which it forgets who was logged in. */
  readonly forgets?: (asked: Asked, session: number) => boolean;
  /** Who else is known. */
  readonly isAlso?: (asked: Asked) => boolean;
  readonly fault?: (asked: Asked, nth: number) => Reply | undefined;
}): Promise<FakeWiki> {
  let session = 0;
  const wiki = await fakeWiki({
    revisions: Array.from({ length: 120 }, (_, i) => ({ id: i + 1, text: `The lamp has ${i} flames.` })),
    fault(asked, nth) {
      const wrong = options.fault?.(asked, nth);
      if (wrong !== undefined) return wrong;
      const { cookie = "" } = asked.headers;
      if (asksToken(asked)) {
        return json(
          { query: { tokens: { logintoken: "t+\\" } } },
          { "set-cookie": "wiki_session=begun; expires=Tue, 01 Dec 2026 00:00:00 GMT; path=/; HttpOnly" },
        );
      }
      if (isLogin(asked)) {
        const { parameters } = asked;
        const isRight =
          parameters.get("lgname") === user &&
          parameters.get("lgpassword") === password &&
          parameters.get("lgtoken") === "t+\\" &&
          cookie === "wiki_session=begun";
        if (!isRight)
          return json({ login: { result: "Failed", reason: { code: "wrongpassword", text: "" } } });
        session++;
        const cookies = [`wiki_session=${session}; path=/`, "wiki_user=Ada; path=/"];
        return json({ login: { result: "Success" } }, { "set-cookie": cookies });
      }
      const isKnown =
        cookie === `wiki_session=${session}; wiki_user=Ada` && options.forgets?.(asked, session) !== true;
      if (isKnown || options.isAlso?.(asked) === true) return undefined;
      if (asked.parameters.get("assert") === "user") return complaint("assertuserfailed");
      return options.isPublic === true ? undefined : complaint("readapidenied");
    },
  });
  open.push(wiki);
  return wiki;
}

async function read(wiki: FakeWiki, account: Account | undefined, api = wiki.api) {
  const clock = fakeClock();
  const source = mediawikiSource({ api, account, contact: "ada@example.org", version: "0", clock, gapMs: 0 });
  open.push(source);
  const history = await source.page("Lamp", { log: false, talk: false });
  const states: string[] = [];
  for await (const entry of history.timeline) {
    if (entry.kind === "revision") states.push(entry.revision.text.state);
  }
  return states;
}

const all = Array.from({ length: 120 }, () => "readable");
const ofWiki = ({ origin }: FakeWiki): Account => ({ origin, user, password });

describe("a wiki that is read with an account", () => {
  it("is private to all others, who are told what to set", async () => {
    const wiki = await wikiOf({});
    await expect(read(wiki, undefined)).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(/is private; .* set STEMMA_WIKI_ORIGIN/),
    });
  });

  it("says which origin the account has to be for, where it is for another", async () => {
    const wiki = await wikiOf({});
    const account = { origin: wiki.origin.replace("http:", "https:"), user, password };
    await expect(read(wiki, account)).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining(`set STEMMA_WIKI_ORIGIN to ${wiki.origin},`),
    });
  });

  it("logs in where the wiki proves to be private, once", async () => {
    const wiki = await wikiOf({});
    expect(await read(wiki, ofWiki(wiki))).toEqual(all);
    expect(wiki.asked.filter(isLogin)).toHaveLength(1);
    expect(wiki.asked.filter(({ parameters }) => parameters.has("assert")).length).toBeGreaterThan(3);
  });

  it("logs in where the wiki is open to all", async () => {
    const wiki = await wikiOf({ isPublic: true });
    expect(await read(wiki, ofWiki(wiki))).toEqual(all);
    // Behind the question for the wiki itself, before all others.
    expect(wiki.asked.slice(0, 4).map((asked) => [isLogin(asked), asked.parameters.has("assert")])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it("sends the password in the body of a login alone, and there only", async () => {
    const wiki = await wikiOf({});
    await read(wiki, ofWiki(wiki));
    for (const asked of wiki.asked) {
      expect(JSON.stringify([asked.headers, asked.path])).not.toContain(password);
      expect(asked.body.includes(password)).toBe(isLogin(asked));
    }
    expect(wiki.asked.find(isLogin)).toMatchObject({ method: "POST", path: "/w/api.php" });
  });

  it("logs in again when the wiki has forgotten who asks", async () => {
    const forgets = ({ parameters }: Asked, session: number) => session === 1 && parameters.has("revids");
    const wiki = await wikiOf({ forgets });
    expect(await read(wiki, ofWiki(wiki))).toEqual(all);
    expect(wiki.asked.filter(isLogin).length).toBeGreaterThan(1);
  });

  it("begins each login without the cookies of the last", async () => {
    const forgets = ({ parameters }: Asked, session: number) => session === 1 && parameters.has("revids");
    const wiki = await wikiOf({ forgets });
    await read(wiki, ofWiki(wiki));
    const cookies = wiki.asked.filter(asksToken).map(({ headers }) => headers.cookie);
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
  });

  it("gives up on a wiki that never remembers", async () => {
    const wiki = await wikiOf({ isPublic: true, forgets: () => true });
    await expect(read(wiki, ofWiki(wiki))).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(wiki.asked.filter(isLogin)).toHaveLength(3);
  });

  it("waits for a login that is not answered", async () => {
    let nth = 0;
    const fault = (asked: Asked) => (asksToken(asked) && nth++ === 0 ? { status: 503 } : undefined);
    for (const isPublic of [false, true]) {
      nth = 0;
      const wiki = await wikiOf({ fault, isPublic });
      expect(await read(wiki, ofWiki(wiki))).toEqual(all);
    }
  });

  it("gives up on a wiki that logs in without a cookie", async () => {
    const fault = (asked: Asked) => (isLogin(asked) ? json({ login: { result: "Success" } }) : undefined);
    const bare = await fakeWiki({
      revisions: [{ id: 1, text: "Lamp." }],
      fault: (asked) =>
        fault(asked) ??
        (asksToken(asked) ? json({ query: { tokens: { logintoken: "t+\\" } } }) : complaint("readapidenied")),
    });
    open.push(bare);
    await expect(read(bare, ofWiki(bare))).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("does not let this account read it"),
    });
    expect(bare.asked.length).toBeLessThan(10);
  });

  it("logs in for the others when who began it goes away", async () => {
    const leaving = new AbortController();
    let nth = 0;
    const fault = (asked: Asked) => {
      if (asksToken(asked) && nth++ === 0) leaving.abort();
      return undefined;
    };
    const wiki = await wikiOf({ fault });
    const clock = fakeClock();
    const options = { api: wiki.api, version: "0", contact: "ada@example.org", clock, gapMs: 0 };
    const source = mediawikiSource({ ...options, account: ofWiki(wiki) });
    open.push(source);
    const { client } = source.openAt(new URL(wiki.api));
    const ask = (signal?: AbortSignal) => client.ask({ meta: "siteinfo" }, signal);
    const [gone, there] = await Promise.allSettled([ask(leaving.signal), ask()]);
    expect(gone).toMatchObject({ status: "rejected", reason: { code: "CANCELLED" } });
    expect(there).toMatchObject({ status: "fulfilled" });
  });

  it("tells why a login is refused, without the password", async () => {
    const wiki = await wikiOf({});
    const account = { origin: wiki.origin, user, password: "guess123" };
    const failure: unknown = await read(wiki, account).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(/refuses the login of "Ada@reader" \(wrongpassword\); .*BotPasswords/),
    });
    expect(JSON.stringify(failure)).not.toContain("guess123");
  });

  it("tells a wiki that gives no token for a login", async () => {
    const wiki = await wikiOf({ fault: (asked) => (asksToken(asked) ? json({ query: {} }) : undefined) });
    await expect(read(wiki, ofWiki(wiki))).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("(no token for it)"),
    });
    expect(wiki.asked.filter(isLogin)).toEqual([]);
  });

  it.each([
    ["a password", { user, password }],
    ["a token", { token: "secret" }],
  ])("is told with %s where a redirect leads to its wiki", async (_, secret) => {
    const seen = ({ headers }: Asked) => headers.authorization === "Bearer secret";
    const wiki = await wikiOf({ isAlso: seen });
    const [, path = ""] = wiki.api.split(wiki.origin);
    const before = await loopbackServer(({ parameters }) => ({
      status: 301,
      headers: { location: `${wiki.api}?${parameters}` },
    }));
    open.push(before);
    expect(await read(wiki, { origin: wiki.origin, ...secret }, before.origin + path)).toEqual(all);
    expect(before.asked.filter((asked) => asked.method === "POST" || seen(asked))).toEqual([]);
  });

  it("is given to no other origin, not by a redirect either", async () => {
    const elsewhere = await wikiOf({ isPublic: true });
    const redirect = ({ parameters }: Asked): Reply => ({
      status: 307,
      headers: { location: `${elsewhere.api}?${parameters}` },
    });
    const wiki = await wikiOf({ fault: (asked) => (isLogin(asked) ? redirect(asked) : undefined) });
    await expect(read(wiki, ofWiki(wiki))).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("redirects the login to another address"),
    });
    expect(elsewhere.asked).toEqual([]);

    const other = ofWiki(wiki);
    expect(await read(elsewhere, other)).toEqual(all);
    expect(elsewhere.asked.filter((asked) => isLogin(asked) || asked.parameters.has("assert"))).toEqual([]);
  });

  it("sends a token along, and tells when the wiki does not take it", async () => {
    const seen = ({ headers }: Asked) => headers.authorization === "Bearer secret";
    const fault = (asked: Asked) => (seen(asked) ? undefined : complaint("mwoauth-invalid-authorization"));
    const wiki = await fakeWiki({ revisions: [{ id: 1, text: "Lamp." }], fault });
    open.push(wiki);
    const { origin } = wiki;
    expect(await read(wiki, { origin, token: "secret" })).toEqual(["readable"]);
    await expect(read(wiki, { origin, token: "other" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("does not accept the account"),
    });
  });

  it.each([
    [{ origin: "wiki.example", token: "secret" }, "account.origin"],
    [{ origin: "file:///etc", user, password }, "account.origin"],
    [{ origin: "https://wiki.example", token: "a\nb" }, "account.token"],
  ])("refuses %j", (account, name) => {
    const opened = () => mediawikiSource({ account, version: "0", clock: fakeClock() });
    expect(opened).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
    expect(opened).toThrow(name);
  });
});
