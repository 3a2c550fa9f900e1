import {
  type Block,
  blockOffset,
  changedValues,
  cut,
  type Depth,
  haveOneSignature,
  markupOf,
  onceFor,
  type PlacedSentence,
  type Side,
  sentenceOfLink,
  sentencesOf,
  shownSection,
  shownText,
  shownTexts,
  toFourDecimals,
  type ValueChange,
  wordDiff,
} from "../../src/plugin.ts";
import type { Exchanges } from "./exchanges.ts";
import type { Mark } from "./memory.ts";
import type { Leftover } from "./modifications.ts";
import type { Move } from "./moves.ts";
import { traitsOf } from "./prepared.ts";
import type { Modification } from "./split-merge.ts";
import { withoutTemplateValues } from "./template-values.ts";

// Members stand in the order of canonical JSON, which makes writing faster.

/** How long a sentence has stood on the page, in seconds. */
export type StandingSeconds = (placed: PlacedSentence) => number;

/** `sentence_first_seen`: a sentence that was made of no other. */
export function firstSeenFinding(after: Side, leftover: Leftover) {
  const { placed } = leftover;
  return {
    type: "sentence_first_seen" as const,
    subject: { sentence: placed.sentence.key },
    evidence: (depth: Depth) => ({
      after: shown([placed], depth),
      ...carried(after, placed),
      ...leftoverDetails(after, leftover, depth),
      section: sectionOf(after, placed),
    }),
  };
}

/**
 * `sentence_modified`. The first of several old sentences says how long they stood, the first of several new ones where they
 * stand.
 */
export function modifiedFinding(
  before: Side,
  after: Side,
  { from, to, relation, score }: Modification,
  standing: StandingSeconds,
) {
  const [first] = from;
  const standingSeconds = first === undefined ? 0 : standing(first);
  return {
    type: "sentence_modified" as const,
    subject: { from: keysOf(from), relation, to: keysOf(to) },
    evidence(depth: Depth) {
      const [was, is] = shownBoth(from, to, depth);
      return {
        after: is,
        before: was,
        ...(depth === "forensic" && {
          offsets: { after: offsetOf(after, to[0]), before: offsetOf(before, from[0]) },
        }),
        section: sectionOf(after, to[0]),
        similarity: toFourDecimals(score),
        standingSeconds,
        ...(depth === "forensic" && { words: [...wordDiff(textOf(from), textOf(to))] }),
      };
    },
  };
}

/** `claim_value_changed`, for an edit, or a wording that came back, that changed nothing but values; otherwise none. */
export function claimFindings(before: Side, after: Side, modification: Modification) {
  const { from, to, relation } = modification;
  const [old] = from;
  const [now] = to;
  if (relation !== "edit" || old === undefined || now === undefined) return [];
  if (!haveOneSignature(old.sentence.text, now.sentence.text, now.language)) return [];
  const changes = changedValues(traitsOf(old).values(), traitsOf(now).values());
  const values = withoutTemplateValues(changes, [before, old], [after, now]);
  return values.length === 0 ? [] : [claimFinding(after, old, now, values)];
}

/** `claim_value_changed`; `values` is empty where a model says that some changed and the rule cannot tell which. */
export function claimFinding(
  after: Side,
  from: PlacedSentence,
  to: PlacedSentence,
  values: readonly ValueChange[],
) {
  return {
    type: "claim_value_changed" as const,
    subject: {
      from: from.sentence.key,
      to: to.sentence.key,
      values: values.map((change) => ({
        kind: change.kind,
        from: change.from === null ? null : cut(change.from),
        to: change.to === null ? null : cut(change.to),
      })),
    },
    evidence(depth: Depth) {
      const [was, is] = shownBoth([from], [to], depth);
      return { after: is, before: was, section: sectionOf(after, to) };
    },
  };
}

