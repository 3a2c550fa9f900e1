import {
  type Answer,
  type Asked,
  type Change,
  changedValues,
  type Finding,
  mostQuestionText,
} from "../../src/plugin.ts";
import { type Exchanges, noExchanges } from "./exchanges.ts";
import {
  claimFinding,
  type claimFindings,
  firstSeenFinding,
  modifiedFinding,
  removedFinding,
  type StandingSeconds,
} from "./findings.ts";
import type { Scored } from "./match.ts";
import type { Modifications } from "./modifications.ts";
import { type Prepared, traitsOf } from "./prepared.ts";
import type { Least } from "./shared-words.ts";
import type { Modification } from "./split-merge.ts";

/** The findings about sentences that came and went, in the order of what they are about. */
interface ToldSentences {
  readonly firstSeen: readonly ReturnType<typeof firstSeenFinding>[];
  readonly modified: readonly ReturnType<typeof modifiedFinding>[];
  /** The claims beside each modification. */
  readonly claims: readonly ReturnType<typeof claimFindings>[];
  readonly removed: readonly ReturnType<typeof removedFinding>[];
}

type Outcomes = Record<Answer<"sentence_similarity">, readonly Finding[]>;

/** How far below the threshold pairs are asked about: half of those from 0.5 to 0.6 are edits (docs/calibration.md). */
const nearlyBand = 0.1;

/**
 * The questions about sentences that came and went: whether an old sentence is the new one, edited. They are asked where the
 * rule says so about these two alone, or where the two narrowly miss its threshold.
 *
 * @param told - What `onPair` returned about them.
 */
export function askedOf(
  { before, after }: Change,
  { modified, removed, firstSeen, near }: Modifications,
  told: ToldSentences,
  exchanges: Exchanges,
  least: Least,
  standing: StandingSeconds,
): readonly Asked[] {
  const goneBy = new Map(removed.map(({ placed }, i) => [placed, told.removed[i]]));
  const cameBy = new Map(firstSeen.map(({ placed }, i) => [placed, told.firstSeen[i]]));
  const nearly = near({
    ...least,
    threshold: Math.max(least.threshold / 2, least.threshold - nearlyBand),
  });
  return [
    ...modified.flatMap((modification, i) => ofEdited(modification, told.modified[i], told.claims[i] ?? [])),
    ...nearly.flatMap(ofNearlyEdited),
  ];

  function ofEdited(
    { from: [from], to: [to], relation, score }: Modification,
    edit: Finding | undefined,
    claims: readonly Finding[],
  ): readonly Asked[] {
    if (relation !== "edit" || from === undefined || to === undefined || edit === undefined) return [];
    const other = (placed: Prepared) => ({ sentence: placed.sentence.key, similarity: score });
    return question(from, to, claims.length > 0 ? "value_changed" : "modified", {
      same: [],
      modified: [edit],
      value_changed: [edit, ...(claims.length > 0 ? claims : [claimOf(from, to)])],
      different: [
        firstSeenFinding(after, { placed: to, rejected: () => [other(from)] }),
        removedFinding(before, { placed: from, rejected: () => [other(to)] }, standing, noExchanges),
      ],
    });
  }

  function ofNearlyEdited({ from, to, score }: Scored): readonly Asked[] {
    const [gone, came] = [goneBy.get(from), cameBy.get(to)];
    // A sentence that gave way to one that came back is reported as that, whatever came beside it.
    if (gone === undefined || came === undefined || exchanges.cameFor(from) !== undefined) return [];
    const modification = { from: [from], to: [to], relation: "edit", score } as const;
    const edit = modifiedFinding(before, after, modification, standing);
    return question(from, to, "different", {
      same: [],
      modified: [edit],
      value_changed: [edit, claimOf(from, to)],
      different: [came, gone],
    });
  }

  function claimOf(from: Prepared, to: Prepared) {
    return claimFinding(after, from, to, changedValues(traitsOf(from).values(), traitsOf(to).values()));
  }
}

/** No question where one of them is too long to be shown whole: nobody can judge half a sentence. */
function question(
  from: Prepared,
  to: Prepared,
  answer: keyof Outcomes,
  outcomes: Outcomes,
): readonly Asked[] {
  if (Math.max(from.sentence.text.length, to.sentence.text.length) > mostQuestionText) return [];
  const texts = { before: from.sentence.text.toWellFormed(), after: to.sentence.text.toWellFormed() };
  const input = to.language === "" ? texts : { ...texts, language: to.language };
  return [{ input, answer, outcomes }];
}
