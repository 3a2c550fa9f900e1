import * as v from "valibot";
import {
  type Asked,
  type Change,
  defineDetector,
  finiteNumber,
  linksToSubpage,
  type Pair,
  savedPart,
  sentenceDifference,
  textChangeOf,
  wholeNumber,
  withoutRejoined,
} from "../src/plugin.ts";
import { restoreState } from "./restore-state.ts";
import { ActorSchema } from "./revert/actor.ts";
import { askedOf } from "./revert/asked.ts";
import {
  identityFinding,
  methodOf,
  methods,
  partialFinding,
  tagFinding,
  warFinding,
} from "./revert/findings.ts";
import { createFirstBase } from "./revert/first-base.ts";
import { createNearestBase } from "./revert/nearest-base.ts";
import {
  createPartialSearch,
  type FindRules,
  type PartialRevert,
  type PartialSearch,
  type SentenceChange,
} from "./revert/partial.ts";
import { revertQuestion } from "./revert/question.ts";
import { type RevisionRow, rowOf } from "./revert/revision-row.ts";
import { createWarWatch } from "./revert/war.ts";

const about = { themes: ["disputes"], brief: true, content: false } as const;
const name = v.nullable(v.string());

/** Reverts: texts that come back, edits taken back in part, and wars of them. */
export const revert = defineDetector({
  name: "revert",
  version: "0.31.0",
  summary: "Texts that come back, edits that are taken back in part, and edit wars.",
  parameters: v.strictObject({
    /** How many rows before the predecessor are searched for an equal text, and for edits taken back: MediaWiki's default. */
    radius: wholeNumber(15, 1, 500),
    /** `nearest`: MediaWiki's rule. `first`: that of Wikimedia's mediawiki_history, which has no radius. */
    base: v.optional(v.picklist(["nearest", "first"]), "nearest"),
    /** Least share of an edit's sentence changes that is undone, and that this is of the changes of the edit that undoes it. */
    partialShare: finiteNumber(0.5, 0.01, 1),
    /** Least number of words in one of the sentences taken back. */
    partialWords: wholeNumber(5, 1, 100),
    /** Least similarity at which a sentence that goes counts as worded anew, not as taken back. */
    partialRewording: finiteNumber(0.6, 0, 1),
    /** Length of the window, and of the time without a revert of others after which a war is reported again. */
    warHours: wholeNumber(48, 1, 8760),
    /** Least number of reverts of others within `warHours`. */
    warReverts: wholeNumber(3, 2, 1000),
  }),
  events: {
    revert_identity: {
      ...about,
      summary: "The text equals that of an earlier revision: everything in between is undone.",
      subject: v.strictObject({
        /** The revision whose text came back. */
        restored: v.number(),
        /** The revisions undone, oldest first. */
        reverted: v.array(v.number()),
      }),
      evidence: v.strictObject({
        /** Whose edits were undone, in the order of each one's first; `null` for hidden users. */
        authors: v.array(name),
        /** `null` where it depends on a name that is hidden. */
        selfRevert: v.nullable(v.boolean()),
        /** How long the first of them stood. */
        spanSeconds: v.number(),
        /** Whether the wiki tagged the edit as an undo, a rollback or a manual revert; absent where tags are not known. */
        tagAgrees: v.optional(v.boolean()),
        /** Of the text that came back. */
        sha1: v.optional(v.string()),
        /** Time from the restored text to its return. */
        restoredAfterSeconds: v.optional(v.number()),
      }),
    },
    revert_partial: {
      ...about,
      summary: "An edit takes back at least half of what an earlier edit by somebody else did to sentences.",
      subject: v.strictObject({
        /** The revision taken back; `null` where only a tag says that one was. */
        target: v.nullable(v.number()),
        /** SHA-256 of the sentences it added that go here, and of those it removed that come back. */
        sentences: v.array(v.string()),
      }),
      evidence: v.strictObject({
        basis: v.picklist(["sentences", "tag"]),
        /** Whose edit the target was. */
        author: name,
        /** How long the target stood. */
        spanSeconds: v.nullable(v.number()),
        /** How the wiki says the edit was made; absent where tags are not known. */
        method: v.optional(v.nullable(v.picklist(methods))),
        /** How many sentences are taken out and put back. */
        undone: v.number(),
        /** Sentences the target added or removed. */
        targetChanges: v.number(),
        /** Sentences this edit added or removed. */
        ownChanges: v.number(),
        /** The first five; all at `forensic`. */
        takenOut: v.optional(v.array(v.string())),
        /** The first five; all at `forensic`. */
        putBack: v.optional(v.array(v.string())),
      }),
    },
    revert_war: {
      ...about,
      summary: "At least three reverts of others within 48 hours, two editors having undone each other.",
      subject: v.strictObject({
        /** The two who undid each other most: the id of an account, else the name. */
        actors: v.strictTuple([ActorSchema, ActorSchema]),
        /** The oldest revert in the window. */
        firstRevert: v.number(),
      }),
      evidence: v.strictObject({
        /** How many the window holds. */
        reverts: v.number(),
        /** Who undid each other; how often the first undid the second, and the second the first. */
        pairs: v.array(
          v.strictObject({
            actors: v.strictTuple([name, name]),
            reverts: v.strictTuple([v.number(), v.number()]),
          }),
        ),
        /** Everybody who reverted, with the most reverts within 24 hours. */
        editors: v.array(v.strictObject({ name, reverts: v.number(), most24h: v.number() })),
        /** Who made more than three reverts within 24 hours. */
        overThree: v.array(name),
        /** Yasseri's M of the page up to here. */
        controversy: v.number(),
        window: v.optional(v.array(v.strictObject({ revision: v.number(), by: name, undid: v.array(name) }))),
      }),
    },
  },
  question: revertQuestion,
  start({ radius, base, partialShare, partialWords, partialRewording, warHours, warReverts }, saved) {
    const state = restoreState(SavedSchema, saved, "saved state of revert");
    const search = base === "first" ? createFirstBase(state?.base) : createNearestBase(radius, state?.base);
    const partials = createPartialSearch(
      { radius, share: partialShare, words: partialWords, rewording: partialRewording },
      state?.partials,
    );
    const wars = createWarWatch({ windowHours: warHours, reverts: warReverts }, state?.wars);
    const almost = { share: partialShare * nearly.share, words: Math.ceil(partialWords * nearly.words) };
    let questions: Taken["questions"] = none;

    return {
      onPair(pair) {
        const row = rowOf(pair, search.last);
        const identity = search.next(row);
        const taken = takenBack(partials, almost, pair, row, identity !== null);
        questions = taken.questions;
        const war = wars.next(row, identity);
        return [
          ...(identity === null ? [] : [identityFinding(pair, row, identity)]),
          ...(taken.finding === null ? [] : [taken.finding]),
          ...(war === null ? [] : [warFinding(war)]),
        ];
      },
      questions: () => questions(),
      save: () => ({ base: search.save(), partials: partials.save(), wars: wars.save() }),
    };
  },
});

