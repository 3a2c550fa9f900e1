import * as v from "valibot";
import type { Asked, Finding, Json, Side } from "../../src/plugin.ts";
import { secondsOf } from "../seconds-of.ts";
import { askedOf } from "./asked.ts";
import { addedFinding, removedFinding, replacedFinding } from "./citation-findings.ts";
import { type ChangedWork, createCitationUses, type Uses } from "./citation-uses.ts";
import {
  type ElementDifference,
  elementDifference,
  type Gathered,
  type PlacedElement,
} from "./element-difference.ts";
import { citationKind, writtenReferenceKind } from "./element-kinds.ts";
import { createKnownAgain } from "./known-again.ts";
import { otherDetails } from "./other-details.ts";
import { otherWords } from "./other-words.ts";
import { definingReferences, mostOfName } from "./reference-definition.ts";
import { type Cited, type OneWork, pairReplaced, type References } from "./replaced.ts";
import { swapped } from "./swapped.ts";
import { usesTogether, withPlaces } from "./uses-together.ts";
import { withinLonger } from "./within-longer.ts";
import { type Citation, nameUsed } from "./works.ts";

const about = { themes: ["citations"], brief: false, content: true } as const;

/** References to the work on the page, uses of a name included; a definition in a list of references is none. */
const uses = v.strictObject({ before: v.number(), after: v.number() });

const evidence = {
  /** Headings above it, outermost first. */
  section: v.array(v.string()),
  /** The reference as written. */
  source: v.string(),
  uses,
  /** Name of the reference, with its group before it. */
  name: v.nullable(v.string()),
};

/** Works that come to be cited, no longer are, or stand in the place of others. */
export const citationEvents = {
  citation_added: {
    ...about,
    summary: "A work is cited for the first time on the page, or at more places than before.",
    subject: v.strictObject({ work: v.string() }),
    evidence: v.strictObject(evidence),
  },
  citation_removed: {
    ...about,
    summary: "A work is no longer cited on the page, or at fewer places than before.",
    subject: v.strictObject({ work: v.string() }),
    evidence: v.strictObject({
      ...evidence,
      /** How long the work had been cited, in whatever words; a blanking that was soon reverted is no interruption. */
      standingSeconds: v.number(),
    }),
  },
  citation_replaced: {
    ...about,
    summary:
      "Another work is cited for the same sentence, in the same parameter, or under the same name, or the same one in other words.",
    subject: v.strictObject({ from: v.string(), to: v.string() }),
    evidence: v.strictObject({
      /** Headings above it, outermost first. */
      section: v.array(v.string()),
      /**
       * What they share: `work` where the reference cites what it cited, in other words; `swap` where this sentence now cites the
       * second in place of the first, and another sentence the first in place of the second; `judgement` where they share nothing,
       * and a model took one for the other's successor.
       */
      basis: v.picklist(["name", "sentence", "parameter", "judgement", "work", "swap"]),
      /** The reference that went, as it was written. */
      before: v.string(),
      /** The one in its place. */
      after: v.string(),
      /** How long the one that went had been cited, in whatever words; a blanking that was soon reverted is no interruption. */
      standingSeconds: v.number(),
      /**
       * References to the work on the page, uses of a name included; a definition in a list of references is none. Where `from` is
       * `to`, both numbers are those after the edit; if more or fewer came of it, another event says so.
       */
      fromUses: uses,
      /** Likewise, of the work in its place. */
      toUses: uses,
    }),
  },
} as const;

