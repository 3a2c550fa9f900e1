/** What templates show that stand for a space or a dash between words: without them `5{{nbsp}}km` would be one word. */
const signs: ReadonlyMap<string, string> = new Map([
  ...["nbsp", "nnbsp", "thinsp", "thin space", "hair space"].map((name) => [name, " "] as const),
  ...["snd", "spnd", "sndash", "spaced ndash", "spaced en dash"].map((name) => [name, " – "] as const),
  ...["ndash", "en dash", "endash"].map((name) => [name, "–"] as const),
  ...["mdash", "em dash", "emdash"].map((name) => [name, "—"] as const),
]);

/** The space or dash that a template shows which begins at `start`; `""` where it is another, or none. */
export function signOf(source: string, start: number): string {
  if (!source.startsWith("{{", start)) return "";
  name.lastIndex = start + 2;
  const [, written = ""] = name.exec(source) ?? [];
  return signs.get(written.toLowerCase().replaceAll("_", " ")) ?? "";
}

const name = /[ _]*([a-z]{2,7}(?:[ _]?[a-z]{2,5}){0,2})[ _]*(?:\}\}|\|\d*\}\})/iy;
