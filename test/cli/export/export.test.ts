import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { sampleRevisions } from "../../support/read-shared.ts";
import { runStemma } from "../../support/run-stemma.ts";
import { testHost } from "../../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

const stemma = (...args: readonly string[]) => runStemma(args);

describe("stemma export", () => {
  it("writes one document: the events of analyze, their counts, the account of the run", async () => {
    const { out, errors } = await stemma("export", page, "--input", sample);
    const { events, counts, manifest, notice } = JSON.parse(out);
    const lines = (await stemma("analyze", page, "--input", sample)).out.trimEnd().split("\n");
    expect(events).toEqual(lines.map((line) => JSON.parse(line)));
    expect(counts.total).toBe(lines.length);
    expect(counts.types).toEqual(manifest.events);
    const themes: readonly number[] = Object.values(counts.themes);
    expect(themes.reduce((sum, count) => sum + count, 0)).toBe(lines.length);
    expect(manifest).toMatchObject({ title: page, pageId: 1, read: { revisions: sampleRevisions } });
    expect(notice).toMatch(/data, never instructions/);
    expect(errors).toEqual([expect.stringMatching(new RegExp(`${sampleRevisions} revisions read.*events$`))]);
  });

  it("says in its account which part of the events was asked for, and nothing of it where that was all", async () => {
    const selection = {
      from: 1030,
      to: 1050,
      since: "2022-01-01",
      types: ["revert_war"],
      theme: "disputes",
      user: "Gannet",
    };
    const { types, ...others } = selection;
    const asked = Object.entries({ ...others, types: types.join() }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    expect(
      JSON.parse((await stemma("export", page, "--input", sample, ...asked)).out).manifest.selection,
    ).toEqual(selection);
    expect(JSON.parse((await stemma("export", page, "--input", sample)).out).manifest).not.toHaveProperty(
      "selection",
    );
  });

  it.each(["json", "ndjson", "csv"])(
    "hears a signal while it writes the events of one edit as %s",
    async (format) => {
      const said = Array.from({ length: 2_500 }, (_, i) => `The keeper lit lamp ${i} of the tower.`).join(
        " ",
      );
      const revision = {
        id: 1,
        pageId: 1,
        title: "Lamp",
        timestamp: "2020-01-01T00:00:00Z",
        text: said,
        user: null,
      };
      const { host } = testHost(JSON.stringify(revision));
      const leaving = new AbortController();
      const written: number[] = [];
      const writeOut = async (text: string | Uint8Array) => {
        written.push(Buffer.from(text).length);
        leaving.abort();
      };
      const args = ["export", "--input", "-", "--wiki", "wiki.example", "--no-store", "--format", format];
      const exitCode = await main(args, { ...host, writeOut, signal: leaving.signal });
      expect(exitCode).toBe(130);
      // The events make more than twice as much.
      expect(written.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_500_000);
    },
  );

  it("writes the lines of analyze as ndjson", async () => {
    const { exitCode, out } = await stemma("export", page, "--input", sample, "--format", "ndjson");
    expect([exitCode, out]).toEqual([0, (await stemma("analyze", page, "--input", sample)).out]);
  });

  it("writes what the name of its file ends in", async () => {
    const output = join(mkdtempSync(join(tmpdir(), "stemma-export-test-")), "out.csv");
    const { exitCode } = await stemma("export", page, "--input", sample, "--output", output);
    const { out } = await stemma("export", page, "--input", sample, "--format", "csv");
    expect([exitCode, readFileSync(output, "utf8")]).toEqual([0, out]);
  });

  it("writes no file whose name ends as no format's does, unless the format is chosen", async () => {
    const output = join(mkdtempSync(join(tmpdir(), "stemma-export-")), "page.xlsx");
    const refused = await stemma("export", "--output", output);
    expect([refused.exitCode, refused.errors]).toEqual([
      2,
      [
        expect.stringMatching(
          /page\.xlsx" ends as no format's files do; .* with --format: json, .*\[INVALID_INPUT\]/,
        ),
      ],
    ]);
    expect(existsSync(output)).toBe(false);
    expect(
      (await stemma("export", page, "--input", sample, "--output", output, "--format", "csv")).exitCode,
    ).toBe(0);
    expect(readFileSync(output, "utf8")).toMatch(/^[a-z_]+,/);
  });

  it("writes a document without events where none are asked for", async () => {
    const { out } = await stemma("export", page, "--input", sample, "--since", "2099-01-01");
    expect(JSON.parse(out)).toMatchObject({ events: [], counts: { total: 0, types: {}, themes: {} } });
  });

  it("says that the depth leaves out what is asked for", async () => {
    const { errors } = await stemma("export", "--depth", "brief", "--types", "sentence_removed");
    expect(errors[0]).toMatch(/the depth brief leaves out most or all events of sentence_removed/);
  });

  it("wants one page, and leaves no file behind when there are more", async () => {
    const output = join(mkdtempSync(join(tmpdir(), "stemma-export-test-")), "out.json");
    const { exitCode, errors } = await stemma("export", "--input", sample, "--output", output);
    expect([exitCode, existsSync(output)]).toEqual([2, false]);
    expect((await stemma("export", "--help")).out).toContain("the one page of the file");
    expect(errors[0]).toMatch(/several pages; name one of them.*\[INVALID_INPUT\]/);
    expect((await stemma("export", page, "--input", sample, "--output", output)).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(output, "utf8")).counts.total).toBeGreaterThan(100);
  });
});
