import { afterEach, describe, expect, it } from "vitest";
import { mediawikiSource } from "../../../../src/sources/mediawiki/mediawiki-source.ts";
import type { MediawikiOptions } from "../../../../src/sources/mediawiki/options.ts";
import { fakeClock } from "../../../support/fake-clock.ts";
import { complaint, json } from "../../../support/fake-wiki.ts";
import {
  type Asked,
  type LoopbackServer,
  loopbackServer,
  type Reply,
} from "../../../support/loopback-server.ts";
import { selfSigned } from "../../../support/self-signed.ts";

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(
  pages: Readonly<Record<string, Reply | ((asked: Asked) => Reply)>>,
): Promise<LoopbackServer> {
  const server = await loopbackServer((asked) => {
    const page = pages[asked.path];
    if (page === undefined)
      return { status: 404, headers: { "content-type": "text/html" }, body: "<p>nothing here</p>" };
    return typeof page === "function" ? page(asked) : page;
  });
  servers.push(server);
  return server;
}

const discover = (api: string, options: Partial<MediawikiOptions> = {}) =>
  mediawikiSource({
    api,
    contact: "ada@example.org",
    version: "0",
    clock: fakeClock(),
    gapMs: 0,
    ...options,
  }).wiki();

const policy = { kind: "public-and-loopback", allowHosts: [], loopback: true } as const;

const info = {
  query: {
    general: {
      generator: "MediaWiki 1.43.0",
      base: "https://wiki.example/wiki/Main",
      case: "first-letter",
      lang: "de",
    },
    namespaces: { 0: { id: 0, name: "" }, 1: { id: 1, "*": "Diskussion" } },
  },
};

