import {
  type Bigrams,
  bigramsOf,
  claimSignature,
  type PlacedSentence,
  type Sentence,
  type Side,
  takeValues,
  type ValuedText,
} from "../../src/plugin.ts";
import { isOfCharacters } from "./likeness.ts";
import { wordNumbers, wordsInOrder } from "./word-numbers.ts";

/** What matching needs of a sentence: each part is found on first use and kept as long as the sentence is. */
interface Traits {
  bigrams(): Bigrams;
  /** See `isOfCharacters`. */
  isOfCharacters(): boolean;
  /** Its words as numbers: see `wordNumbers`. */
  words(): ReadonlySet<number>;
  /** Its words in lower case, in order: see `wordsInOrder`. */
  inOrder(): readonly number[];
  values(): ValuedText;
  /** A number that is equal where `values().words` is, and found much faster. */
  signature(): number;
}

/** A sentence to be matched. */
export interface Prepared extends PlacedSentence {
  /** Its place among those to be matched. */
  readonly order: number;
  /** Language of the wiki; `""` where it is not known. */
  readonly language: string;
  /** The gap between blocks of both texts in which it stands: see `gapsOf`. */
  gap(): number;
}

/**
 * Numbers the sentences to be matched, in their order.
 *
 * @param language - See `languageOf`.
 * @param gapOf - Gives the gap in which a block of their text stands; called for few sentences.
 */
export function prepare(
  sentences: readonly PlacedSentence[],
  language: string,
  gapOf: (block: number) => number,
): readonly Prepared[] {
  return sentences.map(({ sentence, block, ordinal }, order) => ({
    sentence,
    block,
    ordinal,
    order,
    language,
    gap: () => gapOf(block),
  }));
}

/** The language of the wiki that a text comes from; `""` where it is not known. */
export function languageOf({ blocks }: Side): string {
  return blocks[0]?.grammar.site.language ?? "";
}

const known = new WeakMap<Sentence, Traits>();

/** What matching needs of a sentence; kept, as a page that is blanked and restored needs it again and again. */
export function traitsOf({ sentence, language }: Prepared): Traits {
  let traits = known.get(sentence);
  if (traits === undefined) {
    traits = createTraits(sentence.text, language);
    known.set(sentence, traits);
  }
  return traits;
}

function createTraits(text: string, language: string): Traits {
  let bigrams: Bigrams | null = null;
  let ofCharacters: boolean | null = null;
  let words: ReadonlySet<number> | null = null;
  let inOrder: readonly number[] | null = null;
  let values: ValuedText | null = null;
  let signature: number | null = null;
  const traits: Traits = {
    bigrams() {
      bigrams ??= bigramsOf(text);
      return bigrams;
    },
    isOfCharacters() {
      ofCharacters ??= isOfCharacters(text);
      return ofCharacters;
    },
    words() {
      words ??= wordNumbers(text);
      return words;
    },
    inOrder() {
      inOrder ??= wordsInOrder(traits.bigrams().text);
      return inOrder;
    },
    values() {
      values ??= takeValues(text, language);
      return values;
    },
    signature() {
      signature ??= claimSignature(text, language);
      return signature;
    },
  };
  return traits;
}
