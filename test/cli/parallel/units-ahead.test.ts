// @module-tag long
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import { analyzeDump } from "../../../src/cli/parallel/analyze-dump.ts";
import { openDump } from "../../../src/cli/parallel/open-dump.ts";
import type { UnitResult, UnitTask } from "../../../src/cli/parallel/unit-task.ts";
import { testHost } from "../../support/test-host.ts";
import { dumpFile, pageXml } from "./dump.ts";

/** Threads that do what a test says, and how often they were ended. */
const pool = vi.hoisted(() => ({
  run: async (_task: UnitTask, _number: number): Promise<unknown> => null,
  given: 0,
  ended: 0,
}));

vi.mock("tinypool", () => ({
  Tinypool: class {
    run(task: UnitTask): Promise<unknown> {
      return pool.run(task, pool.given++);
    }
    async destroy(): Promise<void> {
      pool.ended++;
    }
  },
}));

const MiB = 1024 * 1024;

/** Pages of which each is a unit of its own. */
const pagesOf = (count: number, bytes = MiB) =>
  Array.from({ length: count }, (_, at) => pageXml(at + 1, ["\n".repeat(bytes)]));

const result = (text: string, more: Partial<UnitResult> = {}): UnitResult => ({
  bytes: Buffer.from(text),
  laid: 0,
  begun: [],
  closings: [text],
  manifests: [],
  failure: null,
  ...more,
});

/** Analyses pages with two workers. What they say of units is written behind what is found in the first page. */
async function analyzed(
  pages: readonly string[],
  run: (task: UnitTask, number: number) => Promise<UnitResult>,
  onWrite: (text: string) => void = () => undefined,
  detector: readonly string[] = [],
) {
  const scratch = mkdtempSync(join(tmpdir(), "stemma-ahead-"));
  vi.stubEnv("TMPDIR", scratch);
  onTestFinished(() => void vi.unstubAllEnvs());
  Object.assign(pool, { given: 0, ended: 0, run });
  const written: string[] = [];
  const { host, errors } = testHost();
  const nothing = async () => undefined;
  const output = {
    write: nothing,
    async writeBytes(bytes: Uint8Array) {
      const text = Buffer.from(bytes).toString("utf8");
      if (!text.startsWith("unit")) return;
      onWrite(text);
      written.push(text);
    },
    finish: nothing,
    flush: nothing,
    discard: nothing,
  };
  const opened = await openDump(dumpFile(pages), host);
  const close = vi.fn(opened.close);
  const choice = { depth: "brief", detector, set: [] } as const;
  const settings = { choice, detectors: await chooseDetectors([], []), workers: 2, onPage: null };
  const failure = await analyzeDump({ ...opened, close }, settings, output, host).catch((error) => error);
  expect(close).toHaveBeenCalledOnce();
  expect(readdirSync(scratch)).toEqual([]);
  return { failure, written, told: errors().filter((line) => line.startsWith("unit")) };
}

describe("units ahead", () => {
  it("are three for each worker at most, and are written in the order of the pages", async () => {
    let written = 0;
    const ahead: number[] = [];
    const run = async (_: UnitTask, number: number) => {
      ahead.push(pool.given - written);
      // The earlier, the later.
      await setTimeout(20 - number);
      return result(`unit ${number}`);
    };
    const all = await analyzed(pagesOf(14), run, () => {
      written++;
    });
    expect(all.failure).toBe(undefined);
    expect(all.written).toEqual(Array.from({ length: 14 }, (_, at) => `unit ${at}`));
    expect(all.told).toEqual(all.written);
    expect(Math.max(...ahead)).toBe(6);
    expect(pool.ended).toBe(1);
  });

  it("leave no file behind once they are written", async () => {
    let left: readonly string[] = [];
    const pages = [...pagesOf(1), ...pagesOf(3, 4.5 * MiB).slice(1)];
    const run = async ({ unit, resultPath }: UnitTask, number: number) => {
      // The last has no page.
      expect(unit.kind).toBe(number < 2 ? "file" : "bytes");
      const laid = `unit ${number} in a file, `;
      writeFileSync(resultPath, laid);
      left = [dirname(resultPath)];
      return result(`unit ${number}`, { laid: laid.length });
    };
    const { failure, written } = await analyzed(pages, run, (text) => {
      if (text === "unit 2") left = left.flatMap((folder) => readdirSync(folder));
    });
    expect(failure).toBe(undefined);
    expect(written).toEqual([0, 1, 2].flatMap((at) => [`unit ${at} in a file, `, `unit ${at}`]));
    expect(left).toEqual([]);
  });

  it("are written up to the one whose thread ended, though later ones ended before", async () => {
    const run = async (_: UnitTask, number: number) => {
      if (number >= 2) throw new Error(`thread ${number}`);
      await setTimeout(20);
      return result(`unit ${number}`);
    };
    const { failure, written } = await analyzed(pagesOf(9), run);
    expect([failure.message, failure.code]).toEqual(["thread 2", undefined]);
    expect(written).toEqual(["unit 0", "unit 1"]);
    expect(pool.ended).toBe(1);
    const named = await analyzed(pagesOf(4), run, undefined, ["lamp.mjs"]);
    expect([named.failure.code, named.failure.message]).toEqual([
      "DETECTOR_FAILED",
      expect.stringMatching(/^a thread of the run ended \(Error: thread 2 at .*\); correct the detector/),
    ]);
  });

  it("are given up when nothing more can be written", async () => {
    const full = new Error("no space left");
    const run = async (_: UnitTask, number: number) => result(`unit ${number}`);
    const { failure, written } = await analyzed(
      pagesOf(14),
      run,
      (text) => {
        if (text === "unit 1") throw full;
      },
      ["lamp.mjs"],
    );
    expect(failure).toBe(full);
    expect([written, pool.ended]).toEqual([["unit 0"], 1]);
    expect(pool.given).toBeLessThan(9);
  });
});
