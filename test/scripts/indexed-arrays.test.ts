import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programOf, readByIndex } from "../../scripts/indexed-arrays.ts";

/** Each says what it saw. */
const arrays: Readonly<Record<string, string>> = {
  "loop in a loop": `
    outer: for (const x of [1, 2, 3]) {
      for (const y of [10, 20, 30]) { if (y === 20) continue; if (x === 2) continue outer; if (x + y > 32) break outer; say(x, y); }
    }`,
  "array that grows meanwhile":
    "const all = [1]; for (const x of all) { say(x); if (x < 4) all.push(x + 1); }",
  "array that is read once":
    "let made = 0; const make = () => { made++; return [1, 2]; }; for (const x of make()) say(x); say(made);",
  "array with holes":
    "const all: (number | undefined)[] = new Array(2); all.push(3); for (const x of all) say(x);",
  "variable that is kept, or set":
    "const kept: (() => number)[] = []; for (const x of [1, 2]) kept.push(() => x); for (const f of kept) say(f()); for (let x of [3, 4]) { x *= 2; say(x); }",
  "statement alone, with comments":
    "for (const x /* one */ of /* of */ [1, 2] /* all */) // each\n say(x);\nif (said.length > 0) for (const x of [3]) say(x); else say(4);",
  "members and defaults":
    "for (const { a, b: { c } = { c: 7 } } of [{ a: 1 }, { a: 2, b: { c: 3 } }] as { a: number; b?: { c: number } }[]) say(a, c);",
  "pairs of a map": 'for (const [key, value] of new Map<string, number>().set("a", 1)) say(key, value);',
  "pattern with gaps, defaults and patterns": `
    const one: readonly [number, string, number?, { d: number }?, (readonly [number, number])?] = [1, "b"];
    const [a, , c = 3, { d } = { d: 4 }, [e, f] = [5, 6] as const] = one; say(a, c, d, e, f);`,
  "pattern behind its end": "const none: number[] = []; const [a = 1, b] = none; say(a, b);",
  "patterns of parameters":
    "const add = ([a, b]: readonly [number, number], [c = 3]: number[] = []) => a + b + c; say(add([1, 2])); say([[4, 5]].map(([a = 0, b = 0]) => a * b).join());",
  "either of two arrays":
    "const all = said.length > 9 ? [1] : ([2, 3] as const); for (const x of all) say(x);",
};

const others: Readonly<Record<string, string>> = {
  set: "for (const x of new Set([1])) say(x);",
  string: 'for (const x of "ab") say(x); const [c] = "c"; say(c);',
  "array or set": "const all = said.length > 9 ? [1] : new Set([2]); for (const x of all) say(x);",
  rest: "const [a, ...b] = [1, 2, 3]; say(a, b.length);",
  generator: "function* all() { yield 1; } for (const x of all()) say(x); const [y] = all(); say(y);",
  "what awaits": "(async () => { for await (const x of [1]) say(x); })();",
  "what nobody knows": "const all: any = [1]; for (const x of all) say(x);",
};

const folder = mkdtempSync(join(tmpdir(), "stemma-indexed-"));
let program: ts.Program;

beforeAll(() => {
  const config = join(folder, "tsconfig.json");
  writeFileSync(
    config,
    '{"compilerOptions":{"target":"ES2022","strict":true,"types":[]},"include":["*.ts"]}',
  );
  for (const [name, body] of Object.entries({ ...arrays, ...others }))
    writeFileSync(pathOf(name), sourceIn(body));
  program = programOf(config, () => true);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe("readByIndex", () => {
  it.each(Object.keys(arrays))("asks no array for its iterator, and says the same: %s", (name) => {
    const [before, after] = [sourceIn(arrays[name] ?? ""), readByIndex(program, pathOf(name))];
    expect(run(after)).toEqual({ ...run(before), asked: 0 });
    expect(run(before).asked).toBeGreaterThan(0);
    expect(after.split("\n").length).toBe(before.split("\n").length);
  });

  it.each(Object.keys(others))("leaves as it is: %s", (name) => {
    expect(readByIndex(program, pathOf(name))).toBe(sourceIn(others[name] ?? ""));
  });

  it("names a file that it does not know", () => {
    expect(() => readByIndex(program, "/nowhere.ts")).toThrow("/nowhere.ts is not among the files");
  });
});

function pathOf(name: string): string {
  return join(folder, `${name.replace(/\W/g, "-")}.ts`);
}

function sourceIn(body: string): string {
  return `const said: unknown[] = [];\nfunction say(...all: unknown[]) { said.push(all.join()); }\n${body}\nexport {};\n`;
}

/** What a source says, and how often it asks an array for its iterator. */
function run(source: string): { readonly said: unknown; readonly asked: number } {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  return runInNewContext(`(() => {
    let asked = 0;
    const exports = {};
    const iterator = Array.prototype[Symbol.iterator];
    ${outputText.replace("const said = [];", "const said = []; Array.prototype[Symbol.iterator] = function () { asked++; return iterator.call(this); };")}
    return { said: [...said.join("; ")].join(""), asked: asked };
  })()`);
}
