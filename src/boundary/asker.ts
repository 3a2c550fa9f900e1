import { HistoryError } from "../errors.ts";
import type { Family } from "../event.ts";
import { canonicalJson, sha256 } from "../json.ts";
import { type AskingPace, askEach } from "./ask-each.ts";
import { createBreaker } from "./breaker.ts";
import type { AnswerCache, Classifier, Judgement, Question, Quoted } from "./classifier.ts";
import { defaultMaxQuestions, overBudget } from "./max-questions.ts";

/** Who judges at which boundary; at the others, the rule judges. */
export type Classifiers = Readonly<Partial<Record<Family, Classifier>>>;

/** How the questions of a run are asked. */
export interface AskingOptions extends AskingPace {
  readonly classifiers: Classifiers;
  /** Earlier answers; without it, each run asks anew. */
  readonly answers?: AnswerCache | undefined;
  /** Most questions put to models. `defaultMaxQuestions` when left out. */
  readonly maxQuestions?: number | undefined;
  /** Most questions under way at once. Default 4. */
  readonly concurrency?: number | undefined;
  /** What happens when a model fails: `stop` ends the run, `heuristic` leaves the question to the rule. Default `stop`. */
  readonly onModelError?: "stop" | "heuristic" | undefined;
  /** Called once before the first question is asked. */
  readonly onQuestions?: ((count: QuestionCount) => void) | undefined;
  /** Called for each question that is left to the rule, with the code of the failure that caused it. */
  readonly onFallback?: ((code: string) => void) | undefined;
}

/** How much a run is about to ask. */
export interface QuestionCount {
  /** How many different questions there are. */
  readonly questions: number;
  /** How many of them were answered before. */
  readonly known: number;
  /** How many of them are put to models. */
  readonly asked: number;
  /** An estimate of the tokens in the prompts of those put to models. */
  readonly tokens: number;
}

/** The outcome of a question: a judgement, or the code of the failure that left it to the rule. */
export type Answered =
  | { readonly judgement: Judgement; readonly path: Classifier["path"] }
  | { readonly fallback: string };

/** A question that was handed in; equal prompts to one model count as one question. */
export interface Ticket {
  /** @returns The outcome of the question, after `askAll`. */
  answered(): Answered;
}

/** Collects questions, and asks each different one once. */
export interface Asker {
  /** @param answers - The closed set of answers. */
  add(question: Question, answers: readonly string[], quoted: Quoted): Promise<Ticket>;
  /** Whether more questions have to be asked than allowed. */
  isOverBudget(): boolean;
  /**
   * Asks the questions whose answers are not known.
   *
   * @throws HistoryError `MODEL_BUDGET`, before anything is asked, when there are too many; whatever a classifier throws.
   */
  askAll(): Promise<void>;
}

interface Entry extends Ticket {
  readonly key: string;
  readonly question: Question;
  readonly answers: readonly string[];
  readonly classifier: Classifier;
  readonly tokens: number;
  readonly page: Omit<Quoted, "revisions">;
  readonly revisions: Set<number>;
  outcome: Answered | null;
}

/**
 * Starts to collect the questions of a run.
 *
 * @throws HistoryError `INVALID_INPUT` for an invalid budget or concurrency.
 */
