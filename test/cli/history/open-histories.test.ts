import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { exportXml, pageXml } from "../../sources/export-xml/export-of.ts";
import { fakeWiki, json } from "../../support/fake-wiki.ts";
import { testHost } from "../../support/test-host.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-inputs-"));
const lamp = pageXml("Lamp", 1, "The lamp burns all night.", "The lamp is out.");
const rock = pageXml("Rock", 2, "A rock lies in the sea.");

function input(name: string, ...pages: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, exportXml(...pages));
  return path;
}

const several = input("several.xml", lamp, rock);
const one = input("one.xml", lamp);
const none = input("none.xml");

async function run(command: string, file: string, ...args: readonly string[]) {
  const { host, out, errors } = testHost();
  const text = command === "claim" ? ["--text", "The lamp burns all night."] : [];
  const exitCode = await main([command, "--input", file, ...text, ...args], host);
  return { exitCode, out: out(), error: errors().at(-1) ?? "" };
}

describe("an input of several pages", () => {
  it.each([
    ["export", [], "name one of them by its title or id"],
    ["export", ["--format", "ndjson"], "name one of them by its title or id"],
    ["claim", ["--format", "json"], "name one of them by its title or id, or take --format ndjson"],
  ])("is refused by %s %j before anything is written", async (command, args, fix) => {
    const { exitCode, out, error } = await run(command, several, ...args);
    expect([exitCode, out]).toEqual([2, ""]);
    expect(error).toBe(`stemma: ${several}: holds several pages; ${fix} [INVALID_INPUT]`);
  });

  it("is taken where a page of it is named, or each page has a line or a timeline of its own", async () => {
    expect((await run("export", several, "Lamp")).exitCode).toBe(0);
    expect((await run("claim", several, "1", "--format", "json")).exitCode).toBe(0);
    for (const format of ["ndjson", "text"]) {
      expect((await run("claim", several, "--format", format)).exitCode).toBe(0);
    }
  });
});

describe("an input of one page", () => {
  it("need not have its page named", async () => {
    expect((await run("export", one)).out).toBe((await run("export", one, "Lamp")).out);
    expect((await run("claim", one, "--format", "json")).exitCode).toBe(0);
  });
});

describe("an input without pages", () => {
  it.each([
    ["analyze", []],
    ["analyze", ["--workers", "2"]],
    ["claim", []],
    ["claim", ["--format", "json"]],
    ["export", []],
  ])("is told as such by %s %j", async (command, args) => {
    const output = join(folder, "never");
    const { exitCode, out, error } = await run(command, none, ...args, "--output", output);
    expect([exitCode, out, existsSync(output)]).toEqual([3, "", false]);
    expect(error).toBe(
      `stemma: ${none}: holds no page; export it again, with the pages that are wanted [PAGE_MISSING]`,
    );
  });
});

describe("what is said of an input", () => {
  it.each([
    ["analyze", "Lamp", "--wiki", "wiki.example"],
    ["analyze", "--sort"],
    ["claim", "Lamp", "--text", "The lamp burns.", "--api", "http://127.0.0.1:9/", "--sort"],
  ])("is refused where there is none: %s %s %s", async (...args) => {
    const { host, errors } = testHost();
    expect(await main(args, host)).toBe(2);
    expect(errors().join("\n")).toMatch(/--(wiki|sort) is for what --input reads/);
  });
});

