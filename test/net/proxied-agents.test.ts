import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { behindProxy } from "../../src/net/behind-proxy.ts";
import type { Exchange } from "../../src/net/exchange.ts";
import type { FetcherOptions } from "../../src/net/fetcher.ts";
import { proxiedAgents } from "../../src/net/proxied-agents.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { loopbackServer } from "../support/loopback-server.ts";
import { type ProxyServer, proxyServer } from "../support/proxy-server.ts";
import { selfSigned } from "../support/self-signed.ts";
import { testFetcher } from "../support/test-fetcher.ts";
import { until } from "../support/until.ts";

async function serve(...serving: Parameters<typeof loopbackServer>) {
  const server = await loopbackServer(...serving);
  onTestFinished(() => server.close());
  return { ...server, port: Number(new URL(server.origin).port) };
}

async function proxy(to: Parameters<typeof proxyServer>[0]): Promise<ProxyServer> {
  const server = await proxyServer(to);
  onTestFinished(() => server.close());
  return server;
}

const unknown = async () => {
  throw new Error("nobody knows this name here");
};

function openFetcher(url: URL, options: Partial<FetcherOptions> = {}) {
  const fetcher = testFetcher({ clock: systemClock, resolve: unknown, proxyOf: () => url, ...options });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

function fetcherBy(url: URL, options?: Partial<FetcherOptions>) {
  const fetcher = openFetcher(url, options);
  return (address: string) => fetcher.fetch({ url: new URL(address), follows: () => true });
}

function wordsOf(exchange: Exchange): string {
  return exchange.kind === "lost" && exchange.why === "proxy" ? behindProxy(exchange) : exchange.kind;
}

const strangers = { kind: "public-and-loopback", allowHosts: [], loopback: true } as const;

describe("a fetcher with a proxy", () => {
  it("asks it for the whole address of what is not encrypted", async () => {
    const wiki = await serve(() => ({ body: "a wiki" }));
    const between = await proxy(wiki.port);
    const answer = await fetcherBy(between.url)("http://wiki.example/w/api.php?a=b");
    expect(answer).toMatchObject({ kind: "answer", body: Buffer.from("a wiki") });
    expect(between.asked).toEqual([
      {
        method: "GET",
        target: "http://wiki.example/w/api.php?a=b",
        host: "wiki.example",
        credentials: undefined,
      },
    ]);
    expect(wiki.asked[0]?.headers["user-agent"]).toBe("stemma/test");
  });

  it("asks it for a tunnel to what is encrypted, one for several requests", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    onTestFinished(() => void vi.unstubAllEnvs());
    const wiki = await serve(({ path }) => ({ body: path }), selfSigned());
    const between = await proxy(wiki.port);
    const fetch = fetcherBy(between.url);
    expect(await fetch("https://wiki.example/one")).toMatchObject({ body: Buffer.from("/one") });
    expect(await fetch("https://wiki.example/two")).toMatchObject({ body: Buffer.from("/two") });
    expect(between.asked.map(({ method, target }) => [method, target])).toEqual([
      ["CONNECT", "wiki.example:443"],
    ]);
    expect(wiki.asked.map(({ headers }) => headers.host)).toEqual(["wiki.example", "wiki.example"]);
  });

  it("asks it for a tunnel to an address of version 6 in brackets", async () => {
    const between = await proxy({ status: 403 });
    await fetcherBy(between.url)("https://[2001:4860::8]/");
    expect(between.asked.map(({ target, host }) => [target, host])).toEqual([
      ["[2001:4860::8]:443", "[2001:4860::8]:443"],
    ]);
  });

  it.each(["http", "https"])("says whose certificate it is that nobody trusts, over %s", async (scheme) => {
    const between = await serve(() => ({}), selfSigned());
    const lost = await fetcherBy(new URL(between.origin))(`${scheme}://wiki.example/`);
    expect(wordsOf(lost)).toMatch(/through the proxy https:\S+ \(.*certificate/);
  });

  it("trusts no certificate for its sake", async () => {
    const wiki = await serve(() => ({}), selfSigned());
    const between = await proxy(wiki.port);
    expect(await fetcherBy(between.url)("https://wiki.example/")).toMatchObject({ kind: "lost", why: "tls" });
  });

  it("does not tell it what stands behind a #", async () => {
    const wiki = await serve(() => ({}));
    const between = await proxy(wiki.port);
    await fetcherBy(between.url)("http://wiki.example/in?a=b#c");
    expect(between.asked.map(({ target }) => target)).toEqual(["http://wiki.example/in?a=b"]);
  });

  it.each(["http", "https"])(
    "takes a password with a percent sign that stands for itself, over %s",
    async (scheme) => {
      const between = await proxy({ status: 403 });
      const named = new URL(between.url);
      [named.username, named.password] = ["ada", "100%"];
      await fetcherBy(named)(`${scheme}://wiki.example/`);
      expect(between.asked.map(({ credentials }) => credentials)).toEqual([
        `Basic ${Buffer.from("ada:100%").toString("base64")}`,
      ]);
    },
  );

  it.each([
    ["127.0.0.1", []],
    ["localhost", ["localhost"]],
  ])("names %s to one that is asked over https as it is called", async (host, expected) => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    onTestFinished(() => void vi.unstubAllEnvs());
    const names: string[] = [];
    const heardOf = (name: string, done: (failure: null) => void) => {
      names.push(name);
      done(null);
    };
    const between = await serve(() => ({ body: "a proxy" }), { ...selfSigned(), SNICallback: heardOf });
    const named = new URL(`https://${host}:${between.port}`);
    expect(await fetcherBy(named)("http://wiki.example/")).toMatchObject({ body: Buffer.from("a proxy") });
    expect(names).toEqual(expected);
  });

  it.each(["http", "https"])(
    "tells its name and password to it, and to nobody behind it, over %s",
    async (scheme) => {
      vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
      onTestFinished(() => void vi.unstubAllEnvs());
      const wiki = await serve(() => ({}), scheme === "https" ? selfSigned() : undefined);
      const between = await proxy(wiki.port);
      const named = new URL(between.url);
      [named.username, named.password] = ["ada", "p%40ss"];
      await fetcherBy(named)(`${scheme}://wiki.example/`);
      expect(between.asked[0]?.credentials).toBe(`Basic ${Buffer.from("ada:p@ss").toString("base64")}`);
      if (scheme === "https") expect(wiki.asked[0]?.headers).not.toHaveProperty("proxy-authorization");
    },
  );

  it("does not ask it for this machine", async () => {
    const wiki = await serve(() => ({ body: "here" }));
    const between = await proxy({ status: 403 });
    expect(await fetcherBy(between.url)(wiki.origin)).toMatchObject({ kind: "answer" });
    expect(between.asked).toEqual([]);
  });

  it.each([403, 407, 502])("says which proxy gave no way, and why: %i", async (status) => {
    const between = await proxy({ status });
    const lost = await fetcherBy(between.url)("https://wiki.example/");
    expect(lost).toMatchObject({ kind: "lost", why: "proxy", proxy: between.url.origin });
    expect(wordsOf(lost)).toContain(`the proxy ${between.url.origin} (it answered ${status})`);
  });

  it("says what the first address of one that has several met", () => {
    const met = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}:3128`));
    const cause = new Error("fetch failed", { cause: new AggregateError(met) });
    expect(behindProxy({ kind: "lost", why: "proxy", proxy: "http://localhost:3128", cause })).toContain(
      "(connect ECONNREFUSED ::1:3128)",
    );
  });

  it.each(["http", "https"])("says so of one that is not there, over %s", async (scheme) => {
    const gone = await proxyServer({ status: 200 });
    await gone.close();
    const lost = await fetcherBy(gone.url)(`${scheme}://wiki.example/`);
    expect(wordsOf(lost)).toContain(`(connect ECONNREFUSED ${gone.url.host})`);
  });

  it("leaves one that never opens a tunnel when the reader goes away, and keeps nothing open", async () => {
    const between = await proxy(null);
    const fetcher = openFetcher(between.url, { idleMs: 60_000, totalMs: 60_000 });
    const leave = new AbortController();
    const asked = fetcher.fetch({
      url: new URL("https://wiki.example/"),
      follows: () => true,
      signal: leave.signal,
    });
    await until(() => between.asked.length > 0);
    leave.abort();
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
    await fetcher.close();
    await vi.waitFor(() => expect(between.connections()).toBe(0));
  });

  it.each(["http", "https"])(
    "keeps no connection that nobody uses, and one that is slow, over %s",
    async (scheme) => {
      vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
      onTestFinished(() => void vi.unstubAllEnvs());
      const late = () => ({ body: "a wiki", lateMs: 50 });
      const wiki = await serve(late, scheme === "https" ? selfSigned() : undefined);
      const between = await proxy(wiki.port);
      const agents = proxiedAgents(10);
      onTestFinished(() => agents.close());
      const url = new URL(`${scheme}://wiki.example/`);
      const { agent, request, instead } = agents.of(url, between.url);
      const [answer] = await once(request(url, { ...instead, agent }).end(), "response");
      expect(await text(answer)).toBe("a wiki");
      await vi.waitFor(() => expect(between.connections()).toBe(0));
    },
  );

  it("follows no redirect from a public name to one that networks give for themselves", async () => {
    const wiki = await serve(() => ({ status: 302, headers: { location: "http://intranet/api.php" } }));
    const between = await proxy(wiki.port);
    const asked = fetcherBy(between.url)("http://wiki.example/");
    await expect(asked).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(between.asked.map(({ target }) => target)).toEqual(["http://wiki.example/"]);
  });

  it("sends no stranger to an address that is not public, by way of it either", async () => {
    const between = await proxy({ status: 200 });
    const fetch = fetcherBy(between.url, {
      policy: strangers,
      resolve: async (name) => {
        if (name === "intranet.example") return [{ address: "10.1.2.3", family: 4 }];
        return unknown();
      },
    });
    const named = ["intranet", "wiki.corp", "metadata.google.internal", "printer.local."];
    for (const host of ["10.1.2.3", "[fd00::1]", "169.254.169.254", "intranet.example", ...named]) {
      await expect(fetch(`http://${host}/`)).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    }
    expect(between.asked).toEqual([]);
    expect(await fetch("http://unknown-here.example/")).toMatchObject({ kind: "answer" });
  });
});
