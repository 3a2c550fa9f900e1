// @module-tag long
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyzeOpened } from "../../src/cli/history/analyze-opened.ts";
import { openWiki } from "../../src/cli/history/open-wiki.ts";
import { main } from "../../src/cli/main.ts";
import { openEnvironment, type Writing } from "../../src/store/environment.ts";
import { pack, packJson, unpackJson } from "../../src/store/packed.ts";
import { pageFile } from "../../src/store/page-files.ts";
import { register } from "../../src/walk/registry.ts";
import { type BusyWiki, busyWiki, talkOf } from "../support/busy-wiki.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";

const title = "Lamp";

async function startWiki(): Promise<BusyWiki> {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  for (let i = 0; i < 6; i++) {
    wiki.save(title, textOf(i), { user: i % 2 === 0 ? "Ada" : "Bela" });
    wiki.pass(600);
  }
  wiki.save(talkOf(title), "== Oil ==\nWhich oil is it? ~~~~");
  wiki.pass(3_600);
  return wiki;
}

const sentences = ["It burns oil.", "It was lit in 1850.", "Nobody keeps it.", "It stands on a rock."];
const textOf = (i: number) => `The lamp has ${i} flames.\n\n${sentences.slice(0, (i % 4) + 1).join(" ")}`;

/** Runs a command line; what it wrote. */
async function run(...args: string[]): Promise<string> {
  const { host, out, errors } = testHost();
  const code = await main(args, host);
  expect(code, errors().join("\n")).toBe(0);
  return out();
}

/** A command that is run with a store and without; both have to write the same. */
function pairOf(wiki: BusyWiki, store = scratchFolder(), page = title) {
  const both = async (...args: string[]) => {
    const [command = "analyze", ...rest] = args;
    const line = [command, page, "--api", wiki.api, ...rest];
    wiki.requests();
    const kept = await run(...line, "--store", store);
    const requests = wiki.requests();
    expect(kept).toBe(await run(...line, "--no-store"));
    wiki.requests();
    return { kept, requests };
  };
  return Object.assign(both, { store });
}

/** Names of the runs that are kept of the page. */
async function runsIn(folder: string): Promise<readonly string[]> {
  const store = await scratchStore(folder);
  const [page = { wiki: "", pageId: 0 }] = await store.pages();
  const kept = await openEnvironment(pageFile(join(folder, "1", "pages"), page));
  const names = kept.keys("run/").filter((name) => !name.includes("/piece/"));
  await kept.close();
  return names;
}

const savedRun = v.looseObject({ state: v.record(v.string(), v.looseObject({})) });

/** A part of a saved run as another commit might have saved it. */
function other({ state }: v.InferOutput<typeof savedRun>, part: string) {
  return part === "walk" ? { ...state[part], page: { formerly: 1 } } : { formerly: 1 };
}

