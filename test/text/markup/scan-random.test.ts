import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Span } from "../../../src/text/markup/markup.ts";
import { scanMarkup } from "../../../src/text/markup/scan-markup.ts";
import { english } from "../wikis.ts";

const pieces =
  "{{ }} {{{ }}} [[ ]] [ ] | = : a b http://a.example/ <ref> </ref> <ref name=a/> <references> </references> {{reflist|refs= <nowiki> </nowiki> <!-- --> <gallery> </gallery> File:a.jpg Category:b de:c {| |} || ! == # & ; '' < > # PAGENAME #if: ह 雨";
const text = fc
  .array(fc.constantFrom(...pieces.split(" "), "\n", "\n\n", " "), { maxLength: 60 })
  .map((parts) => parts.join(""));

const isInOrder = (spans: readonly Span[]) =>
  spans.every((span, i) => (spans[i - 1]?.start ?? 0) <= span.start && span.start < span.end);
const holds = (outer: Span | undefined, inner: Span) =>
  outer !== undefined && outer.start < inner.start && inner.end <= outer.end;

describe("scanMarkup on random texts", () => {
  it("gives elements in order, within the text, and in what they are said to stand in", () => {
    fc.assert(
      fc.property(text, (source) => {
        const { templates, references, links, media, opaque } = scanMarkup(source, english);
        for (const spans of [templates, references, links, media, opaque]) {
          expect(isInOrder(spans)).toBe(true);
          expect(spans.every(({ end }) => end <= source.length)).toBe(true);
        }
        for (const template of templates) {
          if (template.parent !== -1) expect(holds(templates[template.parent], template)).toBe(true);
          if (template.reference !== -1) expect(holds(references[template.reference], template)).toBe(true);
        }
        for (const link of links) {
          if (link.reference !== -1) expect(holds(references[link.reference], link)).toBe(true);
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
