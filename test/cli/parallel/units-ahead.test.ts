// @module-tag long
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  threads: 0,
  given: 0,
  ended: 0,
  /** Called when the threads are ended. */
  onEnd: () => {},
}));

vi.mock("tinypool", () => ({
  Tinypool: class {
    constructor({ maxThreads }: { readonly maxThreads: number }) {
      pool.threads = maxThreads;
    }
    run(task: UnitTask, { transferList }: { readonly transferList: readonly unknown[] }): Promise<unknown> {
      // Bytes are handed over, not copied.
      expect(transferList).toEqual(task.unit.kind === "bytes" ? [task.unit.bytes.buffer] : []);
      return pool.run(task, pool.given++);
    }
    async destroy(): Promise<void> {
      pool.onEnd();
      await setTimeout(50);
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
  onWrite: (text: string, stop: AbortController) => unknown = () => undefined,
  detector: readonly string[] = [],
) {
  const scratch = mkdtempSync(join(tmpdir(), "stemma-ahead-"));
  vi.stubEnv("TMPDIR", scratch);
  onTestFinished(() => void vi.unstubAllEnvs());
  Object.assign(pool, { given: 0, ended: 0, onEnd: () => undefined, run });
  const written: string[] = [];
  const stop = new AbortController();
  const { host: still, errors } = testHost();
  const host = { ...still, signal: stop.signal };
  const nothing = async () => undefined;
  const output = {
    write: nothing,
    async writeBytes(bytes: Uint8Array) {
      const text = Buffer.from(bytes).toString("utf8");
      if (!text.startsWith("unit")) return;
      onWrite(text, stop);
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
  return { failure, written, told: errors().filter((line) => line.startsWith("unit")), stop };
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
    pool.onEnd = () => expect.unreachable("there are no threads any more");
    all.stop.abort();
    expect([pool.threads, pool.ended]).toEqual([2, 1]);
  });

  it("leave no file behind once they are written", async () => {
    let left: readonly string[] = [];
    const pages = [...pagesOf(1), ...pagesOf(3, 4.5 * MiB).slice(1)];
    const run = async ({ unit, resultPath }: UnitTask, number: number) => {
      // The last has no page.
      expect(unit.kind).toBe(number < 2 ? "file" : "bytes");
      if (unit.kind === "file") {
        const xml = readFileSync(unit.path, "utf8");
        expect(xml.match(/<\/?(?:mediawiki|page)\b/g)).toEqual([
          "<mediawiki",
          "<page",
          "</page",
          "</mediawiki",
        ]);
      }
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

  it.each([
    ["unit 0 |".length, ["unit 0 |"]],
    ["unit 0 | laid, unit".length, ["unit 0 | laid, ", "unit"]],
  ])("are written up to byte %i where a page began before, in a file or not", async (before, expected) => {
    const laid = "unit 0 | laid, ";
    const run = async ({ resultPath }: UnitTask) => {
      writeFileSync(resultPath, laid);
      const begun = [
        { pageId: 20, namespace: 0, title: "Page 20", first: 20_000, before: 0 },
        { pageId: 1, namespace: 0, title: "Page 1", first: 1001, before },
      ];
      return result("unit 0 held", { laid: laid.length, begun, closings: ["unit of 20", "unit of 1"] });
    };
    const { failure, written, told } = await analyzed(pagesOf(3), run);
    expect([failure.code, failure.details.pageId]).toEqual(["INPUT_MALFORMED", 1]);
    expect([written, told]).toEqual([expected, ["unit of 20"]]);
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

  it("are given up when the run is told to end, whatever their threads do", async () => {
    const reason = new Error("interrupted");
    const run = async (_: UnitTask, number: number) => {
      if (number === 0) return result("unit 0");
      return new Promise<never>((_, reject) => {
        const onEnd = pool.onEnd;
        pool.onEnd = () => {
          onEnd();
          reject(new Error("Terminating worker thread"));
        };
      });
    };
    const { failure, written } = await analyzed(pagesOf(14), run, async (_, stop) => {
      // By then it waits for the second.
      await setTimeout(100);
      stop.abort(reason);
    });
    expect(failure).toBeInstanceOf(Error);
    expect(written).toEqual(["unit 0"]);
    expect(pool.given).toBeLessThan(8);
  });
});
