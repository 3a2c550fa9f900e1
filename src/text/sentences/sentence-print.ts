import { closeUp } from "../closing-mark.ts";
import type { Sentence } from "./sentence.ts";
import { normalised } from "./sentences.ts";

/** A sentence's normalised text, and what is compared of it. */
export interface Print {
  readonly text: string;
  readonly hash: number;
  /** What a hash is multiplied with when this text is put behind its own. */
  readonly power: number;
  /** Whether a space parts it from a word before it: a mark that closes has none. */
  readonly isApart: boolean;
}

const factor = 0x01000193;
const space = 32;

const prints = new WeakMap<Sentence, Print>();

/** A page that is blanked and restored asks for the same sentences again and again. */
export function printOf(sentence: Sentence): Print {
  let print = prints.get(sentence);
  if (print === undefined) {
    print = createPrint(normalised(sentence.text));
    prints.set(sentence, print);
  }
  return print;
}

/** The hash of a text with a sentence put behind it. */
export function behind(hash: number, { hash: added, power, isApart }: Print): number {
  return put(isApart ? put(hash, factor, space) : hash, power, added);
}

/** The hash is a polynomial over the units, so that those of two texts make that of both together. */
function createPrint(text: string): Print {
  let hash = 0;
  let power = 1;
  for (let at = 0; at < text.length; at++) {
    hash = put(hash, factor, text.charCodeAt(at));
    power = Math.imul(power, factor);
  }
  return { text, hash, power, isApart: closeUp(` ${text.slice(0, 4)}`).startsWith(" ") };
}

function put(hash: number, power: number, behind: number): number {
  return (Math.imul(hash, power) + behind) | 0;
}