/** Starts to follow the citations of a page, from its first revision on or from a saved state. */
export function createCitations(saved?: Json) {
  const counts = createCitationUses(saved);

  return {
    /** Finds what a change did to the works cited; from then on its text is the last. */
    next(gathered: readonly [Gathered, Gathered], earlier: readonly Finding[]) {
      const told = toldOf(gathered, earlier);
      counts.end(gathered[1].side);
      return told;
    },
    save: () => counts.save(),
  };

  /** The findings about what a change did to the works cited. */
  function toldOf(gathered: readonly [Gathered, Gathered], earlier: readonly Finding[]) {
    const written = elementDifference(gathered, writtenReferenceKind);
    const cited = elementDifference(gathered, citationKind);
    const works = worksTold(gathered, cited, written, earlier);
    const [old, now] = [gathered[0].side, gathered[1].side];
    const standing = standingAt(secondsOf(now));
    const reworded = otherWords(written, works, standing);
    const exchanged = swapped([old, now], cited, works.changed, standing);
    const told = new Set(reworded.map(({ at: [, is] }) => is.found));
    const others = otherDetails(gathered, standing).filter(({ at: [, is] }) => !told.has(is.found));
    const more = [...exchanged, ...reworded, ...others];
    if (more.length === 0) return works;
    return { ...works, findings: [...works.findings, ...more.map(replacedFinding)] };
  }

  /** How works stand after a change. Counting one takes as long as it has names, and each of its references may be told. */
  function standingAt(seconds: number): (work: string) => ChangedWork {
    const stood = new Map<string, ChangedWork>();
    return (work) => {
      const uses = stood.get(work) ?? counts.standing(work, seconds);
      stood.set(work, uses);
      return uses;
    };
  }

  /** The findings about which works are cited, whatever the words. */
  function worksTold(
    gathered: readonly [Gathered, Gathered],
    { removed, added }: ElementDifference<Citation>,
    written: ElementDifference<Citation>,
    earlier: readonly Finding[],
  ) {
    if (removed.length === 0 && added.length === 0) return nothing;
    const worksBefore = worksCited(removed);
    const [old, now] = gathered;
    const seconds = secondsOf(now.side);
    const changed = counts.change(removed.map(citationOf), added.map(citationOf), seconds);
    if (changed.size === 0) return nothing;
    const worksAfter = worksCited(added);
    const isFewer = ({ before, after }: Uses) => after < before;
    const isMore = ({ before, after }: Uses) => after > before;
    const names = new Set([...removed, ...added].map(({ found }) => found.name));
    const fewer = citedWorks(removed, worksBefore, changed, isFewer);
    const more = citedWorks(added, worksAfter, changed, isMore);
    const parted = partedOf(
      withoutNotes([...fewer, ...definedOnly(leftOf(changed, isFewer, fewer), names, old.side)], added),
      withoutNotes([...more, ...definedOnly(leftOf(changed, isMore, more), names, now.side)], removed),
      earlier,
    );
    const { replaced, ones } = parted;
    const went = [...removed, ...written.removed];
    const arrived = [...added, ...written.added];
    const stay = withinLonger(parted.gone, went, arrived);
    const stood = withinLonger(parted.came, arrived, went);
    const gone = parted.gone.filter((cited) => !stay.has(cited));
    const came = parted.came.filter((cited) => !stood.has(cited));
    for (const [{ work }, { found }] of stood) {
      const times = found.works.map((other) => changed.get(other) ?? counts.standing(other, seconds));
      counts.goOn(work, Math.max(0, ...times.map(({ standingSeconds }) => standingSeconds)), seconds);
    }
    for (const { from, to } of ones) {
      const longest = from.reduce((most, { standingSeconds }) => Math.max(most, standingSeconds), 0);
      for (const { work } of to) counts.goOn(work, longest, seconds);
    }
    const told = {
      removed: gone.map((cited) => ({ cited, finding: removedFinding(cited) })),
      added: came.map((cited) => ({ cited, finding: addedFinding(cited) })),
      replaced: replaced.map((pair) => ({ pair, finding: replacedFinding(pair) })),
    };
    const counted = new Set([...gone, ...came].map(({ work }) => work));
    return {
      changed,
      ones: ones.filter(({ from, to }) => ![...from, ...to].some(({ work }) => counted.has(work))),
      findings: [...told.removed, ...told.added, ...told.replaced].map(({ finding }) => finding),
      questions: (): readonly Asked[] => askedOf(told),
    };
  }

  /** What each reference cites on its side of the change; a name is resolved to what it stands for when this is called. */
  function worksCited(references: readonly PlacedElement<Citation>[]): WorksCited {
    const byName = new Map<string, readonly string[]>();
    const works = new Map<PlacedElement<Citation>, readonly string[]>();
    for (const placed of references) {
      const { found } = placed;
      const name = nameUsed(found);
      if (name === null) works.set(placed, found.works);
      else if (!found.isListDefined) works.set(placed, standsFor(name, byName));
    }
    return works;
  }

  function standsFor(name: string, byName: Map<string, readonly string[]>): readonly string[] {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const works = counts.worksOf(name).slice(0, mostOfName);
    byName.set(name, works);
    return works;
  }
}

