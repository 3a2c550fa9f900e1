import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { specialPage } from "../../src/site.ts";
import { readJsonLines } from "../../src/sources/json-lines.ts";
import { revisionLine, siteLine } from "../../src/sources/revision-line.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/json-lines.md"), "utf8");
const [ofRevisions = "", ofSites = ""] = page.split("| member of `site` |");
const membersIn = (text: string) => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, member]) => member).sort();

describe("docs/json-lines.md", () => {
  it("has the members of a revision and of a site, and no others", () => {
    expect(membersIn(ofRevisions)).toEqual(Object.keys(revisionLine.entries).sort());
    expect(membersIn(ofSites)).toEqual(Object.keys(siteLine.entries.site.entries).sort());
  });

  it("shows lines that are read", async () => {
    async function* chunks() {
      yield Buffer.from(page.split("```")[1]?.replace("json\n", "") ?? "");
    }
    const read = [];
    for await (const { page, revisions } of readJsonLines(chunks(), { input: "example" })) {
      expect(specialPage(page.site.base, "Diff/1")).toBe("https://wiki.example/wiki/Diff/1");
      for await (const { id } of revisions) read.push(`${page.site.wiki} ${page.title} ${id}`);
    }
    expect(read).toEqual(["wiki.example Lamp 1", "wiki.example Lamp 2"]);
  });
});