describe("a page of a wiki", () => {
  it.each([[["--no-store"]], [[]]])("may be named by its address (%j)", async (store) => {
    const wiki = await fakeWiki({ title: "Lamp", revisions: [{ id: 1, text: "A lamp burns." }] });
    const { host, out, errors } = testHost();
    const address = new URL("/wiki/Lamp#Oil", wiki.api).href;
    // A second run finds the page in the store.
    for (const _ of [1, 2]) expect(await main(["analyze", address, ...store], host), errors().join()).toBe(0);
    await wiki.close();
    const [first, ...more] = out().trim().split("\n");
    expect(first).toContain('"title":"Lamp"');
    expect(more).toContain(first);
  });

  it.each([
    [["http://127.0.0.1:9/"], "that address names no page of a wiki; give its title, and the wiki with api"],
    [
      ["http://127.0.0.1:9/wiki/Lamp", "--api", "127.0.0.1:9"],
      "its address already names a wiki; leave out api, or give its title",
    ],
    [
      ["http://127.0.0.1:9/wiki/Lamp", "--input", one],
      "its address already names a wiki; give its title with --input",
    ],
  ])("is refused before anything is asked: %j", async (args, why) => {
    const { host, errors } = testHost();
    expect(await main(["analyze", ...args], host)).toBe(2);
    expect(errors()).toEqual([`stemma: page: ${why} [INVALID_INPUT]`]);
  });

  it.each([
    ["analyze", true, [], []],
    ["claim", true, ["--text", "The lamp burns."], ["--no-store"]],
    ["analyze", false, [], []],
  ])("is told by %s to be a redirect where it is one (%j)", async (command, isRedirect, args, store) => {
    const wiki = await fakeWiki({ isRedirect, revisions: [{ id: 1, text: "#REDIRECT [[Lantern]]" }] });
    const { host, errors } = testHost();
    await main([command, "Lamp", "--api", wiki.api, ...args, ...store], host);
    await wiki.close();
    const told = errors().filter((line) => line.startsWith("stemma: the page is a redirect"));
    expect(told).toHaveLength(isRedirect ? 1 : 0);
  });

  it.each([[["--no-store"]], [[]]])(
    "is the one a redirect leads to, where that is asked for (%j)",
    async (store) => {
      const leads = { from: "Lamp", to: "Lantern" };
      const normalized = [{ from: "lamp", to: "Lamp" }];
      const wiki = await fakeWiki({
        title: "Lantern",
        revisions: [{ id: 1, text: "A lantern burns." }],
        fault: ({ parameters }) =>
          parameters.has("redirects")
            ? json({
                query: { normalized, redirects: [leads], pages: [{ pageid: 7, ns: 0, title: "Lantern" }] },
              })
            : undefined,
      });
      const manifest = join(folder, "manifest.json");
      const { host, out, errors } = testHost();
      const args = ["lamp", "--api", wiki.api, "--follow-redirect", "--manifest", manifest, ...store];
      // A second run finds the page in the store.
      const codes = [await main(["analyze", ...args], host), await main(["analyze", ...args], host)];
      expect(codes, errors().join("\n")).toEqual([0, 0]);
      await wiki.close();
      expect(out()).toContain('"title":"Lantern"');
      const { source } = JSON.parse(readFileSync(manifest, "utf8"));
      expect(source).toMatchObject({ normalizedFrom: "lamp", redirectedFrom: "Lamp", isRedirect: false });
    },
  );

  it.each([[["--no-store"]], [[]]])(
    "is refused where it is a redirect that leads to another wiki, and is to be followed (%j)",
    async (store) => {
      const wiki = await fakeWiki({
        isRedirect: true,
        revisions: [{ id: 1, text: "#REDIRECT [[d:Q1]]" }],
        fault: ({ parameters }) =>
          parameters.has("redirects")
            ? json({
                query: { redirects: [{ from: "Lamp", to: "d:Q1" }], interwiki: [{ title: "d:Q1", iw: "d" }] },
              })
            : undefined,
      });
      const { host, errors, out } = testHost();
      const code = await main(["analyze", "Lamp", "--api", wiki.api, "--follow-redirect", ...store], host);
      await wiki.close();
      expect([code, out()]).toEqual([2, ""]);
      expect(errors().at(-1)).toMatch(
        /^stemma: the page "Lamp" redirects to a page of another wiki; .* \(redirectsTo: d:Q1\) \[PAGE_INTERWIKI\]$/,
      );
    },
  );

  it.each([[[]], [["--input", "dump.xml"]], [["Lamp", "--input", "dump.xml"]]])(
    "is needed by --follow-redirect (%j)",
    async (args) => {
      const { host, errors } = testHost();
      expect(await main(["analyze", ...args, "--follow-redirect"], host)).toBe(2);
      expect(errors().join("\n")).toContain("name the page, and leave --input out [INVALID_INPUT]");
    },
  );
});
