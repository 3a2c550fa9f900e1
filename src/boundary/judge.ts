import { HistoryError } from "../errors.ts";
import { type JsonObject, sha256 } from "../json.ts";
import type { QuestionDefinition } from "../question.ts";
import type { Judgement, Prompt } from "./classifier.ts";
import { plain } from "./plain.ts";
import { promptOf } from "./prompt.ts";
import { readAnswer } from "./read-answer.ts";
import { usageOfBoth } from "./usage.ts";

/** What came back from asking a model once. */
export interface Reply {
  /** The text; `null` if there was none. */
  readonly content: string | null;
  /** Who answered. */
  readonly model: string;
  readonly usage: Judgement["usage"];
  /** Whether a limit of tokens ended it. */
  readonly isCut: boolean;
}

/** What is known about a judgement, whoever was asked. */
export type Judged = Pick<
  Judgement,
  "answer" | "confidence" | "rationale" | "model" | "promptDigest" | "responseDigest" | "usage"
>;

const longestRationale = 300;

/** How often a model is asked that answers outside the closed set. */
const mostTries = 2;

/**
 * A model's judgement of an input. Whatever the model says, the result is an answer of the closed set or an error.
 *
 * @param ask - Asks the model once.
 * @param hide - Removes from a whole text what may not be shown.
 * @throws HistoryError `MODEL_UNREADABLE` when the model twice gives no such answer, and whatever `ask` throws.
 */
export async function judge(
  definition: QuestionDefinition,
  input: JsonObject,
  ask: (prompt: Prompt) => Promise<Reply>,
  hide: (text: string) => string = (text) => text,
): Promise<Judged> {
  const prompt = promptOf(definition, input);
  let usage: Judgement["usage"] = null;
  for (let tries = 1; ; tries++) {
    const reply = await ask(prompt);
    usage = usageOfBoth(usage, reply.usage);
    const { content, model, isCut } = reply;
    const read = content === null ? null : readAnswer(content, definition.answers);
    if (content !== null && read !== null) {
      const { answer, confidence, rationale } = read;
      return {
        answer,
        confidence,
        // Hidden before the text is cut: a secret that is cut in two would not be found.
        rationale: rationale === null ? null : plain(hide(rationale), longestRationale),
        model,
        promptDigest: prompt.digest,
        responseDigest: sha256(content),
        usage,
      };
    }
    if (tries === mostTries) {
      throw unreadable(content === null ? null : hide(content), isCut, definition.answers, usage);
    }
  }
}

function unreadable(
  content: string | null,
  isCut: boolean,
  answers: readonly string[],
  usage: Judgement["usage"],
): HistoryError {
  const came = content === null || content.trim() === "" ? "no text" : `"${plain(content.trim(), 120)}"`;
  return new HistoryError(
    "MODEL_UNREADABLE",
    `the model was asked twice and gave none of the answers ${answers.join(", ")}; last came: ${came}${isCut ? ", cut off at a limit of tokens" : ""}`,
    // Tokens asked in vain were paid for, too.
    { usage },
  );
}
