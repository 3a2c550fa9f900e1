import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import { openWebhook } from "../../src/cli/notify/webhook.ts";
import { proxyOf } from "../../src/cli/proxy-of.ts";
import { chatServer } from "../support/chat-server.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { fakeWiki } from "../support/fake-wiki.ts";
import { loopbackServer } from "../support/loopback-server.ts";
import { proxyServer } from "../support/proxy-server.ts";
import { testHost } from "../support/test-host.ts";

const proxy = "http://proxy.example:3128";

describe("proxyOf", () => {
  it.each([
    [{ HTTPS_PROXY: proxy }, "https://wiki.example/", `${proxy}/`],
    [{ HTTPS_PROXY: proxy }, "http://wiki.example/", null],
    [{ HTTP_PROXY: proxy }, "http://wiki.example/", `${proxy}/`],
    [{ HTTP_PROXY: proxy }, "https://wiki.example/", null],
    [{ ALL_PROXY: proxy }, "https://wiki.example/", `${proxy}/`],
    [{ ALL_PROXY: "http://other.example", HTTPS_PROXY: proxy }, "https://wiki.example/", `${proxy}/`],
    [{ https_proxy: proxy, HTTPS_PROXY: "http://other.example" }, "https://wiki.example/", `${proxy}/`],
    [{ https_proxy: "", HTTPS_PROXY: proxy }, "https://wiki.example/", null],
    [{ HTTPS_PROXY: "proxy.example:3128" }, "https://wiki.example/", `${proxy}/`],
    [{ HTTPS_PROXY: "https://proxy.example" }, "https://wiki.example/", "https://proxy.example/"],
    [{}, "https://wiki.example/", null],
  ])("reads %j for %s", (env, address, expected) => {
    expect(proxyOf(env)(new URL(address))?.href ?? null).toBe(expected);
  });

  it.each([
    ["*", "https://wiki.example/", true],
    ["wiki.example", "https://wiki.example/", true],
    ["Wiki.Example", "https://wiki.example/", true],
    ["example", "https://wiki.example/", true],
    [".wiki.example", "https://en.wiki.example/", true],
    ["*.wiki.example", "https://en.wiki.example/", true],
    ["wiki.example", "https://wiki.example./", true],
    ["wiki.example.", "https://wiki.example/", true],
    ["вики.example", "https://вики.example/", true],
    ["*.ВИКИ.example:443", "https://uk.вики.example/", true],
    ["FD00::1", "http://[fd00::1]/", true],
    ["iki.example", "https://wiki.example/", false],
    ["other.example", "https://wiki.example/", false],
    ["other.example, wiki.example", "https://wiki.example/", true],
    ["wiki.example:443", "https://wiki.example/", true],
    ["wiki.example:8443", "https://wiki.example/", false],
    ["wiki.example:8443", "https://wiki.example:8443/", true],
    ["10.1.2.3", "http://10.1.2.3/", true],
    ["10.0.0.0/8", "http://10.1.2.3/", true],
    ["10.0.0.0/8", "http://11.1.2.3/", false],
    ["10.0.0.0/8", "http://wiki.example/", false],
    ["10.0.0.0/33", "http://10.1.2.3/", false],
    ["fd00::/8", "http://[fd00::1]/", true],
    ["[fd00::1]:80", "http://[fd00::1]/", true],
    ["fd00::1", "http://[fd00::1]/", true],
    ["fd00::1:80", "http://[fd00::1]/", false],
    ["[0:0:0:0:0:0:0:1]", "http://[::1]/", true],
    ["::0001", "http://[::1]/", true],
    ["[FD00:0::0:0001]:80", "http://[fd00::1]/", true],
    ["[FD00:0::0:0001]:81", "http://[fd00::1]/", false],
    ["::ffff:127.0.0.1", "http://[::ffff:7f00:1]/", true],
    ["fe80::1%eth0", "http://[fe80::1]/", false],
    ["", "https://wiki.example/", false],
  ])("with NO_PROXY=%s spares %s its proxy: %s", (list, address, isSpared) => {
    const chosen = proxyOf({ ALL_PROXY: proxy, NO_PROXY: list })(new URL(address));
    expect(chosen === null).toBe(isSpared);
  });

  it.each(["socks5://ada:secret@proxy.example", "http://", "ht!tp://proxy.example"])(
    "refuses %s by its variable, and does not repeat it",
    (value) => {
      const read = () => proxyOf({ HTTPS_PROXY: value })(new URL("https://wiki.example/"));
      expect(read).toThrow(/^HTTPS_PROXY: must be the address of an HTTP proxy/);
      expect(read).not.toThrow(/secret/);
    },
  );
});

