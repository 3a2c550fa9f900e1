import { isPower } from "./inline-mark.ts";

/**
 * What templates and variables show that stand for a sign, a space or a dash: without them `5{{nbsp}}km` would be one word,
 * and `{{INR}}500` would not be money.
 */
const signs: ReadonlyMap<string, string> = new Map([
  ...["nbsp", "nnbsp", "thinsp", "thin space", "hair space", "gap", "em"].map((name) => [name, " "] as const),
  ...["snd", "spnd", "sndash", "spaced ndash", "spaced en dash"].map((name) => [name, " – "] as const),
  ...["ndash", "en dash", "endash"].map((name) => [name, "–"] as const),
  ...["mdash", "em dash", "emdash"].map((name) => [name, "—"] as const),
  ...["inr", "indian rupee"].map((name) => [name, "₹"] as const),
  ...["br", "break", "crlf"].map((name) => [name, " "] as const),
  ["okina", "ʻ"],
  ["hamza", "ʾ"],
  ["·", " · "],
  ["•", " • "],
  ["minus", "−"],
  ["times", "×"],
  ["'", "'"],
  ["'s", "'s"],
  ["=", "="],
  ["!", "|"],
]);

/** What `{{circa}}` shows before the year that it is given, or that follows it. */
const circa = "c. ";

/** The sign, space or dash shown by the call that begins at `start`; `""` where it shows something else, or there is none. */
export function signOf(source: string, start: number): string {
  name.lastIndex = start + 2;
  const [, about, power, written = ""] = name.exec(source) ?? [];
  if (about !== undefined) return circa;
  // As for the tags: without a mark `10{{sup|6}}` would be 106.
  if (power !== undefined)
    return isPower(source, start, name.lastIndex) ? (/p/i.test(power) ? "^" : "_") : "";
  return signs.get(written.toLowerCase().replaceAll("_", " ")) ?? "";
}

const name =
  /[ _]*(?:(circa|ca?\.)[ _]*(?:\||\}\})|(su[bp])[ _]*\|[ _]*|([a-z]{2,7}(?:[ _]?[a-z]{2,5}){0,2}|'s?|[=!·•])[ _]*(?:\}\}|\|[\d.]*(?:em)?\}\}))/iy;
