import * as v from "valibot";
import {
  type Asked,
  defineDetector,
  epochSeconds,
  finiteNumber,
  joined,
  type PlacedSentence,
  placeOf,
  sentenceDifference,
  wholeNumber,
  withoutRejoined,
} from "../src/plugin.ts";
import { askedOf } from "./sentence_similarity/asked.ts";
import { exchangesOf } from "./sentence_similarity/exchanges.ts";
import {
  claimFindings,
  firstSeenFinding,
  modifiedFinding,
  movedFinding,
  reintroducedFinding,
  removedFinding,
} from "./sentence_similarity/findings.ts";
import { createMemory } from "./sentence_similarity/memory.ts";
import { modificationsOf } from "./sentence_similarity/modifications.ts";
import { movesOf } from "./sentence_similarity/moves.ts";
import { sentenceQuestion } from "./sentence_similarity/question.ts";
import { usualLeast } from "./sentence_similarity/shared-words.ts";

const about = { themes: ["claims"], brief: false, content: true } as const;

/** SHA-256 of a sentence's normalised form. */
const key = v.string();
/** A sentence as a reader sees it: its first 300 characters, or all of it at `forensic`. */
const text = v.string();
/** Headings above it, outermost first. */
const section = v.array(v.string());
/** From 0 to 1: see docs/calibration.md. */
const similarity = v.number();

/** Links the sentence carries: they came or went with it, and their own events are reported at `forensic` only. */
const links = v.optional(v.number());

const forensic = {
  /** Where it begins in the text of its revision, in UTF-16 units. */
  offset: v.optional(v.number()),
  /** Sentences of the other text, by their SHA-256, that it was compared with and is not similar enough to. */
  rejected: v.optional(v.array(v.strictObject({ sentence: key, similarity }))),
};

