import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { boundaries } from "../../src/boundary-table.ts";
import { main } from "../../src/cli/main.ts";
import { testHost } from "../support/test-host.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/boundaries.md"), "utf8");
const fenced = (mark: string) =>
  page
    .split(`<!-- ${mark} -->\n`)[1]
    ?.split("```")[1]
    ?.replace(/^\w+\n/, "") ?? "";

describe("docs/boundaries.md", () => {
  it("shows what its command prints", async () => {
    const { host, out } = testHost(fenced("case"));
    const args = fenced("command").trim().replace("case.json", "-").split(" ").slice(1);
    expect(await main(args, host)).toBe(0);
    expect(out()).toBe(fenced("output"));
  });

  it("shows what the measurement prints", async () => {
    const { host, out } = testHost();
    expect(await main(fenced("evaluate-command").trim().split(" ").slice(1), host)).toBe(0);
    expect(out()).toBe(fenced("evaluate-output"));
  });

  it("has every boundary with its answers", () => {
    for (const [name, { answers }] of Object.entries(boundaries)) {
      const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\``));
      expect(row).toContain(answers.map((answer) => `\`${answer}\``).join(" "));
    }
  });
});
