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
  /** `null`: no text. */
  readonly content: string | null;
  /** Who answered. */
  readonly model: string;
  readonly usage: Judgement["usage"];
}

/** What is known of a judgement whoever was asked. */
export type Judged = Pick<
  Judgement,
  "answer" | "confidence" | "rationale" | "model" | "promptDigest" | "responseDigest" | "usage"
>;

const longestRationale = 300;

/** How often a model that says something else is asked. */
const mostTries = 2;

/**
 * A model's judgement of an input: whatever it says, an answer of the closed set or an error.
 *
 * @param ask - Asks the model once.
 * @param hide - Takes out of a whole text what may not be shown.
 * @throws HistoryError `MODEL_UNREADABLE` when it gives no such answer twice, and what `ask` throws.
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
    const { content, model } = reply;
    const read = content === null ? null : readAnswer(content, definition.answers);
    if (content !== null && read !== null) {
      const { answer, confidence, rationale } = read;
      return {
        answer,
        confidence,
        // Hidden before it is cut: of what is cut in two the first half would be left.
        rationale: rationale === null ? null : plain(hide(rationale), longestRationale),
        model,
        promptDigest: prompt.digest,
        responseDigest: sha256(content),
        usage,
      };
    }
    if (tries === mostTries) {
      throw unreadable(content === null ? null : hide(content), definition.answers, usage);
    }
  }
}

function unreadable(
  content: string | null,
  answers: readonly string[],
  usage: Judgement["usage"],
): HistoryError {
  const came = content === null || content.trim() === "" ? "no text" : `"${plain(content.trim(), 120)}"`;
  return new HistoryError(
    "MODEL_UNREADABLE",
    `the model was asked twice and gave none of the answers ${answers.join(", ")}; last came: ${came}`,
    // What was asked in vain was paid for too.
    { usage },
  );
}
