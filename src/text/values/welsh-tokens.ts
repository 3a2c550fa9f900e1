import type { ValueToken } from "./value-token.ts";

/** Welsh words, with `mai` (*that it is*) as `taw`, which means the same: only `Mai` is a month. */
export function welshTokens(tokens: readonly ValueToken[], text: string): readonly ValueToken[] {
  if (!text.includes("mai")) return tokens;
  return tokens.map((token) =>
    token.text === "mai" && text[token.start] === "m" ? { ...token, text: "taw" } : token,
  );
}
