// @module-tag long
import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openEnvironment } from "../../src/store/environment.ts";
import { takeLock } from "../../src/store/lock.ts";
import { pageFile } from "../../src/store/page-files.ts";
import { birthOf } from "../../src/store/process-birth.ts";
import { openStore } from "../../src/store/store.ts";
import { otherRun, otherRunCommand } from "../support/other-run.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };

async function kill(run: ChildProcess): Promise<void> {
  run.kill("SIGKILL");
  await once(run, "exit");
}

/** A run that holds the page, started by a shell that goes on as a program which asks about no child; and its number. */
async function runOfCarelessParent(folder: string): Promise<readonly [ChildProcess, number]> {
  const run = await otherRun(folder, "hold", lamp, ["sh", "-c", '"$@" & exec sleep 600', "sh"]);
  const children = readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, "utf8").trim().split(" ");
  return [run, Number(children[0])];
}

/** Processes of their own numbers take the rights of an administrator. */
function canUnshare(): boolean {
  return spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;
}

/** Locks beside the socket of a run in another container that was killed, and what such a run writes into them. */
async function leftSocket() {
  const folder = scratchFolder();
  mkdirSync(folder);
  const us = { pid: process.pid, host: "here", since: "2026-01-01T00:00:00Z" };
  const presence = "run-1-1-abcdef12-1-0.socket";
  const server = createServer().listen(join(folder, "socket"));
  await once(server, "listening");
  linkSync(join(folder, "socket"), join(folder, presence));
  server.close();
  const file = join(folder, "locks.mdb");
  const locks = await openEnvironment(file);
  onTestFinished(() => locks.close());
  const usual = { ...us, born: birthOf(process.pid), namespace: "pid:[1]", presence };
  const held = (of: object) => Buffer.from(JSON.stringify({ ...usual, ...of }));
  return { file, locks, held, us };
}

