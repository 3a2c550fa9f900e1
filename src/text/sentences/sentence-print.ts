import { onceFor } from "../../once-for.ts";
import { closeUp, endsOpen } from "../closing-mark.ts";
import { beginsWithInitial, endsWithInitial } from "../initials.ts";
import { withoutDashes } from "../loose-dash.ts";
import type { Sentence } from "./sentence.ts";
import { normalised } from "./sentences.ts";

/** What is compared of a sentence before its key: wherever a text is cut into sentences, the prints of them make up its own. */
export interface Print {
  /** Normalised, without dashes. */
  readonly text: string;
  readonly hash: number;
  /** What a hash is multiplied with when this text is put behind its own. */
  readonly power: number;
  /** Whether a space parts it from a word before it: a mark that closes has none, nor has a dash. */
  readonly isApart: boolean;
  /** Whether it ends with a dash or a mark that opens. */
  readonly isOpen: boolean;
  /** Whether it begins, and whether it ends, with an initial: between two no space stands. */
  readonly initials: readonly [boolean, boolean];
}

const factor = 0x01000193;
const space = 32;

/** A page that is blanked and restored asks for the same sentences again and again. */
export const printOf = onceFor(({ text }: Sentence) => createPrint(text, normalised(text)));

/** The hash of a text that ends with one sentence when another is put behind it. */
export function behind(hash: number, last: Print, added: Print): number {
  return put(hasSpace(last, added) ? put(hash, factor, space) : hash, added.power, added.hash);
}

/** Whether a space stands between two sentences when one is put behind the other. */
export function hasSpace(last: Print, added: Print): boolean {
  return added.isApart && !last.isOpen && !(last.initials[1] && added.initials[0]);
}

/** The hash is a polynomial over the units, so that those of two texts make that of both together. */
function createPrint(written: string, whole: string): Print {
  const text = withoutDashes(whole);
  let hash = 0;
  let power = 1;
  for (let at = 0; at < text.length; at++) {
    hash = put(hash, factor, text.charCodeAt(at));
    power = Math.imul(power, factor);
  }
  // As it is written a guillemet says which way it points.
  const isApart = !whole.startsWith("-") && closeUp(` ${written.slice(0, 4)}`).startsWith(" ");
  const isOpen = whole.endsWith("-") || endsOpen(written);
  const initials = [beginsWithInitial(whole), endsWithInitial(whole)] as const;
  return { text, hash, power, isApart, isOpen, initials };
}

function put(hash: number, power: number, behind: number): number {
  return (Math.imul(hash, power) + behind) | 0;
}
