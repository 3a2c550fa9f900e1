import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const citation = readFileSync(resolve(root, "CITATION.cff"), "utf8");
const manifest = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));

describe("CITATION.cff", () => {
  it.each([
    ["version", manifest.version],
    ["license", manifest.license],
    ["abstract", manifest.description],
  ])("has the %s of the package", (member, value) => {
    expect(citation).toContain(`\n${member}: ${value}\n`);
  });

  it("has the keywords of the package", () => {
    const [, list = ""] = citation.split("\nkeywords:\n");
    expect(list.match(/[^\s-].*/g)).toEqual(manifest.keywords);
  });

  it("has what its format asks for", () => {
    const members = [...citation.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name);
    expect(members).toEqual(expect.arrayContaining(["cff-version", "message", "title", "authors"]));
  });
});
