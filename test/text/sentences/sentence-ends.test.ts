import { tmpdir } from "node:os";
import { split } from "sentence-splitter";
import { describe, expect, it } from "vitest";
import { createPageState } from "../../../src/page/page-state.ts";
import { readHistories } from "../../../src/sources/export-history.ts";
import { openInput } from "../../../src/sources/open-input.ts";
import { separators } from "../../../src/text/character-kind.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { markupOf } from "../../../src/text/markup/markup-of.ts";
import { visibleText } from "../../../src/text/markup/visible-text.ts";
import { sentenceEnds } from "../../../src/text/sentences/sentence-ends.ts";
import { mixer } from "../../support/mixer.ts";
import { hasHistories, historyPath } from "../../support/shared-histories.ts";

const options = { SeparatorParser: { separatorCharacters: [...separators, "."] } };

function byLibrary(text: string): number[] {
  return split(text, options).flatMap((node) => (node.type === "Sentence" ? [...node.range] : []));
}

const pieces = [
  ..."aZé中の한кИ5 .!?。।؟\"()[]{}「」\n\u00a0,-'",
  ...[
    "Mr.",
    "e.g.",
    "E.g.",
    "U.S.",
    "U.S.A.",
    "12.",
    "3.14",
    "J. ",
    "I. ",
    "No. ",
    "Yahoo!",
    "!Kung",
    "Y!J",
    "St. ",
  ],
  ...["𐐀.", "𐐀", " The ", " the ", "... ", "?!", "。」", "．", "Dr.phil.", " A. B. C.", "V.", "v. "],
];

/** The visible lines of a real page's texts, each once. */
async function linesOf(history: string, most: number): Promise<readonly string[]> {
  const lines = new Set<string>();
  for await (const { page, timeline } of readHistories(await openInput(historyPath(history)), {
    scratch: tmpdir(),
  })) {
    const state = createPageState(grammarOf(page.site));
    for await (const entry of timeline) {
      if (entry.kind !== "revision" || lines.size >= most) continue;
      const { after } = state.next(entry.revision);
      for (const index of after.changed) {
        const block = after.blocks[index];
        if (block === undefined) continue;
        const { text } = visibleText(block.text, markupOf(block));
        // The library takes seconds for longer ones.
        if (text.length < 2000) lines.add(text);
      }
    }
  }
  return [...lines];
}

describe("sentenceEnds", () => {
  it.skipIf(!hasHistories).each(["en-vic.xml.gz", "hi-kahani.xml.gz", "aawiki-20260101-full.xml.gz"])(
    "agrees with the library on %s",
    { timeout: 60_000 },
    async (history) => {
      const lines = await linesOf(history, process.env.STEMMA_FULL === "1" ? 1e6 : 700);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const ours = sentenceEnds(line);
        const theirs = byLibrary(line);
        if (String(ours) !== String(theirs)) expect(ours, line).toEqual(theirs);
      }
    },
  );

  it("agrees with the library on random mixes", { tags: "long", timeout: 60_000 }, () => {
    const next = mixer(7);
    const rounds = process.env.STEMMA_FULL === "1" ? 100_000 : 10_000;
    const differ: string[] = [];
    for (let i = 0; i < rounds; i++) {
      let text = "";
      for (let n = next(24); n >= 0; n--) text += pieces[next(pieces.length)];
      if (String(sentenceEnds(text)) !== String(byLibrary(text))) differ.push(text);
    }
    expect(differ).toEqual([]);
  });
});
