import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/cli/host.ts";
import type { NotifyChoice } from "../../../src/cli/notify/inputs.ts";
import { openNotifier } from "../../../src/cli/notify/notifier.ts";
import { createLineWriter } from "../../../src/sinks/json-lines.ts";
import { type FakeClock, fakeClock } from "../../support/fake-clock.ts";
import {
  type Asked,
  type LoopbackServer,
  loopbackServer,
  type Reply,
} from "../../support/loopback-server.ts";
import { testHost } from "../../support/test-host.ts";
import { until } from "../../support/until.ts";
import { choice, detectors, observed } from "./observed-page.ts";

const secret = "a secret of the operator";
const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function receiver(answer: (nth: number, asked: Asked) => Reply = () => ({ status: 204 })) {
  let nth = 0;
  const server = await loopbackServer((asked) => answer(nth++, asked));
  servers.push(server);
  return server;
}

function notifier(webhook: string, clock = fakeClock(), more: Partial<NotifyChoice & Host> = {}) {
  const { host } = testHost("", { STEMMA_WEBHOOK_SECRET: secret });
  const unixMs = () => 1_700_000_000_900 + clock.monotonicMs();
  const signing = { ...clock, unixMs };
  const opened = openNotifier(choice({ webhook, ...more }), detectors, { ...host, ...more, clock: signing });
  if (opened === null) throw new Error("nobody is told");
  return opened;
}

