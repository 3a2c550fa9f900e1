import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { busyWiki } from "../support/busy-wiki.ts";
import { otherRun } from "../support/other-run.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";

async function run(...args: string[]) {
  const { host, out, errors } = testHost();
  return { code: await main(args, host), out: out(), errors: errors() };
}

/** A store with two pages of a wiki in it. */
async function twoPages() {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  const store = scratchFolder();
  for (const title of ["Lamp", "Rock"]) {
    wiki.save(title, `A ${title.toLowerCase()}.`);
    wiki.save(title, `A ${title.toLowerCase()} by the sea.`);
    expect((await run("analyze", title, "--api", wiki.api, "--store", store)).code).toBe(0);
  }
  return { wiki, store };
}

function pageFileIn(store: string, pageId: number): string {
  const files = readdirSync(join(store, "1", "pages"), { recursive: true, encoding: "utf8" });
  return join(store, "1", "pages", files.find((name) => name.endsWith(`${sep}${pageId}.mdb`)) ?? "");
}

describe("stemma store", () => {
  it("tells what is kept of which page", async () => {
    const { store } = await twoPages();
    const { code, out } = await run("store", "info", "--store", store);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      totals: { pages: 2, revisions: 4 },
      pages: [
        { title: "Lamp", revisions: 2, texts: 2, bytes: expect.any(Number) },
        { title: "Rock", revisions: 2, texts: 2 },
      ],
    });
  });

  it.each([["info"], ["verify"], ["prune", "--wiki", "wiki.example"]])(
    "%s says that there is no store where a name is misspelt, and makes none",
    async (...action) => {
      const typo = scratchFolder();
      const { code, out, errors } = await run("store", ...action, "--store", typo);
      expect([code, out]).toEqual([3, ""]);
      expect(errors).toEqual([expect.stringContaining(`there is no store in ${JSON.stringify(typo)}`)]);
      expect(existsSync(typo)).toBe(false);
    },
  );

  it.skipIf(process.platform === "win32")("tells a folder that cannot be looked into from none", async () => {
    const loop = join(scratchFolder(), "loop");
    mkdirSync(dirname(loop), { recursive: true });
    symlinkSync("loop", loop);
    const { code, errors } = await run("store", "info", "--store", loop);
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/the store cannot use .*ELOOP.*give access to its folder/),
    ]);
  });

  it("removes with a page what a run left that was killed as it wrote its file anew", async () => {
    const { store } = await twoPages();
    const file = pageFileIn(
      store,
      JSON.parse((await run("store", "info", "--store", store)).out).pages[0].pageId,
    );
    writeFileSync(`${file}.compact`, readFileSync(file));
    expect((await run("store", "prune", "--page", "Lamp", "--store", store)).code).toBe(0);
    expect([existsSync(file), existsSync(`${file}.compact`)]).toEqual([false, false]);
  });

  it("finds every hash right, and a text that was damaged", async () => {
    const { store, wiki } = await twoPages();
    expect((await run("store", "verify", "--store", store)).code).toBe(0);
    const file = pageFileIn(store, 1);
    const bytes = readFileSync(file);
    // A text this short is kept as it is.
    const at = bytes.lastIndexOf("A lamp.");
    expect(at).toBeGreaterThan(0);
    bytes.write("A camp.", at);
    writeFileSync(file, bytes);
    const { code, out, errors } = await run("store", "verify", "--store", store);
    expect([code, errors.at(-1)]).toEqual([1, expect.stringContaining("[STORE_FAILED]")]);
    expect(JSON.parse(out).pages[0].damaged).toContain("page/1000");
    const line = ["analyze", "Lamp", "--api", wiki.api, "--depth", "forensic"];
    const healed = await run(...line, "--store", store);
    expect(healed.out).toBe((await run(...line, "--no-store")).out);
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["empty", () => Buffer.alloc(0)],
    ["no such file", (bytes: Buffer) => bytes.fill(7, 0, 8192)],
    ["wrong within", (bytes: Buffer) => bytes.map((byte, at) => (at > 8192 && at % 97 === 0 ? ~byte : byte))],
  ])(
    "finds a page whose file is %s, leaves it as it is, and removes it by title, id or wiki",
    async (_, damage) => {
      const { store } = await twoPages();
      const file = pageFileIn(store, 1);
      const healthy = readFileSync(file);
      const [{ wiki }] = JSON.parse((await run("store", "info", "--store", store)).out).pages;
      for (const chosen of [
        ["--page", "Lamp"],
        ["--page", "1"],
        ["--wiki", wiki],
      ]) {
        writeFileSync(file, damage(Buffer.from(healthy)));
        for (let times = 0; times < 2; times++) {
          const { code, errors, out } = await run("store", "verify", "--store", store);
          expect([code, errors.at(-1)]).toEqual([
            1,
            expect.stringMatching(/^stemma: 1 values or files .*\[STORE_FAILED\]/),
          ]);
          expect(JSON.parse(out).pages).toMatchObject([
            { wiki, pageId: 1, damaged: ["file"] },
            { damaged: [] },
          ]);
        }
        expect((await run("store", "info", "--store", store)).code).toBe(0);
        expect((await run("store", "prune", ...chosen, "--store", store)).code).toBe(0);
        expect(existsSync(file)).toBe(false);
      }
    },
  );

  it("knows a page by its file's name whose own name in it is damaged, until it is written again", async () => {
    const { store, wiki } = await twoPages();
    const opened = await scratchStore(store);
    const [page] = await opened.pages();
    if (page === undefined) throw new Error("no page");
    const environment = await openEnvironment(pageFileIn(store, 1));
    environment.change(({ put }) => put("key", Buffer.from("no key")));
    await environment.close();
    expect((await opened.pages())[0]).toMatchObject({ wiki: page.wiki, pageId: 1, isDamaged: false });
    const { code, out } = await run("store", "verify", "--store", store);
    expect([code, JSON.parse(out).pages[0].damaged]).toEqual([1, ["key"]]);
    wiki.save("Lamp", "A lamp on a rock.");
    await run("analyze", "Lamp", "--api", wiki.api, "--store", store);
    expect((await run("store", "verify", "--store", store)).code).toBe(0);
  });

  it.each([
    ["--wiki", "wiki.example at http://w/api.php"],
    ["--page", "7"],
  ])("removes by %s what models said of a page of an export, and keeps the rest", async (...chosen) => {
    const { store } = await twoPages();
    const { answers, close } = await scratchStore(store);
    const wiki = "wiki.example at http://w/api.php";
    answers.put("a", { answer: "same" }, { wiki, pageId: 7, revisions: [1, 2] });
    answers.put("b", { answer: "same" }, { wiki: "other.example", pageId: 8, revisions: [1] });
    await close();
    await run("store", "prune", "--older-than", "0d", ...chosen, "--store", store);
    expect(JSON.parse((await run("store", "info", "--store", store)).out).answers).toBe(2);
    const { out, errors } = await run("store", "prune", ...chosen, "--store", store);
    expect(JSON.parse(out)).toMatchObject({ answers: 1, totals: { removed: { pages: 0, answers: 1 } } });
    expect(errors).toEqual([]);
  });

  it("removes a page, and keeps the others", async () => {
    const { store } = await twoPages();
    expect((await run("store", "prune", "--store", store)).code).toBe(2);
    expect((await run("store", "prune", "--page", "Lamp", "--store", store)).code).toBe(0);
    const { out } = await run("store", "info", "--store", store);
    expect(JSON.parse(out).pages).toMatchObject([{ title: "Rock" }]);
    // The wiki's clock of the test is long ago.
    await run("store", "prune", "--older-than", "30d", "--store", store);
    expect(JSON.parse((await run("store", "info", "--store", store)).out).pages).toEqual([]);
  });
});

