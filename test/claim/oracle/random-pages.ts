import type { RevisionSketch } from "../../../src/testing.ts";
import { seeded } from "../../page/random-edits.ts";

const sentences = [
  "The bridge is long.",
  "It rains on the coast.",
  "Fish swim in the river.",
  "The mill is old.",
];

/** None most often; one source in several writings, and names that stand for one, for another, or for nothing. */
const references = [
  ...[
    "",
    "",
    "",
    "<ref>Smith 1999</ref>",
    "<ref>Jones 2005</ref>",
    "<ref>Jones  2005</ref><ref>Smith 1999</ref>",
  ],
  ...[
    '<ref name="s">Smith 1999</ref>',
    "<ref name=s />",
    '<ref name="j">Jones 2005</ref>',
    '<ref name="j"/>',
  ],
  ...['<ref group="n" name="s"/>', "<ref name=s>Other 3</ref>"],
];

/** Pages of copies of a few sentences, whose citations come, go and change places; some are blanked or hidden. */
export function randomPages(seed: number, count: number): readonly (readonly RevisionSketch[])[] {
  const random = seeded(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? "";
  const piece = () => ({ words: pick(sentences), cited: pick(references), end: pick([" ", "\n\n"]) });
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + below(6) }, piece);
    return Array.from({ length: 2 + below(5) }, (): RevisionSketch => {
      for (let edits = below(4); edits > 0; edits--) {
        const at = below(pieces.length + 1);
        const what = below(6);
        const old = pieces[at];
        if (what === 0) pieces.splice(at, 0, piece());
        else if (old === undefined) continue;
        else if (what > 2) pieces[at] = { ...old, cited: pick(references) };
        else pieces.splice(at, 1);
        if (what === 2 && old !== undefined) pieces.splice(below(pieces.length + 1), 0, old);
      }
      if (below(12) === 0) return { text: { state: "hidden" } };
      return below(15) === 0 ? "" : pieces.map(({ words, cited, end }) => words + cited + end).join("");
    });
  });
}
