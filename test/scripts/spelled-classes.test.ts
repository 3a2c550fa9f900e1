import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { spellClasses } from "../../scripts/spelled-classes.ts";

const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

/** The characters that an expression finds, of all there are. */
function found(expression: string): string {
  const { source, flags }: RegExp = runInNewContext(`(${expression})`);
  const isFound = new RegExp(source, flags);
  return all.filter((one) => isFound.test(one)).join("");
}

/** Those that find what they found, with no class left to be looked up. */
const spelled: readonly string[] = [
  String.raw`/[\p{L}\p{M}\p{N}]/u`,
  String.raw`/[^\p{C}\p{Zl}\p{Zp}]/u`,
  String.raw`/[\s([\p{Pd}\]»/-]/u`,
  String.raw`/^\p{Lu}/u`,
  String.raw`/\[|\p{P}|\\\p{S}/u`,
  String.raw`/(?<![\p{L}\P{Lu}])[\p{Script=Arabic}\u{200c}]/u`,
  `new RegExp(String.raw\`\${"^"}[\\p{L}\\d]\${"$"}\`, "u")`,
  String.raw`new RegExp("^[\\p{Ps}\\\\\\]]$", "u")`,
  'new RegExp(`[\\\\p{Pc}\\\\s]`, "u")',
];

/** What is no class that is looked up, or not by itself. */
const left: readonly string[] = [
  String.raw`/[\p{L}\p{N}]/iu`,
  String.raw`/[\p{L}]/`,
  String.raw`/[\P{L}\d]\P{N}/u // \p{L}`,
  String.raw`"\\p{Script=Han}"`,
  `String.raw\`\${"["}\\p{L}]\``,
  String.raw`"it's [\p{L}]"`,
  String.raw`'it\'s [\\p{L}]'`,
];

describe("spellClasses", () => {
  it.each(spelled)("finds what it found: %s", (expression) => {
    const text = spellClasses(`export const one = ${expression};\n`);
    const after = text.slice("export const one = ".length, -2);
    expect(after).not.toContain("\\p{");
    expect(found(after) === found(expression)).toBe(true);
    expect(found(after)).not.toBe("");
  });

  it.each(left)("leaves as it is: %s", (expression) => {
    const text = `const one = ${expression};\n`;
    expect(spellClasses(text)).toBe(text);
  });

  it("keeps every line where it was", () => {
    const text = "// a \\p{L}\nconst a = /\\p{Nd}/u; /* b\n*/\nconst b = `\n[\\\\p{L}]\n`;\n";
    const after = spellClasses(text);
    expect(after.split("\n").length).toBe(text.split("\n").length);
    expect(after.split("\n")[0]).toBe("// a \\p{L}");
    expect(after).not.toContain("\\\\p{L}");
  });
});