describe("the lock of a page", () => {
  it("takes no more room, however many runs take it one after the other", async () => {
    const folder = scratchFolder();
    const sizes: number[] = [];
    for (let run = 0; run < 6; run++) {
      const store = await openStore(folder, {
        pid: process.pid,
        host: "here",
        since: "2026-01-01T00:00:00Z",
      });
      await (await store.lockPage(lamp)).close();
      await store.close();
      sizes.push(statSync(join(folder, "1", "locks.mdb")).size);
    }
    expect(sizes.at(-1)).toBe(sizes[1]);
  });

  it("names the process that holds it, and lets other pages be", async () => {
    const folder = scratchFolder();
    const run = await otherRun(folder, "hold");
    const store = await scratchStore(folder);
    await expect(store.lockPage(lamp)).rejects.toMatchObject({
      code: "LOCKED",
      details: { pid: run.pid, host: "here", since: "2026-01-01T00:00:00Z" },
    });
    await expect(store.lockPage(lamp)).rejects.toThrow(
      new RegExp(`process ${run.pid} on here, .*; wait for it, or name another folder with --store$`),
    );
    // In another store there is nothing to remove.
    await expect(store.remove(lamp)).rejects.toThrow(/ on here, [^;]*; wait for it$/);
    await (await store.lockPage({ ...lamp, pageId: 8 })).close();
  });

  it("is taken over from a process that was killed", async () => {
    const folder = scratchFolder();
    await kill(await otherRun(folder, "hold"));
    const page = await (await scratchStore(folder)).lockPage(lamp);
    page.save((write) => write.note("mark", 1));
    expect(page.note("mark")).toBe(1);
    await page.close();
  });

  it.skipIf(process.platform !== "linux")(
    "is taken over from a process that was killed and that its parent has not asked about",
    async () => {
      const folder = scratchFolder();
      const [run, pid] = await runOfCarelessParent(folder);
      process.kill(pid, "SIGKILL");
      await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /), 5_000);
      await (await (await scratchStore(folder)).lockPage(lamp)).close();
      await kill(run);
    },
  );

  it("is taken over from a process whose number is another one's by now", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const other = await otherRun(folder, "hold");
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const held = JSON.parse(String(locks.get("page 7 of wiki.example")));
    expect(held).toMatchObject({ pid: other.pid, born: expect.stringMatching(/^\S+ \d+$/) });
    await expect(store.lockPage(lamp)).rejects.toMatchObject({ code: "LOCKED" });
    locks.change(({ put }) =>
      put("page 7 of wiki.example", Buffer.from(JSON.stringify({ ...held, born: "before 1" }))),
    );
    await locks.close();
    await (await store.lockPage(lamp)).close();
  });

  it.skipIf(!canUnshare())(
    "is believed where the system hides from this run when its process began",
    async () => {
      const folder = scratchFolder();
      const run = await otherRun(folder, "hold");
      const hiding = ["--mount", "sh", "-c", 'mount -t tmpfs none "/proc/$0" && exec "$@"', String(run.pid)];
      const own = otherRunCommand(folder, "hold");
      const second = spawnSync("unshare", [...hiding, ...own], { encoding: "utf8", timeout: 20_000 });
      expect(second.stderr).toContain(`is being worked on by process ${run.pid} on here`);
      await kill(run);
    },
  );

  it("may be another program's by now where the system does not tell when its process began", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    await otherRun(folder, "hold");
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const { born: _, ...held } = JSON.parse(String(locks.get("page 7 of wiki.example")));
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from(JSON.stringify(held))));
    await locks.close();
    await expect(store.lockPage(lamp)).rejects.toThrow(
      /; wait for it, or name another folder with --store; or, if that number now belongs to another program .*, remove .*locks\.mdb$/,
    );
  });

  it("of another machine is believed, whatever its number, and is nobody else's to release", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const theirs = JSON.stringify({ pid: process.pid, host: "there", since: "2026-01-01T00:00:00Z" });
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from(theirs)));
    await expect(store.lockPage(lamp)).rejects.toThrow(/process \d+ on there.*remove .*locks\.mdb/);
    expect(String(locks.get("page 7 of wiki.example"))).toBe(theirs);
    await locks.close();
  });

  it("is taken over from an earlier process that had this one's number, though nothing tells when it began", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const left = JSON.stringify({ pid: process.pid, host: "here", since: "2025-01-01T00:00:00Z" });
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from(left)));
    const page = await store.lockPage(lamp);
    expect(String(locks.get("page 7 of wiki.example"))).toContain('"since":"2026-01-01T00:00:00Z"');
    await page.close();
    await locks.close();
  });

  it("is let go only by the run whose it is", async () => {
    const folder = scratchFolder();
    const page = await (await scratchStore(folder)).lockPage(lamp);
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const theirs = JSON.stringify({ pid: 1, host: "there", since: "2026-01-01T00:00:00Z" });
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from(theirs)));
    await page.close();
    expect(String(locks.get("page 7 of wiki.example"))).toBe(theirs);
    await locks.close();
  });

  it.skipIf(process.platform !== "linux")(
    "of a run that ended is not taken from who took it over meanwhile",
    async () => {
      const { file, locks, held, us } = await leftSocket();
      locks.change(({ put }) => put("page 7", held({})));
      const overtaken: typeof locks = {
        ...locks,
        change(work) {
          locks.change(({ put }) =>
            put("page 7", held({ presence: undefined, since: "2026-01-01T00:00:01Z" })),
          );
          return locks.change(work);
        },
      };
      await expect(takeLock(overtaken, file, "page 7", "page 7", us)).rejects.toMatchObject({
        code: "LOCKED",
        details: { since: "2026-01-01T00:00:01Z" },
      });
      locks.change(({ put }) => put("page 7", held({})));
      await (await takeLock(locks, file, "page 7", "page 7", us)).release();
    },
  );

  it.skipIf(process.platform !== "linux")(
    "of another machine is believed, though its socket lets nobody in here",
    async () => {
      const { file, locks, held, us } = await leftSocket();
      locks.change(({ put }) => put("page 7", held({ host: "there", born: "another-boot 1" })));
      await expect(takeLock(locks, file, "page 7", "page 7", us)).rejects.toThrow("on there");
    },
  );

  it.skipIf(process.platform !== "linux")(
    "leaves a run its own socket when it takes again what it could not release",
    async () => {
      const folder = scratchFolder();
      const store = await scratchStore(folder);
      const page = await store.lockPage(lamp);
      const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
      onTestFinished(() => locks.close());
      const held = locks.get("page 7 of wiki.example") ?? Buffer.alloc(0);
      await page.close();
      locks.change(({ put }) => put("page 7 of wiki.example", held));
      await (await store.lockPage(lamp)).close();
      expect(readdirSync(join(folder, "1"))).toContain(JSON.parse(String(held)).presence);
    },
  );

  it.skipIf(!canUnshare())(
    "of another container of this machine is believed, until the machine has begun anew",
    async () => {
      const folder = scratchFolder();
      const store = await scratchStore(folder);
      await otherRun(folder, "hold", lamp, ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"]);
      await expect(store.lockPage(lamp)).rejects.toThrow(
        /by process 1 in another container on here, .*remove .*locks\.mdb$/,
      );
      const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
      const held = JSON.parse(String(locks.get("page 7 of wiki.example")));
      const leave = (changed: object) =>
        locks.change(({ put }) =>
          put("page 7 of wiki.example", Buffer.from(JSON.stringify({ ...held, ...changed }))),
        );
      leave({ pid: process.pid });
      await expect(store.lockPage(lamp)).rejects.toMatchObject({ code: "LOCKED" });
      leave({ born: "before 1" });
      await locks.close();
      await (await store.lockPage(lamp)).close();
    },
  );

  it.skipIf(!canUnshare())("is taken over from another container's run that was killed", async () => {
    const folder = scratchFolder();
    const container = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
    const run = await otherRun(folder, "hold", lamp, container);
    const store = await scratchStore(folder);
    await expect(store.lockPage(lamp)).rejects.toThrow("in another container");
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const held = JSON.parse(String(locks.get("page 7 of wiki.example")));
    const elsewhere = Buffer.from(JSON.stringify({ ...held, host: "there" }));
    locks.change(({ put }) => put("page 7 of wiki.example", elsewhere));
    await expect(store.lockPage(lamp)).rejects.toThrow("on there");
    await kill(run);
    await vi.waitFor(async () => (await store.lockPage(lamp)).close(), 5_000);
    await locks.close();
    expect(readdirSync(join(folder, "1"))).not.toContain(held.presence);
  });

  it.skipIf(!canUnshare())(
    "is not asked for where another container's run has the number of this one",
    async () => {
      const folder = scratchFolder();
      const container = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
      const run = await otherRun(folder, "hold", lamp, container);
      const own = otherRunCommand(folder, "hold", { wiki: "w", pageId: 1 });
      const second = spawnSync("unshare", [...container.slice(1), ...own], {
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(second.stderr).toMatch(/in use by process 1 of another container, .*--pid=host/);
      await kill(run);
    },
  );

  it("is none where it is damaged", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from("{broken")));
    await (await store.lockPage(lamp)).close();
    expect(locks.get("page 7 of wiki.example")).toBeUndefined();
    await locks.close();
  });

  it("removes no file that a damaged one names as its run's socket", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const other = join(folder, "other");
    writeFileSync(other, "");
    const locks = await openEnvironment(join(folder, "1", "locks.mdb"));
    const left = { pid: process.pid, host: "here", since: "2025-01-01T00:00:00Z", presence: "../other" };
    locks.change(({ put }) => put("page 7 of wiki.example", Buffer.from(JSON.stringify(left))));
    await locks.close();
    await (await store.lockPage(lamp)).close();
    expect(existsSync(other)).toBe(true);
  });

  it("is not waited for by who wants the page of another store", async () => {
    const [here, there] = [await scratchStore(), await scratchStore()];
    const first = await here.lockPage(lamp);
    const second = await there.lockPage(lamp);
    expect(second.key).toEqual(first.key);
    await Promise.all([first.close(), second.close()]);
  });

  it("is waited for within one process", async () => {
    const store = await scratchStore();
    const happened: string[] = [];
    const first = await store.lockPage(lamp);
    const second = store.lockPage(lamp).then((page) => {
      happened.push("taken");
      return page;
    });
    // As much as it would take to have it at once.
    await (await store.lockPage({ ...lamp, pageId: 8 })).close();
    first.save((write) => write.note("mark", 1));
    happened.push("let go");
    await first.close();
    const page = await second;
    expect([page.note("mark"), happened]).toEqual([1, ["let go", "taken"]]);
    await page.close();
  });

  it("is waited for by who comes when the second of one process has it", async () => {
    const store = await scratchStore();
    const happened: string[] = [];
    const take = async (who: string) => {
      const held = await store.lock("watching", "watching");
      happened.push(`${who} takes it`);
      return held;
    };
    const first = await take("first");
    const waiting = take("second");
    await first.release();
    const second = await waiting;
    const third = take("third");
    // As much as it would take to have it at once.
    await (await store.lock("other", "other")).release();
    happened.push("second lets go");
    await second.release();
    await (await third).release();
    expect(happened).toEqual(["first takes it", "second takes it", "second lets go", "third takes it"]);
  });

  it.each([
    ["opened", ""],
    ["written anew", ".compact"],
  ])("is let go where the page's file cannot be %s", async (_, end) => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const page = await store.lockPage(lamp);
    page.save((write) => write.erase());
    await page.close();
    const inTheWay = `${pageFile(join(folder, "1", "pages"), lamp)}${end}`;
    rmSync(inTheWay, { force: true });
    mkdirSync(join(inTheWay, "folder"), { recursive: true });
    await expect(store.lockPage(lamp)).rejects.toMatchObject({ code: "STORE_FAILED" });
    rmSync(inTheWay, { recursive: true });
    await (await store.lockPage(lamp)).close();
  });

  it("is not waited for by whoever goes away, and let by them to those behind", async () => {
    const store = await scratchStore();
    const first = await store.lockPage(lamp);
    const leaver = new AbortController();
    const second = store.lockPage(lamp, leaver.signal);
    const third = store.lockPage(lamp);
    leaver.abort();
    await expect(second).rejects.toMatchObject({ code: "CANCELLED" });
    first.save((write) => write.note("mark", 1));
    await first.close();
    const page = await third;
    expect(page.note("mark")).toBe(1);
    await page.close();
  });
});

describe("a store whose process is killed while it writes", () => {
  it("holds whole changes only, and goes on", async () => {
    const folder = scratchFolder();
    for (let round = 0; round < 3; round++) {
      await kill(await otherRun(folder, "change"));
      const page = await (await scratchStore(folder)).lockPage(lamp);
      const [first, last] = [page.note("first"), page.note("last")];
      expect(first).toBe(last);
      const ids = [...page.textIds("page")].sort((a, b) => a - b);
      expect(ids.at(-1)).toBeGreaterThanOrEqual(Number(last));
      expect(ids.map((id) => page.text("page", id)?.state)).toEqual(ids.map(() => "readable"));
      await page.close();
    }
  });
});
