// @module-tag long
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dumpFile, folder, manyPages, pageXml, prose, scratch, startStemma, stemma } from "./dump.ts";

const pages = manyPages();
const dump = dumpFile(pages);
const analyze = (input: string, workers: number, ...args: readonly string[]) =>
  stemma(["analyze", "--input", input, "--workers", String(workers), ...args]);

/** Tells of every worker that starts. */
const watch = join(folder, "watch.mjs");
writeFileSync(
  watch,
  `import workers from "node:worker_threads";
import { syncBuiltinESMExports } from "node:module";
const { Worker } = workers;
workers.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    process.stderr.write("a worker\\n");
  }
};
syncBuiltinESMExports();
`,
);
const watched = (input: string, ...args: readonly string[]) =>
  stemma(["analyze", "--input", input, "--depth", "brief", ...args], ["--import", watch]);

/** Ids of pages in the order of their events. */
function pagesOf(out: string): readonly number[] {
  const ids = out
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => Number(JSON.parse(line).pageId));
  return ids.filter((id, at) => id !== ids[at - 1]);
}

/** A page of which the last revision is far too old for where it stands. */
const outOfOrder = (id: number) =>
  pageXml(
    id,
    Array.from({ length: 70 }, () => "a"),
    [...Array.from({ length: 69 }, (_, at) => id * 1000 + 100 + at), id * 1000 + 1],
  );

