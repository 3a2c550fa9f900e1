import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../../detectors/index.ts";
import { commentsOfDetectors } from "../../../scripts/docs/comments.ts";
import { detectorsPage } from "../../../scripts/docs/detectors-page.ts";

describe("commentsOfDetectors", () => {
  const said = commentsOfDetectors();

  it.each([
    ["where it is defined", "revert.warReverts", "Least number of reverts of others within `warHours`."],
    ["checked together with others", "activity_spike.quietAfter", "Least number of revisions before."],
    ["given by its name", "sentence_moved.subject.from", "Headings above it, outermost first."],
    [
      "spread from elsewhere",
      "link_changed.evidence.section",
      "Headings above it, outermost first: after the change, or before it where it is gone.",
    ],
    [
      "of one kind among several",
      "table_changed.subject.element",
      "`table`: its opening line or tag, or its caption.",
    ],
  ])("reads what is said of a member %s", (_, member, comment) => {
    expect(said.get(member)).toBe(comment);
  });

  it("reads something of every parameter", () => {
    expect(detectorsPage(builtInDetectors, said)).not.toContain("|  |");
  });
}, 60_000);
