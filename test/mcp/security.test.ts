import { lookup } from "node:dns/promises";
import { hostname } from "node:os";
import { describe, expect, it } from "vitest";
import { loopbackServer } from "../support/loopback-server.ts";
import { askOnce, textOf } from "./conversation.ts";
import { lampWiki } from "./lamp.ts";

async function ask(api: string, env: Readonly<Record<string, string>> = {}) {
  const answer = await askOnce("analyze", { page: "Lamp", api, limit: "0" }, env);
  return { text: textOf(answer), raw: JSON.stringify(answer) };
}

/** Where this machine's own name leads; `null` where nobody knows it. */
const own = await lookup(hostname()).catch(() => null);

describe("the api argument over MCP", () => {
  it.each([
    "http://10.0.0.1/w/api.php",
    "http://192.168.1.1",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://0.0.0.0/",
  ])("refuses %s", async (api) => {
    const { text } = await ask(api);
    expect(text).toMatchObject({
      code: "ADDRESS_REFUSED",
      cause: expect.stringContaining("STEMMA_ALLOW_HOSTS"),
    });
  });

  it.each(["localhost.", "127.1", "2130706433", "0x7f000001", "[::1]"])(
    "knows %s for this machine, however it is written",
    async (name) => {
      const { text } = await ask(`http://${name}:9/w/api.php`, { STEMMA_NETWORK: "public" });
      expect(text).toMatchObject({
        code: "ADDRESS_REFUSED",
        cause: expect.stringContaining("STEMMA_NETWORK"),
      });
    },
  );

  it.skipIf(own === null)("refuses a name that leads to an address that is not public", async () => {
    const { text } = await ask(`http://${hostname()}/w/api.php`);
    expect(text).toMatchObject({
      code: "ADDRESS_REFUSED",
      cause: expect.stringContaining(`STEMMA_ALLOW_HOSTS=${hostname().toLowerCase()}`),
    });
  });

  it.each(["file:///etc/passwd", "gopher://127.0.0.1/", "javascript:alert(1)", "http://user:pw@127.0.0.1/"])(
    "refuses %s",
    async (api) => {
      const { text, raw } = await ask(api);
      expect(text.code).toBe("INVALID_INPUT");
      expect(raw).not.toContain("root:");
    },
  );

  it("allows a wiki on this machine, unless the operator forbids it", async () => {
    const wiki = await lampWiki(3);
    expect((await ask(wiki.api)).text).toHaveProperty("counts");
    const { text } = await ask(wiki.api, { STEMMA_NETWORK: "public" });
    expect(text).toMatchObject({ code: "ADDRESS_REFUSED", cause: expect.stringContaining("STEMMA_NETWORK") });
    const listed = await ask(wiki.api, { STEMMA_NETWORK: "public", STEMMA_ALLOW_HOSTS: wiki.host });
    expect(listed.text).toHaveProperty("counts");
    await wiki.close();
  });

  it("echoes nothing of what is no wiki, and asks by GET or a read alone", { tags: "long" }, async () => {
    const server = await loopbackServer(() => ({
      headers: { "content-type": "text/html" },
      body: "<p>secret-of-the-intranet</p>",
    }));
    const { text, raw } = await ask(`${server.origin}/admin?action=delete`);
    expect(text.code).toBe("NOT_A_WIKI");
    expect(raw).not.toContain("secret");
    expect(server.asked.filter(({ parameters }) => parameters.get("action") === "delete")).toEqual([]);
    await server.close();
  });

  it("gives the operator's account to its own wiki, and to no other", async () => {
    const [own, other] = [await lampWiki(3), await lampWiki(3)];
    const env = { STEMMA_WIKI_ORIGIN: own.origin, STEMMA_WIKI_TOKEN: "opensesame" };
    for (const { api } of [own, other]) expect((await ask(api, env)).text).toHaveProperty("counts");
    const given = ({ asked }: typeof own) => new Set(asked.map(({ headers }) => headers.authorization));
    expect([given(own), given(other)]).toEqual([new Set(["Bearer opensesame"]), new Set([undefined])]);
    await own.close();
    await other.close();
  });

  it("asks a wiki by its api alone, for reading", async () => {
    const wiki = await lampWiki(3);
    await ask(`${wiki.origin}/w/index.php?title=Lamp&action=delete`);
    const { asked } = wiki;
    expect(asked.length).toBeGreaterThan(2);
    for (const { method, path, parameters } of asked) {
      const isRead = path === "/w/api.php" && parameters.get("action") === "query";
      const isDiscovery = method === "GET" && parameters.get("action") === null;
      expect(isRead || isDiscovery, `${method} ${path}?${parameters}`).toBe(true);
    }
    await wiki.close();
  });

  it("asks what is no wiki for its api and one page, by GET, and no more", async () => {
    const server = await loopbackServer(() => ({ status: 404, body: "no" }));
    await ask(`${server.origin}/wiki/Lamp?action=purge`);
    expect(new Set(server.asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
    const paths = [...new Set(server.asked.map(({ path }) => path))];
    expect(paths.filter((path) => !path.endsWith("/api.php")).length).toBeLessThanOrEqual(1);
    await server.close();
  });

  it("follows three redirects at most", async () => {
    const server = await loopbackServer(({ path, parameters }) => {
      const nth = Number(parameters.get("nth") ?? 0);
      return { status: 302, headers: { location: `${path}?nth=${nth + 1}` } };
    });
    const { text } = await ask(`${server.origin}/w/api.php`);
    expect(text.code).toBe("NOT_A_WIKI");
    const furthest = Math.max(...server.asked.map(({ parameters }) => Number(parameters.get("nth") ?? 0)));
    expect(furthest).toBeLessThanOrEqual(3);
    await server.close();
  });

  it("does not tell a closed port from a foreign answer", { tags: "long", timeout: 60_000 }, async () => {
    const server = await loopbackServer(() => ({ body: "SSH-2.0" }));
    const open = await ask(server.origin);
    await server.close();
    const closed = await ask(server.origin);
    expect(closed.text).toEqual(open.text);
  });

  it("does not follow a redirect from this machine to another kind of address", async () => {
    // Where nobody checks, this address leads to this machine, too.
    const server = await loopbackServer(({ path }) => ({
      status: 302,
      headers: { location: `http://0.0.0.0:${new URL(server.origin).port}/elsewhere${path}` },
    }));
    const { text } = await ask(`${server.origin}/w/api.php`);
    expect(text.code).toBe("ADDRESS_REFUSED");
    expect(server.asked.map(({ path }) => path)).toEqual(["/w/api.php"]);
    await server.close();
  });
});
