// @module-tag long
import { describe, expect, it } from "vitest";
import { firstSeenFinding } from "../../../detectors/sentence_similarity/findings.ts";
import { modificationsOf } from "../../../detectors/sentence_similarity/modifications.ts";
import { usualLeast } from "../../../detectors/sentence_similarity/shared-words.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { sentenceDifference } from "../../../src/page/sentence-difference.ts";
import { history } from "../../../src/testing.ts";
import { english } from "../../text/wikis.ts";

const lines = (line: (i: number) => string) => Array.from({ length: 90_000 }, (_, i) => line(i)).join("\n");

function lastChange(before: string, after: string) {
  const state = createPageState(english);
  const [first, last] = history(before, after).flatMap((entry) =>
    entry.kind === "revision" ? [entry.revision] : [],
  );
  if (first === undefined || last === undefined) throw new Error("two revisions are needed");
  state.next(first);
  return state.next(last);
}

// Nothing here is timed: what takes much more than linear work does not come to its end.
describe("sentences of hostile texts", () => {
  it("are each told with those they were compared with", () => {
    const change = lastChange(
      lines((i) => `Ab${i}.`),
      lines((i) => `Xy${i}.`),
    );
    const { removed, added } = sentenceDifference(change);
    const left = modificationsOf(change, removed, added, usualLeast);
    expect(left.removed.flatMap(({ rejected }) => rejected())).toEqual([]);
    expect(left.removed).toHaveLength(90_000);
  });

  it("are each told with the links they carry", () => {
    const change = lastChange("", lines((i) => `Ab [[cd${i}]].`).replaceAll("\n", " "));
    const { added } = sentenceDifference(change);
    const found = added.map((placed) => firstSeenFinding(change.after, { placed, rejected: () => [] }));
    const links = found.map(({ evidence }) => evidence("detailed").links);
    expect(links).toEqual(new Array(90_000).fill(1));
  });
});
