import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { encoded } from "../../src/cli/markdown/encoded.ts";
import { licenceOf } from "../../src/cli/markdown/licence.ts";
import { createProgress } from "../../src/cli/words/progress.ts";
import { history, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { emptyReport } from "../../src/walk/walk-report.ts";
import { createWalker } from "../../src/walk/walker.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { testHost } from "../support/test-host.ts";
import { exported, pageFile } from "./export/hostile-page.ts";

const revisions = [{ text: "The lamp burns all night." }, { text: "The lamp burns all day." }];
const markup = "https://x/\n\n<img src=x onerror=alert(1)>[a](b)`c`/wiki/Main";
const steering = pageFile("Lamp", revisions, 0, { wiki: "x\u001b[2J\u202e\u009b1m" });
const marked = pageFile("Lamp", revisions, 0, { base: markup });
const script = pageFile("Lamp", revisions, 0, { base: "javascript:alert(1)//wiki/Main" });

async function run(...args: readonly string[]) {
  const { host, out, errors } = testHost();
  const exitCode = await main(args, host);
  return { exitCode, out: out(), told: errors().join("\n") };
}
const claimed = (input: string, ...args: readonly string[]) =>
  run("claim", "Lamp", "--text", "The lamp burns all night.", "--input", input, ...args);

describe("the site line of an input", () => {
  it("steers no terminal by the wiki's name, which is no key", async () => {
    const refused = [
      await claimed(steering),
      await claimed(steering, "--format", "markdown"),
      await run("export", "Lamp", "--input", steering, "--format", "markdown"),
      await run("analyze", "Lamp", "--input", steering),
    ];
    for (const { exitCode, out, told } of refused) {
      expect([exitCode, out]).toEqual([1, ""]);
      expect(told).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(told).toContain("site.wiki: must be the key of a wiki");
    }
  });

  it.each(["claim", "export"])(
    "puts no mark into the Markdown of %s by the wiki's address",
    async (command) => {
      const { out } =
        command === "claim"
          ? await claimed(marked, "--format", "markdown")
          : await exported(marked, ["--format", "markdown", "--depth", "forensic"]);
      expect(out).toContain("](https://x/%3Cimg%20src=x%20onerror=alert%281%29%3E");
      expect(out).not.toMatch(/(?<!\\)<(?!\/?(?:del|ins)>)|^# y|(?<!\\)`/m);
    },
  );

  it.each(["claim", "export"])("makes no link of another scheme for %s", async (command) => {
    const { exitCode, out } =
      command === "claim"
        ? await claimed(script, "--format", "markdown")
        : await exported(script, ["--format", "markdown"]);
    expect([exitCode, out]).toEqual([1, ""]);
  });
});

describe("createProgress", () => {
  it("shows a title that steers spelt out", async () => {
    const lines: string[] = [];
    const walker = createWalker(testPage, register([]), "brief");
    for (const entry of history("a")) await walker.step(entry);
    const show = createProgress(
      { clock: fakeClock(), progress: (line) => lines.push(line) },
      "x\u001b[2J\u202e",
    );
    show(walker.report());
    expect(lines).toEqual([expect.stringMatching(/^x\\u\{1b\}\[2J\\u\{202e\}: 1 revisions/)]);
  });

  it("reckons with what this run has walked, not with what was kept", async () => {
    const lines: string[] = [];
    const clock = fakeClock();
    const show = createProgress({ clock, progress: (line) => lines.push(line) }, "Lamp", 1030);
    for (const revisions of [1000, 1010]) {
      show({ ...emptyReport(), revisions });
      await clock.sleep(1000);
    }
    expect(lines.at(-1)).toBe("Lamp: 1010 of 1030 revisions, 10/s, 2 s left");
  });
});

describe("licenceOf", () => {
  it.each([
    ["https://l.example/by/4.0/", "[By](https://l.example/by/4.0/)"],
    ["//l.example/by/", "[By](https://l.example/by/)"],
    ["https://l.example/a%20b (c)\ud800", "[By](https://l.example/a%20b%20%28c%29%EF%BF%BD)"],
    ["javascript:alert(1)", "By"],
    ["By: see the wiki", "By"],
  ])("makes of the address %j %s", (url, expected) => {
    expect(licenceOf("w.example", { text: "By", url })).toBe(expected);
  });
});

describe("encoded", () => {
  it("leaves an address as it is, and encodes what would end it", () => {
    expect(encoded("https://w.example/wiki/A%20b:c?x=1&y")).toBe("https://w.example/wiki/A%20b:c?x=1&y");
    expect(encoded("https://w.example/(a) <b>`\u2028\ud800")).toBe(
      "https://w.example/%28a%29%20%3cb%3e%60%e2%80%a8\ufffd",
    );
  });
});