/** A store with two pages that are only watched: the first again when the wiki's clock said `again`. */
async function twoWatched(again: string) {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  const store = scratchFolder();
  const list = join(dirname(store), "pages.txt");
  const watch = async (titles: string) => {
    writeFileSync(list, titles);
    expect((await run("cron", list, "--api", wiki.api, "--store", store)).code).toBe(0);
  };
  for (const title of ["Lamp", "Rock"]) wiki.save(title, `A ${title.toLowerCase()}.`);
  wiki.pass(3_600);
  await watch("Lamp\nRock\n");
  wiki.at(again);
  await watch("Lamp\n");
  return { wiki, store };
}

describe("stemma store, of pages that cron keeps", () => {
  it("tells their titles, and when they were last looked at: by an unchanged page too", async () => {
    const { store } = await twoWatched("2024-02-01T00:00:00Z");
    const { out } = await run("store", "info", "--store", store);
    expect(JSON.parse(out).totals.revisions).toBe(2);
    expect(JSON.parse(out).pages).toMatchObject([
      { title: "Lamp", revisions: 1, texts: 1, at: "2024-02-01T00:00:00Z" },
      { title: "Rock", at: "2024-01-01T01:00:00Z" },
    ]);
  });

  it("removes them by title, and says so where there is no such page", async () => {
    const { store } = await twoWatched("2024-02-01T00:00:00Z");
    const { code, out, errors } = await run("store", "prune", "--page", "Lump", "--store", store);
    expect([code, JSON.parse(out).totals.removed.pages]).toEqual([3, 0]);
    expect(errors).toEqual([
      'stemma: no page "Lump" is kept; store info without --page lists those that are [PAGE_MISSING]',
    ]);
    await run("store", "prune", "--page", "_lamp", "--store", store);
    expect(JSON.parse((await run("store", "info", "--store", store)).out).pages).toMatchObject([
      { title: "Rock" },
    ]);
  });

  it("removes by age what was last looked at long ago, and nothing that was just now", async () => {
    const { store } = await twoWatched(new Date().toISOString().replace(/\.\d+/, ""));
    const { out, errors } = await run("store", "prune", "--older-than", "30d", "--store", store);
    expect([JSON.parse(out).pages, errors]).toMatchObject([[{ title: "Rock" }], []]);
  });

  it("never takes a page for old of which it is not known when it was looked at", async () => {
    const store = scratchFolder();
    const opened = await scratchStore(store);
    const page = await opened.lockPage({ wiki: "wiki.example", pageId: 7 });
    page.save((write) => write.note("kept", true));
    await page.close();
    const { code, out, errors } = await run("store", "prune", "--older-than", "30d", "--store", store);
    expect([code, JSON.parse(out).pages]).toEqual([0, []]);
    expect(errors[0]).toMatch(/left out 1, because it is not known when .* with --page or --wiki$/);
    expect(JSON.parse((await run("store", "info", "--store", store)).out).pages).toHaveLength(1);
  });
});