describe("a page out of the store", () => {
  it("is told as it was, at one request, when nothing is new", async () => {
    const both = pairOf(await startWiki());
    const first = await both("analyze");
    const second = await both("analyze");
    expect(second).toEqual({ kept: first.kept, requests: 1 });
  });

  it("is told as it stands, whatever happens to it", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    const changes: (() => void)[] = [
      () => wiki.save(title, textOf(7)),
      () => wiki.save(talkOf(title), "== Oil ==\nWhich oil is it?\n\n== Rock ==\nWhich rock?"),
      () => {
        wiki.save(title, textOf(1), { user: "Bela" });
        wiki.save(title, textOf(7), { user: "Ada" });
        wiki.save(title, textOf(1), { user: "Bela" });
      },
      () => wiki.save(title, "A late one.", { secondsAgo: 2_000 }),
      () => wiki.save(talkOf(title), "== Late ==\nAn import.", { secondsAgo: 90_000 }),
      () =>
        wiki.log("protect/protect", title, {
          details: [{ type: "edit", level: "sysop", expiry: "infinity" }],
        }),
      () => wiki.save(title, textOf(2)),
      () => wiki.hide(title, [wiki.page(title).revisions[2]?.id ?? 0]),
      () => wiki.hide(title, [wiki.page(title).revisions[3]?.id ?? 0], ["user", "comment"]),
      () => wiki.hide(title, [wiki.page(title).revisions[2]?.id ?? 0], []),
      () => wiki.hide(talkOf(title), [wiki.page(talkOf(title)).revisions[0]?.id ?? 0]),
      () => {
        wiki.save(title, "Imported.", { secondsAgo: 500_000 });
        wiki.log("import/interwiki", title, { count: 1, interwiki_title: "de:Lampe" });
      },
    ];
    for (const change of changes) {
      change();
      wiki.pass(4_000);
      await both("analyze");
      expect((await both("analyze")).requests).toBe(1);
    }
  });

  it("is told in order where an edit came late, before what was said on its talk page", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    wiki.save(title, textOf(7), { secondsAgo: 3_630 });
    await both("analyze");
  });

  it.each(["comment", "action"] as const)(
    "is told without the %s of an old log entry that was hidden since, and keeps none of it",
    async (part) => {
      const wiki = await startWiki();
      const details = [{ type: "edit", level: "sysop", expiry: "infinity" }];
      const id = wiki.log("protect/protect", title, { details });
      wiki.pass(90_000);
      const both = pairOf(wiki);
      await both("analyze");
      wiki.hideEntry(id, part);
      wiki.pass(4_000);
      await both("analyze");
      expect((await both("analyze")).requests).toBe(1);
    },
  );

  it("is told by the names that the wiki has for its namespaces now", async () => {
    const wiki = await startWiki();
    wiki.save(title, "It burns oil.\n\n[[Kind:Lamps]]");
    wiki.pass(7_200);
    const both = pairOf(wiki);
    expect((await both("analyze")).kept).not.toContain("category_changed");
    wiki.nameNamespace(14, "Kind");
    wiki.pass(60);
    expect((await both("analyze")).kept).toContain("category_changed");
  });

  it("is told under the title it has, with all that happened under each", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    wiki.move(title, "Light");
    wiki.move(talkOf(title), talkOf("Light"));
    wiki.pass(7_200);
    await pairOf(wiki, both.store, "Light")("analyze");
    wiki.vanish(title);
    wiki.move("Light", title);
    wiki.vanish(talkOf(title));
    wiki.move(talkOf("Light"), talkOf(title));
    wiki.log("protect/protect", title, { details: [{ type: "edit", level: "sysop", expiry: "infinity" }] });
    wiki.save(title, textOf(8));
    wiki.save(talkOf(title), "== Rock ==\nWhich rock?");
    wiki.pass(7_200);
    const { kept } = await both("analyze");
    expect(kept).toContain('"change":"moved","from":"Light","to":"Lamp"');
    expect((await both("analyze")).requests).toBe(1);
  });

  it.each([
    ["a revision", (wiki: BusyWiki) => wiki.save(title, textOf(9))],
    ["a log entry", (wiki: BusyWiki) => wiki.log("delete/restore", title, {})],
  ])("is told once although two runs went on from the same past with %s", async (_, change) => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    change(wiki);
    wiki.pass(4_000);
    // What is new is listed, and left to walk.
    await both("analyze", "--depth", "brief");
    const { host } = testHost();
    const opened = await openWiki(wiki.api, undefined, { store: both.store }, host);
    onTestFinished(() => opened.close());
    const analysis = analyzeOpened(await opened.page(title, {}), register(builtInDetectors), {}, host);
    const lines = analysis.lines[Symbol.asyncIterator]();
    await lines.next();
    await both("analyze");
    while ((await lines.next()).done !== true);
    await opened.close();
    expect((await both("analyze")).requests).toBe(1);
  });

  it("keeps nothing of a walk over lists of which another run saw a name hidden before the walk began", async () => {
    const wiki = await startWiki();
    const id = wiki.save(title, textOf(8), { user: "Zyxwvut" });
    wiki.pass(3_600);
    const both = pairOf(wiki);
    await both("analyze");
    const { host } = testHost();
    const opened = await openWiki(wiki.api, undefined, { store: both.store }, host);
    const options = { depth: "brief" } as const;
    const analysis = analyzeOpened(await opened.page(title, {}), register(builtInDetectors), options, host);
    wiki.suppress(title, [id], ["user"]);
    wiki.pass(60);
    await both("analyze");
    for await (const _ of analysis.lines);
    await opened.close();
    const kept = await runsIn(both.store);
    expect(kept).toHaveLength(1);
  });

  it("leaves others their turn while it is told again, so that it can be given up", async () => {
    const wiki = await startWiki();
    for (let i = 0; i < 150; i++) wiki.save(title, textOf(i));
    wiki.pass(3_600);
    const store = scratchFolder();
    await run("analyze", title, "--api", wiki.api, "--store", store);
    const { host } = testHost();
    const opened = await openWiki(wiki.api, undefined, { store }, host);
    onTestFinished(() => opened.close());
    const leaving = new AbortController();
    const { signal } = leaving;
    const page = await opened.page(title, {});
    const analysis = analyzeOpened(page, register(builtInDetectors), { signal }, host);
    setImmediate(() => leaving.abort());
    const told = async () => {
      for await (const events of analysis.events) expect(events).not.toEqual([]);
    };
    await expect(told()).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it.each([
    ["damaged", (write: Writing, name: string) => write.put(name, Buffer.from("damaged"))],
    ["gone", (write: Writing, name: string) => write.remove(name)],
    [
      "another page's",
      (write: Writing, name: string) => write.put(name, pack(Buffer.from("revision 1 x\n"))),
    ],
  ])("is analysed anew where what it told is %s", async (_, spoil) => {
    const both = pairOf(await startWiki());
    const first = await both("analyze");
    const store = await scratchStore(both.store);
    for (const page of await store.pages()) {
      const kept = await openEnvironment(pageFile(join(both.store, "1", "pages"), page));
      const pieces = kept.keys("run/").filter((name) => name.includes("/piece/"));
      expect(pieces.length).toBeGreaterThan(0);
      kept.change((write) => {
        for (const name of pieces) spoil(write, name);
      });
      await kept.close();
    }
    expect(await both("analyze")).toEqual({ kept: first.kept, requests: 1 });
    expect(await both("analyze")).toEqual({ kept: first.kept, requests: 1 });
  });

  it.each([
    ["talk/heads/000000", () => pack(Buffer.from("== Oil ==\nWhich oil is it?"))],
    [
      "page/heads/000000",
      (packed: Buffer | undefined) => {
        const [, ...later] = v.parse(v.array(v.unknown()), unpackJson(packed));
        return packJson([later[0], ...later]);
      },
    ],
    [
      "observation",
      // As it was before it said when the talk page was listed.
      (packed: Buffer | undefined) =>
        packJson({ ...v.parse(v.looseObject({}), unpackJson(packed)), talkListedAt: undefined }),
    ],
    [
      "observation",
      // As of a wiki that does not tell the time.
      (packed: Buffer | undefined) => packJson({ ...v.parse(v.looseObject({}), unpackJson(packed)), at: "" }),
    ],
  ])("is listed anew where another value stands in the place of its %s", async (name, other) => {
    const both = pairOf(await startWiki());
    await both("analyze");
    const store = await scratchStore(both.store);
    for (const page of await store.pages()) {
      const kept = await openEnvironment(pageFile(join(both.store, "1", "pages"), page));
      kept.change(({ get, put }) => put(name, other(get(name))));
      await kept.close();
    }
    expect((await both("analyze", "--depth", "brief")).requests).toBeGreaterThan(1);
  });

  it.each(["walk", "talk"])("is analysed anew where its saved %s has another form", async (part) => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    const store = await scratchStore(both.store);
    for (const page of await store.pages()) {
      const kept = await openEnvironment(pageFile(join(both.store, "1", "pages"), page));
      const [name = ""] = kept.keys("run/").filter((key) => key.endsWith("/state"));
      const run = v.parse(savedRun, unpackJson(kept.get(name)));
      kept.change(({ put }) =>
        put(name, packJson({ ...run, state: { ...run.state, [part]: other(run, part) } })),
      );
      await kept.close();
    }
    wiki.save(title, textOf(9));
    wiki.pass(4_000);
    await both("analyze");
    expect((await both("analyze")).requests).toBe(1);
  });

  it("asks only for what is new", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    const asked = wiki.asked.length;
    const id = wiki.save(title, textOf(9));
    await both("analyze");
    const texts = wiki.asked.slice(asked).flatMap(({ parameters }) => parameters.get("revids") ?? []);
    // The second is that of the run without a store.
    expect(texts[0]).toBe(String(id));
  });

  it.each(["mw-undo", "mw-rollback", "mw-manual-revert"])(
    "is listed again after the last of its reverts (%s), as what that undid is tagged later",
    async (tag) => {
      const wiki = await startWiki();
      wiki.save(title, textOf(0));
      const [, first, undone, ...later] = wiki.page(title).revisions;
      for (const revert of [first, later.at(-1)]) Object.assign(revert ?? {}, { tags: [tag] });
      wiki.pass(60);
      const both = pairOf(wiki);
      const { kept } = await both("export");
      Object.assign(undone ?? {}, { tags: ["mw-reverted"] });
      wiki.pass(300);
      expect((await both("export")).kept).not.toBe(kept);
      wiki.pass(1_200);
      await both("export");
      expect((await both("export")).requests).toBe(1);
    },
  );

  it.each([
    ["page", title, 3],
    ["talk page", talkOf(title), 0],
  ])(
    "asks again for texts of its %s that could not be read, while there are any",
    async (_, name, unread) => {
      const wiki = await startWiki();
      const store = scratchFolder();
      const both = pairOf(wiki, store);
      const page = wiki.page(name);
      const { revisions } = page;
      wiki.fault(({ parameters }) => {
        page.revisions = parameters.has("revids") ? revisions.filter((_, i) => i !== unread) : revisions;
        return undefined;
      });
      for (let i = 0; i < 2; i++) await both("analyze");
      expect((await both("analyze")).requests).toBe(2);
      wiki.fault(null);
      page.revisions = revisions;
      await both("analyze");
      expect((await both("analyze")).requests).toBe(1);
    },
  );

  it.each([
    ["is gone", { status: 404, body: "no" }],
    ["sends elsewhere", { status: 301, headers: { location: "/somewhere" } }],
  ])("is found where the wiki has moved to, when the address that is remembered %s", async (_, reply) => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    // Another path leads to the same script.
    wiki.moveScript("/api.php");
    wiki.fault(({ path }) => (path === "/w/api.php" ? reply : undefined));
    await both("analyze");
    expect((await both("analyze")).requests).toBe(1);
  });

  it("is missing when it is deleted while its texts are read", async () => {
    const wiki = await startWiki();
    wiki.fault(({ parameters }) => {
      if (!parameters.has("revids")) return undefined;
      wiki.fault(null);
      wiki.vanish(title);
      return undefined;
    });
    const { host, errors } = testHost();
    expect(await main(["analyze", title, "--api", wiki.api, "--store", scratchFolder()], host)).toBe(3);
    expect(errors().join("\n")).toContain("[PAGE_MISSING]");
  });

  it("stays as it is when it is deleted just as it is listed", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    wiki.save(title, textOf(8));
    wiki.pass(4_000);
    const page = wiki.page(title);
    wiki.fault(({ parameters }) => {
      if (parameters.has("rvlimit")) wiki.vanish(title);
      return undefined;
    });
    await expect(both("analyze")).rejects.toThrow("PAGE_MISSING");
    wiki.fault(null);
    wiki.restore(page);
    wiki.pass(4_000);
    const asked = wiki.asked.length;
    await both("analyze");
    const texts = wiki.asked.slice(asked).flatMap(({ parameters }) => parameters.get("revids") ?? []);
    expect(texts[0]).toBe(String(page.revisions.at(-1)?.id));
  });

  it("shows the same part of what was told before as of what is found", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    const ids = wiki.page(title).revisions.map(({ id }) => String(id));
    const parts = [
      ["--from", ids[3] ?? ""],
      ["--since", wiki.now().slice(0, 10)],
      ["--types", "sentence_removed,sentence_first_seen"],
      ["--theme", "disputes"],
      ["--user", "ada"],
      ["--user", "Nobody"],
      ["--to", ids[4] ?? ""],
      ["--until", wiki.page(title).revisions[4]?.timestamp ?? ""],
      ["--until", wiki.page(title).revisions[4]?.timestamp ?? "", "--to", ids[5] ?? ""],
      ["--depth", "brief"],
      ["--depth", "forensic", "--from", ids[2] ?? ""],
      ["--set", "revert.radius=3"],
    ];
    for (const part of parts) for (let i = 0; i < 2; i++) await both("analyze", ...part);
  });

  it("counts what a user did, and what could not be read, as without a store", async () => {
    const wiki = await startWiki();
    wiki.log("protect/protect", title, { details: [{ type: "edit", level: "sysop", expiry: "infinity" }] });
    wiki.hide(title, [wiki.page(title).revisions[1]?.id ?? 0]);
    wiki.pass(3_600);
    const both = pairOf(wiki);
    const counts = { bela: 3, Ada: 3, Admin: 0, Adah: 0 };
    for (const [user, revisions] of Object.entries(counts)) {
      const { kept } = await both("export", "--user", user);
      expect(JSON.parse(kept).manifest.byUser).toMatchObject({ revisions });
    }
  });

  it("is said to have been asked for by another title, as without a store", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki, scratchFolder(), "lamp");
    for (let i = 0; i < 2; i++)
      expect(JSON.parse((await both("export")).kept).manifest.source.normalizedFrom).toBe("lamp");
  });

  it("serves export, claim, explain and verify", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    for (const line of [
      ["export", "--format", "ndjson"],
      ["export"],
      ["export", "--types", "sentence_removed", "--since", "2001-01-01"],
      ["claim", "--text", "Nobody keeps it.", "--format", "json"],
    ]) {
      await both(...line);
      expect(await both(...line)).toMatchObject({ requests: 1 });
    }
  });

  it("tells of a sentence what it told before, of any text and from any place on", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    const claim = (text: string, ...more: string[]) =>
      both("claim", "--text", text, "--format", "json", "--all", ...more);
    await claim("oil");
    await claim("oil", "--until", wiki.page(title).revisions[3]?.timestamp ?? "");
    const from = String(wiki.page(title).revisions[3]?.id);
    const texts = ["It was lit in 1850.", "stands on a rock", "No such words at all."];
    for (const text of texts) expect((await claim(text)).requests).toBe(1);
    for (const part of [
      ["--from", from],
      ["--since", wiki.now().slice(0, 10)],
      ["--to", from],
    ])
      await claim("It burns oil.", ...part);
    wiki.hide(title, [wiki.page(title).revisions[1]?.id ?? 0], ["comment", "user"]);
    wiki.save(title, textOf(2));
    wiki.pass(60);
    for (const text of texts) await claim(text);
  });

  it("tells of citations what it told before", async () => {
    const wiki = await startWiki();
    const words = "The rock is named after a ship.";
    for (const cited of ["", "<ref>Smith 1999</ref>", "<ref>Jones 2005</ref>", ""]) {
      wiki.save(title, `${textOf(2)} ${words}${cited}`);
    }
    wiki.pass(60);
    const both = pairOf(wiki);
    const line = ["claim", "--text", words, "--format", "json"];
    await both(...line);
    const [, , second] = wiki.page(title).revisions.toReversed();
    for (const part of [[], ["--from", String(second?.id)], ["--to", String(second?.id)]]) {
      await both(...line, ...part);
    }
    const { kept, requests } = await both(...line);
    expect([requests, kept.match(/"recited"/g)?.length]).toEqual([1, 3]);
  });

  it.each([
    ["listed", (wiki: BusyWiki) => wiki.save(title, textOf(7))],
    ["looked at", (wiki: BusyWiki) => wiki.save(talkOf(title), "== Rock ==\nWhich rock?")],
  ])("shows what was hidden since it was %s by a clock that was ahead", async (_, change) => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    const now = wiki.now();
    await both("analyze");
    wiki.pass(24 * 3_600);
    change(wiki);
    await both("analyze");
    wiki.at(now);
    wiki.pass(60);
    wiki.hide(title, [wiki.page(title).revisions[2]?.id ?? 0]);
    wiki.pass(60);
    await both("analyze");
    expect((await both("analyze")).requests).toBe(1);
  });

  it.each([
    ["its talk page was added to", 1, talkOf(title)],
    ["it is long and was edited", 460, title],
  ])("shows what was suppressed within an hour although %s", async (_, revisions, edited) => {
    const wiki = await startWiki();
    for (let i = 0; i < revisions; i++) wiki.save(title, `Flame ${i} burns.`);
    wiki.pass(3 * 3_600);
    const both = pairOf(wiki);
    await both("analyze");
    wiki.pass(60);
    wiki.suppress(title, [wiki.page(title).revisions[2]?.id ?? 0]);
    wiki.pass(60);
    wiki.save(edited, "== Rock ==\nWhich rock?");
    wiki.pass(600);
    const stored = ["analyze", title, "--api", wiki.api, "--store"];
    await run(...stored, both.store);
    wiki.pass(3_600);
    await both("analyze");
    wiki.pass(3_600);
    expect((await both("analyze")).requests).toBe(1);
  });

  it.each([
    ["page", title, talkOf(title)],
    ["talk page", talkOf(title), title],
  ])("lists what is new of a long %s, and all of it when an hour has passed", async (_, long, other) => {
    const wiki = await startWiki();
    for (let i = 0; i < 460; i++) wiki.save(long, `Flame ${i} burns.`);
    wiki.pass(3 * 3_600);
    const line = ["analyze", title, "--api", wiki.api, "--store", scratchFolder()];
    await run(...line);
    const lists: string[] = [];
    for (const [seconds, edited] of [
      [600, long],
      [600, long],
      [600, other],
      [3_600, null],
      [600, long],
    ] as const) {
      if (edited !== null) wiki.save(edited, `It burns at ${wiki.now()}.`);
      wiki.pass(seconds);
      const { length } = wiki.asked;
      await run(...line);
      const asked = wiki.asked
        .slice(length)
        .filter(({ parameters }) => parameters.get("pageids") === String(wiki.page(long).pageId));
      lists.push(asked.map(({ parameters }) => (parameters.has("rvstartid") ? "newer" : "all")).join());
    }
    expect(lists).toEqual(["newer", "newer", "", "all", "newer"]);
  });

  it("tells at once what was merged into a page that one answer lists", async () => {
    const wiki = await startWiki();
    const both = pairOf(wiki);
    await both("analyze");
    wiki.pass(60);
    wiki.merge(title, "The lamp is old.", 500_000);
    wiki.pass(60);
    expect((await both("analyze")).requests).toBe(3);
    expect((await both("analyze")).requests).toBe(1);
  });

  it("verifies and explains a long page as it stands, though all of it is listed an hour later", async () => {
    const wiki = await startWiki();
    for (let i = 0; i < 460; i++) wiki.save(title, `Flame ${i} burns.`);
    const both = pairOf(wiki);
    await both("analyze");
    wiki.pass(60);
    wiki.merge(title, "The lamp is old.", 500_000);
    const stored = ["--api", wiki.api, "--store", both.store];
    const file = join(scratchFolder(), "events.ndjson");
    mkdirSync(dirname(file), { recursive: true });
    await run("analyze", title, "--api", wiki.api, "--no-store", "--output", file);
    const [first = ""] = readFileSync(file, "utf8").split("\n");
    const id: unknown = JSON.parse(first).eventId;
    expect(await run("explain", String(id), "--page", title, ...stored)).not.toBe("");
    expect(await run("verify", file, ...stored)).toBe("");
  });

  it("holds nothing of what was hidden", async () => {
    const wiki = await startWiki();
    const store = scratchFolder();
    const secret = "Zyxwvut lives at 12 Quay Street.";
    const id = wiki.save(title, `${textOf(2)} ${secret}`);
    wiki.save(title, textOf(2));
    const both = pairOf(wiki, store);
    expect((await both("analyze")).kept).toContain("Zyxwvut");
    await both("claim", "--text", "Zyxwvut lives", "--format", "json");
    wiki.hide(title, [id]);
    wiki.pass(60);
    const after = await both("analyze");
    expect(after.kept).not.toContain("Zyxwvut");
    expect((await both("claim", "--text", "Zyxwvut lives", "--format", "json")).kept).not.toContain(
      "at 12 Quay",
    );
  });
});