describe("discover", () => {
  it.each(["", "/wiki/Foo", "/w/index.php?title=Foo", "/w/api.php", "//w//api.php?action=help"])(
    "finds /w/api.php from %j",
    async (path) => {
      const server = await serve({ "/w/api.php": json(info) });
      expect((await discover(server.origin + path)).api.href).toBe(`${server.origin}/w/api.php`);
    },
  );

  it("takes what an export tells too, old namespaces included", async () => {
    const server = await serve({ "/api.php": json(info) });
    const { site } = await discover(server.host);
    expect(site).toEqual({
      wiki: "wiki.example",
      base: "https://wiki.example/wiki/Main",
      case: "first-letter",
      language: "de",
      namespaces: new Map([
        [0, ""],
        [1, "Diskussion"],
      ]),
    });
  });

  it("takes no wiki whose main page has an address that nobody can open", async () => {
    const { query } = info;
    const general = { ...query.general, base: "javascript:alert(1)//wiki/Main" };
    const server = await serve({ "/api.php": json({ query: { ...query, general } }) });
    await expect(discover(server.host)).rejects.toMatchObject({ code: "NOT_A_WIKI" });
  });

  it("finds the api.php a page names", async () => {
    const server = await serve({
      "/lamps/Main": { body: '<html><link href="/engine/api.php?action=rsd" rel="EditURI"></html>' },
      "/engine/api.php": json(info),
    });
    expect((await discover(`${server.origin}/lamps/Main`)).api.pathname).toBe("/engine/api.php");
  });

  it("does not ask another host that a page names", async () => {
    const other = await serve({ "/engine/api.php": json(info) });
    for (const href of [`${other.origin}/engine/api.php`, `http://a//${other.host}/engine/api.php`]) {
      const server = await serve({ "/": { body: `<link rel="EditURI" href="${href}">` } });
      await expect(discover(server.origin)).rejects.toMatchObject({ code: "NOT_A_WIKI" });
    }
    expect(other.asked).toEqual([]);
  });

  it.each(["http://localhost", "https://wiki.example:8080", "//inside"])(
    "finds on its own host the api.php of a wiki that believes to be at %s",
    async (believed) => {
      const href = `${believed}/engine/api.php?action=rsd`;
      const server = await serve({
        "/": { body: `<link rel="EditURI" href="${href}">` },
        "/engine/api.php": json(info),
      });
      expect((await discover(server.origin)).api.href).toBe(`${server.origin}/engine/api.php`);
    },
  );

  it("follows an api.php that has moved, and keeps to where it is", async () => {
    const there = await serve({ "/w/api.php": json(info) });
    const here = await serve({
      "/w/api.php": ({ parameters }) => ({
        status: 301,
        headers: { location: `${there.origin}/w/api.php?${parameters}` },
      }),
    });
    expect((await discover(here.origin)).api.href).toBe(`${there.origin}/w/api.php`);
  });

  it("does not ask what is no api.php, wherever it is sent", async () => {
    const inside = await serve({ "/admin/delete": { body: "deleted" } });
    const server = await serve({
      "/": { status: 302, headers: { location: `${inside.origin}/admin/delete` } },
      "/w/api.php": { status: 302, headers: { location: `${inside.origin}/admin/delete` } },
    });
    await expect(discover(`${server.origin}/w/api.php`)).rejects.toMatchObject({ code: "NOT_A_WIKI" });
    expect(inside.asked).toEqual([]);
  });

  it("lists what it tried and what came of it", async () => {
    const server = await serve({ "/w/api.php": { status: 500 }, "/api.php": json({ hello: "world" }) });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "NOT_A_WIKI",
      details: { tried: [`${server.origin}/w/api.php (500)`, `${server.origin}/api.php (not MediaWiki)`] },
    });
  });

  it.each([
    ["a page", { body: "the router's password is lamp" }],
    ["a 403", { status: 403, body: "respect our robot policy" }],
    ["a 429", { status: 429, headers: { "retry-after": "5" } }],
    ["a 429 in JSON", { ...json({ message: "slow down" }), status: 429 }],
    ["a 501", { status: 501 }],
    ["a 503", { status: 503, headers: { "retry-after": "3600" } }],
    ["warnings before JSON", { body: '<b>Notice</b> {"generator":"MediaWiki 1.23.0"}' }],
    ["a challenge", { status: 202, headers: { "x-amzn-waf-action": "challenge" } }],
    ["more than is taken", { body: " ".repeat(2_000) }],
  ])("tells a stranger nothing of what answered: %s", async (_, reply) => {
    const server = await serve({ "/w/api.php": reply });
    const options = { policy, maxAnswerBytes: 1_000 };
    const answered: unknown = await discover(server.origin, options).catch((reason: unknown) => reason);
    await server.close();
    const dead: unknown = await discover(server.origin, options).catch((reason: unknown) => reason);
    expect(answered).toMatchObject({ code: "NOT_A_WIKI" });
    expect(String(answered)).toBe(String(dead));
  });

  it("does not wait at a stranger's wish for what answers 429 on this machine", async () => {
    const clock = fakeClock();
    const server = await serve({ "/w/api.php": { status: 429 } });
    await expect(discover(server.origin, { policy, clock })).rejects.toMatchObject({ code: "NOT_A_WIKI" });
    expect(clock.slept).toEqual([]);
  });

  it("waits at a stranger's wish for a 429 from elsewhere than this machine", async () => {
    let asked = 0;
    const server = await serve({ "/w/api.php": () => (asked++ === 0 ? { status: 429 } : json(info)) });
    const { host, port } = new URL(server.origin);
    const elsewhere = { ...policy, allowHosts: ["wiki.example"] };
    const resolve = async () => [{ address: host.split(":", 1)[0] ?? "", family: 4 }];
    const found = await discover(`http://wiki.example:${port}`, { policy: elsewhere, resolve });
    expect([found.generator, asked]).toEqual(["MediaWiki 1.43.0", 2]);
  });

  it("waits at a stranger's wish for a wiki that says itself that it wants fewer requests", async () => {
    let asked = 0;
    const busy = { ...complaint("ratelimited"), status: 429 };
    const server = await serve({ "/w/api.php": () => (asked++ === 0 ? busy : json(info)) });
    expect((await discover(server.origin, { policy })).generator).toBe("MediaWiki 1.43.0");
  });

  it("waits for a wiki that is busy", async () => {
    let asked = 0;
    const server = await serve({
      "/w/api.php": () => (asked++ === 0 ? complaint("maxlag", { "retry-after": "2" }) : json(info)),
    });
    expect((await discover(server.origin)).generator).toBe("MediaWiki 1.43.0");
  });

  it.each([
    ["a 500", { status: 500 }],
    ["a 502 of HTML", { status: 502, headers: { "content-type": "text/html" }, body: "<p>Bad gateway</p>" }],
    ["a page of HTML", { headers: { "content-type": "text/html" }, body: "<p>Back in a moment</p>" }],
    ["half an answer", { body: JSON.stringify(info).slice(0, 40), cut: true }],
    ["half an answer in JSON", { headers: { "content-type": "application/json" }, body: '{"query":{' }],
    ["a connection that is reset", { reset: true }],
  ])("asks again when the first answer is %s", async (_, reply) => {
    let asked = 0;
    const server = await serve({ "/w/api.php": () => (asked++ === 0 ? reply : json(info)) });
    expect((await discover(server.origin)).generator).toBe("MediaWiki 1.43.0");
  });

  it.each([404, 501, 505])("does not wait for what answers %i", async (status) => {
    const clock = fakeClock();
    const server = await loopbackServer(() => ({ status }));
    servers.push(server);
    await expect(discover(server.origin, { clock })).rejects.toMatchObject({
      code: "NOT_A_WIKI",
      details: { tried: expect.arrayContaining([`${server.origin}/w/api.php (${status})`]) },
    });
    expect(clock.slept).toEqual([]);
  });

  it("asks no address often that is no api.php", async () => {
    const server = await loopbackServer(() => ({
      headers: { "content-type": "text/html" },
      body: "<p>no wiki</p>",
    }));
    servers.push(server);
    await expect(discover(server.origin)).rejects.toMatchObject({ code: "NOT_A_WIKI" });
    expect(server.asked).toHaveLength(9);
  });

  it("is done when the patience is over, with a host that is silent", async () => {
    const clock = fakeClock();
    const begun = clock.monotonicMs();
    const server = await loopbackServer(() => {
      setImmediate(() => clock.expire());
      return { silent: true };
    });
    servers.push(server);
    await expect(discover(server.origin, { clock })).rejects.toMatchObject({
      code: "NOT_A_WIKI",
      details: { tried: [`${server.origin}/w/api.php (timed_out)`, `${server.origin}/api.php (timed_out)`] },
    });
    expect(clock.monotonicMs() - begun).toBeLessThanOrEqual(65_000);
  });

  it("tells how long a wiki that is out of order asks to wait", async () => {
    const server = await serve({ "/w/api.php": { status: 503, headers: { "retry-after": "3600" } } });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "WIKI_ERROR",
      message: expect.stringMatching(/answered 503; it asks to wait 3600 s; try again later$/),
    });
  });

  it("tells a private wiki", async () => {
    const server = await serve({ "/w/api.php": complaint("readapidenied") });
    await expect(discover(server.origin)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("tells who refuses", async () => {
    const server = await serve({ "/w/api.php": { status: 403, body: "respect our robot policy" } });
    await expect(discover(server.origin)).rejects.toMatchObject({ code: "CONTACT_REQUIRED" });
  });

  it.each([
    ["AWS", { status: 202, headers: { "x-amzn-waf-action": "challenge" } }],
    ["AWS, by a captcha", { status: 405, headers: { "x-amzn-waf-action": "captcha" } }],
    ["Cloudflare in place of a 429", { status: 429, headers: { "cf-mitigated": "challenge" } }],
    ["Cloudflare in place of a 503", { status: 503, headers: { "cf-mitigated": "challenge" } }],
    [
      "Anubis",
      { headers: { "content-type": "text/html" }, body: '<script id="anubis_challenge">{}</script>' },
    ],
  ])("tells a service that takes browsers alone, without asking it twice: %s", async (_, reply) => {
    const server = await serve({ "/": reply, "/w/api.php": reply, "/api.php": reply });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "BLOCKED_BY_CDN",
      message: `a protection service in front of ${server.host} refuses requests (${"status" in reply ? reply.status : 200}); ask the wiki's operators to let your contact through`,
    });
    expect(server.asked.map(({ path }) => path)).toEqual(["/w/api.php", "/api.php", "/"]);
  });

  it.each([200, 500])("tells an api.php that is turned off, without asking it twice (%i)", async (status) => {
    const body =
      "MediaWiki API is not enabled for this site. Add the following line to your LocalSettings.php";
    const server = await serve({ "/w/api.php": { status, body } });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "WIKI_ERROR",
      message: expect.stringMatching(/has its API turned off \(\$wgEnableAPI\); analyze an export/),
    });
    expect(server.asked.filter(({ path }) => path === "/w/api.php")).toHaveLength(1);
  });

  it.each(["application/json", "text/html"])("tells of warnings before the JSON of %s", async (type) => {
    const body = `<br />\n<b>Deprecated</b>: Lamp in <b>/srv</b><br />\n${JSON.stringify(info)}`;
    const server = await serve({ "/w/api.php": { headers: { "content-type": type }, body } });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "WIKI_ERROR",
      message: `the wiki at ${server.host} sends other text before its JSON; its operators have to turn PHP's display_errors off`,
    });
    expect(server.asked.filter(({ path }) => path === "/w/api.php")).toHaveLength(1);
  });

  it("tells a server that wants a login first", async () => {
    const server = await serve({ "/w/api.php": { status: 401 } });
    await expect(discover(server.origin)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("tells of a certificate that nobody vouches for, and what to set", async () => {
    const server = await loopbackServer(() => json(info), selfSigned());
    servers.push(server);
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "NETWORK",
      message: `${server.host} has no certificate this machine trusts; check the address, or set NODE_EXTRA_CA_CERTS to a file with that of its authority`,
    });
    const told: unknown = await discover(server.origin, { policy }).catch((reason: unknown) => reason);
    expect(told).toMatchObject({ code: "NOT_A_WIKI", message: expect.not.stringContaining("tls") });
  });

  it("tells the error of a wiki that is there and fails", async () => {
    const server = await serve({ "/w/api.php": complaint("internal_api_error_TypeError") });
    await expect(discover(server.origin)).rejects.toMatchObject({
      code: "WIKI_ERROR",
      message: expect.stringMatching(/answered with the error internal_api_error_TypeError$/),
    });
  });

  it("sends a token to the origin of its account and to no other", async () => {
    const there = await serve({ "/w/api.php": json(info) });
    const here = await serve({
      "/w/api.php": ({ parameters }) => ({
        status: 301,
        headers: { location: `${there.origin}/w/api.php?${parameters}` },
      }),
    });
    const account = { origin: here.origin, token: "secret" };
    await expect(discover(`${here.origin}/w/api.php`, { account })).rejects.toMatchObject({
      code: "NOT_A_WIKI",
    });
    expect(here.asked[0]?.headers.authorization).toBe("Bearer secret");
    expect(there.asked).toEqual([]);
  });

  it("strips a byte order mark", async () => {
    const body = `\ufeff${JSON.stringify(info)}`;
    const server = await serve({ "/w/api.php": { headers: { "content-type": "application/json" }, body } });
    expect((await discover(server.origin)).generator).toBe("MediaWiki 1.43.0");
  });
});