type WorksCited = ReadonlyMap<PlacedElement<Citation>, readonly string[]>;

/**
 * The works except those that a note of a template names on the other side: there the reference became such a note, or had
 * been one.
 */
function withoutNotes(
  cited: readonly Cited[],
  otherSide: readonly PlacedElement<Citation>[],
): readonly Cited[] {
  if (cited.length === 0) return cited;
  const notes = new Set(otherSide.map(({ found }) => found.note));
  return cited.filter(({ work }) => !notes.has(work));
}

/**
 * What went, what came, and what took a place. A work that is known again, by another key or in other words, counts only by
 * its uses.
 */
function partedOf(fewer: readonly Cited[], more: readonly Cited[], earlier: readonly Finding[]) {
  if (fewer.length === 0 || more.length === 0) return { gone: fewer, came: more, replaced: [], ones: [] };
  const known = createKnownAgain(fewer, more);
  const isLeft = (cited: Cited) => !known.has(cited);
  const places = pairReplaced(fewer.filter(isLeft), more.filter(isLeft), earlier, known.isReworded);
  const ones = [...known.ones, ...places.ones];
  const counted = countedTogether(ones);
  const told = (cited: Cited) =>
    isLeft(cited) && !places.known.has(cited) ? [cited] : (counted.get(cited) ?? []);
  return { gone: fewer.flatMap(told), came: more.flatMap(told), replaced: places.replaced, ones };
}

/** Works that are cited less, or more, when all their keys are counted together; each by the last that went, or that came. */
function countedTogether(ones: readonly OneWork[]): ReadonlyMap<Cited, Cited> {
  const counted = new Map<Cited, Cited>();
  for (const one of ones) {
    const { before, after } = usesTogether(one);
    const cited = withPlaces(after < before ? one.from : one.to).at(-1);
    if (cited !== undefined && after !== before) counted.set(cited, { ...cited, uses: { after, before } });
  }
  return counted;
}

function citationOf({ found }: PlacedElement<Citation>): Citation {
  return found;
}

/** The works whose uses changed in one way, each with the references that caused it, in the order of the text. */
function citedWorks(
  placed: readonly PlacedElement<Citation>[],
  works: WorksCited,
  changed: ReadonlyMap<string, ChangedWork>,
  isWanted: (uses: Uses) => boolean,
): readonly Cited[] {
  const cited = new Map<string, Cited & { readonly at: References }>();
  for (const reference of placed) {
    for (const work of works.get(reference) ?? []) {
      const found = changed.get(work);
      if (found === undefined || !isWanted(found.uses)) continue;
      const known = cited.get(work);
      if (known === undefined) cited.set(work, { ...found, work, at: [reference] });
      else known.at.push(reference);
    }
  }
  return [...cited.values()];
}

/** The works whose uses changed in one way and that no reference of the change was found to cite. */
function leftOf(
  changed: ReadonlyMap<string, ChangedWork>,
  isWanted: (uses: Uses) => boolean,
  found: readonly Cited[],
): ReadonlyMap<string, ChangedWork> {
  const left = new Map([...changed].filter(([, { uses }]) => isWanted(uses)));
  for (const { work } of found) left.delete(work);
  return left;
}

/**
 * Works whose definitions under a name came or went, each with its definition, in the order of the text. A list defines a
 * work here where the text began or ceased to define that name, too, and what cites the work stayed as it is.
 */
function definedOnly(
  left: ReadonlyMap<string, ChangedWork>,
  names: ReadonlySet<string | null>,
  side: Side,
): readonly Cited[] {
  if (left.size === 0) return [];
  const cited: (Cited & { readonly at: readonly [PlacedElement<Citation>] })[] = [];
  for (const name of names) {
    if (name === null) continue;
    for (const [work, placed] of definingReferences(side, name)) {
      const found = left.get(work);
      if (found !== undefined) cited.push({ ...found, work, at: [placed] });
    }
  }
  cited.sort(
    ({ at: [one] }, { at: [other] }) => one.block - other.block || one.found.start - other.found.start,
  );
  const seen = new Set<string>();
  return cited.filter(({ work }) => !seen.has(work) && seen.add(work));
}

const nothing = {
  changed: new Map<string, ChangedWork>(),
  ones: [],
  findings: [],
  questions: () => [],
} as const;