describe("stemma analyze --workers", () => {
  it("writes the same bytes in the order of pages, whatever the number of workers", async () => {
    const manifests = [1, 3].map((workers) => join(folder, `manifest-${workers}.json`));
    const [one, three] = [
      await analyze(dump, 1, "--manifest", manifests[0] ?? ""),
      await analyze(dump, 3, "--manifest", manifests[1] ?? ""),
    ];
    expect(one.exitCode).toBe(0);
    expect(pagesOf(one.out)).toEqual(pages.map((_, at) => at + 1));
    expect(three.out === one.out).toBe(true);
    expect(three.errors).toEqual(one.errors);
    const [first, second] = manifests.map((path) => readFileSync(path, "utf8"));
    expect(second === first).toBe(true);
    expect(readdirSync(scratch)).toEqual([]);
  }, 120_000);

  it("takes a packed stream, other depths, parameters and detectors of third parties alike", async () => {
    const detector = join(folder, "shout.mjs");
    writeFileSync(
      detector,
      `export default ({ defineDetector, v }) => defineDetector({
        name: "acme/more", version: "1.0.0", summary: "Ends in More.", parameters: v.strictObject({}),
        events: { "acme/mored": { summary: "It ends in More.", themes: ["structure"], brief: true, content: false,
          subject: v.strictObject({ bytes: v.number() }), evidence: v.strictObject({}) } },
        start: () => ({ onPair: ({ change }) => [{ type: "acme/mored", subject: { bytes: change.after.bytes }, evidence: {} }] }),
      });`,
    );
    const packed = gzipSync(readFileSync(dump));
    const run = (workers: string) =>
      stemma(
        [
          "analyze",
          "--input",
          "-",
          "--depth",
          "brief",
          "--user",
          "editor_2",
          "--workers",
          workers,
          "--detector",
          detector,
          "--set",
          "revert.radius=3",
        ],
        [],
        packed,
      );
    const [one, two] = [await run("1"), await run("2")];
    expect(one.exitCode).toBe(0);
    expect([one.out.includes('"radius":3'), one.out.includes("acme/mored")]).toEqual([true, true]);
    expect(two.out === one.out).toBe(true);
    expect(two.errors).toEqual(one.errors);
  }, 120_000);

  it("starts no worker for one page, however large, nor for a few small ones, but for many", async () => {
    const large = dumpFile([pages[40] ?? ""]);
    const few = dumpFile(pages.slice(1, 6));
    for (const input of [large, few]) {
      const { exitCode, errors } = await watched(input, "--workers", "2");
      expect([exitCode, errors]).toEqual([0, expect.not.arrayContaining(["a worker"])]);
    }
    expect((await watched(dump, "--workers", "2")).errors).toContain("a worker");
    expect((await watched(dump, "--workers", "1")).errors).not.toContain("a worker");
  }, 120_000);

  it("fails at a page as without workers, with all events before it and none behind", async () => {
    const texts = [prose(7, 3000), prose(8, 3000)];
    const broken = dumpFile([...pages.slice(0, 59), outOfOrder(60), ...pages.slice(60), pageXml(200, texts)]);
    const output = join(folder, "never.ndjson");
    const [one, two] = [await analyze(broken, 1), await analyze(broken, 2)];
    expect(one.exitCode).toBe(1);
    expect(one.errors.at(-1)).toMatch(/dump-\d+\.xml, page 60.*\[OUT_OF_ORDER\]$/);
    expect([two.exitCode, two.errors]).toEqual([one.exitCode, one.errors]);
    expect(pagesOf(two.out).every((id) => id <= 60)).toBe(true);
    const file = await analyze(broken, 2, "--output", output);
    expect([
      file.exitCode,
      existsSync(output),
      readdirSync(folder).some((name) => name.endsWith(".partial")),
    ]).toEqual([1, false, false]);
    expect(readdirSync(scratch)).toEqual([]);
  }, 120_000);

  it("names a detector that would end a worker, with all events before it", async () => {
    const detector = join(folder, "quitting.mjs");
    writeFileSync(
      detector,
      `export default ({ defineDetector, v }) => defineDetector({ name: "acme/quitting", version: "1.0.0", summary: "Quits.",
         parameters: v.strictObject({}), events: {},
         start: () => ({ onPair: ({ page }) => (page.pageId === 80 ? process.exit(0) : []) }) });`,
    );
    const { exitCode, out, errors } = await analyze(dump, 2, "--detector", detector);
    expect([exitCode, pagesOf(out).at(-1)]).toEqual([1, 79]);
    expect(errors.at(-1)).toMatch(
      /^stemma: \S+\.xml, page 80: detector acme\/quitting \(.*\.mjs\) failed at revision 80000: process\.exit\(\) .*\[DETECTOR_FAILED\]$/,
    );
  });

  it.each([1, 2])("names the page that lacks a revision, with %i workers", async (workers) => {
    const { exitCode, errors } = await analyze(dump, workers, "--to", "1002");
    expect(exitCode).toBe(3);
    expect(errors.at(-1)).toMatch(
      /^stemma: \S+\.xml, page 2: revision 1002 is not .*\[REVISION_NOT_ON_PAGE\]$/,
    );
  });

  it("says where a detector threw what nobody has caught, and leaves nothing behind", async () => {
    const detector = join(folder, "late.mjs");
    writeFileSync(
      detector,
      `export default ({ defineDetector, v }) => defineDetector({ name: "acme/late", version: "1.0.0", summary: "Late.",
         parameters: v.strictObject({}), events: {},
         start: () => ({ onPair: ({ page }) => { if (page.pageId === 80) setTimeout(() => { throw new Error("late\\nand wrong"); }); return []; } }) });`,
    );
    const { exitCode, errors } = await analyze(dump, 2, "--detector", detector);
    expect(exitCode).toBe(1);
    expect(errors.at(-1)).toMatch(
      /^stemma: a thread of the run ended \(Error: late at .*late\.mjs:3:\d+\)\); correct the detector, .*\[DETECTOR_FAILED\]$/,
    );
    expect(readdirSync(scratch)).toEqual([]);
  });

  it("refuses a page that began before, in whichever unit, as without workers", async () => {
    const manifest = join(folder, "again.json");
    for (const repeated of [
      // Behind other pages of its unit, and where the events before it lie in a file.
      [...pages.slice(0, 88), pages[1] ?? "", ...pages.slice(88)],
      [...pages.slice(0, 41), pages[40] ?? "", pages[2] ?? "", ...pages.slice(41)],
      [...pages, pages[0] ?? ""],
    ]) {
      const input = dumpFile(repeated);
      const [one, two] = [await analyze(input, 1), await analyze(input, 2, "--manifest", manifest)];
      expect([one.exitCode, one.errors.at(-1)]).toEqual([
        1,
        expect.stringMatching(/page \d+: is in more than one <page>.*\[INPUT_MALFORMED\]$/),
      ]);
      expect([two.exitCode, two.errors]).toEqual([one.exitCode, one.errors]);
      expect(two.out === one.out).toBe(true);
    }
    expect(readdirSync(scratch)).toEqual([]);
  }, 240_000);

  it("refuses a page without an id that began in another unit, with workers as without", async () => {
    const withoutIds = pages.map((page) => page.replace(/<id>\d+<\/id>/, ""));
    const input = dumpFile([...withoutIds, withoutIds[0] ?? ""]);
    const [one, two] = [await analyze(input, 1), await analyze(input, 2)];
    expect([one.exitCode, one.errors.at(-1)]).toEqual([
      1,
      expect.stringMatching(
        /a page without an id: is in more than one <page>.* \(title: .*\) \[INPUT_MALFORMED\]$/,
      ),
    ]);
    expect([two.exitCode, two.errors]).toEqual([one.exitCode, one.errors]);
    expect(two.out === one.out).toBe(true);
  }, 120_000);

  it("writes all that was found before a page is refused", async () => {
    const three = pages.slice(0, 3);
    const [whole, refused] = [
      await analyze(dumpFile(three), 1),
      await analyze(dumpFile([...three, pages[1] ?? ""]), 1),
    ];
    expect([whole.exitCode, refused.exitCode]).toEqual([0, 1]);
    expect(refused.out === whole.out).toBe(true);
  });

  it("tells a page again that stands there again, with workers as without", async () => {
    const input = dumpFile(pages.flatMap((page) => [page, page, page]));
    const [one, two, once] = [await analyze(input, 1), await analyze(input, 2), await analyze(dump, 1)];
    expect([one.exitCode, two.exitCode]).toEqual([0, 0]);
    expect(one.out.length).toBe(3 * once.out.length);
    expect(two.out === one.out).toBe(true);
  }, 120_000);

  it("says of an input that breaks off what it says without workers", async () => {
    const whole = readFileSync(dump);
    const cut = join(folder, "cut.xml");
    writeFileSync(cut, whole.subarray(0, whole.length - 30_000));
    const packed = join(folder, "cut.xml.gz");
    writeFileSync(packed, gzipSync(whole).subarray(0, -5_000));
    const behind = dumpFile(pages, "</mediawiki>\nmore");
    const few = join(folder, "few.xml.gz");
    // Read to its end and handed on whole before it is known to be cut.
    const large = pageXml(
      1,
      Array.from({ length: 300 }, (_, at) => prose(at, 120)),
    );
    writeFileSync(few, gzipSync(readFileSync(dumpFile([large]))).subarray(0, -8));
    // A page fails before that is known, too.
    const wrong = [pages, [large]].map((before, at) => {
      const path = join(folder, `wrong-${at}.xml.gz`);
      writeFileSync(path, gzipSync(readFileSync(dumpFile([...before, outOfOrder(95)]))).subarray(0, -8));
      return path;
    });
    for (const input of [cut, packed, behind, few, ...wrong]) {
      const [one, two] = [
        await analyze(input, 1, "--depth", "brief"),
        await analyze(input, 2, "--depth", "brief"),
      ];
      expect(one.exitCode).toBe(1);
      expect([two.exitCode, two.errors]).toEqual([one.exitCode, one.errors]);
    }
  }, 120_000);

  it("ends at once when it is interrupted, and leaves nothing behind", async () => {
    const output = join(folder, "interrupted.ndjson");
    // Ten seconds of work behind the first page: this process may be slow to hear of it.
    const rewritten = (id: number) => Array.from({ length: 300 }, (_, at) => prose(id * 1000 + at, 1000));
    const long = dumpFile([pageXml(1, ["a"]), pageXml(2, rewritten(2)), pageXml(3, rewritten(3))]);
    const child = startStemma(["analyze", "--input", long, "--workers", "2", "--output", output]);
    await once(child.stderr, "data");
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect([code, existsSync(output), readdirSync(folder).some((name) => name.endsWith(".partial"))]).toEqual(
      [130, false, false],
    );
    expect(readdirSync(scratch)).toEqual([]);
  }, 60_000);

  it("refuses a number of workers that is none", async () => {
    const { exitCode, errors } = await stemma(["analyze", "--workers", "0"]);
    expect([exitCode, errors[0]]).toEqual([
      2,
      expect.stringMatching(/workers: must be a number from 1 to 999/),
    ]);
  });
});
