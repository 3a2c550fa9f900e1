import { describe, expect, it } from "vitest";
import { heuristic } from "../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { templateSignal } from "../../detectors/template_signal.ts";
import type { Detector } from "../../src/detector.ts";
import { detect, history, type RevisionSketch } from "../../src/testing.ts";

const page =
  "{{Infobox hill|height=3}}\n== Rain ==\nRain falls from [[cloud]]s that cool.<ref>A book about rain.</ref>\n" +
  "{|\n|-\n| 1 || 2\n|}\n[[Category:Weather]]\n";

const style = (text: string) => ({ model: "css", text });

/** What is told behind the first of some revisions. */
async function told(detector: Detector, ...sketches: readonly RevisionSketch[]): Promise<string[]> {
  const events = await detect(detector, history(...sketches));
  return events.filter(({ anchor }) => anchor.id > 1).map(({ anchor, type }) => `${anchor.id} ${type}`);
}

describe("a change of the content model that leaves the text", () => {
  it.each([sentenceSimilarity, templateSignal, heuristic])(
    "is to $name what one that ends the text with a line is",
    async (detector) => {
      const changed = await told(detector, page, style(`${page}\n`), page);
      expect(await told(detector, page, style(page), page)).toEqual(changed);
    },
  );

  it("takes the sentences with it, and brings them back", async () => {
    const sentences = await told(sentenceSimilarity, page, style(page), page);
    expect(sentences).toEqual(["2 sentence_removed", "3 sentence_reintroduced"]);
  });

  it("is nothing between two models that are no wikitext", async () => {
    expect(await told(sentenceSimilarity, style(page), { model: "json", text: page })).toEqual([]);
  });
});