/** Sentences that come, go, change, return and move, and claims whose values change. */
export const sentenceSimilarity = defineDetector({
  name: "sentence_similarity",
  version: "0.42.0",
  summary: "Sentences that come, go, change, return and move, and claims whose values change.",
  parameters: v.strictObject({
    /** Least similarity of a sentence and what it became: see docs/calibration.md. */
    threshold: finiteNumber(usualLeast.threshold, 0, 1),
    /** Least share of words that a long sentence and what it became have in common; in a split or merge, least share of a piece's own words that stand in the whole. */
    sharedWords: finiteNumber(usualLeast.sharedWords, 0, 1),
    /** Characters past which a sentence is long. */
    longSentence: wholeNumber(usualLeast.longSentence, 0, 1_000_000),
  }),
  events: {
    sentence_first_seen: {
      ...about,
      summary: "A sentence stands on the page for the first time, and is no other sentence changed.",
      subject: v.strictObject({ sentence: key }),
      evidence: v.strictObject({ after: text, section, links, ...forensic }),
    },
    sentence_modified: {
      ...about,
      summary: "A sentence was edited, split in several, or several were merged.",
      subject: v.strictObject({
        /** SHA-256 of the normalised form of what went: of several sentences where they were merged. */
        from: v.array(key),
        /** SHA-256 of the normalised form of what came: of several sentences where one was split. */
        to: v.array(key),
        relation: v.picklist(["edit", "split", "merge"]),
      }),
      evidence: v.strictObject({
        before: text,
        after: text,
        similarity,
        section,
        /** How long the old sentence stood, of several the first; a blanking that was soon reverted is no interruption. */
        standingSeconds: v.number(),
        offsets: v.optional(v.strictObject({ before: v.number(), after: v.number() })),
        /** What changed, word by word; letter by letter where a script sets no spaces between them. */
        words: v.optional(
          v.array(v.strictObject({ at: v.number(), removed: v.string(), added: v.string() })),
        ),
      }),
    },
    sentence_removed: {
      ...about,
      summary: "A sentence no longer stands on the page, or one copy of it fewer.",
      subject: v.strictObject({ sentence: key }),
      evidence: v.strictObject({
        before: text,
        section,
        /** How long it stood; a blanking that was soon reverted is no interruption. */
        standingSeconds: v.number(),
        links,
        /** SHA-256 of the normalised form of a sentence that came back in this edit and reads like it. */
        replacedBy: v.optional(key),
        ...forensic,
      }),
    },
    sentence_reintroduced: {
      ...about,
      summary: "A sentence that stood on the page before stands there again, or one copy of it more.",
      subject: v.strictObject({
        sentence: key,
        /** The revision at which a copy last went; `null` where none ever did. */
        removedAt: v.nullable(v.number()),
      }),
      evidence: v.strictObject({
        after: text,
        section,
        links,
        /** How long it was gone; left out where no copy ever went. */
        absentSeconds: v.optional(v.number()),
        /** SHA-256 of the normalised form of a sentence that this edit removed and that reads like it. */
        replaces: v.optional(key),
        offset: v.optional(v.number()),
      }),
    },
    sentence_moved: {
      ...about,
      themes: ["structure"],
      summary: "A sentence stands in another section, or elsewhere among its neighbours.",
      subject: v.strictObject({ sentence: key, from: section, to: section }),
      evidence: v.strictObject({
        after: text,
        offsets: v.optional(v.strictObject({ before: v.number(), after: v.number() })),
        /** It changed places with no sentence that both texts have: only headings, or what was edited, went past it. */
        order: v.optional(v.literal("kept")),
      }),
    },
    claim_value_changed: {
      ...about,
      summary:
        "A sentence was edited, or an older wording came back, in a number, date, amount, negation, hedge or quantifier alone.",
      subject: v.strictObject({
        from: key,
        to: key,
        values: v.array(
          v.strictObject({
            kind: v.picklist(["number", "date", "amount", "negation", "hedge", "quantifier"]),
            from: v.nullable(v.string()),
            to: v.nullable(v.string()),
          }),
        ),
      }),
      evidence: v.strictObject({ before: text, after: text, section }),
    },
  },
  question: sentenceQuestion,
  start(least, saved) {
    const memory = createMemory(saved);
    let questions: () => readonly Asked[] = () => [];

    return {
      onPair({ after: revision, change }) {
        const { before, after } = change;
        const difference = sentenceDifference(change);
        const now = { id: revision.id, seconds: epochSeconds(revision.timestamp) };
        const other = withoutRejoined(difference);
        const { unseen, returned } = memory.parted(other.added);
        const modifications = modificationsOf(change, other.removed, unseen, least);
        const { modified, removed, firstSeen } = modifications;
        const exchanges = exchangesOf(
          change,
          removed.map(({ placed }) => placed),
          returned,
          least,
        );
        const arrivals = memory.arrivals(difference.removed);
        const standing = (placed: PlacedSentence) =>
          now.seconds - (arrivals.get(placeOf(placed))?.at.seconds ?? now.seconds);

        const told = {
          firstSeen: firstSeen.map((leftover) => firstSeenFinding(after, leftover)),
          modified: modified.map((modification) => modifiedFinding(before, after, modification, standing)),
          claims: modified.map((modification) => claimFindings(before, after, modification)),
          removed: removed.map((leftover) => removedFinding(before, leftover, standing, exchanges)),
        };
        questions = () => askedOf(change, modifications, told, exchanges, least, standing);
        const findings = joined(
          told.firstSeen,
          told.modified,
          joined(...told.claims, ...exchanges.ofValues.map((pair) => claimFindings(before, after, pair))),
          told.removed,
          returned.map((placed) =>
            reintroducedFinding(after, placed, memory.lastDeparture(placed.sentence.key), now, exchanges),
          ),
          movesOf(change, difference).map((move) => movedFinding(before, after, move)),
        );
        memory.change(difference, arrivals, now, after);
        return findings;
      },
      questions: () => questions(),
      save: () => memory.save(),
    };
  },
});
