import type { ValueToken } from "./value-token.ts";

/**
 * Catalan words, with the parts on both sides of a raised point as one word: `col·legi`, and `mil·límetre`, which is no
 * thousand.
 */
export function catalanTokens(tokens: readonly ValueToken[], text: string): readonly ValueToken[] {
  if (!text.includes("·")) return tokens;
  const read: ValueToken[] = [];
  for (const token of tokens) {
    const before = read.at(-1);
    if (before === undefined || !isJoined(before, token, text)) read.push(token);
    else read[read.length - 1] = { ...before, text: `${before.text}·${token.text}`, end: token.end };
  }
  return read;
}

function isJoined(before: ValueToken, token: ValueToken, text: string): boolean {
  return (
    before.kind === "word" &&
    token.kind === "word" &&
    text.slice(before.end, token.start) === "·" &&
    before.text.endsWith("l") &&
    token.text.startsWith("l")
  );
}
