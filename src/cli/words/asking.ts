import { counted } from "./counted.ts";

/** Says how many questions are about to be put to a model, and what their prompts take. */
export function askingWords(asked: number, tokens: number): string {
  return `asks ${counted(asked, "question")} of a model, about ${tokens} tokens`;
}
