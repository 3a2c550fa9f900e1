import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { Depth } from "../../../src/event.ts";
import { detect, history } from "../../../src/testing.ts";

async function links(depth: Depth, ...texts: readonly string[]) {
  const events = await detect(heuristic, history(...texts), { after: [sentenceSimilarity], depth });
  return events
    .filter(({ type, anchor }) => type === "link_changed" && anchor.id > 1)
    .map(({ subject }) => `${subject.action} ${subject.target}`);
}

const tower = "The tower stands on the reef.";
const visited = `${tower} Boats from [[Eastwick]] and [[Northmarch]] land here in summer.`;

describe("a link of a sentence", () => {
  it("is implied where the sentence came or went as a whole", async () => {
    expect(await links("detailed", tower, visited, tower)).toEqual([]);
    expect(await links("forensic", tower, visited)).toEqual(["added Eastwick", "added Northmarch"]);
  });

  it("is told where the sentence was modified, and where there is none", async () => {
    expect(await links("detailed", visited, visited.replace("[[Eastwick]]", "[[Westwick]]"))).toEqual([
      "added Westwick",
      "removed Eastwick",
    ]);
    expect(await links("detailed", tower, `${tower}\n[[de:Turm]]`)).toEqual(["added de:Turm"]);
  });

  it("is counted by the event of its sentence", async () => {
    const events = await detect(sentenceSimilarity, history(tower, visited, tower), { depth: "detailed" });
    expect(events.map(({ type, evidence }) => [type, evidence.links])).toEqual([
      ["sentence_first_seen", undefined],
      ["sentence_first_seen", 2],
      ["sentence_removed", 2],
    ]);
  });
});
