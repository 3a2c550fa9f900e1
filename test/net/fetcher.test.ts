import type { LookupAddress } from "node:dns";
import { getEventListeners } from "node:events";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AddressPolicy } from "../../src/net/check-address.ts";
import type { FetchRequest } from "../../src/net/exchange.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { type LoopbackServer, loopbackServer } from "../support/loopback-server.ts";
import { selfSigned } from "../support/self-signed.ts";
import { testFetcher as fetcher } from "../support/test-fetcher.ts";

const servers: LoopbackServer[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await server.close();
});

async function serve(...serving: Parameters<typeof loopbackServer>): Promise<LoopbackServer> {
  const server = await loopbackServer(...serving);
  servers.push(server);
  return server;
}

/** A request to an address, which may be redirected anywhere. */
const to = (address: string, own: Partial<FetchRequest> = {}): FetchRequest => ({
  url: new URL(address),
  follows: () => true,
  ...own,
});

/** An address that is public when it is checked, and leads to this machine from then on. */
function publicWhenChecked(): LookupAddress {
  let reads = 0;
  return {
    get address() {
      return reads++ === 0 ? "2fff::1" : "127.0.0.1";
    },
    family: 4,
  };
}

describe("createFetcher", () => {
  it("says who asks, takes gzip, and counts decoded bytes", async () => {
    const server = await serve(() => ({
      headers: { "content-encoding": "gzip" },
      body: gzipSync("a".repeat(5_000)),
    }));
    const one = fetcher();
    const answer = await one.fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "answer", status: 200 });
    expect(one.traffic()).toEqual({ requests: 1, bytes: 5_000 });
    expect(server.asked[0]?.headers).toMatchObject({
      "user-agent": "stemma/test",
      "accept-encoding": "gzip",
    });
  });

  it("says when an answer is here, before it is unpacked, and may send the next request then", async () => {
    const server = await serve(({ path }) => ({
      status: path === "/lost" ? 503 : 200,
      headers: { "content-encoding": "gzip" },
      body: gzipSync("a".repeat(500_000)),
    }));
    const one = fetcher();
    const happened: string[] = [];
    const fetch = async (path: string, onAnswer: (status: number) => void) => {
      await one.fetch(to(`${server.origin}${path}`, { onAnswer }));
      happened.push(`${path} read`);
    };
    let second: Promise<void> | undefined;
    await fetch("/first", (status) => {
      happened.push(`/first answered ${status}`);
      second = fetch("/second", () => happened.push("/second answered"));
    });
    await second;
    // Whether the second answer or the first one's unpacking is quicker, nobody knows.
    expect([...happened].sort()).toEqual([
      "/first answered 200",
      "/first read",
      "/second answered",
      "/second read",
    ]);
    expect(happened[0]).toBe("/first answered 200");
    expect(happened.indexOf("/second read")).toBeGreaterThan(happened.indexOf("/second answered"));
    await fetch("/lost", (status) => happened.push(`/lost answered ${status}`));
    expect(happened.slice(-2)).toEqual(["/lost answered 503", "/lost read"]);
  });

  it("stops at an answer that unpacks to more than the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000));
    const server = await serve(() => ({ headers: { "content-encoding": "gzip" }, body: bomb }));
    const asked = fetcher().fetch(to(server.origin));
    await expect(asked).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  it.each([
    ["all answers", { maxBytes: 4 }, {}],
    ["this one", {}, { maxBytes: 4 }],
  ])("takes an answer as long as the limit of %s, and no longer one", async (_, options, own) => {
    const server = await serve(({ path }) => ({ body: path }));
    const fetch = (path: string) => fetcher(options).fetch(to(`${server.origin}${path}`, own));
    expect(await fetch("/abc")).toMatchObject({ kind: "answer", body: Buffer.from("/abc") });
    await expect(fetch("/abcd")).rejects.toMatchObject({ code: "TOO_LARGE", details: { maxBytes: 4 } });
  });

  it("does not unpack what was packed twice", async () => {
    const server = await serve(() => ({
      headers: { "content-encoding": "gzip, gzip" },
      body: gzipSync(gzipSync("a")),
    }));
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "encoding" });
  });

  it("follows three redirects and not a fourth", async () => {
    const server = await serve(({ path }) => {
      const step = Number(path.slice(1));
      return step === 0 ? { body: "there" } : { status: 302, headers: { location: `/${step - 1}` } };
    });
    const one = fetcher();
    expect(await one.fetch(to(`${server.origin}/3`))).toMatchObject({
      status: 200,
    });
    expect(await one.fetch(to(`${server.origin}/4`))).toEqual({
      kind: "elsewhere",
      isEndless: true,
    });
  });

  it("follows no answer that is none of a redirect", async () => {
    const server = await serve(() => ({ status: 201, headers: { location: "/made" }, body: "made" }));
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "answer", status: 201, body: Buffer.from("made") });
    expect(server.asked).toHaveLength(1);
  });

  it("takes 407 for the wiki's own answer where no proxy is asked", async () => {
    const server = await serve(() => ({ status: 407 }));
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "answer", status: 407 });
  });

  it("does not follow where it may not", async () => {
    const server = await serve(() => ({ status: 302, headers: { location: "http://10.0.0.1/steal" } }));
    const answer = await fetcher().fetch({
      url: new URL(server.origin),
      follows: (url) => url.host === server.host,
    });
    expect(answer).toEqual({ kind: "elsewhere" });
  });

  it("checks where a redirect leads before it asks there", async () => {
    const server = await serve(() => ({ status: 302, headers: { location: "http://10.0.0.1/" } }));
    const policy: AddressPolicy = { kind: "public-and-loopback", allowHosts: [], loopback: true };
    const asked = fetcher({ policy }).fetch(to(server.origin));
    await expect(asked).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
  });

  it("does not follow a redirect from a public address to one that is not", async () => {
    const server = await serve(() => ({ status: 302, headers: { location: `${server.origin}/steal` } }));
    const one = fetcher({ resolve: async () => [publicWhenChecked()] });
    const asked = one.fetch(to(`http://public.test:${new URL(server.origin).port}/`));
    await expect(asked).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(server.asked.map(({ path }) => path)).toEqual(["/"]);
  });

  it.each(["file:///etc/api.php", "mailto:ada@wiki.example", "http://ada:lamp@127.0.0.1:1/api.php"])(
    "goes nowhere by a redirect to %s, which nobody typed",
    async (location) => {
      const server = await serve(() => ({ status: 302, headers: { location } }));
      const answer = await fetcher().fetch(to(server.origin));
      expect(answer).toEqual({ kind: "elsewhere" });
    },
  );

  it("follows a redirect to an encrypted address, and from there to no other", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const plain = await serve(({ path }) => ({ status: 302, headers: { location: secure.origin + path } }));
    const secure = await serve(({ path }) => {
      return path === "/" ? { body: "there" } : { status: 302, headers: { location: plain.origin } };
    }, selfSigned());
    const fetch = (path: string) => fetcher().fetch(to(`${plain.origin}${path}`));
    expect(await fetch("/")).toMatchObject({ kind: "answer", url: { protocol: "https:" } });
    expect(await fetch("/back")).toEqual({ kind: "elsewhere" });
    expect(plain.asked.map(({ path }) => path)).toEqual(["/", "/back"]);
  });

  it("checks every port of a host of which one is allowed", async () => {
    const [listed, other] = [await serve(() => ({})), await serve(() => ({}))];
    const one = fetcher({
      policy: { kind: "public-and-loopback", allowHosts: [listed.host], loopback: false },
    });
    const fetch = ({ origin }: LoopbackServer) => one.fetch(to(origin));
    expect(await fetch(listed)).toMatchObject({ kind: "answer" });
    await expect(fetch(other)).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(other.asked).toEqual([]);
  });

  it("resolves a name once, whatever the port, and connects to what was checked", async () => {
    const server = await serve(() => ({ headers: { connection: "close" }, body: "wiki" }));
    const { port } = new URL(server.origin);
    let asked = 0;
    const resolve = async () => [{ address: asked++ === 0 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    const one = fetcher({ resolve });
    const kinds = [];
    for (const at of [port, port, "1", port]) {
      kinds.push((await one.fetch(to(`http://rebinding.test:${at}/`))).kind);
    }
    expect(kinds).toEqual(["answer", "answer", "lost", "answer"]);
    expect(asked).toBe(1);
  });

  it("resolves a name again that was unknown", async () => {
    const server = await serve(() => ({ body: "wiki" }));
    let asked = 0;
    const resolve = async () => {
      if (asked++ === 0) throw new Error("not known yet");
      return [{ address: "127.0.0.1", family: 4 }];
    };
    const one = fetcher({ resolve });
    const fetch = () => one.fetch(to(`http://late.test:${new URL(server.origin).port}`));
    await expect(fetch()).rejects.toMatchObject({ code: "NETWORK" });
    expect(await fetch()).toMatchObject({ kind: "answer" });
  });

  it("waits no longer for a name than for an answer, and searches for it again", async () => {
    const server = await serve(() => ({ body: "wiki" }));
    const clock = fakeClock();
    let asked = 0;
    const found = [{ address: "127.0.0.1", family: 4 }];
    const resolve = () => (asked++ === 0 ? new Promise<never>(() => {}) : Promise.resolve(found));
    const one = fetcher({ clock, resolve });
    const fetch = (own: Partial<FetchRequest> = {}) =>
      one.fetch(to(`http://silent.test:${new URL(server.origin).port}`, own));
    const [short, usual] = [fetch({ beginMs: 10 }), fetch()];
    clock.expire();
    expect(await short).toEqual({ kind: "lost", why: "timed_out" });
    // The search's own, and that of the other request.
    clock.expire();
    clock.expire();
    expect(await usual).toEqual({ kind: "lost", why: "timed_out" });
    expect([(await fetch()).kind, asked]).toEqual(["answer", 2]);
    expect(() => clock.expire()).toThrow("nobody waits for a deadline");
  });

  it("gives nobody what was found of a name when it is searched for anew", async () => {
    const server = await serve(() => ({ body: "wiki" }));
    const clock = fakeClock();
    const searches: ((addresses: LookupAddress[]) => void)[] = [];
    const resolve = () => new Promise<LookupAddress[]>((found) => searches.push(found));
    const policy: AddressPolicy = { kind: "public-and-loopback", allowHosts: [], loopback: true };
    const one = fetcher({ clock, resolve, policy, idleMs: 1_000 });
    const fetch = () => one.fetch(to(`http://silent.test:${new URL(server.origin).port}`));
    const first = fetch();
    clock.expire();
    clock.expire();
    expect(await first).toMatchObject({ kind: "lost" });
    const second = fetch();
    searches[0]?.([publicWhenChecked()]);
    searches[1]?.([{ address: "127.0.0.1", family: 4 }]);
    await expect(second).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(server.asked).toEqual([]);
  });

  it("lets all go who wait for a name's search when that is dropped, and hears no reader any more", async () => {
    const { signal } = new AbortController();
    const clock = fakeClock();
    const one = fetcher({ clock, resolve: () => new Promise(() => {}) });
    const fetch = () => one.fetch(to("http://silent.test/", { signal }));
    const first = fetch();
    await clock.sleep(4_000);
    const late = fetch();
    clock.expire();
    clock.expire();
    expect(clock.monotonicMs()).toBe(6_000);
    const lost = { kind: "lost", why: "timed_out" };
    expect([await first, await late]).toEqual([lost, lost]);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(() => clock.expire()).toThrow("nobody waits for a deadline");
  });

  it("searches for no name for a reader who has left", async () => {
    const resolve = vi.fn(() => new Promise<never>(() => {}));
    const asked = fetcher({ resolve }).fetch(to("http://silent.test/", { signal: AbortSignal.abort() }));
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
    expect(resolve).not.toHaveBeenCalled();
  });

  it("searches again for a name whose search could not begin", async () => {
    const resolve = vi.fn(() => {
      throw new Error("no resolver");
    });
    const one = fetcher({ resolve });
    for (let times = 1; times <= 2; times++) {
      const asked = one.fetch(to("http://silent.test/"));
      await expect(asked).rejects.toMatchObject({ code: "NETWORK" });
      expect(resolve).toHaveBeenCalledTimes(times);
    }
  });

  it("stops when the reader leaves before the host's name is found", async () => {
    const reader = new AbortController();
    const one = fetcher({ resolve: () => new Promise(() => {}) });
    const asked = one.fetch(to("http://silent.test/", { signal: reader.signal }));
    reader.abort();
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("takes a long answer whole from a server that closes, however busy this process is", async () => {
    const body = Buffer.alloc(16_000_000, "a");
    const server = await serve(() => ({ headers: { connection: "close" }, body }));
    const asked = fetcher({ maxBytes: 20_000_000 }).fetch(to(server.origin));
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const until = Date.now() + 100; Date.now() < until; );
    expect(await asked).toMatchObject({ kind: "answer", body: { byteLength: 16_000_000 } });
  });

  it("tells an answer that broke off", async () => {
    const server = await serve(() => ({ body: "half", cut: true }));
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "cut" });
  });

  it("ends an answer that drips for ever", async () => {
    const server = await serve(() => ({ drip: true }));
    const one = fetcher({ clock: systemClock, totalMs: 150 });
    const answer = await one.fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "timed_out" });
  });

  it("ends an answer that falls silent in its midst", async () => {
    const server = await serve(() => ({ body: "late", lateMs: 3_000 }));
    const one = fetcher({ clock: systemClock, idleMs: 100, totalMs: 60_000 });
    const answer = await one.fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "timed_out" });
  });

  it("leaves no deadline behind", async () => {
    const server = await serve(() => ({ body: "wiki" }));
    const clock = fakeClock();
    await fetcher({ clock }).fetch(to(server.origin));
    expect(() => clock.expire()).toThrow("nobody waits for a deadline");
  });

  it("waits for an answer that has begun, and not for one that has not", { tags: "long" }, async () => {
    const server = await serve(({ path }) =>
      path === "/silent" ? { silent: true } : { body: "late", lateMs: 1_500 },
    );
    const one = fetcher({ clock: systemClock, idleMs: 60_000, totalMs: 60_000 });
    const fetch = (path: string, beginMs: number) => one.fetch(to(`${server.origin}${path}`, { beginMs }));
    expect(await fetch("/silent", 50)).toMatchObject({ kind: "lost", why: "timed_out" });
    expect(await fetch("/", 1_000)).toMatchObject({ kind: "answer" });
  });

  it("tells a machine that does not answer", async () => {
    const server = await serve(() => ({}));
    await server.close();
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "unreachable" });
  });

  it("does not wait for ever for a server that goes over to another protocol", async () => {
    const headers = { connection: "upgrade", upgrade: "another" };
    const server = await serve(() => ({ status: 101, headers }));
    const answer = await fetcher().fetch(to(server.origin));
    expect(answer).toMatchObject({ kind: "lost", why: "unreachable" });
  });

  it("lets what is under way end before it closes", async () => {
    const server = await serve(() => ({ body: "whole" }));
    const one = fetcher();
    const asked = one.fetch(to(server.origin));
    while (one.traffic().requests === 0) await new Promise(setImmediate);
    await one.close();
    expect(await asked).toMatchObject({ kind: "answer", status: 200 });
  });

  it("gives up a body that nobody waits for when it closes", async () => {
    const server = await serve(() => ({ drip: true }));
    const one = fetcher();
    expect(await one.fetch(to(server.origin, { dropsBody: true }))).toMatchObject({ status: 200 });
    await one.close();
    await vi.waitFor(() => expect(server.dripping()).toBe(0));
  });

  it("asks over the connection it has", async () => {
    const ports = new Set<string>();
    const server = await serve(({ headers, port }) => {
      ports.add(`${port} ${headers.connection}`);
      return {};
    });
    const one = fetcher();
    for (let i = 0; i < 3; i++) await one.fetch(to(server.origin));
    expect([...ports]).toEqual([expect.stringMatching(/ keep-alive$/)]);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])(
    "asks one server one thing at a time unless more are wanted (overlap: %s)",
    async (overlap, requests) => {
      const server = await serve(() => ({ silent: true }));
      const one = fetcher({ overlap });
      const reader = new AbortController();
      const request = to(server.origin, { signal: reader.signal });
      const asked = Promise.allSettled([one.fetch(request), one.fetch(request)]);
      await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(requests);
      expect(one.traffic().requests).toBe(requests);
      reader.abort();
      expect(await asked).toMatchObject(Array(2).fill({ reason: { code: "CANCELLED" } }));
    },
  );

  it("stops when the reader leaves", async () => {
    const server = await serve(() => ({ drip: true }));
    const reader = new AbortController();
    const asked = fetcher().fetch(to(server.origin, { signal: reader.signal }));
    setTimeout(() => reader.abort(), 50);
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("stops when the reader leaves before the request is out", async () => {
    const server = await serve(() => ({ silent: true }));
    const reader = new AbortController();
    const one = fetcher();
    const asked = one.fetch(to(server.origin, { signal: reader.signal }));
    while (one.traffic().requests === 0) await null;
    reader.abort();
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it.each([false, true])("asks nothing for a reader who has left (overlap: %s)", async (overlap) => {
    const server = await serve(() => ({}));
    const one = fetcher({ overlap });
    // A host that was asked before is not looked up again, where a reader who has left is noticed, too.
    await one.fetch(to(server.origin));
    const asked = one.fetch(to(server.origin, { signal: AbortSignal.abort() }));
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
    expect(server.asked).toHaveLength(1);
  });
});
