import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import { exported, folder, pageFile } from "./hostile-page.ts";

const root = resolve(import.meta.dirname, "../../..");
const recipes = readFileSync(join(root, "docs/exports.md"), "utf8");

/** The first block of code under a heading of the page. */
function recipe(heading: string): string {
  const code = new RegExp(`^## ${heading}\\n[^]*?^\`\`\`\\w+\\n([^]*?)^\`\`\``, "m").exec(recipes)?.[1];
  if (code === undefined) throw new Error(`docs/exports.md has no recipe for ${heading}`);
  return code;
}

/** The export of the sample page, without that of its talk page. */
function pageOf(path: string): string {
  const pages = readFileSync(path, "utf8").split("<page>");
  return pages.find((page) => page.includes("<title>Harrow Skerry Lighthouse</title>")) ?? "";
}

function unescaped(xml: string): string {
  return xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const python = process.env.STEMMA_PYTHON ?? "python3";

function runs(command: string, args: readonly string[], input = ""): string | null {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      input,
      encoding: "utf8",
      stdio: ["pipe", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

const hasPandas = runs(python, ["-c", "import pandas, pyarrow"]) !== null;
const hasDuckdb = runs(python, ["-c", "import duckdb"]) !== null;
const hasR = runs("Rscript", ["-e", "1"]) !== null;

describe("the recipes of docs/exports.md", () => {
  const counts = new Map<string, number>();

  beforeAll(async () => {
    const sample = join(root, "examples/sample/sample.xml");
    for (const format of ["csv", "sqlite", "parquet"]) {
      const output = join(folder, `page.${format}`);
      await exported(sample, ["Harrow Skerry Lighthouse", "--format", format, "--output", output]);
    }
    const { out } = await exported(sample, ["Harrow Skerry Lighthouse"]);
    for (const [type, count] of Object.entries(JSON.parse(out).counts.types)) counts.set(type, Number(count));
  });

  it.skipIf(!hasDuckdb)("count the events in DuckDB (needs python3, or STEMMA_PYTHON, with duckdb)", () => {
    const script = `import duckdb, sys\nfor row in duckdb.sql(sys.stdin.read()).fetchall(): print(row[0], row[1])`;
    const printed = runs(python, ["-c", script], recipe("DuckDB")) ?? "";
    const rows = printed
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    expect(new Map(rows.map(([type = "", count]) => [type, Number(count)]))).toEqual(counts);
  });

  it("find the shortest stay in SQLite", () => {
    const database = new sqlite.Database(join(folder, "page.sqlite"), { readOnly: true });
    const rows = database.all(recipe("SQLite"));
    database.close();
    const seconds = rows.map((row) => Number(row.seconds));
    expect(seconds).toHaveLength(3);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    expect(seconds[0]).toBeGreaterThan(0);
  });

  it("say in SQLite who undid whom", async () => {
    const database = new sqlite.Database(join(folder, "page.sqlite"), { readOnly: true });
    const rows = database.all(recipe("Who undid whom"));
    database.close();
    const sample = join(root, "examples/sample/sample.xml");
    const { events } = JSON.parse((await exported(sample, ["Harrow Skerry Lighthouse"])).out);
    const undone = events
      .filter(({ type }: { type: string }) => type === "revert_identity")
      .flatMap((event: { observed: { user: { name: string } }; evidence: { authors: string[] } }) =>
        event.evidence.authors.map((author) => `${event.observed.user.name} ${author}`),
      );
    const told = rows.flatMap(({ editor, whom, times }) =>
      new Array<string>(Number(times)).fill(`${editor} ${whom}`),
    );
    expect(told.length).toBeGreaterThan(5);
    expect(told.sort()).toEqual(undone.sort());
  });

  it("list in SQLite the sentences of the last text", async () => {
    const sample = join(root, "examples/sample/sample.xml");
    const text = /.*<text[^>]*>(.*?)<\/text>/s.exec(pageOf(sample))?.[1] ?? "";
    const output = join(folder, "forensic.sqlite");
    await exported(sample, ["Harrow Skerry Lighthouse", "--depth", "forensic", "--output", output]);
    const database = new sqlite.Database(output, { readOnly: true });
    const rows = database.all(recipe("What stands"));
    database.close();
    const alone = pageFile("Harrow Skerry Lighthouse", [{ text: unescaped(text) }]);
    const { events } = JSON.parse((await exported(alone, ["--depth", "forensic"])).out);
    const sentences = events
      .filter(({ type }: { type: string }) => type === "sentence_first_seen")
      .map(({ subject }: { subject: { sentence: string } }) => subject.sentence);
    const told = rows.flatMap(({ sentence, copies }) =>
      new Array<string>(Number(copies)).fill(`${sentence}`),
    );
    expect(told.length).toBeGreaterThan(20);
    expect(told.sort()).toEqual(sentences.sort());
  });

  it.skipIf(!hasPandas)(
    "count undone revisions in pandas (needs python3, or STEMMA_PYTHON, with pandas and pyarrow)",
    async () => {
      const printed = runs(python, ["-c", recipe("pandas")]) ?? "";
      const sum = [...printed.matchAll(/^(\d{4})\s+(\d+)$/gm)].reduce(
        (all, [, , count]) => all + Number(count),
        0,
      );
      const sample = join(root, "examples/sample/sample.xml");
      const { events } = JSON.parse((await exported(sample, ["Harrow Skerry Lighthouse"])).out);
      const undone = events
        .filter(({ type }: { type: string }) => type === "revert_identity")
        .reduce(
          (all: number, event: { subject: { reverted: number[] } }) => all + event.subject.reverted.length,
          0,
        );
      expect(undone).toBeGreaterThan(5);
      expect(sum).toBe(undone);
    },
  );

  it.skipIf(!hasR)("tabulate themes by month in R (needs Rscript)", () => {
    const printed = runs("Rscript", ["-e", recipe("R")]) ?? "";
    const numbers =
      printed
        .split("\n")
        .slice(2)
        .join(" ")
        .match(/(?<= )\d+(?= |$)/g) ?? [];
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(numbers.map(Number).reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});
