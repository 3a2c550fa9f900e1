import { HistoryError } from "../errors.ts";
import { quoted } from "../ground/quoted.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { Grammar } from "../text/markup/grammar.ts";
import { scanMarkup } from "../text/markup/scan-markup.ts";
import { visibleText } from "../text/markup/visible-text.ts";
import { sentenceRanges } from "../text/sentences/sentences.ts";
import { wordSet } from "../text/word-set.ts";
import { createNearestSentences, type Near } from "./nearest-sentences.ts";
import { wordsOf } from "./words.ts";

/**
 * How a sentence matches what was looked for.
 *
 * `exact`: it has the same words. `phrase`: it contains the words in a row. `similar`: it reads alike. `words`: it contains each
 * of the words somewhere.
 */
export type MatchKind = "exact" | "phrase" | "similar" | "words";

/** A sentence that was found. */
export interface Hit {
  readonly sentence: number;
  readonly match: MatchKind;
}

/** What was found for one text. */
export interface Answer {
  /** What was looked for, as a reader sees it. */
  readonly text: string;
  /**
   * Hits of the closest kind that occurred, `exact` and `phrase` being one, in the order of their first appearance; `similar` is
   * at most one.
   */
  readonly hits: readonly Hit[];
  /** The most similar sentences; empty if there are hits. */
  readonly nearest: readonly Near[];
}

/** A search under way, to which every sentence of the page is offered once. */
export interface Search {
  offer(sentence: number, text: string): void;
  /** What was found for the text as a whole, or else for each of its sentences. */
  answers(): readonly Answer[];
}

const mostNearest = 5;

/** Similarity that these exceed: one misspelt word has a little more with a sentence that holds it, chance mostly less. */
const leastTold = 0.1;
const maxLength = 8000;
const maxSentences = 40;

/**
 * Starts a search for a text in any markup, case, dash and quote form.
 *
 * @param threshold - Least similarity at which a sentence counts as found.
 * @throws HistoryError `INVALID_INPUT` when the text has no words, or is longer than a page of prose.
 */
export function createSearch(text: string, grammar: Grammar, threshold: number): Search {
  const fault = faultOfSought(text);
  if (fault !== null) throw new HistoryError("INVALID_INPUT", `text ${fault}`);
  const line = foldSpace(text.toWellFormed());
  const markup = scanMarkup(line, grammar);
  // Of several lines of a table, made one, the marks of the second would be read as part of the first.
  const read = text.trim().includes("\n") ? { ...markup, tableLine: null } : markup;
  const visible = visibleText(line, read, grammar.site.language).text;
  const shown = wordsOf(visible) === "" ? line : visible;
  const whole = createQuestion(foldSpace(shown), threshold);
  const parts = sentencesIn(shown, grammar.site.language);
  if (parts.length > maxSentences) {
    throw new HistoryError("INVALID_INPUT", `text ${tooLong(`${parts.length} sentences`)}`);
  }
  const questions = parts.length > 1 ? parts.map((part) => createQuestion(part, threshold)) : [];
  return {
    offer(sentence, offered) {
      const words = wordsOf(offered);
      let known: ReadonlySet<string> | null = null;
      const has = (word: string) => {
        known ??= wordSet(words);
        return known.has(word);
      };
      whole.offer(sentence, offered, words, has);
      for (const question of questions) question.offer(sentence, offered, words, has);
    },
    answers() {
      const answer = whole.answer();
      const inOneSentence = answer.hits.some(({ match }) => match === "exact" || match === "phrase");
      if (inOneSentence || questions.length === 0) return [answer];
      return questions.map((question) => question.answer());
    },
  };
}

/** Why a text cannot be looked for on any page; `null` if it can. */
export function faultOfSought(text: string): string | null {
  if (text.length > maxLength) return tooLong(`${text.length} characters`);
  return wordsOf(text) === "" ? `must have a word in it (was ${quoted(text)})` : null;
}

function tooLong(had: string): string {
  return `must have at most ${maxLength} characters and ${maxSentences} sentences (had ${had}); ask for the ones that matter`;
}

/** The sentences of a text, split like those of a page in this language. */
function sentencesIn(text: string, language: string): readonly string[] {
  const ranges = sentenceRanges(text, language);
  const sentences: string[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    const sentence = foldSpace(text.slice(ranges[i], ranges[i + 1]));
    if (wordsOf(sentence) !== "") sentences.push(sentence);
  }
  return sentences;
}

/** One text that is looked for. */
interface Question {
  /** @param has - Whether a word is among `words`. */
  offer(sentence: number, text: string, words: string, has: (word: string) => boolean): void;
  answer(): Answer;
}

function createQuestion(text: string, threshold: number): Question {
  const wanted = wordsOf(text);
  const each = [...wordSet(wanted.trim())];
  // Most sentences lack it, and to find that out takes less than to list their words.
  const longest = each.reduce((one, other) => (other.length > one.length ? other : one), "");
  const inRow: Hit[] = [];
  const scattered: Hit[] = [];
  const nearest = createNearestSentences(text, mostNearest);
  return {
    offer(sentence, offered, words, has) {
      if (words === wanted) inRow.push({ sentence, match: "exact" });
      else if (words.includes(wanted)) inRow.push({ sentence, match: "phrase" });
      if (inRow.length > 0) return;
      if (words.includes(` ${longest} `) && each.every(has)) scattered.push({ sentence, match: "words" });
      nearest.offer(sentence, offered);
    },
    answer() {
      if (inRow.length > 0) return { text, hits: inRow, nearest: [] };
      const near = nearest.list();
      const [first] = near;
      if (first !== undefined && first.similarity >= threshold) {
        return { text, hits: [{ sentence: first.sentence, match: "similar" }], nearest: [] };
      }
      const told = scattered.length > 0 ? [] : near.filter(({ similarity }) => similarity > leastTold);
      return { text, hits: scattered, nearest: told };
    },
  };
}
