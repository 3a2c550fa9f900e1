import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../src/json.ts";
import { type RevisionText, textOf } from "../../src/revision.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { pack, packJson } from "../../src/store/packed.ts";
import { pageFile } from "../../src/store/page-files.ts";
import type { LockedPage, PageWriting } from "../../src/store/page-store.ts";
import { packTexts } from "../../src/store/text-group.ts";
import { listed } from "../support/damaged-group.ts";
import { otherRun } from "../support/other-run.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };

const wording = (i: number) =>
  `The lamp has ${i} flames.\n${"It burns oil. ".repeat(i % 7)}\nIt was lit in ${1800 + i}.`;
const textsOf = (from: number, to: number): Map<number, RevisionText> =>
  new Map(Array.from({ length: to - from }, (_, i) => [from + i, textOf(wording(from + i))]));

async function using<T>(work: (page: LockedPage) => T | Promise<T>, folder = scratchFolder()): Promise<T> {
  const store = await scratchStore(folder);
  const page = await store.lockPage(lamp);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

const written = (text: RevisionText | null) =>
  text?.state === "readable" ? Buffer.from(text.bytes).toString() : (text?.state ?? null);

describe("a page of the store", () => {
  it("gives every text back, whatever group it is in and however it came", async () => {
    const all = await using((page) => {
      page.save((write) => write.texts("page", textsOf(1, 251)));
      page.save((write) => write.texts("page", textsOf(251, 254)));
      return [...page.textIds("page")].map((id) => written(page.text("page", id)));
    });
    expect(all).toEqual(Array.from({ length: 253 }, (_, i) => wording(i + 1)));
  });

  it("that the system does not let be removed is told of", async () => {
    const folder = scratchFolder();
    await using((page) => page.save((write) => write.texts("page", textsOf(1, 2))), folder);
    mkdirSync(`${pageFile(join(folder, "1", "pages"), lamp)}.compact`);
    const store = await scratchStore(folder);
    await expect(store.remove(lamp)).rejects.toMatchObject({
      code: "STORE_FAILED",
      message: expect.stringMatching(/7\.mdb\.compact: /),
    });
  });

  it("keeps empty, hidden and unreadable texts apart", async () => {
    const texts = new Map<number, RevisionText>([
      [1, textOf("")],
      [2, { state: "hidden" }],
      [3, { state: "too_large" }],
      [4, { state: "readable", bytes: Buffer.from("é\r\n") }],
    ]);
    const all = await using((page) => {
      page.save((write) => write.texts("talk", texts));
      return [1, 2, 3, 4, 5].map((id) => written(page.text("talk", id)));
    });
    expect(all).toEqual(["", "hidden", "too_large", "é\r\n", null]);
  });

  it("replaces a text and forgets another, and leaves their neighbours as they are", async () => {
    const all = await using((page) => {
      page.save((write) => write.texts("page", textsOf(1, 61)));
      page.save((write) => {
        write.texts("page", new Map([[3, { state: "hidden" as const }]]));
        write.forget("page", new Set([4, 60]));
      });
      return [2, 3, 4, 5, 59, 60].map((id) => written(page.text("page", id)));
    });
    expect(all).toEqual([wording(2), "hidden", null, wording(5), wording(59), null]);
  });

  it("has the whole list of revisions after it grew, shrank and changed", async () => {
    const counts = await using((page) =>
      [1200, 1201, 499].map((count) => {
        page.save((write) => write.revisions("page", listed(count)));
        return page.revisions("page").length;
      }),
    );
    expect(counts).toEqual([1200, 1201, 499]);
  });

  it("changes all that one save changes, or nothing", async () => {
    const state = await using((page) => {
      page.save((write) => write.note("mark", 1));
      expect(() =>
        page.save((write) => {
          write.note("mark", 2);
          write.texts("page", textsOf(1, 3));
          throw new Error("stopped");
        }),
      ).toThrow("stopped");
      return [page.note("mark"), page.textIds("page").size];
    });
    expect(state).toEqual([1, 0]);
  });

  it("keeps what a run told, in order, until the run is replaced", async () => {
    const run = { origin: "two", state: {} };
    const told = (...pieces: string[]) => pieces.map((piece) => pack(Buffer.from(piece)));
    const pieces = await using((page) => {
      page.save((write) => write.run("d", run, told("a", "b")));
      page.save((write) => write.resume("d", { ...run, origin: "three" }, told("c")));
      const before = page.pieces("d")?.map(String);
      page.save((write) => write.run("d", run, []));
      return [before, page.pieces("d"), page.run("d")?.origin];
    });
    expect(pieces).toEqual([["a", "b", "c"], [], "two"]);
  });

  it("gives no events of a run of which one piece is another run's", async () => {
    const folder = scratchFolder();
    const run = { origin: "two", state: {} };
    const [own, other] = ["a", "b"].map((piece) => pack(Buffer.from(piece)));
    await using((page) => page.save((write) => write.run("d", run, [own ?? Buffer.of()])), folder);
    const environment = await openEnvironment(pageFile(join(folder, "1", "pages"), lamp));
    environment.change(({ put }) => put("run/d/piece/000000", other ?? Buffer.of()));
    await environment.close();
    expect(await using((page) => page.pieces("d"), folder)).toBeNull();
  });

  it("keeps nothing of a run that was replaced", async () => {
    const folder = scratchFolder();
    const run = { origin: "two", state: {} };
    await using((page) => {
      page.save((write) => write.run("d", run, [pack(Buffer.from("a"))]));
      page.save((write) => write.run("d", run, []));
    }, folder);
    const environment = await openEnvironment(pageFile(join(folder, "1", "pages"), lamp));
    expect(environment.keys("run/")).toEqual(["run/d/state"]);
    await environment.close();
  });

  it("keeps the runs that were begun last", async () => {
    const left = await using((page) => {
      for (const digest of ["a", "b", "a", "c", "d", "e"]) {
        page.save((write) => write.run(digest, { origin: digest, state: {} }, []));
      }
      return ["a", "b", "c", "d", "e"].filter((digest) => page.run(digest) !== null);
    });
    expect(left).toEqual(["a", "c", "d", "e"]);
  });

  it("is not listed before anything is kept of it", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    await using(() => undefined, folder);
    expect(await store.pages()).toEqual([]);
    await using((page) => page.save((write) => write.note("mark", 1)), folder);
    expect(await store.pages()).toMatchObject([lamp]);
  });

  it("is listed by wiki and id, under the wiki of its folder where its file does not say which", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const long = `a.example/${"w".repeat(150)}`;
    const pages = [lamp, { wiki: long, pageId: 9 }, { wiki: long, pageId: 8 }];
    for (const key of pages) {
      const page = await store.lockPage(key);
      page.save((write) => write.note("mark", 1));
      await page.close();
    }
    const environment = await openEnvironment(
      pageFile(join(folder, "1", "pages"), { wiki: long, pageId: 8 }),
    );
    environment.change(({ put }) => put("key", Buffer.from("no key")));
    await environment.close();
    const listed = (await store.pages()).map(({ wiki, pageId }) => ({ wiki, pageId }));
    expect(listed).toEqual([{ wiki: long, pageId: 8 }, { wiki: long, pageId: 9 }, lamp]);
  });

  it.each([
    ["its wiki", "a.example/w", "a.example/w"],
    ["a digest of a long one", `a.example/${"w".repeat(300)}`, sha256(`a.example/${"w".repeat(300)}`)],
  ])("is listed under %s where no file of its folder says which wiki it is", async (_, wiki, name) => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    await (await store.lockPage({ wiki, pageId: 7 })).close();
    const environment = await openEnvironment(pageFile(join(folder, "1", "pages"), { wiki, pageId: 7 }));
    environment.change(({ put }) => put("key", Buffer.from("no key")));
    await environment.close();
    expect(await store.pages()).toMatchObject([{ wiki: name, pageId: 7 }]);
  });

  it("is read without a lock while another run changes it", async () => {
    const store = await scratchStore();
    const page = await store.lockPage(lamp);
    page.save((write) => write.note("mark", 1));
    expect(await store.read(lamp, (reading) => reading.note("mark"))).toBe(1);
    await page.close();
  });

  it("lies in folders and files that are this user's alone", async () => {
    const folder = scratchFolder();
    await using((page) => page.save((write) => write.note("mark", 1)), folder);
    const modes = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect([...new Set(modes)].sort()).toEqual(["600", "700"]);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  });

  it("holds nothing of a forgotten text once it is compacted", async () => {
    const folder = scratchFolder();
    const file = pageFile(join(folder, "1", "pages"), lamp);
    const { body } = packTexts([{ id: 1, text: textOf(wording(1)) }]);
    const isThere = () => readFileSync(file).includes(body);
    const was = await using(async (page) => {
      page.save((write) => write.texts("page", textsOf(1, 2)));
      page.save((write) => write.forget("page", new Set([1])));
      const before = isThere();
      await page.compact();
      return [before, isThere(), page.text("page", 1)];
    }, folder);
    expect(was).toEqual([true, false, null]);
  });

  it("erases what a run removed that died before it compacted the page, once it is locked again", async () => {
    const folder = scratchFolder();
    const file = pageFile(join(folder, "1", "pages"), lamp);
    const save = (change: (write: PageWriting) => void) => using((page) => page.save(change), folder);
    const run = { origin: "what was told", state: {} };
    const written = packJson({ ...run, pieces: [] });
    await save((write) => write.run("a", run, []));
    await save((write) => {
      write.forgetRuns();
      write.erase();
    });
    expect(readFileSync(file).includes(written)).toBe(true);
    await using(() => undefined, folder);
    const erased = readFileSync(file);
    expect(erased.includes(written)).toBe(false);
    await using(() => undefined, folder);
    expect(readFileSync(file)).toEqual(erased);
  });

  it("is read on by this process when it was compacted meanwhile, and the reader before has left", async () => {
    const folder = scratchFolder();
    await using((page) => page.save((write) => write.note("mark", 1)), folder);
    const store = await scratchStore(folder);
    const reader = await store.openPage(lamp);
    expect(reader?.note("mark")).toBe(1);
    const page = await store.lockPage(lamp);
    await page.compact();
    expect(reader?.note("mark")).toBe(1);
    await reader?.close();
    expect(page.note("mark")).toBe(1);
    page.save((write) => write.note("mark", 2));
    await page.close();
    expect(await store.read(lamp, (again) => again.note("mark"))).toBe(2);
  });

  it("is read while another run writes it anew, again and again", { tags: "long" }, async () => {
    const folder = scratchFolder();
    const run = await otherRun(folder, "compact");
    const store = await scratchStore(folder);
    const marks: unknown[] = [];
    const rewritings = () => Number(marks.at(-1)) - Number(marks[0]);
    // A busy disk may keep the other run waiting: reading goes on until it has written three times more.
    while (run.exitCode === null && (marks.length < 100 || rewritings() < 3)) {
      marks.push(await store.read(lamp, (page) => page.note("mark")));
    }
    expect(await store.pages()).toMatchObject([lamp]);
    expect(run.exitCode).toBeNull();
    expect(marks.every((mark) => typeof mark === "number")).toBe(true);
  });

  it("says so where the folder of its pages cannot be read", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    expect(await store.pages()).toEqual([]);
    writeFileSync(join(folder, "1", "pages"), "no folder");
    await expect(store.pages()).rejects.toMatchObject({ code: "STORE_FAILED" });
  });
});
