import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formats } from "../../src/cli/export/sink.ts";
import { formatOf } from "../../src/cli/files/format-of.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/exports.md"), "utf8");

describe("docs/exports.md", () => {
  it("has a row for each format", () => {
    const [table = ""] = page.split("\n## ");
    expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, format]) => format)).toEqual([...formats]);
  });

  it("names the endings of files that say the format, one at least for each", () => {
    const [, listed = ""] = /the name of FILE says it: (.*?)\. A\s/.exec(page) ?? [];
    const said = [...listed.matchAll(/`(\.\w+)`/g)].map(([, ending]) =>
      formatOf(undefined, `a${ending}`, formats, "--"),
    );
    expect(new Set(said), "byEnding in src/cli/files/format-of.ts").toEqual(new Set(formats));
  });
});
