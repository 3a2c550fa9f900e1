import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../../detectors/index.ts";
import { leftOutNote } from "../../../src/cli/words/left-out.ts";
import { register } from "../../../src/walk/registry.ts";

type EventChoice = Parameters<typeof leftOutNote>[0];

const detectors = register(builtInDetectors);

describe("leftOutNote", () => {
  it.each<[string, EventChoice, RegExp]>([
    [
      "the types",
      { depth: "brief", types: ["sentence_removed", "revert_war"] },
      /events of sentence_removed;/,
    ],
    ["a theme's types", { depth: "brief", theme: "claims" }, /sentence_first_seen.*claim_value_changed/],
  ])("names %s that are not told at the depth", (_, choice, note) => {
    expect(leftOutNote(choice, detectors)).toMatch(note);
  });

  it.each<[string, EventChoice]>([
    ["another depth", { depth: "detailed", types: ["sentence_removed"] }],
    ["no choice of events", { depth: "brief" }],
    ["types that are told", { depth: "brief", types: ["revert_war"] }],
    ["a theme of which some are told", { depth: "brief", theme: "disputes" }],
  ])("is silent on %s", (_, choice) => expect(leftOutNote(choice, detectors)).toBeNull());
});