export function createAsker(options: AskingOptions): Asker {
  const {
    classifiers,
    answers: cache,
    maxQuestions = defaultMaxQuestions,
    onModelError = "stop",
    concurrency = 4,
  } = options;
  // Written so that NaN, with which nothing would be too much, is refused.
  if (!(maxQuestions >= 0)) throw noCount("maxQuestions", "at least 0", maxQuestions);
  if (!(concurrency >= 1 && Number.isSafeInteger(concurrency))) {
    throw noCount("concurrency", "a whole number, at least 1", concurrency);
  }
  const byInput = new Map<string, Entry>();
  const byKey = new Map<string, Entry>();
  const breaker = createBreaker();
  let known = 0;

  const unanswered = () => byKey.size - known;

  async function enter(question: Question, answers: readonly string[], quoted: Quoted): Promise<Entry> {
    const classifier = classifierOf(classifiers, question);
    const { digest, tokens } = classifier.promptOf(question);
    const { endpointDigest, identity, path } = classifier;
    const key = sha256(canonicalJson({ ...identity, endpointDigest, path, prompt: digest }));
    const before = byKey.get(key);
    if (before !== undefined) return before;
    const given = (await cache?.get(key)) ?? null;
    // An answer from the closed set of another version does not count.
    const isKnown = given !== null && answers.includes(given.answer);
    if (isKnown) known += 1;
    const { revisions: _, ...page } = quoted;
    const entry: Entry = {
      key,
      question,
      answers,
      classifier,
      tokens,
      page,
      revisions: new Set(),
      outcome: isKnown ? { judgement: given, path: classifier.path } : null,
      answered() {
        if (this.outcome === null) throw new Error("a question is read before it is asked");
        return this.outcome;
      },
    };
    byKey.set(key, entry);
    return entry;
  }

  /** Leaves a question to the rule. */
  function leave(entry: Entry, code: string): void {
    entry.outcome = { fallback: code };
    options.onFallback?.(code);
  }

  async function ask(entry: Entry, signal: AbortSignal): Promise<void> {
    const { classifier, question, answers, key, page, revisions } = entry;
    const broken = breaker.brokenBy(classifier);
    if (broken !== null) {
      leave(entry, broken);
      return;
    }
    try {
      const judgement = await classifier.ask(question, signal);
      if (!answers.includes(judgement.answer)) throw outsideOf(question, answers);
      entry.outcome = { judgement, path: classifier.path };
      breaker.answered(classifier);
      await cache?.put(key, judgement, { ...page, revisions: [...revisions] });
    } catch (failure) {
      const isModels = failure instanceof HistoryError && failure.code.startsWith("MODEL_");
      if (!isModels || onModelError === "stop") throw failure;
      leave(entry, failure.code);
      breaker.failed(classifier, failure.code);
    }
  }

  return {
    async add(question, answers, quoted) {
      const input = sha256(`${question.boundary} ${canonicalJson(question.input)}`);
      const entry = byInput.get(input) ?? (await enter(question, answers, quoted));
      byInput.set(input, entry);
      for (const revision of quoted.revisions) entry.revisions.add(revision);
      return entry;
    },
    isOverBudget: () => unanswered() > maxQuestions,
    async askAll() {
      const waiting = [...byKey.values()].filter(({ outcome }) => outcome === null);
      const tokens = waiting.reduce((sum, entry) => sum + entry.tokens, 0);
      if (waiting.length > maxQuestions)
        throw overBudget(
          waiting.length,
          maxQuestions,
          tokens,
          ", a later since or fewer types make them fewer",
        );
      options.onQuestions?.({ questions: byKey.size, known, asked: waiting.length, tokens });
      const isSpared = (entry: Entry) => breaker.brokenBy(entry.classifier) !== null;
      await askEach(waiting, concurrency, ask, options, isSpared);
    },
  };
}

function classifierOf(classifiers: Classifiers, { boundary }: Question): Classifier {
  const classifier = classifiers[boundary];
  if (classifier === undefined) throw new Error(`nobody was chosen to judge at ${boundary}`);
  return classifier;
}

function noCount(name: string, what: string, was: number): HistoryError {
  return new HistoryError("INVALID_INPUT", `judging: ${name} must be ${what} (was ${was})`);
}

function outsideOf({ boundary }: Question, answers: readonly string[]): HistoryError {
  return new HistoryError(
    "MODEL_UNREADABLE",
    `boundary ${boundary}: the model gave none of the answers ${answers.join(", ")}`,
    { boundary },
  );
}
