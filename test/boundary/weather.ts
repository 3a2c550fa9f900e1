import * as v from "valibot";
import { defineQuestion } from "../../src/question.ts";

/** A question for tests: does a text speak of rain? */
export const weather = defineQuestion({
  version: "1.0.0",
  input: v.strictObject({ text: v.string(), tags: v.optional(v.array(v.string())) }),
  example: { text: "It rained all day." },
  instruction: "Does the text say that it rains? wet: it does. dry: it does not.",
  answers: ["wet", "dry"],
  answer: ({ text }) => ({ answer: text.includes("rain") ? "wet" : "dry" }),
});
