import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { main } from "../../src/cli/main.ts";
import { exportXml, pageXml } from "../sources/export-xml/export-of.ts";
import { fakeWiki, json, type KeptRevision } from "../support/fake-wiki.ts";
import { runStemma } from "../support/run-stemma.ts";
import { testHost } from "../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
const stub = resolve(import.meta.dirname, "../../examples/detectors/stub_tag.mjs");
const page = "Harrow Skerry Lighthouse";
const folder = mkdtempSync(join(tmpdir(), "stemma-verify-"));

async function eventsOf(...args: readonly string[]): Promise<readonly string[]> {
  return (await runStemma(["analyze", "--input", sample, ...args])).lines;
}

const verify = (lines: readonly string[], ...args: readonly string[]) =>
  runStemma(["verify", "-", "--input", sample, ...args], `${lines.join("\n")}\n`);

function placeIn(line: string) {
  const { eventId, type, wiki, pageId, anchor } = JSON.parse(line);
  return { eventId, type, wiki, pageId, anchor };
}

describe("stemma verify", () => {
  it("says that all is reproduced, and nothing else", async () => {
    const events = await eventsOf(page);
    expect(await verify(events)).toMatchObject({
      exitCode: 0,
      lines: [],
      errors: [`${events.length} of ${events.length} events reproduced`],
    });
  });

  it("lays nothing aside for good where what was written cannot be removed", async () => {
    const [own, scratch] = [mkdtempSync(join(folder, "discard-")), mkdtempSync(join(folder, "scratch-"))];
    vi.stubEnv("TMPDIR", scratch);
    onTestFinished(() => void vi.unstubAllEnvs());
    async function* broken() {
      // A folder in its place is not removed as a file is.
      for (const name of readdirSync(own)) {
        rmSync(join(own, name));
        mkdirSync(join(own, name));
      }
      yield Buffer.from("{");
      throw new Error("the stream broke off");
    }
    const { host } = testHost();
    const line = ["verify", "-", "--input", sample, "--output", join(own, "report")];
    expect(await main(line, { ...host, stdin: broken() })).not.toBe(0);
    expect([readdirSync(own).length, readdirSync(scratch)]).toEqual([1, []]);
  });

  it("hears a signal while it tells of the events of one edit", async () => {
    const text = Array.from({ length: 2_500 }, (_, i) => `The keeper lit lamp ${i} of the tower.`).join(" ");
    const revision = { id: 1, pageId: 1, title: "Lamp", timestamp: "2020-01-01T00:00:00Z", text, user: null };
    const input = join(folder, "lamp.jsonl");
    writeFileSync(input, `${JSON.stringify(revision)}\n`);
    const source = ["--input", input, "--wiki", "wiki.example", "--no-store"];
    const { host } = testHost((await runStemma(["analyze", ...source])).out);
    const leaving = new AbortController();
    const writeOut = async () => leaving.abort();
    const args = ["verify", "-", ...source, "--all"];
    expect(await main(args, { ...host, writeOut, signal: leaving.signal })).toBe(130);
  });

  it("reports what it came to before the stream broke off", async () => {
    const [event = ""] = await eventsOf(page, "--types", "revert_war");
    async function* broken() {
      yield Buffer.from(`${event.replace(/"eventId":"./, '"eventId":"x')}\n`);
      throw new Error("the stream broke off");
    }
    const { host, out } = testHost();
    expect(await main(["verify", "-", "--input", sample], { ...host, stdin: broken() })).toBe(1);
    expect(out()).toContain('"verdict":"invalid"');
  });

  it("takes the document of an export, whose lines are those of its events", async () => {
    const { lines } = await runStemma(["export", page, "--input", sample, "--format", "json"]);
    const count = JSON.parse(lines.join("")).events.length;
    const report = await verify(lines, "--all");
    expect([report.exitCode, report.errors]).toEqual([0, [`${count} of ${count} events reproduced`]]);
    expect(report.lines.map((line) => JSON.parse(line).line)).toContain(2);
  });

  it("finds what was forged in a document, and that one was cut short", async () => {
    const { lines } = await runStemma(["export", page, "--input", sample, "--format", "json"]);
    const forged = await verify(lines.map((line) => line.replace('"expected":0.5', '"expected":9')));
    expect([forged.exitCode, forged.lines.map((line) => JSON.parse(line).verdict)]).toEqual([1, ["changed"]]);
    expect(await verify(lines.slice(0, -1))).toMatchObject({
      exitCode: 1,
      errors: [expect.stringContaining("the document ends before its events do")],
    });
  });

  it("writes a line for every event with --all, with the depth it was told at", async () => {
    const lines = await eventsOf(page, "--types", "revert_identity", "--depth", "brief");
    const report = await verify(lines, "--all");
    expect(report.lines.map((line) => JSON.parse(line))).toMatchObject(
      lines.map((line, i) => ({ ...placeIn(line), verdict: "reproduced", depth: "brief", line: i + 1 })),
    );
  });

  it("fails by exit code 1 and counts what is not reproduced", async () => {
    const events = await eventsOf(page, "--types", "editor_influx,edit_burst");
    const forged = [...events.map((line) => line.replace('"expected":0.5', '"expected":9')), "{}"];
    const { exitCode, errors, lines } = await verify(forged);
    expect(exitCode).toBe(1);
    expect(lines.map((line) => JSON.parse(line).verdict)).toEqual(["invalid", "changed"]);
    expect(errors).toEqual([
      `stemma: ${events.length - 1} of ${events.length + 1} events reproduced, 1 changed, 1 invalid [NOT_REPRODUCED]`,
    ]);
  });

  it("reports what a stream that is to be complete lacks", async () => {
    const events = await eventsOf(page, "--depth", "brief");
    const { lines } = await verify(events.slice(1), "--complete", "brief");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { verdict: "unstated", eventId: JSON.parse(events[0] ?? "").eventId },
    ]);
  });

  it("finds nothing lacking in an input analysed as a whole, which tells of no talk page beside its page", async () => {
    const events = await eventsOf();
    expect(events.filter((line) => JSON.parse(line).type === "talk_activity")).toEqual([]);
    expect(await verify(events, "--complete", "detailed")).toMatchObject({ exitCode: 0, lines: [] });
  });

  it("verifies the events of several pages, shuffled", async () => {
    const events = await eventsOf();
    const shuffled = events.toSorted((a, b) => (JSON.parse(a).eventId < JSON.parse(b).eventId ? -1 : 1));
    expect(new Set(events.map((line) => JSON.parse(line).pageId)).size).toBe(2);
    expect((await verify(shuffled)).exitCode).toBe(0);
  });

  it("finds a page that was moved since, and its talk page, in a stream that can be read once", async () => {
    const events = (await eventsOf(page, "--types", "talk_activity")).map((line) =>
      line.replace(`"title":"${page}"`, '"title":"Skerry Light"'),
    );
    const file = join(folder, "moved.ndjson");
    writeFileSync(file, `${events.join("\n")}\n`);
    const report = await runStemma(["verify", file, "--input", "-"], readFileSync(sample, "utf8"));
    expect(report).toMatchObject({
      exitCode: 0,
      lines: [],
      errors: [`${events.length} of ${events.length} events reproduced`],
    });
  });

  it("reads the talk page where an event is anchored at it", async () => {
    const events = await eventsOf(page, "--types", "talk_activity");
    expect(events.length).toBeGreaterThan(0);
    expect((await verify(events)).exitCode).toBe(0);
  });

  it("reads the talk pages of several together, also out of a stream that can be read once", async () => {
    const pages = ["Oar", "Well"].flatMap((title, i) => {
      const revisions = [40, 10, 40].map((feet, j) => ({
        id: 10 * i + j + 1,
        text: `The ${title} of ${feet} feet is here.`,
        timestamp: `2020-01-01T0${j}:00:00Z`,
      }));
      const post = {
        id: 10 * i + 9,
        text: "== Depth ==\nHow deep is it, then?",
        timestamp: "2020-01-01T05:00:00Z",
      };
      return [pageXml(title, 4 * i + 1, ...revisions), pageXml(`Talk:${title}`, 4 * i + 2, post)];
    });
    const [input, file] = [join(folder, "talks.xml"), join(folder, "talks.ndjson")];
    writeFileSync(input, exportXml(...pages));
    const events: string[] = [];
    for (const title of ["Oar", "Well"]) {
      events.push(
        ...(await runStemma(["analyze", title, "--input", input, "--types", "talk_activity"])).lines,
      );
    }
    expect(events).toHaveLength(2);
    writeFileSync(file, `${events.join("\n")}\n`);
    for (const from of [input, "-"]) {
      const report = await runStemma(["verify", file, "--input", from], readFileSync(input, "utf8"));
      expect(report).toMatchObject({ exitCode: 0, errors: ["2 of 2 events reproduced"] });
    }
  });

  it("says when the page or the wiki is not in the source", async () => {
    const [event = ""] = await eventsOf(page, "--types", "revert_war", "--wiki", "elsewhere.example");
    const { lines, errors } = await verify([event]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ verdict: "unverifiable", reason: "page_gone" });
    expect(errors[0]).toContain(
      "page not found in the source, by the wiki's key and the page id in the event",
    );
    expect((await verify([event], "--wiki", "elsewhere.example")).exitCode).toBe(0);
  });

  it("needs the file of a third party's detector, and says so", async () => {
    const events = await eventsOf(page, "--detector", stub, "--types", "example/stub_tag_changed");
    expect(events.length).toBeGreaterThan(0);
    const { exitCode, errors } = await verify(events);
    expect(exitCode).toBe(1);
    expect(errors[0]).toContain("--detector");
    expect((await verify(events, "--detector", stub)).exitCode).toBe(0);
  });

  it("takes a packed or plain file, and leaves a report file whole", async () => {
    const file = join(folder, "events.ndjson");
    const report = join(folder, "report.ndjson");
    writeFileSync(file, `${(await eventsOf(page)).join("\n")}\n{`);
    const { exitCode } = await runStemma(["verify", file, "--input", sample, "--output", report]);
    expect(exitCode).toBe(1);
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
      verdict: "invalid",
      problem: "the line is cut",
    });
  });

  it("passes no empty stream, of which nothing was verified", async () => {
    expect(await verify([])).toMatchObject({
      exitCode: 3,
      lines: [],
      errors: [
        "stemma: stdin: holds no event, so nothing was verified; give the events that analyze or export wrote [EVENT_NOT_FOUND]",
      ],
    });
  });

  it.each([
    ["csv", "is a table in CSV"],
    ["sqlite", "is an SQLite database"],
    ["parquet", "is a Parquet file"],
    ["markdown", "is a report in Markdown"],
  ])("names what export writes as %s, and what to give in its place", async (format, what) => {
    const file = join(folder, `events.${format}`);
    await runStemma(["export", page, "--input", sample, "--format", format, "--output", file]);
    for (const line of [
      ["verify", file],
      ["explain", "--event", file],
    ]) {
      expect(await runStemma(line)).toMatchObject({
        exitCode: 1,
        lines: [],
        errors: [
          `stemma: ${file}: ${what}, from which no events can be read; give JSON lines, as analyze and export --format ndjson write them [INPUT_MALFORMED]`,
        ],
      });
    }
  });

  it("names an export of pages in place of events", async () => {
    const { exitCode, errors } = await runStemma(["verify", sample]);
    expect([exitCode, errors]).toEqual([1, [expect.stringContaining("sample.xml: is XML, from which")]]);
  });

  it.each([
    [["verify"], 2],
    [["verify", "-", "--input", "-"], 2],
    [["verify", join(folder, "none.ndjson")], 3],
    [["verify", "-", "--input", sample, "--api", "wiki.example"], 2],
    [["verify", "-", "--complete", "whole"], 2],
  ])("refuses %j", async (args, exitCode) => {
    expect((await runStemma(args)).exitCode).toBe(exitCode);
  });
});

