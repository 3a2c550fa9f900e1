import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import { sha256 } from "../../../src/json.ts";

const shout = `export default ({ defineDetector, v }) => defineDetector({ name: "acme/shout", version: "1.0.0", summary: "s",
  parameters: v.strictObject({}), events: {}, start: () => ({ onPair: () => [] }) });`;

describe("chooseDetectors", () => {
  it("knows a detector of a file by its bytes, and those built in by none", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "stemma-")), "detector.mjs");
    writeFileSync(file, shout);
    const chosen = await chooseDetectors([file], []);
    expect(chosen.flatMap(({ fileDigest }) => fileDigest ?? [])).toEqual([sha256(shout)]);
  });

  it("names both files of one name", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-"));
    const [one = "", other = ""] = ["one.mjs", "other.mjs"].map((name) => join(folder, name));
    for (const file of [one, other]) writeFileSync(file, shout);
    await expect(chooseDetectors([one, other], [])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: `detector files ${one} and ${other}: both are named acme/shout; leave one of them out, or rename it`,
    });
  });

  it("takes what is set for a detector, as JSON or else as text", async () => {
    const [revert] = await chooseDetectors([], ["revert.radius=3"]);
    expect(revert?.parameters).toMatchObject({ radius: 3 });
    await expect(chooseDetectors([], ["revert.radius=three"])).rejects.toThrow(
      'parameters of revert: radius: must be a number (was "three")',
    );
    await expect(chooseDetectors([], ["revert.partialShare=null"])).rejects.toThrow(
      "parameters of revert: partialShare: must be a number (was null)",
    );
  });

  it("takes no parameter twice", async () => {
    await expect(chooseDetectors([], ["revert.radius=3", "revert.radius=4"])).rejects.toThrow(
      "--set revert.radius is given twice; give it once",
    );
  });

  it.each(["__proto__", "prototype", "constructor", "toString"])("knows no parameter %s", async (name) => {
    await expect(chooseDetectors([], [`revert.${name}=1`])).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringMatching(
        new RegExp(`^parameters of revert: ${name}: is unknown; there are radius`),
      ),
    });
  });

  it.each(["__proto__", "constructor", "toString"])(
    "knows no detector %s, and leaves every object as it was",
    async (name) => {
      await expect(chooseDetectors([], [`${name}.polluted=1`])).rejects.toMatchObject({
        code: "INVALID_INPUT",
        message: expect.stringMatching(
          new RegExp(`^parameters of ${name}: no such detector; there are revert, `),
        ),
      });
      expect(Object.getOwnPropertyDescriptor(Object.prototype, "polluted")).toBeUndefined();
    },
  );
});
