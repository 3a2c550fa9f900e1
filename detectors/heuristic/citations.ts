import * as v from "valibot";
import type { Asked, Finding, Json } from "../../src/plugin.ts";
import { askedOf } from "./asked.ts";
import { addedFinding, removedFinding, replacedFinding } from "./citation-findings.ts";
import { createCitationUses, type Uses } from "./citation-uses.ts";
import { citationKind, differenceOf, type Gathered, type Placed } from "./elements.ts";
import { type Cited, pairReplaced, type Replaced } from "./replaced.ts";
import { isReworded } from "./reworded.ts";
import type { Citation } from "./works.ts";

const about = { themes: ["citations"], brief: false, content: true } as const;

const uses = v.strictObject({ before: v.number(), after: v.number() });

const evidence = v.strictObject({
  section: v.array(v.string()),
  /** The reference as written. */
  source: v.string(),
  /** References to the work on the page, uses of a name included. */
  uses,
  /** Name of the reference, with its group before it. */
  name: v.nullable(v.string()),
});

export const citationEvents = {
  citation_added: {
    ...about,
    summary: "A work is cited for the first time on the page, or at more places than before.",
    subject: v.strictObject({ work: v.string() }),
    evidence,
  },
  citation_removed: {
    ...about,
    summary: "A work is no longer cited on the page, or at fewer places than before.",
    subject: v.strictObject({ work: v.string() }),
    evidence,
  },
  citation_replaced: {
    ...about,
    summary: "Another work is cited for the same sentence, or under the same name.",
    subject: v.strictObject({ from: v.string(), to: v.string() }),
    evidence: v.strictObject({
      section: v.array(v.string()),
      /** What they share; `judgement` where neither, and a model took the one for the other's successor. */
      basis: v.picklist(["name", "sentence", "judgement"]),
      before: v.string(),
      after: v.string(),
      fromUses: uses,
      toUses: uses,
    }),
  },
} as const;

/** Citations of a page, from its first revision on or from a saved state. */
export function createCitations(saved?: Json) {
  const counts = createCitationUses(saved);

  return {
    /** What a change did to the works cited. */
    next(gathered: readonly [Gathered, Gathered], earlier: readonly Finding[]) {
      const { removed, added } = differenceOf(gathered, citationKind);
      if (removed.length === 0 && added.length === 0) return nothing;
      const worksBefore = new Map(removed.map((placed) => [placed, worksCited(placed)]));
      const changed = counts.change(removed.map(citationOf), added.map(citationOf));
      if (changed.size === 0) return nothing;
      const worksAfter = new Map(added.map((placed) => [placed, worksCited(placed)]));
      const fewer = citedWorks(removed, worksBefore, changed, ({ before, after }) => after < before);
      const more = citedWorks(added, worksAfter, changed, ({ before, after }) => after > before);
      const replaced = pairReplaced(fewer, more, earlier);
      const paired = new Set(replaced.flatMap(({ from, to }) => [from, to]));
      const told = {
        removed: fewer
          .filter((cited) => !paired.has(cited))
          .map((cited) => ({ cited, finding: removedFinding(cited) })),
        added: more
          .filter((cited) => !paired.has(cited))
          .map((cited) => ({ cited, finding: addedFinding(cited) })),
        replaced: replaced
          .filter((pair) => !isReworded(writtenOf(pair, 0), writtenOf(pair, 1)))
          .map((pair) => ({ pair, finding: replacedFinding(pair) })),
      };
      return {
        findings: [...told.removed, ...told.added, ...told.replaced].map(({ finding }) => finding),
        questions: (): readonly Asked[] => askedOf(told),
      };
    },
    save: () => counts.save(),
  };

  function worksCited({ found }: Placed<Citation>): readonly string[] {
    return found.works.length > 0 || found.name === null ? found.works : counts.worksOf(found.name);
  }
}

/** The work that went, or the one that came, with its reference. */
function writtenOf({ from, to, at }: Replaced, side: 0 | 1) {
  const { work } = side === 0 ? from : to;
  const { found, block, side: text } = at[side];
  return { work, reference: text.blocks[block]?.text.slice(found.start, found.end) ?? "" };
}

function citationOf({ found }: Placed<Citation>): Citation {
  return found;
}

/** The works whose uses changed in one way, each with the references that made it so, in the order of the text. */
function citedWorks(
  placed: readonly Placed<Citation>[],
  works: ReadonlyMap<Placed<Citation>, readonly string[]>,
  changed: ReadonlyMap<string, Uses>,
  isWanted: (uses: Uses) => boolean,
): readonly Cited[] {
  const cited = new Map<string, Cited & { readonly at: Placed<Citation>[] }>();
  for (const reference of placed) {
    for (const work of works.get(reference) ?? []) {
      const counts = changed.get(work);
      if (counts === undefined || !isWanted(counts)) continue;
      const known = cited.get(work);
      if (known === undefined) cited.set(work, { work, uses: counts, at: [reference] });
      else known.at.push(reference);
    }
  }
  return [...cited.values()];
}

const nothing = { findings: [], questions: () => [] } as const;
