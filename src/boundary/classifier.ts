import type { Family } from "../event.ts";
import type { JsonObject } from "../json.ts";

/** What is asked at a boundary: an input that fits the schema of the family's question. */
export interface Question {
  readonly boundary: Family;
  readonly input: JsonObject;
}

/** One message of a prompt. */
export interface PromptMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A question as it is put to a model. */
export interface Prompt {
  readonly messages: readonly PromptMessage[];
  /** SHA-256 of the messages. */
  readonly digest: string;
  /** An estimate: no tokenizer is asked. */
  readonly tokens: number;
}

/** A model's answer, and all that provenance says of it. */
export interface Judgement extends JsonObject {
  readonly answer: string;
  /** From 0 to 1; `null` where the model gave none. */
  readonly confidence: number | null;
  readonly rationale: string | null;
  readonly model: string;
  /** Origin alone; `null` where the host's model was asked. */
  readonly endpoint: string | null;
  readonly temperature: number | null;
  readonly promptDigest: string;
  readonly responseDigest: string;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
}

/** What beside the prompt decides an answer, as far as it is known before one is given. */
interface ClassifierIdentity extends JsonObject {
  readonly model: string | null;
  /** Origin alone. */
  readonly endpoint: string | null;
  readonly temperature: number | null;
}

/** Somebody who answers questions in place of a rule. */
export interface Classifier {
  readonly path: "model" | "sampling";
  readonly identity: ClassifierIdentity;
  /**
   * Digest of the endpoint's origin and path, where there is one. Answers are kept by it, and it is told nowhere: a gateway
   * may lead to another model by each path, and a path may hold what is nobody's business.
   */
  readonly endpointDigest?: string | undefined;
  promptOf(question: Question): Prompt;
  /** @throws HistoryError with a code `MODEL_…`; `CANCELLED` when the signal is aborted. */
  ask(question: Question, signal: AbortSignal): Promise<Judgement>;
}

/** The revisions of a page that a question quotes: when one of them is hidden, what was answered about it goes. */
export interface Quoted {
  readonly wiki: string;
  readonly pageId: number;
  readonly revisions: readonly number[];
}

/** Answers that were given before, by digest of the prompt and of who was asked. */
export interface AnswerCache {
  get(digest: string): Promise<Judgement | null>;
  put(digest: string, judgement: Judgement, about: Quoted): Promise<void>;
}
