import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { exportXml, pageXml } from "../sources/export-xml/export-of.ts";
import { pieces, readAll } from "../sources/export-xml/read-all.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/dumps.md"), "utf8");

describe("docs/dumps.md", () => {
  it.skipIf(process.platform === "win32")("joins the files of one page", async () => {
    const [, program = ""] = /xargs bzcat \|\n\s*awk '(.*)' \|/.exec(page) ?? [];
    const lamp = (...ids: readonly number[]) => {
      const revisions = ids.map((id) => ({
        id,
        timestamp: `2020-01-0${id}T00:00:00Z`,
        text: `A lamp.\n</page> ${id}`,
      }));
      return exportXml(pageXml("Lamp", 42, ...revisions));
    };
    const joined = execFileSync("awk", [program], { input: lamp(1, 2) + lamp(3) + lamp(4, 5) });
    const whole = Buffer.from(lamp(1, 2, 3, 4, 5));
    expect(await readAll(pieces(joined, joined.length))).toEqual(await readAll(pieces(whole, whole.length)));
  });
});
