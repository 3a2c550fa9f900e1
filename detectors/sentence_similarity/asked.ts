import {
  type Answer,
  type Asked,
  type Change,
  changedValues,
  type Finding,
  mostQuestionText,
} from "../../src/plugin.ts";
import {
  claimFinding,
  type claimFindings,
  firstSeenFinding,
  modifiedFinding,
  removedFinding,
  type StandingSeconds,
} from "./findings.ts";
import type { Modifications } from "./modifications.ts";
import { type Prepared, traitsOf } from "./prepared.ts";
import type { Least } from "./shared-words.ts";

/** The findings of the sentences that came and went, each in the place of what it is about. */
interface ToldSentences {
  readonly firstSeen: readonly ReturnType<typeof firstSeenFinding>[];
  readonly modified: readonly ReturnType<typeof modifiedFinding>[];
  /** Those beside each modification. */
  readonly claims: readonly ReturnType<typeof claimFindings>[];
  readonly removed: readonly ReturnType<typeof removedFinding>[];
}

type Outcomes = Record<Answer<"sentence_similarity">, readonly Finding[]>;

/** So far below the threshold pairs are asked about: of those from 0.5 to 0.6 half are edits (docs/calibration.md). */
const nearlyBand = 0.1;

/**
 * What may be asked of the sentences that came and went: whether an old one and a new one are one that was edited,
 * where the rule says so of the two alone, or where they narrowly miss its threshold.
 */
export function askedOf(
  { before, after }: Change,
  { modified, removed, firstSeen, near }: Modifications,
  told: ToldSentences,
  least: Least,
  standing: StandingSeconds,
): readonly Asked[] {
  const asked: Asked[] = [];

  function add(from: Prepared, to: Prepared, answer: keyof Outcomes, outcomes: Outcomes): void {
    // Nobody can judge half a sentence.
    if (Math.max(from.sentence.text.length, to.sentence.text.length) > mostQuestionText) return;
    const texts = { before: from.sentence.text.toWellFormed(), after: to.sentence.text.toWellFormed() };
    const input = to.language === "" ? texts : { ...texts, language: to.language };
    asked.push({ input, answer, outcomes });
  }

  for (const [i, modification] of modified.entries()) {
    const [[from], [to], edit] = [modification.from, modification.to, told.modified[i]];
    if (modification.relation !== "edit" || !from || !to || !edit) continue;
    const claims = told.claims[i] ?? [];
    const other = (placed: Prepared) => ({ sentence: placed.sentence.key, similarity: modification.score });
    add(from, to, claims.length > 0 ? "value_changed" : "modified", {
      same: [],
      modified: [edit],
      value_changed: [edit, ...(claims.length > 0 ? claims : [claimOf(from, to)])],
      different: [
        firstSeenFinding(after, { placed: to, rejected: () => [other(from)] }),
        removedFinding(before, { placed: from, rejected: () => [other(to)] }, standing),
      ],
    });
  }

  const goneBy = new Map(removed.map(({ placed }, i) => [placed, told.removed[i]]));
  const newBy = new Map(firstSeen.map(({ placed }, i) => [placed, told.firstSeen[i]]));
  for (const { from, to, score } of near({
    ...least,
    threshold: Math.max(least.threshold / 2, least.threshold - nearlyBand),
  })) {
    const [gone, came] = [goneBy.get(from), newBy.get(to)];
    if (gone === undefined || came === undefined) continue;
    const edit = modifiedFinding(
      before,
      after,
      { from: [from], to: [to], relation: "edit", score },
      standing,
    );
    add(from, to, "different", {
      same: [],
      modified: [edit],
      value_changed: [edit, claimOf(from, to)],
      different: [came, gone],
    });
  }
  return asked;

  function claimOf(from: Prepared, to: Prepared) {
    return claimFinding(after, from, to, changedValues(traitsOf(from).values(), traitsOf(to).values()));
  }
}
