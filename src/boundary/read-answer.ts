import * as v from "valibot";
import { hasDoubledMember } from "../ground/doubled-member.ts";
import { fitting } from "../ground/parse.ts";
import { parsedJson } from "../json.ts";

/** A model's answer, proven to be in the closed set. */
export interface ReadAnswer {
  readonly answer: string;
  /** From 0 to 1; `null` if the model gave none. */
  readonly confidence: number | null;
  /** The reason as the model gave it, of any length. */
  readonly rationale: string | null;
}

/** Length of the longest label, including marks around it; a longer text is prose. */
const longestLabel = 100;
const thoughtEnd = "</think>";

const reply = v.object({
  answer: v.string(),
  confidence: v.optional(v.unknown()),
  rationale: v.optional(v.unknown()),
});
const confidenceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * The answer in a model's words: JSON, JSON in fences, or a bare label; `null` for anything else.
 *
 * The reasoning that some models give before their answer, between `<think>` and `</think>`, is skipped. For some of them, the
 * first mark is in the prompt, and the answer has only the second.
 */
export function readAnswer(content: string, answers: readonly string[]): ReadAnswer | null {
  const whole = content.trim();
  if (whole.startsWith("<think>")) return readText(behindThought(whole), answers);
  return readText(whole, answers) ?? readText(behindThought(whole), answers);
}

function readText(text: string, answers: readonly string[]): ReadAnswer | null {
  const inside = fenced(text);
  const whole = parsedJson(text);
  const json = whole ?? parsedJson(inside);
  if (typeof json === "string") return labelled(json, answers);
  if (json === undefined) return labelled(text, answers);
  // If there are two answers, nobody knows which is meant.
  if (hasDoubledMember(whole === undefined ? inside : text, json)) return null;
  const read = fitting(reply, json);
  if (read === null) return null;
  const { answer, confidence, rationale } = read;
  const label = labelled(answer, answers);
  if (label === null) return null;
  return {
    answer: label.answer,
    confidence: v.is(confidenceSchema, confidence) ? confidence : null,
    rationale: typeof rationale === "string" ? rationale : null,
  };
}

/** The text after the end of the reasoning; empty if none ends. */
function behindThought(text: string): string {
  const end = text.indexOf(thoughtEnd);
  return end < 0 ? "" : text.slice(end + thoughtEnd.length).trim();
}

/** The only fenced part of a text; if there are several, nobody knows which is meant. */
function fenced(text: string): string {
  const parts = text.split("```");
  const [, inside = ""] = parts;
  return parts.length === 3 ? inside.replace(/^json\b/i, "") : "";
}

function labelled(text: string, answers: readonly string[]): ReadAnswer | null {
  if (text.length > longestLabel) return null;
  const bare = text.replace(/^[\s"'`*“”«»]+|[\s"'`*“”«».]+$/g, "").toLowerCase();
  const answer = answers.find((one) => one.toLowerCase() === bare);
  return answer === undefined ? null : { answer, confidence: null, rationale: null };
}