describe("openNotifier with a webhook", () => {
  it("posts the events as JSON, signed with the time and the body", async () => {
    const server = await receiver();
    const page = await observed("A lamp.", "A lamp. It burns.", "A lamp.");
    expect(await notifier(`${server.origin}/in?key=1`).tell(page)).toEqual([]);
    const [post] = server.asked;
    const timestamp = String(post?.headers["x-stemma-timestamp"]);
    const line = createLineWriter();
    expect(post).toMatchObject({ method: "POST", path: "/in" });
    expect(post?.headers["content-type"]).toBe("application/json");
    expect(timestamp).toBe("1700000001");
    expect(post?.headers["x-stemma-signature"]).toBe(
      `sha256=${createHmac("sha256", secret).update(`${timestamp}.${post?.body}`).digest("hex")}`,
    );
    const body = JSON.parse(post?.body ?? "");
    expect(body).toMatchObject({ wiki: "wiki.example", pageId: 1, title: "Sample" });
    expect(body.events).toEqual(page.events.map((event) => JSON.parse(line(event))));
    expect(post?.headers["idempotency-key"]).toBe(body.idempotencyKey);
  });

  it("gives the same events the same key, and others another", async () => {
    const server = await receiver();
    const { tell } = notifier(server.origin);
    const page = await observed("A lamp.", "A lamp. It burns.");
    await tell(page);
    await tell(page);
    await tell({ ...page, events: page.events.slice(1) });
    const keys = server.asked.map(({ headers }) => headers["idempotency-key"]);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it("cuts many events into bodies of a bounded size, each event in one", async () => {
    const server = await receiver();
    const page = await observed("A lamp.");
    const events = Array.from({ length: 2_500 }, () => page.events[0]).filter((event) => event !== undefined);
    await notifier(server.origin).tell({ ...page, events });
    const bodies = server.asked.map(({ body }) => JSON.parse(body).events.length);
    expect(bodies.reduce((sum, count) => sum + count, 0)).toBe(2_500);
    expect(Math.max(...bodies)).toBeLessThanOrEqual(1_000);
    expect(server.asked.every(({ body }) => body.length < 600_000)).toBe(true);
  });

  it("counts a body by its bytes, which a receiver's limit is of", async () => {
    const server = await receiver();
    const page = await observed("A lamp.");
    const events = Array.from({ length: 200 }, () => page.events)
      .flat()
      .map((event) => ({ ...event, evidence: { after: "दीप".repeat(400) } }));
    await notifier(server.origin).tell({ ...page, events });
    expect(server.asked.length).toBeGreaterThan(1);
    expect(
      server.asked.map(({ body }) => Buffer.byteLength(body)).filter((bytes) => bytes > 600_000),
    ).toEqual([]);
  });

  it("tries again after errors, later and later, signed anew each time", async () => {
    const clock = fakeClock();
    const server = await receiver((nth) => ({ status: nth < 3 ? 500 : 200 }));
    const told = await notifier(server.origin, clock).tell(await observed("A lamp."));
    expect(told).toEqual([]);
    expect(clock.slept).toEqual([1_000, 2_000, 4_000]);
    const signatures = server.asked.map(({ headers }) => headers["x-stemma-signature"]);
    expect(new Set(signatures).size).toBe(4);
    expect(new Set(server.asked.map(({ body }) => body)).size).toBe(1);
  });

  it("waits as long as the receiver asks", async () => {
    const clock = fakeClock();
    const server = await receiver((nth) =>
      nth === 0 ? { status: 429, headers: { "retry-after": "30" } } : {},
    );
    await notifier(server.origin, clock).tell(await observed("A lamp."));
    expect(clock.slept).toEqual([30_000]);
  });

  it("gives up after five minutes and sends nothing of the rest", async () => {
    const server = await receiver(() => ({ status: 503 }));
    const page = await observed("A lamp.");
    const events = Array.from({ length: 1_500 }, () => page.events[0]).filter((event) => event !== undefined);
    const told = await notifier(server.origin).tell({ ...page, events });
    expect(told).toEqual([expect.stringMatching(/answers 503/)]);
    expect(new Set(server.asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(server.asked.length).toBeGreaterThan(5);
  });

  it("waits once for a receiver that is down, tries it twice more, and gives it up for the pass", async () => {
    const clock = fakeClock();
    const server = await receiver(() => ({ status: 503 }));
    const { tell } = notifier(server.origin, clock);
    const page = await observed("A lamp.");
    const tried: [posts: number, failure: string | undefined][] = [];
    for (let i = 0; i < 5; i++) {
      const before = server.asked.length;
      const [failure = ""] = await tell(page);
      expect(failure).toMatch(/answers 503/);
      tried.push([server.asked.length - before, /\(.*\)/.exec(failure)?.[0]]);
    }
    expect(tried.slice(1)).toEqual([
      [1, "(tried 1 time)"],
      [1, "(tried 1 time)"],
      [0, "(not tried again)"],
      [0, "(not tried again)"],
    ]);
    expect(clock.monotonicMs()).toBeLessThan(6 * 60_000);
  });

  it("tells of the other pages where the receiver fails at one alone", async () => {
    const page = await observed("A lamp.");
    const server = await receiver((_, { body }) => ({ status: body.includes('"title":"Bad"') ? 500 : 200 }));
    const { tell } = notifier(server.origin);
    const delivered: boolean[] = [];
    for (const title of ["Bad", "Good", "Bad", "Bad", "Good"]) {
      delivered.push((await tell({ ...page, title })).length === 0);
    }
    expect(delivered).toEqual([false, true, false, false, true]);
  });

  it("has patience again with a receiver that refuses one body and fails at the next", async () => {
    const server = await receiver((nth) => ({ status: [400, 400, 400, 503, 200][nth] ?? 200 }));
    const { tell } = notifier(server.origin);
    const page = await observed("A lamp.");
    const delivered: boolean[] = [];
    for (let i = 0; i < 4; i++) delivered.push((await tell(page)).length === 0);
    expect(delivered).toEqual([false, false, false, true]);
  });

  it("has patience again with a receiver that refuses a body only when it is tried again", async () => {
    const server = await receiver((nth) => ({ status: [503, 400, 503, 200][nth] ?? 200 }));
    const { tell } = notifier(server.origin);
    const page = await observed("A lamp.");
    expect(await tell(page)).toEqual([expect.stringMatching(/answers 400 \(tried 2 times\)/)]);
    expect(await tell(page)).toEqual([]);
  });

  it("takes nothing for refused when the run is interrupted while it waits for an answer", async () => {
    const stop = new AbortController();
    const server = await receiver(() => {
      stop.abort();
      return { silent: true };
    });
    const { tell } = notifier(server.origin, fakeClock(), { signal: stop.signal });
    await expect(tell(await observed("A lamp."))).rejects.toMatchObject({ code: "CANCELLED" });
    expect(server.asked).toHaveLength(1);
  });

  it("waits no longer before it tries again when the run is interrupted", async () => {
    const stop = new AbortController();
    const server = await receiver(() => ({ status: 503 }));
    const ends: unknown[] = [];
    const sleep: FakeClock["sleep"] = async (_, signal) => {
      stop.abort();
      ends.push(signal?.aborted);
    };
    const { tell } = notifier(server.origin, { ...fakeClock(), sleep }, { signal: stop.signal });
    await expect(tell(await observed("A lamp."))).rejects.toMatchObject({ code: "CANCELLED" });
    expect([server.asked.length, ends]).toEqual([1, [true]]);
  });

  it("has patience again behind a body that was refused after one that was given up", async () => {
    const answers = new Map([
      ["Bad", [503]],
      ["Refused", [400]],
      ["Slow", [503, 200]],
    ]);
    const server = await receiver((_, { body }) => {
      const statuses = answers.get(JSON.parse(body).title) ?? [];
      return { status: (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200 };
    });
    const { tell } = notifier(server.origin);
    const page = await observed("A lamp.");
    const delivered: boolean[] = [];
    for (const title of answers.keys()) delivered.push((await tell({ ...page, title })).length === 0);
    expect(delivered).toEqual([false, false, true]);
  });

  it("sends nothing where no event is wanted", async () => {
    const server = await receiver();
    const { tell } = notifier(server.origin, fakeClock(), { notifyTypes: "revert_war" });
    expect(await tell(await observed("A lamp."))).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["is of two megabytes", { body: "x".repeat(2_000_000) }],
    ["is packed as nobody asked for", { headers: { "content-encoding": "br" }, body: "no brotli" }],
    ["is said to be gzip and is not", { headers: { "content-encoding": "gzip" }, body: "no gzip" }],
    ["is cut", { body: "o", cut: true }],
    ["never ends", { drip: true }],
  ])("takes any 2xx for what it is, when the answer's body %s", async (_, reply) => {
    const server = await receiver(() => ({ status: 202, ...reply }));
    const { tell, close } = notifier(server.origin);
    const told = await tell(await observed("A lamp."));
    await close();
    expect(told).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });

  it("lets go of an answer that never ends when it is closed", async () => {
    const server = await receiver(() => ({ drip: true }));
    const { tell, close } = notifier(server.origin);
    await tell(await observed("A lamp."));
    expect(server.dripping()).toBe(1);
    await close();
    await until(() => server.dripping() === 0);
  });

  it("tries again after an answer that never comes, and one whose status is an error's though it is cut", async () => {
    // The first is for the host's name; the first of a request comes when that is there, later ones never.
    const deadlines: (() => void)[] = [];
    const clock: FakeClock = {
      ...fakeClock(),
      timer: (_, call) => {
        deadlines.push(call);
        return () => undefined;
      },
    };
    const replies: readonly Reply[] = [{ silent: true }, { status: 502, cut: true, body: "o" }, {}];
    const server = await receiver((nth) => {
      if (nth === 0) deadlines[1]?.();
      return replies[nth] ?? {};
    });
    expect(await notifier(server.origin, clock).tell(await observed("A lamp."))).toEqual([]);
    expect(server.asked).toHaveLength(3);
  });

  it("follows no redirect", async () => {
    const thief = await receiver();
    const server = await receiver(() => ({ status: 307, headers: { location: `${thief.origin}/take` } }));
    const told = await notifier(server.origin).tell(await observed("A lamp."));
    expect(told).toEqual([expect.stringMatching(/redirect.*tried 1/)]);
    expect([server.asked.length, thief.asked.length]).toEqual([1, 0]);
  });

  it.each([300, 400, 401, 410])("does not try again after %i", async (status) => {
    const server = await receiver(() => ({ status }));
    const failures = await notifier(server.origin).tell(await observed("A lamp."));
    expect(failures).toEqual([`the webhook at ${server.origin} answers ${status} (tried 1 time)`]);
  });

  it("does not try again where no encrypted connection can be had", async () => {
    const server = await receiver();
    const secure = server.origin.replace("http:", "https:");
    const failures = await notifier(secure).tell(await observed("A lamp."));
    expect(failures).toEqual([`the webhook at ${secure} cannot be reached (tls) (tried 1 time)`]);
  });

  it("keeps the address rules of its host, and names neither path nor query", async () => {
    const policy = { kind: "public-and-loopback", allowHosts: [], loopback: false } as const;
    const { tell } = notifier("http://127.0.0.1:9/hook/token-1234?k=5678", fakeClock(), {
      addressPolicy: policy,
    });
    const failures = await tell(await observed("A lamp."));
    expect(failures[0]).toMatch(/127\.0\.0\.1:9 is refused/);
    expect(failures[0]).not.toMatch(/1234|5678/);
  });

  it.each([
    ["an address that is none", "hooks", {}, /http or https/],
    ["another kind of address", "file:///etc/passwd", {}, /http or https/],
    [
      "a name and a password",
      "http://ada:secret-word@127.0.0.1:9",
      {},
      /take the user name and password out/,
    ],
    ["a name alone", "http://ada@127.0.0.1:9", {}, /take the user name and password out/],
    ["a password alone", "http://:secret-word@127.0.0.1:9", {}, /take the user name and password out/],
    ["no secret", "http://127.0.0.1:9", {}, /STEMMA_WEBHOOK_SECRET/],
    ["a short secret", "http://127.0.0.1:9", { STEMMA_WEBHOOK_SECRET: "short" }, /at least 16 bytes/],
  ])("refuses %s before anything is read", (_, webhook, env, message) => {
    const { host } = testHost("", env);
    expect(() => openNotifier(choice({ webhook }), detectors, host)).toThrow(message);
  });

  it("takes a secret of sixteen bytes", () => {
    const { host } = testHost("", { STEMMA_WEBHOOK_SECRET: "x".repeat(16) });
    expect(openNotifier(choice({ webhook: "http://127.0.0.1:9" }), detectors, host)).not.toBeNull();
  });
});
