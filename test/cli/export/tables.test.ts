import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, it } from "vitest";
import { columns } from "../../../src/cli/export/columns.ts";
import { parquetSink } from "../../../src/cli/export/parquet.ts";
import { openOutput } from "../../../src/cli/files/output.ts";
import { canonicalJson } from "../../../src/json.ts";
import { sampleRevisions } from "../../support/read-shared.ts";
import { testEvent } from "../../support/test-event.ts";
import { testHost } from "../../support/test-host.ts";
import { exported, folder, hostilePage } from "./hostile-page.ts";
import { readCsv } from "./read-csv.ts";

const sample = resolve(import.meta.dirname, "../../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

async function eventsOf(input: string, ...args: readonly string[]) {
  const { out } = await exported(input, [...args, "--format", "ndjson"]);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A row as columns state it, for comparison with what was read back. */
function rowOf(event: Parameters<(typeof columns)[number]["of"]>[0]) {
  return Object.fromEntries(columns.map(({ name, of }) => [name, of(event)]));
}

describe("columns", () => {
  it.each([
    [{ kind: "registered" }, false],
    [{ kind: "address" }, true],
    [{ kind: "imported" }, null],
    [null, null],
  ])("say of %j as the user whether that is anonymous: %j", (user, expected) => {
    const observed = { ...testEvent.observed, user: user && { ...user, name: "de>Ada" } };
    expect(rowOf(Object.assign({ ...testEvent }, { observed })).event_user_is_anonymous).toBe(expected);
  });
});

describe("stemma export --format csv", () => {
  it("writes a row for each event, with all that is in it", async () => {
    const { out } = await exported(sample, [page, "--format", "csv"]);
    const [header, ...rows] = readCsv(out);
    const events = await eventsOf(sample, page);
    expect(header).toEqual(columns.map(({ name }) => name));
    expect(rows).toHaveLength(events.length);
    events.forEach((event, at) => {
      const row = rows[at] ?? [];
      const cell = (name: string) => row[columns.findIndex((column) => column.name === name)] ?? "";
      expect(cell("event_id")).toBe(event.eventId);
      expect(cell("event_timestamp")).toBe(event.anchor.timestamp);
      expect(JSON.parse(cell("subject"))).toEqual(event.subject);
      expect(JSON.parse(cell("evidence"))).toEqual(event.evidence);
      expect(JSON.parse(cell("fact_provenance"))).toEqual(event.FactProvenance);
    });
  });

  it("lets no cell be a formula, and no character steer", async () => {
    const { out } = await exported(hostilePage, ["--format", "csv"]);
    const cells = readCsv(out).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain(`'=cmd|"/C calc"!A0`);
    expect(cells).toContain("'@SUM(1+1)*cmd");
    expect(cells).toContain("\\u{202e}gnp.exe");
    expect(cells).toContain("'+1, two\\u{d}\\u{a}lines");
    expect(out.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it("spells characters in JSON cells so that it stays JSON of the same value", async () => {
    const { out } = await exported(hostilePage, ["--format", "csv"]);
    const evidence = columns.findIndex(({ name }) => name === "evidence");
    const read = readCsv(out)
      .slice(1)
      .map((row) => JSON.parse(row[evidence] ?? ""));
    expect(read).toEqual((await eventsOf(hostilePage)).map((event) => event.evidence));
    expect(JSON.stringify(read)).toContain("\u202e");
  });
});

describe("stemma export --format parquet", () => {
  it("gives back every row, and the account in its metadata", async () => {
    const file = join(folder, "sample.parquet");
    const { exitCode } = await exported(sample, [page, "--format", "parquet", "--output", file]);
    expect(exitCode).toBe(0);
    const buffer = Uint8Array.from(readFileSync(file)).buffer;
    const rows = await parquetReadObjects({ file: buffer });
    const events = await eventsOf(sample, page);
    const plain = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === "bigint"
            ? Number(value)
            : value instanceof Date
              ? value.toISOString().replace(".000", "")
              : (value ?? null),
        ]),
      ),
    );
    expect(plain).toEqual(events.map(rowOf));
    const about = new Map(
      parquetMetadata(buffer).key_value_metadata?.map(({ key, value }) => [key, value ?? ""]),
    );
    expect(JSON.parse(about.get("stemma.manifest") ?? "")).toMatchObject({
      title: page,
      completeness: { complete: true },
    });
    expect(JSON.parse(about.get("stemma.counts") ?? "")).toMatchObject({ total: events.length });
  });

  it("writes many events in row groups of bounded size", { tags: "long" }, async () => {
    const file = join(folder, "long.parquet");
    const output = await openOutput(file, testHost().host);
    const sink = parquetSink(output);
    const events = await eventsOf(sample, page);
    await sink.begin?.();
    for (let round = 0; round < 110; round++) await sink.take(events);
    const { out } = await exported(sample, [page]);
    await sink.end?.({ rights: null, ...JSON.parse(out) });
    await output.finish();
    const buffer = Uint8Array.from(readFileSync(file)).buffer;
    const sizes = parquetMetadata(buffer).row_groups.map(({ num_rows }) => Number(num_rows));
    expect(sizes.length).toBe(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20_000);
    const rows = await parquetReadObjects({ file: buffer, columns: ["event_id"] });
    const ids = Array.from({ length: 110 }, () => events.map(({ eventId }) => eventId)).flat();
    expect(rows.map((row) => row.event_id)).toEqual(ids);
  });

  it("writes a table without rows where there are no events", async () => {
    const file = join(folder, "none.parquet");
    await exported(sample, [page, "--format", "parquet", "--output", file, "--since", "2099-01-01"]);
    const metadata = parquetMetadata(Uint8Array.from(readFileSync(file)).buffer);
    expect(Number(metadata.num_rows)).toBe(0);
    expect(metadata.schema.slice(1).map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  });
});

describe("stemma export --format sqlite", () => {
  it("gives back every row in order, and the account", async () => {
    const file = join(folder, "sample.sqlite");
    const { exitCode } = await exported(sample, [page, "--format", "sqlite", "--output", file]);
    expect(exitCode).toBe(0);
    const database = new sqlite.Database(file, { readOnly: true });
    const rows = database.all("SELECT * FROM events ORDER BY position");
    const about = Object.fromEntries(
      database.all("SELECT name, value FROM about").map((row) => [String(row.name), String(row.value)]),
    );
    const [check] = database.all("PRAGMA integrity_check");
    database.close();
    const events = await eventsOf(sample, page);
    expect(check).toEqual({ integrity_check: "ok" });
    expect(rows).toEqual(
      events.map((event, position) => {
        const row = rowOf(event);
        for (const { name, kind } of columns) {
          const cell = row[name];
          if (kind === "boolean" && typeof cell === "boolean") row[name] = Number(cell);
        }
        return { position, ...row };
      }),
    );
    expect(JSON.parse(about.manifest ?? "")).toMatchObject({ title: page, schemaVersion: "0.1.0" });
    expect(canonicalJson(JSON.parse(about.counts ?? ""))).toBe(about.counts);
  });

  it("leaves no file behind when the input is cut", async () => {
    const file = join(folder, "never.sqlite");
    const { exitCode } = await exported("/nowhere.xml", ["--format", "sqlite", "--output", file]);
    expect([
      exitCode,
      existsSync(file),
      readdirSync(folder).some((name) => name.endsWith(".partial")),
    ]).toEqual([3, false, false]);
  });
});

describe("stemma export", () => {
  it.each(["sqlite", "parquet"])("writes %s to files only", async (format) => {
    const { exitCode, out, errors } = await exported(sample, [page, "--format", format]);
    expect([exitCode, out]).toEqual([2, ""]);
    expect(errors[0]).toMatch(/is not text; name a file with --output \[INVALID_INPUT\]/);
  });

  it("writes the account to a file of its own where it is asked for", async () => {
    const manifest = join(folder, "manifest.json");
    await exported(sample, [page, "--format", "csv", "--manifest", manifest]);
    const account = JSON.parse(readFileSync(manifest, "utf8"));
    expect(account).toMatchObject({
      schemaVersion: "0.1.0",
      completeness: { complete: true, revisions: sampleRevisions, readable: sampleRevisions, hidden: 0 },
      rights: null,
      read: { chain: expect.stringMatching(/^[\da-f]{64}$/) },
    });
  });
});
