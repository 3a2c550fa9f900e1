import { split } from "sentence-splitter";
import { describe, expect, it } from "vitest";
import { separators } from "../../src/text/character-kind.ts";
import { sentenceEnds } from "../../src/text/sentence-ends.ts";

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

/** A small generator with a seed: the same mixes on every run. */
function mixer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("sentenceEnds", () => {
  it("agrees with the library on random mixes", { timeout: 60_000 }, () => {
    const next = mixer(7);
    const rounds = process.env.STEMMA_FULL === "1" ? 100_000 : 10_000;
    for (let i = 0; i < rounds; i++) {
      let text = "";
      for (let n = next(24); n >= 0; n--) text += pieces[next(pieces.length)];
      const ours = sentenceEnds(text);
      const theirs = byLibrary(text);
      if (String(ours) !== String(theirs)) expect(ours, JSON.stringify(text)).toEqual(theirs);
    }
  });
});
