import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../../detectors/index.ts";
import { eventsPage } from "../../../scripts/docs/events-page.ts";
import { defineDetector } from "../../../src/detector.ts";

const end = v.strictObject({ target: v.string(), label: v.nullable(v.string()) });

const changing = defineDetector({
  name: "acme/changing",
  version: "1.0.0",
  summary: "Things that come, or change.",
  parameters: v.strictObject({}),
  events: {
    "acme/changed": {
      summary: "A thing came, or changed.",
      themes: ["structure"],
      brief: false,
      content: false,
      subject: v.variant("action", [
        v.strictObject({ action: v.picklist(["added", "removed"]), name: v.string() }),
        v.strictObject({ action: v.literal("changed"), to: end }),
      ]),
      evidence: v.strictObject({ bytes: v.number() }),
    },
  },
  start: () => ({ onPair: () => [] }),
});

describe("eventsPage", () => {
  it("shows members that differ with one of them below its values", () => {
    const [, members] = eventsPage([changing]).split("reported from `detailed` on.\n\n");
    expect(members?.trimEnd().split("\n")).toEqual([
      "- `subject.action`: `added`, `removed`; with",
      "  - `subject.name`: string",
      "  - `subject.occurrence` (optional): integer",
      "- `subject.action`: `changed`; with",
      "  - `subject.to`: object (`target`: string; `label`: string or null)",
      "  - `subject.occurrence` (optional): integer",
      "- `evidence.bytes`: number",
      "- `evidence.consequences` (optional): object",
    ]);
  });

  it("says which events are told at brief of a type that is not", () => {
    const sections = eventsPage(builtInDetectors).split("\n## ");
    const line = (type: string) =>
      sections.find((section) => section.startsWith(`${type}\n`))?.split("\n")[4];
    expect(line("template_added")).toBe(
      "Detector `template_signal`; theme structure or citations or disputes; reported from `detailed` on, and at `brief` with the signals citation_needed, dispute, sources, blp, notability, deletion, protection.",
    );
    expect(line("template_parameter_changed")).toMatch(/; reported from `detailed` on\.$/);
  });

  it("says behind a member what it means, also where the others differ with another one", () => {
    const said = new Map([
      ["acme/changed.subject.to", "What it is now."],
      ["acme/changed.evidence.bytes", "How long it is."],
      ["other.evidence.bytes", "Of something else."],
    ]);
    const page = eventsPage([changing], said);
    expect(page).toContain(
      "  - `subject.to`: object (`target`: string; `label`: string or null). What it is now.\n",
    );
    expect(page).toContain("- `evidence.bytes`: number. How long it is.\n");
    expect(page).not.toContain("Of something else.");
  });

  it("tells the rule of a built-in type with its parameters at their defaults, and none of a stranger's", () => {
    expect(eventsPage(builtInDetectors)).toContain(
      "\nRule ([`warHours`, `warReverts`](detectors.md#revert) at their defaults): Within 48 hours there are at least 3 ",
    );
    expect(eventsPage([changing])).not.toContain("\nRule");
  });

  it("tells once what the rules of several types hold", () => {
    const page = eventsPage(builtInDetectors);
    expect(page.split("Sentences are paired one to one in this order")).toHaveLength(2);
    expect(page.split("[How sentences are paired](#how-sentences-are-paired)")).toHaveLength(4);
    expect(page.split("\n## How templates are paired\n\nTemplates of one name ")).toHaveLength(2);
    expect(eventsPage([changing])).not.toContain("How sentences are paired");
  });

  it("leaves out the subject of no type", () => {
    const sections = eventsPage(builtInDetectors).split("\n## ").slice(1);
    const isWithout = (section: string) => !section.includes("\n- `subject.");
    expect(sections.filter(isWithout).map((section) => section.split("\n", 1)[0])).toEqual([
      "How sentences are paired",
      "How templates are paired",
    ]);
  });
});
