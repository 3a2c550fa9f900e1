import { markupOf } from "../../src/plugin.ts";
import { groupedBy } from "../grouped-by.ts";
import type { ChangedWork } from "./citation-uses.ts";
import { elementDifference, type Gathered, type PlacedElement } from "./element-difference.ts";
import { wikitextOf } from "./element-evidence.ts";
import { detailsKind } from "./element-kinds.ts";
import { lacksWordOf } from "./other-words.ts";
import { definingReferences } from "./reference-definition.ts";
import { type Replaced, sentenceAround } from "./replaced.ts";
import type { Citation } from "./works.ts";

type Placed = PlacedElement<Citation>;

/**
 * Finds uses of a name that say something else beside what the name stands for, such as another page, or that began or ceased to.
 *
 * Pairs are one to one, in the order of the text: after one sentence first. Where more uses went than came, or fewer, it would be a
 * guess which of them was changed. Of a name that no longer stands for the same work, that is told.
 */
export function otherDetails(
  gathered: readonly [Gathered, Gathered],
  standing: (work: string) => ChangedWork,
): readonly Replaced[] {
  if (!gathered.some(hasDetails)) return none;
  const { removed, added } = elementDifference(gathered, detailsKind);
  const came = groupedBy(added, nameOf);
  return [...groupedBy(removed, nameOf)].flatMap(([name, went]) => {
    const work = workKept(name, gathered);
    if (work === null) return [];
    const cited = { ...standing(work), work };
    return pairs(went, came.get(name) ?? []).flatMap(([was, is]): readonly Replaced[] => {
      if (!lacksDetails(was, is) && !lacksDetails(is, was)) return [];
      return [{ from: { ...cited, at: [was] }, to: { ...cited, at: [is] }, basis: "work", at: [was, is] }];
    });
  });
}

const none: readonly Replaced[] = [];

function hasDetails({ side, blocks }: Gathered): boolean {
  return blocks.some((index) => {
    const block = side.blocks[index];
    return block !== undefined && markupOf(block).references.some(({ details }) => details !== null);
  });
}

function nameOf({ found }: Placed): string {
  return found.name ?? "";
}

/** The first work that a name stands for after a change as before; `null` where there is none. */
function workKept(name: string, [old, now]: readonly [Gathered, Gathered]): string | null {
  const before = definingReferences(old.side, name);
  for (const work of definingReferences(now.side, name).keys()) if (before.has(work)) return work;
  return null;
}

function pairs(removed: readonly Placed[], added: readonly Placed[]): readonly (readonly [Placed, Placed])[] {
  const partners = new Map<Placed, Placed>();
  const taken = new Set<Placed>();
  const pass = (traitOf: (placed: Placed) => string | null) => {
    const went = groupedBy(left(removed, partners), traitOf);
    const came = groupedBy(left(added, taken), traitOf);
    for (const [trait, group] of went) {
      const inPlace = came.get(trait);
      if (inPlace?.length !== group.length) continue;
      for (const [place, is] of inPlace.entries()) {
        const was = group[place];
        if (was === undefined) continue;
        partners.set(was, is);
        taken.add(is);
      }
    }
  };
  pass(sentenceAround);
  pass(() => "");
  return removed.flatMap((was) => {
    const is = partners.get(was);
    return is === undefined ? [] : [[was, is] as const];
  });
}

function left(placed: readonly Placed[], taken: Pick<ReadonlySet<Placed>, "has">): readonly Placed[] {
  return placed.filter((one) => !taken.has(one));
}

/** Whether a use lacks words of another one's details; a use without details may have them elsewhere: in its own words, or in a template. */
function lacksDetails(use: Placed, { found: { details } }: Placed): boolean {
  return details !== null && lacksWordOf(use.found.details ?? wikitextOf(use), details);
}
