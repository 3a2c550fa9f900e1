import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDetectors } from "../../../src/cli/history/load-detectors.ts";

function fileWith(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "stemma-")), "detector.mjs");
  writeFileSync(file, source);
  return file;
}

const make = (name: string, extra = "") =>
  `export default ({ defineDetector, v }) => defineDetector({ name: "${name}", version: "1.0.0", summary: "s",
   parameters: v.strictObject({}), events: {}, start: () => ({ onPair: () => [] }) ${extra} });`;

describe("loadDetectors", () => {
  it("loads a detector that imports nothing", async () => {
    const [loaded] = await loadDetectors([fileWith(make("acme/spotter"))]);
    expect(loaded?.detector.name).toBe("acme/spotter");
  });

  it.each([
    ["a syntax error", fileWith("export default {"), /detector\.mjs: ./],
    ["no default export", fileWith("export const detector = 1"), /its default export is not a detector/],
    [
      "a function that makes no detector",
      fileWith("export default () => ({ name: 'acme/x' })"),
      /its default export is not a detector/,
    ],
    [
      "a version that is none",
      fileWith(make("acme/spotter", `, version: 'one"'`)),
      /version must be semver, such as 1\.0\.0 \(was one"\)/,
    ],
    [
      "parameters that are no schema",
      fileWith(make("acme/spotter", ", parameters: {}")),
      /detector acme\/spotter: parameters: must be a schema that needs no waiting, such as v\.strictObject/,
    ],
    [
      "no name",
      fileWith(make("acme/spotter", ", name: undefined")),
      /must be snake_case or owner\/snake_case/,
    ],
    [
      "no summary",
      fileWith(make("acme/spotter", ", summary: undefined")),
      /detector acme\/spotter: summary: must be a sentence/,
    ],
    [
      "no events",
      fileWith(make("acme/spotter", ", events: undefined")),
      /detector acme\/spotter: events: must be an object, a member for each event type/,
    ],
    [
      "no start",
      fileWith(make("acme/spotter", ", start: undefined")),
      /detector acme\/spotter: start: must be a function/,
    ],
    [
      "nothing that it throws",
      fileWith("throw undefined"),
      /detector\.mjs: it threw undefined, which does not say why/,
    ],
    ["a name without an owner", fileWith(make("spotter")), /its name must be owner\/spotter/],
    [
      "a name that is not well formed",
      fileWith(make("Acme/Spotter")),
      /must be snake_case or owner\/snake_case/,
    ],
    ...(
      [
        ["themes", "undefined", /acme\/happened: themes: /],
        ["themes", "[]", /themes: must be one or more of citations, claims, disputes, structure/],
        ["themes", '["weather"]', /themes\.0: must be one or more of citations/],
        ["brief", "undefined", /brief: must be true or false/],
        ["evidence", "{}", /evidence: must be a schema/],
        ["subject", "v.objectAsync({})", /subject: must be a schema that needs no waiting/],
      ] as const
    ).map(([member, value, message]): [string, string, RegExp] => [
      `an event whose ${member} are ${value}`,
      fileWith(
        make(
          "acme/spotter",
          `, events: { "acme/happened": { summary: "s", themes: ["claims"], brief: true, content: false,
             subject: v.strictObject({}), evidence: v.strictObject({}), ${member}: ${value} } }`,
        ),
      ),
      message,
    ]),
    [
      "a file that imports one that is not there",
      fileWith('import "./none.mjs"; export default 1'),
      /detector\.mjs: Cannot find module .*none\.mjs/,
    ],
  ])("refuses %s, naming the file", async (_, file, message) => {
    await expect(loadDetectors([file])).rejects.toMatchObject({ code: "DETECTOR_NOT_LOADED" });
    await expect(loadDetectors([file])).rejects.toThrow(message);
  });

  it.each([
    [
      "/nowhere/spotter.mjs",
      "detector file /nowhere/spotter.mjs: there is no such file; name a module (.mjs) that exists",
    ],
    [
      "spotter",
      "detector file spotter: there is no such file; name a detector by the path of its module: ./spotter.mjs",
    ],
    [import.meta.dirname, `detector file ${import.meta.dirname}: is a folder; name a module (.mjs) in it`],
    ["/dev/null", "detector file /dev/null: is not a regular file; name a module (.mjs)"],
  ])("does not find %s", async (file, message) => {
    await expect(loadDetectors([file])).rejects.toMatchObject({ code: "INPUT_NOT_FOUND", message });
  });

  it.skipIf(process.platform !== "linux")("says of a file that cannot be read what to do", async () => {
    // Whoever may read all files may not read this one either.
    const file = "/proc/self/mem";
    const message = `detector file ${file}: the file cannot be read (EIO); fetch it again, or name another`;
    await expect(loadDetectors([file])).rejects.toMatchObject({ code: "INPUT_NOT_FOUND", message });
  });
});