describe("a run beside another", () => {
  it("ends with 75 and names the other", { tags: "long" }, async () => {
    const { store, wiki } = await twoPages();
    const [page] = JSON.parse((await run("store", "info", "--store", store)).out).pages;
    const other = await otherRun(store, "hold", page);
    wiki.save("Lamp", "News.");
    const line = ["analyze", "Lamp", "--api", wiki.api];
    const { code, out, errors } = await run(...line, "--store", store);
    expect([code, out]).toEqual([75, ""]);
    expect(errors.at(-1)).toContain(`process ${other.pid} on here, since 2026-01-01T00:00:00Z`);
    expect((await run(...line, "--no-store")).code).toBe(0);
  });

  it("is left by prune, which removes the others and tells of both", { tags: "long" }, async () => {
    const { store } = await twoPages();
    const [page, rock] = JSON.parse((await run("store", "info", "--store", store)).out).pages;
    const other = await otherRun(store, "hold", page);
    const { code, out, errors } = await run("store", "prune", "--wiki", page.wiki, "--store", store);
    expect(JSON.parse(out)).toMatchObject({
      totals: { removed: { pages: 1, revisions: 2, bytes: rock.bytes } },
      pages: [{ title: "Rock" }],
      left: [{ title: "Lamp", pageId: page.pageId, error: { code: "LOCKED" } }],
    });
    expect([code, errors]).toEqual([
      75,
      [
        expect.stringContaining(`process ${other.pid} on here`),
        expect.stringMatching(/left 1 of 2 pages .*\[LOCKED\]/),
      ],
    ]);
    expect([existsSync(pageFileIn(store, page.pageId)), pageFileIn(store, rock.pageId)]).toEqual([
      true,
      join(store, "1", "pages"),
    ]);
  });
});
