import type { Family } from "../event.ts";
import type { JsonObject } from "../json.ts";

/** A question at a boundary: an input that fits the schema of the family's question. */
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
  /** An estimate, made without a tokenizer. */
  readonly tokens: number;
}

/** A model's answer, and all that provenance says about it. */
export interface Judgement extends JsonObject {
  readonly answer: string;
  /** From 0 to 1; `null` if the model gave none. */
  readonly confidence: number | null;
  readonly rationale: string | null;
  readonly model: string;
  /** Only the origin; `null` if the MCP client's model was asked. */
  readonly endpoint: string | null;
  readonly temperature: number | null;
  readonly promptDigest: string;
  readonly responseDigest: string;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
}

/** What determines an answer besides the prompt, as far as it is known beforehand. */
interface ClassifierIdentity extends JsonObject {
  readonly model: string | null;
  /** Only the origin. */
  readonly endpoint: string | null;
  readonly temperature: number | null;
}

/** A model that answers questions instead of a rule. */
export interface Classifier {
  readonly path: "model" | "sampling";
  readonly identity: ClassifierIdentity;
  /**
   * Digest of the endpoint's origin and path, if there is one. It is part of the key of kept answers, since each path of a
   * gateway may lead to another model. It is shown nowhere, since a path may hold private data.
   */
  readonly endpointDigest?: string | undefined;
  promptOf(question: Question): Prompt;
  /** @throws HistoryError with a code `MODEL_…`; `CANCELLED` when the signal is aborted. */
  ask(question: Question, signal: AbortSignal): Promise<Judgement>;
}

/** The revisions of a page that a question quotes; if one of them is hidden later, the answer is removed. */
export interface Quoted {
  readonly wiki: string;
  readonly pageId: number;
  readonly revisions: readonly number[];
}

/** Earlier answers, by a digest of the prompt and of who was asked. */
export interface AnswerCache {
  get(digest: string): Promise<Judgement | null>;
  put(digest: string, judgement: Judgement, about: Quoted): Promise<void>;
}
