import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { exportXml, pageXml } from "../../sources/export-xml/export-of.ts";
import { testHost } from "../../support/test-host.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-progress-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Digits that no packing shortens much, so that each revision is some bytes of the file. */
function noise(seed: number): string {
  let state = seed;
  const digits = Array.from({ length: 1_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  });
  return digits.join("");
}

/** A page of 400 revisions and some 2.4 MB. */
function page(title: string, id: number): string {
  const revisions = Array.from({ length: 400 }, (_, i) => ({
    id: id * 1_000 + i,
    timestamp: new Date(Date.UTC(2020, 0, 1, i)).toISOString().replace(".000", ""),
    // A text of this size would be compared with the one before.
    more: `<comment>${noise(id * 1_000 + i + 1)}</comment>`,
    text: `The lamp burns. It was seen ${i} times.`,
  }));
  return pageXml(title, id, ...revisions);
}

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const xml = exportXml(page("Lamp", 1));
const one = file("one.xml", xml);
const packed = file("one.xml.gz", gzipSync(xml, { level: 1 }));
const two = file("two.xml", exportXml(page("Lamp", 1), page("Rock", 2)));

/** A line of progress, and when it was shown: each look at the clock takes 250 ms. */
interface Shown {
  readonly line: string;
  readonly atMs: number;
}

async function shownBy(args: readonly string[], input?: string): Promise<readonly Shown[]> {
  const { host, errors } = testHost();
  const shown: Shown[] = [];
  let atMs = 0;
  const watched = {
    ...host,
    clock: {
      ...host.clock,
      monotonicMs: () => {
        atMs += 250;
        return atMs;
      },
    },
    progress: (line: string) => void shown.push({ line, atMs }),
    ...(input === undefined ? {} : { stdin: createReadStream(input) }),
  };
  expect(await main(args, watched), errors().join("\n")).toBe(0);
  expect(shown.length).toBeGreaterThan(10);
  return shown;
}

const told = / revisions, \d+\/s, (\d+) % of the file, (\d+) s left$/;

/** The shares and times left that were shown. */
function leftIn(shown: readonly Shown[]) {
  return shown.flatMap(({ line, atMs }) => {
    const [, percent, seconds] = told.exec(line) ?? [];
    return percent === undefined ? [] : [{ line, atMs, percent: Number(percent), seconds: Number(seconds) }];
  });
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const brief = ["--depth", "brief"];

describe("the progress of a walk over a file", () => {
  it.each([
    ["analyze", ["analyze", "--input", one, ...brief]],
    ["analyze, of a packed file", ["analyze", "--input", packed, ...brief]],
    ["analyze with workers, of one page", ["analyze", "--input", one, "--workers", "3", ...brief]],
    ["export, which looks first whether there is one page", ["export", "--input", one, ...brief]],
    ["claim", ["claim", "--input", one, "--text", "The lamp burns."]],
    [
      "claim, which looks first whether there is one page",
      ["claim", "--input", one, "--text", "The lamp burns.", "--format", "json"],
    ],
  ])("tells how much of it is read and how long the rest takes: %s", async (_, args) => {
    const left = leftIn(await shownBy(args));
    const percents = left.map(({ percent }) => percent);
    expect(left.length).toBeGreaterThan(10);
    expect(percents).toEqual(ascending(percents));
    expect(percents[0]).toBeLessThan(50);
    expect(percents.at(-1)).toBeGreaterThan(75);
    expect(left.at(-1)?.seconds).toBeLessThan(left[0]?.seconds ?? 0);
  });

  it("tells how long all its pages take, from when the first was begun", async () => {
    const left = leftIn(await shownBy(["analyze", "--input", two, "--workers", "1", ...brief]));
    const ofRock = left.filter(({ line }) => line.startsWith("Rock: "));
    expect(ofRock.length).toBeGreaterThan(5);
    for (const { percent, seconds, atMs } of ofRock) {
      expect(percent).toBeGreaterThanOrEqual(50);
      const expected = ((atMs / 1000) * (100 - percent)) / percent;
      expect(Math.abs(seconds - expected)).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    ["a page by name", ["analyze", "Lamp", "--input", one, ...brief]],
    ["a sorted one", ["analyze", "--input", one, "--sort", ...brief]],
    ["one that ends before it", ["analyze", "--input", one, "--until", "2020-01-10", ...brief]],
    ["one from the standard input", ["analyze", "--input", "-", ...brief]],
    ["one that is laid aside first", ["export", "--input", "-", ...brief]],
  ])("tells only how fast it goes of a walk that does not go with the file: %s", async (_, args) => {
    const shown = await shownBy(args, one);
    const ofWalk = shown.slice(shown.findIndex(({ line }) => line.startsWith("Lamp: ")));
    expect(ofWalk.filter(({ line }) => !/^Lamp: \d+ revisions, \d+\/s$/.test(line))).toEqual([]);
  });
});

describe("the progress of a look for a page in a file", () => {
  /** How much had been read at each line that was shown before the walk over a page, for each look. */
  function readIn(shown: readonly Shown[], line: RegExp) {
    return shown.flatMap(({ line: text }) => {
      const [, megabytes, percent] = line.exec(text) ?? [];
      return megabytes === undefined ? [] : [{ megabytes: Number(megabytes), percent: Number(percent) }];
    });
  }

  it("tells how much has been read until the page is walked", async () => {
    const shown = await shownBy(["analyze", "Rock", "--input", two, ...brief]);
    const walk = shown.findIndex(({ line }) => line.startsWith("Rock: "));
    const read = readIn(shown, /two\.xml: (\d+\.\d) MB read, (\d+) % of the file$/);
    expect(read.length).toBe(walk);
    expect(shown.slice(walk).every(({ line }) => line.startsWith("Rock: "))).toBe(true);
    // It is looked for with its talk page, so to the file's end, and then opened.
    expect(Math.max(...read.map(({ percent }) => percent))).toBe(100);
    expect(Math.max(...read.map(({ megabytes }) => megabytes))).toBeCloseTo(statSync(two).size / 1e6, 1);
    expect(read.at(-1)?.percent).toBeGreaterThan(40);
    expect(read.at(-1)?.percent).toBeLessThan(70);
  });

  it("tells only how much of a stream, whose size nobody knows", async () => {
    const shown = await shownBy(["analyze", "Lamp", "--input", "-", ...brief], one);
    expect(shown[0]?.line).toMatch(/^stdin: 0\.\d MB read$/);
  });

  it("tells it of the file in which events are verified, also between pages", async () => {
    const { host, out, errors } = testHost();
    expect(await main(["analyze", "--input", two, ...brief], host), errors().join("\n")).toBe(0);
    const events = file("two.ndjson", out());
    const shown = await shownBy(["verify", events, "--input", two]);
    const pages = shown.map(({ line }) => line.slice(0, line.indexOf(":")).replace(/^.*[\\/]/, ""));
    expect([...new Set(pages)]).toEqual(["two.xml", "Lamp", "Rock"]);
  });
});
