import { addTo, type Change, followsIn, gapsOf, type PlacedSentence } from "../../src/plugin.ts";
import { candidatesOf } from "./candidates.ts";
import { matchAlike, matchOneToOne, type Scored, scoreAbove } from "./match.ts";
import { languageOf, type Prepared, prepare } from "./prepared.ts";
import type { Least } from "./shared-words.ts";
import { type Modification, type SideSentences, withSplitsAndMerges } from "./split-merge.ts";
import { trimmedPairs } from "./trimmed.ts";

/** What happened to the sentences that came and went. */
export interface Modifications {
  readonly modified: readonly Modification[];
  /** Old sentences that became no new ones. */
  readonly removed: readonly Leftover[];
  /** New sentences that were made of no old ones. */
  readonly firstSeen: readonly Leftover[];
  /** Pairs of the sentences left over that are at least so alike, each sentence in one pair at most. */
  near(least: Least): readonly Scored[];
}

/** A sentence without a match, and the sentences of the other side it was compared with, the most alike first. */
export interface Leftover {
  readonly placed: PlacedSentence;
  rejected(): readonly Rejected[];
}

/** A sentence that another was compared with, and that is not similar enough. */
interface Rejected {
  /** The key of the sentence. */
  readonly sentence: string;
  readonly similarity: number;
}

/**
 * Matches sentences that went with sentences never seen before: first those that read alike, together with the pieces beside
 * them, then those of which one is the other with clauses cut out.
 */
export function modificationsOf(
  change: Change,
  removed: readonly PlacedSentence[],
  unseen: readonly PlacedSentence[],
  least: Least,
): Modifications {
  if (removed.length === 0 || unseen.length === 0) {
    return {
      modified: [],
      removed: removed.map(unmatched),
      firstSeen: unseen.map(unmatched),
      near: () => [],
    };
  }
  const { before, after } = change;
  const language = languageOf(after);
  const gone = prepare(removed, language, gapsOf(change).old);
  const came = prepare(unseen, language, gapsOf(change).now);
  const old = { sentences: gone, follows: followsIn(before) } satisfies SideSentences;
  const now = { sentences: came, follows: followsIn(after) } satisfies SideSentences;
  const candidates = candidatesOf(old.sentences, now.sentences);
  const matches = matchOneToOne(old.sentences, now.sentences, candidates, least);
  const alike = withSplitsAndMerges(matches, old, now, candidates, least);
  const taken = new Set(alike.flatMap(({ from, to }) => [...from, ...to]));
  const isFree = (placed: Prepared) => !taken.has(placed);
  const freeCandidatesOf = ({ order }: Prepared) => (candidates[order] ?? []).filter(isFree);
  const trimmed = trimmedPairs(change, now.sentences.filter(isFree), freeCandidatesOf);
  for (const { from, to } of trimmed) taken.add(from).add(to);
  const leftover = (placed: Prepared, others: () => readonly Prepared[]): readonly Leftover[] =>
    taken.has(placed) ? [] : [{ placed, rejected: () => mostAlike(placed, others()) }];
  let compared: ReturnType<typeof comparedWith> | null = null;
  return {
    modified: [...alike, ...trimmed.map(editOf)],
    removed: old.sentences.flatMap((placed) =>
      leftover(placed, () => {
        compared ??= comparedWith(now.sentences, candidates);
        return compared.get(placed) ?? [];
      }),
    ),
    firstSeen: now.sentences.flatMap((placed) => leftover(placed, () => candidates[placed.order] ?? [])),
    near: (laxer) => matchAlike(now.sentences.filter(isFree), freeCandidatesOf, laxer),
  };
}

/** The new sentences that each old one was compared with, found for all of them at once, as there may be thousands. */
function comparedWith(added: readonly Prepared[], candidates: readonly (readonly Prepared[])[]) {
  const compared = new Map<Prepared, Prepared[]>();
  for (const to of added) for (const from of candidates[to.order] ?? []) addTo(compared, from, to);
  return compared;
}

/** One sentence that became one other. */
export function editOf({ from, to, score }: Scored): Modification {
  return { from: [from], to: [to], relation: "edit", score };
}

function unmatched(placed: PlacedSentence): Leftover {
  return { placed, rejected: comparedWithNone };
}

const comparedWithNone = (): readonly Rejected[] => [];

/** Any two sentences of one language are at least this alike, so that less is not worth reporting. */
const leastTold = 0.3;
const mostTold = 3;

function mostAlike(placed: Prepared, others: readonly Prepared[]): readonly Rejected[] {
  return others
    .flatMap((other) => {
      const score = scoreAbove(placed, other, leastTold);
      return score === null ? [] : [{ sentence: other.sentence.key, similarity: score }];
    })
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, mostTold);
}