const SavedSchema = v.strictObject({ base: savedPart, partials: savedPart, wars: savedPart });

/**
 * What a question is asked about though the rule says no, as shares of its thresholds: by default an edit that undoes two
 * fifths, and a sentence of three words.
 */
const nearly = { share: 0.8, words: 0.6 };

interface Taken {
  readonly finding: ReturnType<typeof partialFinding> | ReturnType<typeof tagFinding> | null;
  readonly questions: () => readonly Asked[];
}

const none = () => [];
const nothing: Taken = { finding: null, questions: none };

/** What a pair takes back in part: by its sentences, or only by what the wiki says about it. */
function takenBack(
  search: PartialSearch,
  almost: FindRules,
  pair: Pair,
  row: RevisionRow,
  isIdentity: boolean,
): Taken {
  const { change } = pair;
  if (change.kind !== "edited") {
    search.add(row, null);
    return nothing;
  }
  const own = sentencesOf(change);
  const partial = isIdentity ? null : search.find(row, own);
  const find = search.finder(row, own);
  // If there are unreadable revisions in between, nobody knows whose change a later edit takes back.
  search.add(row, change.candidates.length === 1 ? own : null);
  const isTagged = !isIdentity && methodOf(pair) !== null;
  if (partial !== null) {
    if (isWhole(pair) || isArchiving(pair, partial)) return nothing;
    const finding = partialFinding(pair, row, partial);
    return { finding, questions: () => [askedOf(pair, partial, finding, "partial")] };
  }
  if (isTagged) {
    // The wiki itself says it, so there is nothing to judge.
    if (isWhole(pair)) return nothing;
    return { finding: tagFinding(pair, own.added.length + own.removed.length), questions: none };
  }
  if (isIdentity) return nothing;
  return {
    finding: null,
    questions() {
      const missed = isWhole(pair) ? null : find(almost);
      return missed === null || isArchiving(pair, missed)
        ? []
        : [askedOf(pair, missed, partialFinding(pair, row, missed), "not")];
    },
  };
}

function sentencesOf(change: Change): SentenceChange {
  const { added, removed } = withoutRejoined(sentenceDifference(change));
  return { added: added.map(({ sentence }) => sentence), removed: removed.map(({ sentence }) => sentence) };
}

/** Whether a page is blanked, replaced or redirected: that is not a revert in part. */
function isWhole(pair: Pair): boolean {
  const change = textChangeOf(pair)?.change;
  return change === "blanked" || change === "replaced" || change === "redirected";
}

/** Whether an edit of a talk page moves what it takes out to an archive, by its summary, and the wiki does not call it a revert. */
function isArchiving(pair: Pair, { putBack }: PartialRevert): boolean {
  return putBack.length === 0 && methodOf(pair) === null && linksToSubpage(pair.after.comment, pair.page);
}
