// @module-tag long
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { PageResult } from "../../../src/observe/result.ts";
import { executable } from "../../mcp/executable.ts";
import { type BusyWiki, busyWiki } from "../../support/busy-wiki.ts";
import { until } from "../../support/until.ts";

interface Run {
  readonly child: ReturnType<typeof spawn>;
  readonly over: Promise<{
    readonly code: number | null;
    readonly results: readonly PageResult[];
    readonly errors: string;
  }>;
}

function cron(wiki: BusyWiki, store: string, list: string, ...args: readonly string[]): Run {
  const child = spawn(
    process.execPath,
    [executable, "cron", list, "--api", wiki.api, "--store", store, ...args],
    {
      env: { ...process.env, STEMMA_CONTACT: "ada@example.org" },
    },
  );
  // One that fails leaves no service behind.
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    out += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const over = once(child, "close").then(([code]) => ({
    code,
    results: out
      .split("\n")
      .filter((line) => line.startsWith('{"status"') || line.includes('"page":'))
      .map((line): PageResult => JSON.parse(line)),
    errors,
  }));
  return { child, over };
}

async function setting(pages: number) {
  const folder = mkdtempSync(join(tmpdir(), "stemma-runs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  const titles = Array.from({ length: pages }, (_, i) => `Page ${i}`);
  for (const title of titles) wiki.save(title, `Some text stands on ${title}. `.repeat(20));
  wiki.pass(3_600);
  const list = join(folder, "pages.txt");
  writeFileSync(list, titles.join("\n"));
  return { folder, wiki, list, store: join(folder, "store") };
}

/** Resolves when the wiki is asked for texts: the run is at work. */
async function atWork(wiki: BusyWiki): Promise<void> {
  await until(() => wiki.asked.some(({ parameters }) => parameters.has("revids")));
}

// Sixty pages take half a minute where the machine is busy.
describe("stemma cron as a process", { timeout: 120_000 }, () => {
  it("keeps a second run out, which names the first and ends with 75", async () => {
    const { wiki, store, list } = await setting(60);
    const first = cron(wiki, store, list);
    await atWork(wiki);
    // However long the second takes to come.
    const letGo = wiki.hold();
    const second = await cron(wiki, store, list).over;
    letGo();
    expect([second.code, second.results]).toEqual([75, []]);
    expect(second.errors).toContain(`process ${first.child.pid} on `);
    expect(second.errors).toMatch(/\[LOCKED\]/);
    const { code, results } = await first.over;
    expect([code, results.length]).toEqual([0, 60]);
  });

  it("finishes the page at hand when it is told to end", async () => {
    const { wiki, store, list } = await setting(60);
    const first = cron(wiki, store, list);
    await atWork(wiki);
    first.child.kill("SIGTERM");
    const { code, results, errors } = await first.over;
    expect(code).toBe(130);
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(60);
    expect(results.every(({ status }) => status === "new")).toBe(true);
    expect(errors).toMatch(/not looked at/);
    const second = await cron(wiki, store, list).over;
    expect(second.results.filter(({ status }) => status === "unchanged")).toHaveLength(results.length);
    expect(second.results).toHaveLength(60);
  });

  it.each(["", "--every 1h"])("does not pass for done when its reader goes away %s", async (regularly) => {
    const { wiki, store, list } = await setting(60);
    const first = cron(wiki, store, list, ...regularly.split(" ").filter((word) => word !== ""));
    first.child.stdout?.once("data", () => first.child.stdout?.destroy());
    const { code, errors } = await first.over;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^stemma: \d+ of 60 pages were not looked at, because standard output was closed; .* \[PAGES_FAILED\]$/m,
    );
    const second = await cron(wiki, store, list).over;
    expect([second.code, second.results.length]).toEqual([0, 60]);
    expect(second.results.some(({ status }) => status === "unchanged")).toBe(true);
  });

  it("ends a service with 0", async () => {
    const { wiki, store, list } = await setting(2);
    const service = cron(wiki, store, list, "--every", "1h");
    let errors = "";
    await new Promise<void>((resolve) => {
      service.child.stderr?.on("data", (chunk) => {
        errors += String(chunk);
        if (errors.includes("2 pages:")) resolve();
      });
    });
    service.child.kill("SIGTERM");
    expect((await service.over).code).toBe(0);
  });

  it.skipIf(!canMount())(
    "fails on a full disk, and goes on where it was when there is room",
    async () => {
      const { folder, wiki, list } = await setting(3);
      const disk = join(folder, "disk");
      mkdirSync(disk);
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", disk]);
      onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
      const store = join(disk, "store");
      const first = await cron(wiki, store, list).over;
      const before = new Map(
        first.results.map(({ page, eventsFile }) => [page, readFileSync(eventsFile ?? "", "utf8")]),
      );
      expect(first.code).toBe(0);
      const paragraph = (i: number, j: number) =>
        `Sentence ${i} ${j} is here, ${(i * 7_919 + j * 104_729) % 99_991}.`;
      for (let i = 0; i < 8; i++) {
        for (const page of before.keys()) {
          wiki.save(page, Array.from({ length: 100 }, (_, j) => paragraph(i * before.size, j)).join("\n\n"));
        }
        wiki.pass(60);
      }
      wiki.pass(3_600);
      const full = await cron(wiki, store, list).over;
      expect(full.code).not.toBe(0);
      const failed = full.results.filter(({ status }) => status === "error");
      expect(failed.length).toBeGreaterThan(0);
      expect(full.errors).toMatch(/\[(STORE_FAILED|OUTPUT_FAILED)\]/);
      for (const { page } of failed) {
        const file = first.results.find((one) => one.page === page)?.eventsFile ?? "";
        expect(readFileSync(file, "utf8").startsWith(before.get(page) ?? "-")).toBe(true);
      }
      execFileSync("mount", ["-o", "remount,size=100m", disk]);
      const again = await cron(wiki, store, list).over;
      expect([again.code, again.errors.includes("history_changed")]).toEqual([0, false]);
      const calm = await cron(wiki, join(folder, "calm"), list).over;
      for (const { page, eventsFile } of calm.results) {
        const own = again.results.find((one) => one.page === page)?.eventsFile ?? "";
        expect(readFileSync(own, "utf8")).toBe(readFileSync(eventsFile ?? "", "utf8"));
      }
    },
    120_000,
  );
});

/** A recipe of the documentation, by the comment in front of it. */
function recipe(name: string): string {
  const page = readFileSync(resolve(import.meta.dirname, "../../../docs/watching.md"), "utf8");
  const [, block = ""] = page.split(`<!-- ${name} -->`);
  return block.split("```")[1]?.replace(/^ini/, "").trim() ?? "";
}

describe("the recipes for watching", () => {
  it.each([
    ["cron", () => recipe("crontab").split("\n").at(-1)?.split(" ").slice(5).join(" ") ?? ""],
    [
      "systemd",
      () =>
        /^ExecStart=(.*)$/m
          .exec(recipe("systemd-service"))?.[1]
          ?.replaceAll(/%h\S*/g, (path) => `"${path.replace("%h", "$HOME")}"`) ?? "",
    ],
  ])("of %s observe the list", async (_, command) => {
    const { folder, wiki } = await setting(2);
    writeFileSync(join(folder, "pages.txt"), `${wiki.api}|Page 0\n${wiki.api}|Page 1\n`);
    const shim = join(folder, "stemma");
    writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${executable}" "$@" >> "$HOME/out"\n`, {
      mode: 0o755,
    });
    const env = { HOME: folder, PATH: `${folder}:/usr/bin:/bin`, STEMMA_CONTACT: "ada@example.org" };
    const child = spawn("/bin/sh", ["-c", command()], { env, stdio: "inherit" });
    expect((await once(child, "close"))[0]).toBe(0);
    expect(readFileSync(join(folder, "out"), "utf8")).toContain('"totals":{"pages":2,"status":{"new":2,');
  });

  it.skipIf(!hasSystemd())("of systemd are units", async () => {
    const { folder } = await setting(1);
    const units = ["stemma.service", "stemma.timer"].map((name) => join(folder, name));
    for (const unit of units) writeFileSync(unit, recipe(`systemd-${unit.split(".").at(-1)}`));
    // A shell that it starts complains of a locale that is not installed.
    const env = { ...process.env, XDG_RUNTIME_DIR: folder, LC_ALL: "C" };
    expect(
      spawnSync("systemd-analyze", ["verify", "--user", ...units], { env, encoding: "utf8" }),
    ).toMatchObject({
      status: 0,
      stderr: "",
    });
  });
});

function hasSystemd(): boolean {
  return spawnSync("systemd-analyze", ["--version"]).status === 0;
}

/** A small disk of one's own takes the rights of an administrator. */
function canMount(): boolean {
  if (!existsSync("/proc/mounts")) return false;
  const place = mkdtempSync(join(tmpdir(), "stemma-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place], { stdio: "ignore" });
    execFileSync("umount", [place], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