const kept: readonly KeptRevision[] = [
  { id: 1, text: "A lamp hangs over the door of the old inn." },
  { id: 2, text: "A lantern hangs over the door of the old inn." },
  { id: 3, text: "A lamp hangs over the door of the old inn." },
];

describe("stemma verify with a wiki", () => {
  it("asks for the page by its id, and says what is hidden since", async () => {
    const before = await fakeWiki({ revisions: kept });
    const events = (await runStemma(["analyze", "Lamp", "--api", before.api])).lines;
    await before.close();
    expect(events.length).toBeGreaterThan(2);

    const same = await fakeWiki({ revisions: kept });
    const all = await runStemma(["verify", "-", "--api", same.api], events.join("\n"));
    await same.close();
    expect(all).toMatchObject({ exitCode: 0, lines: [] });
    expect(same.asked.some(({ parameters }) => parameters.get("pageids") === "7")).toBe(true);

    const hiding = kept.map((one) =>
      one.id === 2 ? { ...one, slot: { content: undefined, texthidden: true } } : one,
    );
    const now = await fakeWiki({ revisions: hiding });
    const report = await runStemma(["verify", "-", "--api", now.api], events.join("\n"));
    await now.close();
    expect(report.exitCode).toBe(1);
    const verdicts = report.lines.map((line) => JSON.parse(line));
    expect(new Set(verdicts.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(
      new Set(["unverifiable hidden"]),
    );
    expect(verdicts[0]?.inputs).toMatchObject([{ revision: 2, found: "hidden" }]);
  });

  it("finds no page without an id, and all others", async () => {
    const wiki = await fakeWiki({ revisions: kept });
    onTestFinished(() => wiki.close());
    const events = (await runStemma(["analyze", "Lamp", "--api", wiki.api])).lines;
    const { wiki: key } = JSON.parse(events[0] ?? "");
    const line = {
      pageId: 0,
      title: "Lamp",
      id: 1,
      timestamp: "2020-01-01T00:00:00Z",
      user: null,
      text: "A lamp.",
    };
    const source = `${JSON.stringify({ site: { wiki: key } })}\n${JSON.stringify(line)}\n`;
    const without = (await runStemma(["analyze", "--input", "-"], source)).lines;
    const { exitCode, lines } = await runStemma(
      ["verify", "-", "--api", wiki.api],
      [...without, ...events].join("\n"),
    );
    expect(exitCode).toBe(1);
    expect(without.length).toBeGreaterThan(0);
    expect(lines.map((report) => JSON.parse(report).reason)).toEqual(without.map(() => "page_gone"));
  });

  it("says that the page was deleted", async () => {
    const before = await fakeWiki({ revisions: kept });
    const events = (await runStemma(["analyze", "Lamp", "--api", before.api])).lines;
    await before.close();
    const missing = { query: { pages: [{ pageid: 7, missing: true }] } };
    const now = await fakeWiki({
      fault: ({ parameters }) => (parameters.has("pageids") ? json(missing) : undefined),
    });
    const { exitCode, lines } = await runStemma(["verify", "-", "--api", now.api], events.join("\n"));
    await now.close();
    expect(exitCode).toBe(1);
    expect(lines.map((line) => JSON.parse(line).reason)).toEqual(events.map(() => "page_gone"));
  });

  it("does not ask an address of a private network because an event names it", async () => {
    const [event = ""] = await eventsOf(page, "--types", "revert_war", "--wiki", "10.0.0.1");
    const { exitCode, errors } = await runStemma(["verify", "-"], event);
    expect(exitCode).toBe(4);
    expect(errors.join("\n")).toContain("STEMMA_ALLOW_HOSTS");
  });
});