describe("behind a proxy", () => {
  const run = async (args: readonly string[], env: Readonly<Record<string, string>>, stdin = "") => {
    const { host, out, errors } = testHost(stdin, { STEMMA_CONTACT: "ada@example.org", ...env });
    return { exitCode: await main(args, host), out: out(), errors: errors() };
  };
  const portOf = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);

  it("reads a wiki whose name this machine does not know", async () => {
    const wiki = await fakeWiki({ title: "Lamp", revisions: [{ id: 1, text: "The lamp burns all night." }] });
    onTestFinished(() => wiki.close());
    const between = await proxyServer(portOf(wiki));
    onTestFinished(() => between.close());
    const args = [
      "analyze",
      "Lamp",
      "--api",
      "http://wiki.invalid/w/api.php",
      "--types",
      "sentence_first_seen",
    ];
    const { exitCode, out } = await run(args, { HTTP_PROXY: between.url.href });
    expect(exitCode).toBe(0);
    expect(out).toContain("The lamp burns all night.");
    expect(new Set(between.asked.map(({ host }) => host))).toEqual(new Set(["wiki.invalid"]));
  });

  it.each([
    ["https", 403],
    ["http", 407],
  ])("names the proxy that gives no way to a wiki, over %s with %i", async (scheme, status) => {
    const between = await proxyServer({ status });
    onTestFinished(() => between.close());
    const args = ["analyze", "Lamp", "--api", `${scheme}://wiki.invalid/w/api.php`];
    const { exitCode, errors } = await run(args, { ALL_PROXY: between.url.href });
    expect(exitCode).toBe(4);
    expect(errors.at(-1)).toContain(
      `wiki.invalid cannot be reached through the proxy ${between.url.origin} (it answered ${status}); check HTTPS_PROXY`,
    );
  });

  it("asks a model", async () => {
    const model = await chatServer(() => '{"answer":"same"}');
    onTestFinished(() => model.close());
    const between = await proxyServer(portOf(model));
    onTestFinished(() => between.close());
    const args = ["classify", "--boundary", "sentence_similarity", "--input", "-", "--model", "tiny"];
    const { exitCode, out } = await run(
      [...args, "--endpoint", "http://models.invalid/v1"],
      { HTTP_PROXY: between.url.href },
      JSON.stringify({ before: "It is 5 m tall.", after: "It is 6 m tall." }),
    );
    expect([exitCode, JSON.parse(out).answer]).toEqual([0, "same"]);
    expect(between.asked.map(({ target }) => target)).toEqual(["http://models.invalid/v1/chat/completions"]);
  });

  it("posts to a webhook", async () => {
    const receiver = await loopbackServer(() => ({}));
    onTestFinished(() => receiver.close());
    const between = await proxyServer(portOf(receiver));
    onTestFinished(() => between.close());
    const hook = openWebhook({
      url: new URL("http://hooks.invalid/in"),
      secret: "0123456789abcdef",
      clock: fakeClock(),
      policy: { kind: "typed" },
      proxyOf: () => between.url,
      version: "0.0.0",
      contact: undefined,
    });
    onTestFinished(() => hook.close());
    expect(await hook.post("[]", "key")).toEqual({ attempts: 1, failure: null });
    expect(between.asked.map(({ target }) => target)).toEqual(["http://hooks.invalid/in"]);
  });
});
