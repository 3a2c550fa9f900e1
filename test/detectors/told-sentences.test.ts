import { describe, expect, it } from "vitest";
import { heuristic } from "../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { templateSignal } from "../../detectors/template_signal.ts";
import type { Depth } from "../../src/event.ts";
import { detect, history } from "../../src/testing.ts";

const burnt = "The old mill burnt down in the night.";
const built = "A new mill was built on the same ground.";
const razed = "The old mill was razed in the night.";

const shapes: readonly (readonly [string, (words: string) => string])[] = [
  ["the caption of a file", (words) => `[[File:A.png|thumb|${words}]]`],
  ["a line of a gallery", (words) => `<gallery>\nA.png|alt=A|${words}\n</gallery>`],
  ["a value of a template", (words) => `{{Episode|no=3|summary=${words}}}`],
];

/** How many changes of files and values are told at the last revision. */
async function told(depth: Depth, before: string, after: string) {
  const timeline = history(before, after);
  const files = await detect(heuristic, timeline, { after: [sentenceSimilarity], depth });
  const values = await detect(templateSignal, timeline, { after: [sentenceSimilarity], depth });
  return [...files, ...values].filter(
    ({ anchor, type, subject }) =>
      anchor.id === 2 &&
      (type === "template_parameter_changed" || (type === "media_changed" && subject.action === "changed")),
  ).length;
}

describe.each(shapes)("%s", (_, shape) => {
  it.each([
    ["was edited", burnt, razed],
    ["came", burnt, `${burnt} ${built}`],
    ["changed places with another", `${burnt} ${built}`, `${built} ${burnt}`],
    ["went", `${burnt}<ref>Ann</ref> ${built}`, `${burnt}<ref>Ann</ref>`],
    ["took the place of another", `Fig. 1: ${burnt}`, `Fig. 1: ${built}`],
  ])("is told at forensic only where a sentence in it %s", async (__, before, after) => {
    expect(await told("detailed", shape(before), shape(after))).toBe(0);
    expect(await told("forensic", shape(before), shape(after))).toBe(1);
  });

  it("is told at forensic only where a sentence moved into it from another section", async () => {
    const below = (words: string) => `\n== Fire ==\n${words}\n`;
    const before = `${shape(burnt)}${below(built)}`;
    expect(
      await told("detailed", before, shape(`${burnt} ${built}`) + below("Nothing is known of it.")),
    ).toBe(0);
  });

  it.each([
    ["words beside the sentence changed", `${burnt} Oil, 1868`, `${razed} Oil, 1869`],
    ["its sentence is written otherwise", burnt, burnt.replace("mill", "'''mill'''")],
    ["no sentence is in it", "The old mill", "The new mill"],
  ])("is told where %s", async (__, before, after) => {
    expect(await told("detailed", shape(before), shape(after))).toBe(1);
  });

  it("is told where its sentence only stands behind it now", async () => {
    const after = `${shape(burnt)}\n${built}`;
    expect(await told("detailed", shape(`${burnt} ${built}`), after)).toBe(1);
  });
});

it("tells of a file whose options changed with its caption", async () => {
  const file = `[[File:A.png|thumb|${burnt}]]`;
  expect(await told("detailed", file, file.replace("thumb", "frame").replace("burnt", "fell"))).toBe(1);
});

it("tells of a value in which a sentence begins that goes on behind the template", async () => {
  const sentence = "{{nowrap|The old mill}} burnt down in the night.";
  expect(await told("detailed", sentence, sentence.replace("mill", "barn"))).toBe(1);
});