/** `sentence_removed`: a sentence that became no other, or a copy of one. */
export function removedFinding(
  before: Side,
  leftover: Leftover,
  standing: StandingSeconds,
  exchanges: Exchanges,
) {
  const { placed } = leftover;
  const standingSeconds = standing(placed);
  return {
    type: "sentence_removed" as const,
    subject: { sentence: placed.sentence.key },
    evidence(depth: Depth) {
      const replacedBy = exchanges.cameFor(placed);
      return {
        before: shown([placed], depth),
        ...carried(before, placed),
        ...leftoverDetails(before, leftover, depth),
        ...(replacedBy !== undefined && { replacedBy }),
        section: sectionOf(before, placed),
        standingSeconds,
      };
    },
  };
}

/**
 * `sentence_reintroduced`: a sentence that stood on the page before.
 *
 * @param departure - When a copy of the sentence last went; `null` where none ever did.
 */
export function reintroducedFinding(
  after: Side,
  placed: PlacedSentence,
  departure: Mark | null,
  now: Mark,
  exchanges: Exchanges,
) {
  return {
    type: "sentence_reintroduced" as const,
    subject: { removedAt: departure?.id ?? null, sentence: placed.sentence.key },
    evidence(depth: Depth) {
      const replaces = exchanges.wentFor(placed);
      return {
        ...(departure !== null && { absentSeconds: now.seconds - departure.seconds }),
        after: shown([placed], depth),
        ...carried(after, placed),
        ...(depth === "forensic" && { offset: offsetOf(after, placed) }),
        ...(replaces !== undefined && { replaces }),
        section: sectionOf(after, placed),
      };
    },
  };
}

/** `sentence_moved`: a sentence of both texts, with the headings above it then and now. */
export function movedFinding(before: Side, after: Side, move: Move) {
  const { from, to, fromSection, toSection, keepsOrder } = move;
  return {
    type: "sentence_moved" as const,
    subject: {
      from: fromSection.map((heading) => cut(heading)),
      sentence: to.sentence.key,
      to: toSection.map((heading) => cut(heading)),
    },
    evidence: (depth: Depth) => ({
      after: shown([to], depth),
      ...(depth === "forensic" && {
        offsets: { after: offsetOf(after, to), before: offsetOf(before, from) },
      }),
      ...(keepsOrder && { order: "kept" as const }),
    }),
  };
}

/** How many links came or went with a sentence: most of their own events are reported only at `forensic`. */
function carried(side: Side, { block, sentence }: PlacedSentence) {
  const text = side.blocks[block];
  const links = text === undefined ? undefined : linksBySentence(text).get(sentence.start);
  return links === undefined ? {} : { links };
}

/**
 * How many links each sentence of a block shows, by where the sentence begins; counted once, as a line may hold thousands of
 * both.
 */
const linksBySentence = onceFor((block: Block): ReadonlyMap<number, number> => {
  const sentences = sentencesOf(block);
  const counts = new Map<number, number>();
  for (const link of markupOf(block).links) {
    const start = sentenceOfLink(sentences, link)?.start;
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return counts;
});

function leftoverDetails(side: Side, { placed, rejected }: Leftover, depth: Depth) {
  if (depth !== "forensic") return {};
  const others = rejected().map(({ sentence, similarity }) => ({
    sentence,
    similarity: toFourDecimals(similarity),
  }));
  return { offset: offsetOf(side, placed), ...(others.length > 0 && { rejected: others }) };
}

function keysOf(placed: readonly PlacedSentence[]): string[] {
  return placed.map(({ sentence }) => sentence.key);
}

function textOf(placed: readonly PlacedSentence[]): string {
  return placed.map(({ sentence }) => sentence.text).join(" ");
}

function shown(placed: readonly PlacedSentence[], depth: Depth): string {
  return shownText(textOf(placed).toWellFormed(), depth);
}

function shownBoth(
  from: readonly PlacedSentence[],
  to: readonly PlacedSentence[],
  depth: Depth,
): readonly [string, string] {
  return shownTexts(textOf(from).toWellFormed(), textOf(to).toWellFormed(), depth);
}

function sectionOf(side: Side, placed: PlacedSentence | undefined): string[] {
  return placed === undefined ? [] : shownSection(side, placed.block);
}

function offsetOf(side: Side, placed: PlacedSentence | undefined): number {
  return placed === undefined ? 0 : blockOffset(side, placed.block) + placed.sentence.start;
}
