import { onceFor } from "../../ground/once-for.ts";
import { closeUp, endsOpen } from "../closing-mark.ts";
import { beginsWithInitial, endsWithInitial } from "../initials.ts";
import { withoutDashes } from "../loose-dash.ts";
import type { Sentence } from "./sentence.ts";
import { normalised } from "./sentences.ts";

/**
 * What is compared of a sentence before its key. However a text is cut into sentences, their prints together make up that of
 * the text.
 */
export interface Print {
  /** The normalised text, without dashes. */
  readonly text: string;
  readonly hash: number;
  /** The factor for a hash when this text is appended to the text of that hash. */
  readonly power: number;
  /** Whether a space separates it from a word before it: there is none before a closing mark or a dash. */
  readonly isApart: boolean;
  /** Whether it ends with a dash or an opening mark. */
  readonly isOpen: boolean;
  /** Whether it begins, and whether it ends, with an initial: there is no space between two initials. */
  readonly initials: readonly [boolean, boolean];
}

const factor = 0x01000193;
const space = 32;

/** The print of a sentence; kept, as a page that is blanked and restored needs the same ones again and again. */
export const printOf = onceFor(({ text }: Sentence) => createPrint(text, normalised(text)));

/** The hash of a text that ends with one sentence, when another is appended. */
export function behind(hash: number, last: Print, added: Print): number {
  return put(hasSpace(last, added) ? put(hash, factor, space) : hash, added.power, added.hash);
}

/** Whether there is a space between two sentences when one is appended to the other. */
export function hasSpace(last: Print, added: Print): boolean {
  return added.isApart && !last.isOpen && !(last.initials[1] && added.initials[0]);
}

/** The hash is a polynomial over the units, so that the hashes of two texts give that of both together. */
function createPrint(written: string, whole: string): Print {
  const text = withoutDashes(whole);
  let hash = 0;
  let power = 1;
  for (let at = 0; at < text.length; at++) {
    hash = put(hash, factor, text.charCodeAt(at));
    power = Math.imul(power, factor);
  }
  // The text as written is used, since only there a guillemet shows which way it points.
  const isApart = !whole.startsWith("-") && closeUp(` ${written.slice(0, 4)}`).startsWith(" ");
  const isOpen = whole.endsWith("-") || endsOpen(written);
  const initials = [beginsWithInitial(whole), endsWithInitial(whole)] as const;
  return { text, hash, power, isApart, isOpen, initials };
}

function put(hash: number, power: number, behind: number): number {
  return (Math.imul(hash, power) + behind) | 0;
}
