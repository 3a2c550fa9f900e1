// @module-tag long
import { describe, expect, it } from "vitest";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import { detect, history, type RevisionSketch } from "../../../src/testing.ts";
import { sentenceKey } from "../../../src/text/sentences/sentences.ts";
import { mixer } from "../../support/mixer.ts";

/** Of which none is another one worded anew. */
const sentences = [
  "Tea is made of leaves.",
  "Milk goes first.",
  "Salt was never poured.",
  "Merchants brought sugar by ship.",
];
const hour = 3600;

async function ages(texts: readonly RevisionSketch[]): Promise<readonly string[]> {
  const events = await detect(sentenceSimilarity, history(...texts));
  return events
    .filter(({ type }) => type === "sentence_removed")
    .map(({ anchor, subject, evidence }) => row(anchor.id, subject.sentence, evidence.standingSeconds));
}

const row = (...values: readonly unknown[]) => values.join(" ");

/** What `ages` should tell: since when each copy of each sentence stands, kept as a whole of the last 17 texts. */
function recounted(texts: readonly (readonly string[])[]): readonly string[] {
  const found: string[] = [];
  const last: { readonly text: string; readonly stays: ReadonlyMap<string, readonly number[]> }[] = [];
  for (const [i, text] of texts.entries()) {
    const stays = new Map<string, readonly number[]>();
    for (const sentence of sentences) {
      const before = last[0]?.stays.get(sentence) ?? [];
      const copies = text.filter((one) => one === sentence).length;
      const gone = before.slice(copies).reverse();
      found.push(...gone.map((since) => row(i + 1, sentenceKey(sentence), (i - since) * hour)));
      stays.set(sentence, [
        ...before.slice(0, copies),
        ...Array(Math.max(0, copies - before.length)).fill(i),
      ]);
    }
    const whole = text.join("\n\n");
    if (whole === last[0]?.text) continue;
    const back = last.find((one) => one.text === whole);
    last.unshift({ text: whole, stays: back?.stays ?? stays });
    last.splice(17);
  }
  return found;
}

// `detect` itself compares with a walk that is saved and taken up again after every revision.
describe("the time a sentence stood", () => {
  it.each([
    [16, 18],
    [17, 1],
  ])("goes on behind %i other texts for %i hours", async (others, hours) => {
    const [tea = "", salt = ""] = sentences;
    const between = Array.from({ length: others }, (_, n) => [salt, "x".repeat(n)].join("\n\n"));
    expect((await ages([tea, ...between, tea, ""])).at(-1)).toBe(
      row(others + 3, sentenceKey(tea), hours * hour),
    );
  });

  it("goes on for each copy of it through a blanking", async () => {
    const line = "Tea is made of leaves.";
    const [one, two] = [line, `${line}\n\n${line}`];
    expect((await ages([one, two, "", two, ""])).slice(2)).toEqual([
      row(5, sentenceKey(line), 3 * hour),
      row(5, sentenceKey(line), 4 * hour),
    ]);
  });

  it("goes on for a text that had no sentences meanwhile, in another content model", async () => {
    const [tea = ""] = sentences;
    expect(await ages([tea, { text: tea, model: "css" }, tea, ""])).toEqual([
      row(2, sentenceKey(tea), hour),
      row(4, sentenceKey(tea), 3 * hour),
    ]);
  });

  it("begins anew where a sentence comes back in another text", async () => {
    const [tea = "", salt = ""] = sentences;
    expect((await ages([tea, "", `${tea} ${salt}`, salt])).at(-1)).toBe(row(4, sentenceKey(tea), hour));
  });

  it.each(Array.from({ length: 10 }, (_, i) => i))("is that of a recount, group %i", async (group) => {
    for (let seed = group * 10; seed < group * 10 + 10; seed++) {
      const random = mixer(seed);
      const texts: (readonly string[])[] = [];
      for (let i = 0; i < 40; i++) {
        const again = texts[random(texts.length)];
        const pieces = Array.from({ length: random(5) }, () => sentences[random(sentences.length)] ?? "");
        texts.push(again !== undefined && random(5) < 2 ? again : pieces);
      }
      const told = await ages(texts.map((pieces) => pieces.join("\n\n")));
      expect([...told].sort(), `seed ${seed}`).toEqual([...recounted(texts)].sort());
    }
  });
});
