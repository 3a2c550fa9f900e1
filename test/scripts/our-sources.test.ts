// @module-tag long
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { sourceOf } from "../../scripts/our-sources.ts";
import { spellClasses } from "../../scripts/spelled-classes.ts";

const root = join(import.meta.dirname, "../..");
const source = (name: string) => join(root, "src", name);

const ours = ["src", "detectors"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(root, folder, name)),
);

/** The expressions and texts of a file in which a class is left to the Node that runs it, unless they ignore case. */
function leftToNode(path: string): readonly string[] {
  const spelled = ts.createSourceFile(
    path,
    spellClasses(readFileSync(path, "utf8")),
    ts.ScriptTarget.Latest,
    true,
  );
  const left: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const own = node.getText(spelled);
      if (/\\p\{/i.test(own) && !/^\/.*\/[a-z]*i[a-z]*$/s.test(own)) left.push(own);
    }
    ts.forEachChild(node, visit);
  };
  visit(spelled);
  return left;
}

describe("sourceOf", () => {
  it("reads our own arrays by index", () => {
    expect(sourceOf(source("page/resplit.ts"))).toContain("$index0++");
  }, 60_000);

  it("spells out our own classes", () => {
    expect(sourceOf(source("text/words-in.ts"))).toMatch(/word = \/\[0-9A-Za-z/);
  }, 60_000);

  it("leaves no class to the Node that runs it where case counts", () => {
    expect(ours.length).toBeGreaterThan(500);
    expect(ours.flatMap(leftToNode)).toEqual([]);
  }, 60_000);
});
