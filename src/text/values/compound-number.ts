import type { NumberPart } from "./number-grammar.ts";

/** Most UTF-16 units of a number that is one word: of the German ones up to a million, the longest has 69. */
const longest = 72;

/** Fewest letters of what such a word begins with. */
const shortest = 3;

/**
 * What reads words that are made of number words: `zweihundertdreiundvierzig`.
 *
 * @param parts - The words of the language.
 * @param others - What stands only inside such a word, with its value; `&` for what joins ones to tens.
 */
export function compoundReader(
  parts: ReadonlyMap<string, NumberPart>,
  others: string,
): (word: string) => readonly NumberPart[] | undefined {
  const inside = new Map<string, NumberPart>();
  for (const [form, part] of parts) if (isInside(part)) inside.set(form, part);
  for (const pair of others.split(" ")) {
    const [form = "", value] = pair.split("=");
    inside.set(form, insidePart(value));
  }
  // The longest first: `dreizehn` is not `drei` and `zehn`.
  const forms = [...inside.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const beginnings = new Set(forms.map((form) => form.slice(0, shortest)));
  return (word) => {
    if (word.length > longest || !beginnings.has(word.slice(0, shortest))) return undefined;
    const deadEnds = new Set<number>();
    const found: NumberPart[] = [];
    return isSplit(0) && found.length > 1 ? found : undefined;

    /** Whether the rest of the word is parts; they are then the last of those found. */
    function isSplit(at: number): boolean {
      if (at === word.length) return true;
      if (deadEnds.has(at)) return false;
      for (const form of forms) {
        const part = word.startsWith(form, at) ? inside.get(form) : undefined;
        if (part === undefined) continue;
        found.push(part);
        if (isSplit(at + form.length)) return true;
        found.pop();
      }
      deadEnds.add(at);
      return false;
    }
  };
}

function insidePart(value: string | undefined): NumberPart {
  if (value === "&") return { value: 0, kind: "joint" };
  return value === "100"
    ? { value: 100, kind: "scale", alone: true }
    : { value: Number(value), kind: "number" };
}

/** Millions are words of their own. */
function isInside({ kind, value }: NumberPart): boolean {
  return kind === "number" || (kind === "scale" && value <= 1000);
}
