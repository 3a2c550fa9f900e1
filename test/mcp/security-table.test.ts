import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/security.md"), "utf8");
const cells = [...page.matchAll(/^\|[^|]*\| `([\w./-]+\.ts)`: (.+) \|$/gm)];
const rows = cells.flatMap(([, file = "", names = ""]) =>
  names.split("; ").map((name) => ({ file, name: name.replaceAll("\\", "") })),
);

describe("the table of docs/security.md", () => {
  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(25);
  });

  it.each(rows)("names a test that is there: $file, $name", ({ file, name }) => {
    expect(readFileSync(join(import.meta.dirname, file), "utf8")).toContain(`"${name}"`);
  });
});
