import type { NumberPart } from "./number-grammar.ts";

/** Most UTF-16 units of a number that is one word: the longest German one up to a million has 69. */
const longest = 72;

/** Fewest letters in the part with which such a word begins. */
const shortest = 3;

/**
 * Makes a function that reads words made of number words: `zweihundertdreiundvierzig`.
 *
 * @param parts - The words of the language.
 * @param others - Parts that stand only inside such a word, with their values; `&` for the part that joins ones to tens.
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
  // The longest first, so that `dreizehn` is not read as `drei` and `zehn`.
  const forms = [...inside.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const beginnings = new Set(forms.map((form) => form.slice(0, shortest)));
  return (word) => {
    if (word.length > longest || !beginnings.has(word.slice(0, shortest))) return undefined;
    const deadEnds = new Set<number>();
    const found: NumberPart[] = [];
    return isSplit(0) && found.length > 1 ? found : undefined;

    /** Whether the rest of the word consists of parts; if so, they are then the last of those found. */
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

/** Whether a part may be inside a word; millions are words of their own. */
function isInside({ kind, value }: NumberPart): boolean {
  return kind === "number" || (kind === "scale" && value <= 1000);
}
