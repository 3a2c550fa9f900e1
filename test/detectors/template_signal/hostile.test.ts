// @module-tag long
import { describe, expect, it } from "vitest";
import { pairCalls } from "../../../detectors/template_signal/pair-calls.ts";
import { placedCalls } from "../../../detectors/template_signal/placed-call.ts";
import { resolver } from "../../../detectors/template_signal/resolution.ts";
import { successorsOf } from "../../../detectors/template_signal/successors.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { sentenceDifference } from "../../../src/page/sentence-difference.ts";
import { history } from "../../../src/testing.ts";
import { english } from "../../text/wikis.ts";

function lastChange(...texts: readonly [string, string]) {
  const state = createPageState(english);
  const changes = history(...texts).flatMap((entry) =>
    entry.kind === "revision" ? [state.next(entry.revision)] : [],
  );
  const change = changes[1];
  if (change === undefined) throw new Error("a change is needed");
  return change;
}

const pieces = (count: number, piece: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i));

// Nothing here is timed: what takes much more than linear work does not come to its end.
describe("requests for citations in hostile texts", () => {
  it("end with their sentences, twenty thousand of them", () => {
    const change = lastChange(
      pieces(20_000, (i) => `Ab${i}.{{fact}}`).join("\n"),
      pieces(20_000, (i) => `Xy${i} uvw.`).join("\n"),
    );
    const earlier = sentenceDifference(change).added.map(({ sentence }) => ({
      type: "sentence_first_seen",
      subject: { sentence: sentence.key },
      evidence: {},
    }));
    const ends = placedCalls(change.before).map(resolver(change, successorsOf(change, earlier), () => false));
    expect(ends).toEqual(new Array(20_000).fill("sentence_removed"));
  });

  it("end with what is cited, eighty thousand of one line", () => {
    const text = pieces(80_000, (i) => `Ab${i}.{{fact}}`).join(" ");
    const change = lastChange(text, text.replaceAll("{{fact}}", "<ref>B</ref>"));
    const ends = placedCalls(change.before).map(resolver(change, successorsOf(change, []), () => false));
    expect(ends).toEqual(new Array(80_000).fill("cited"));
  });
});

describe("pairCalls in hostile texts", () => {
  it("pairs none of forty thousand in one heading with as many others", () => {
    const heading = (name: string) => `== ${pieces(40_000, (i) => `{{${name}${i}}}`).join("")} ==\n`;
    const change = lastChange(heading("a"), heading("b"));
    const { removed, added } = pairCalls(change, successorsOf(change, []));
    expect([removed.length, added.length]).toEqual([40_000, 40_000]);
  });
});
