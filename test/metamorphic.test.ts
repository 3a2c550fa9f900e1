import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { canonicalJson } from "../src/json.ts";
import type { TimelineEntry } from "../src/revision.ts";
import { history, testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";
import { createWalker } from "../src/walk/walker.ts";
import { mixer } from "./support/mixer.ts";

const detectors = register(builtInDetectors);
const seeds = Array.from({ length: 6 }, (_, i) => i + 1);

/** What lines of made-up pages are drawn from: few enough for near copies, and for lines that come back. */
const mill = [
  "== History ==",
  "=== Mill ===",
  "== See also ==",
  "The old mill stands beside the river and grinds corn for 12 villages. A captain owned it.",
  "The old mill stands beside the river and grinds corn for 15 villages.<ref name=a />",
  "The mill burned down in 1868.<ref name=a>[http://a.example/1 Mills of Lom]</ref>",
  "The mill burned down in 1868, and a brewer built it anew.{{citation needed}} The captain paid.",
  "[[Otto Rehn]] designed the bridge at [[Lom]].<ref>Smith, Mills of Lom, 1999, p. 4.</ref>",
  "* [[Lom]]\n* Old mill (in use until 1904)",
  "{|\n|+ Mills\n! Name !! Year\n|-\n| Old || 1868\n|-\n| New || 1904\n|}",
  "{|\n|+ Mills\n! Name !! Year\n|-\n| Old || 1886\n|}",
  "{{Infobox mill|name=Old mill|height=30 m}}",
  "{{Infobox mill|name=Old mill|height=40 m|image=Mill.jpg}}",
  "[[File:Mill.jpg|thumb|A mill]]",
  "[[Category:Mills|Old]]",
];
const snow = [
  "== Weather ==",
  "=== Frost ===",
  "Heavy snow fell every winter until 1950. Nobody saw [[ice]] there.<ref>Ek, Frost, 1961.</ref>",
  "Heavy snow fell every winter until 1960. Nobody saw fog there.",
  "Storms usually begin after dusk.<ref name=s>{{cite book|title=Storms|author=Una Ek}}</ref>",
  "Storms begin after dusk, when fog has cleared.<ref name=s />",
  "{{Weather box|rain=20|snow=5}}",
  "* Hail\n* [[Sleet]]",
];

/**
 * Texts of which each is the one before with one or two lines put in, taken out, moved or drawn anew. No line stands twice in
 * one: which of two equal lines moved is a guess.
 */
function pagesOf(pool: readonly string[], seed: number, revisions = 12): readonly string[] {
  const draw = mixer(seed);
  const start = draw(pool.length - 6);
  let lines = pool.slice(start, start + 6);
  return Array.from({ length: revisions }, () => {
    for (let edits = 1 + draw(2); edits > 0; edits--) {
      const line = (draw(3) === 0 ? lines[draw(lines.length)] : pool[draw(pool.length)]) ?? "";
      const rest = lines.filter((one, at) => one !== line && (draw(4) > 0 || at !== edits));
      lines = rest.toSpliced(draw(rest.length + 1), 0, line);
    }
    return lines.join("\n\n");
  });
}

/** Evidence of the whole text: places in it, ages, which a whole text brings back, and what else was compared. */
const ofWholeText = new Set([
  "offset",
  "offsets",
  "positionBefore",
  "positionAfter",
  "standingSeconds",
  "openSeconds",
  "absentSeconds",
  "rejected",
]);
/** Of what happened to parts of the text. */
const families = new Set(["sentence_similarity", "template_signal", "heuristic"]);

/** What is told of the parts of a text after the first revision, in no order. */
async function told(timeline: readonly TimelineEntry[]): Promise<readonly string[]> {
  const walker = createWalker(testPage, detectors, "forensic");
  const facts: string[] = [];
  for (const entry of timeline) {
    for (const { anchor, family, type, subject, evidence } of await walker.step(entry)) {
      if (anchor.id === 1 || !families.has(family) || type === "page_lifecycle_changed") continue;
      const shown = Object.entries(evidence).filter(([name]) => !ofWholeText.has(name));
      facts.push(canonicalJson([anchor.id, type, subject, Object.fromEntries(shown)]));
    }
  }
  return facts.sort();
}

const toldOf = (texts: readonly string[]) => told(history(...texts));

describe("what is told of a page", () => {
  it.each([
    ["a paragraph above", "Xylophones hum in Zanzibar.<ref>Quist, 2001.</ref>\n\n", ""],
    ["an opener above that is never closed", "Xylophones [[hum {{in ''Zanzibar.\n\n", ""],
    ["a table above", "{|\n| Xylophone || Zanzibar\n|}\n", ""],
    ["a section below", "", "\n\n== Zanzibar ==\nXylophones hum (there.\n"],
  ])("stays the same with %s", async (_, above, below) => {
    for (const seed of seeds) {
      const texts = pagesOf(mill, seed);
      const around = texts.map((text) => `${above}${text}${below}`);
      expect(await toldOf(around), `seed ${seed}`).toEqual(await toldOf(texts));
    }
  });

  it("is what is told of two pages where it holds both", async () => {
    for (const seed of seeds) {
      const upper = pagesOf(mill, seed).map((text) => `= Mill =\n${text}\n\n`);
      const lower = pagesOf(snow, seed).map((text) => `= Snow =\n${text}`);
      const both = upper.map((text, i) => text + lower[i]);
      const apart = [...(await toldOf(upper)), ...(await toldOf(lower))];
      expect(await toldOf(both), `seed ${seed}`).toEqual(apart.sort());
    }
  });

  it("is the same if a text is hidden as if its revision were not there", async () => {
    for (const seed of seeds) {
      const timeline = history(...pagesOf(mill, seed));
      const draw = mixer(seed + 100);
      const hidden = timeline.map((_, i) => i > 0 && draw(3) === 0);
      const withHidden = timeline.map((entry, i): TimelineEntry => {
        if (hidden[i] !== true || entry.kind !== "revision") return entry;
        return { kind: "revision", revision: { ...entry.revision, text: { state: "hidden" } } };
      });
      const without = timeline.filter((_, i) => hidden[i] !== true);
      expect(await told(withHidden), `seed ${seed}`).toEqual(await told(without));
    }
  });

  it.each([
    ["line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    ["space at the ends of lines", (text: string) => text.replace(/(?<=\w[.\]}>]?)$/gm, " ")],
    ["comments", (text: string) => text.replace(/(?<=\.)$/gm, "<!-- {{checked}} -->")],
    ["spaces in headings", (text: string) => text.replace(/^(=+) (.*) (=+)$/gm, "$1$2$3")],
    ["labels that say the title", (text: string) => text.replace(/\[\[([\w ]+)\]\]/g, "[[$1|$1]]")],
    ["quotes around names of references", (text: string) => text.replace(/name=a\b/g, 'name="a"')],
    ["references used with two tags", (text: string) => text.replace(/<ref (\S+) \/>/g, "<ref $1></ref>")],
    ["bold and italics", (text: string) => text.replace(/\b(mill|captain) (?=\w)/g, "''$1'' ")],
    ["parameters on their own lines", (text: string) => text.replace(/\|(name|height)=/g, "\n | $1 = ")],
    ["names of namespaces", (text: string) => text.replace("[[File:", "[[image : ").replace("[[C", "[[c")],
    [
      "cells on their own lines",
      (text: string) => text.replaceAll(" || ", "\n| ").replaceAll(" !! ", "\n! "),
    ],
  ])("is nothing where only %s are written otherwise", async (_, otherwise) => {
    const text = mill.join("\n\n");
    const written = otherwise(text);
    expect(written).not.toBe(text);
    expect(await toldOf([text, written, text])).toEqual([]);
  });
});
