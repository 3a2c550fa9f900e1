import { addTo } from "../ground/add-to.ts";
import { isAsciiLetter } from "../text/character-kind.ts";
import type { Sentence } from "../text/sentences/sentence.ts";
import { printOf } from "../text/sentences/sentence-print.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** Most wholes with the same beginning that are checked one by one. */
const mostAlike = 64;

/** A test of whether a sentence may be the first piece of one of the wholes; `false` is certain. */
export function createMayBegin(wholes: readonly PlacedSentence[]): (piece: Sentence) => boolean {
  const alike = new Map<number, Sentence[]>();
  for (const { sentence } of wholes) addTo(alike, beginningOf(sentence.text), sentence);
  return (piece) => {
    const beginning = beginningOf(piece.text);
    if (beginning === unknown) return true;
    const sentences = alike.get(beginning);
    if (sentences === undefined || sentences.length > mostAlike) return sentences !== undefined;
    const { text } = printOf(piece);
    return sentences.some((whole) => printOf(whole).text.startsWith(text));
  };
}

const unknown = -1;

/** The first four ASCII letters, which typography never changes, as one number; `unknown` if there are fewer. */
function beginningOf(text: string): number {
  let beginning = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (!isAsciiLetter(unit)) continue;
    // Seven bits each.
    beginning = beginning * 128 + unit;
    count++;
    if (count === 4) return beginning;
  }
  return unknown;
}
