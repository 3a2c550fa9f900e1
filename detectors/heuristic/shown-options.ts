import { optionWords } from "./option-words.ts";

/**
 * A file's options as MediaWiki reads them, in whatever order and by whichever of the words for an option they are written.
 *
 * Options that settle the same, such as two sides, keep their order, as it matters; so do rare words of a language.
 *
 * @param options - As written, white space folded.
 * @see https://www.mediawiki.org/wiki/Help:Images#Syntax
 */
export function shownOptions(options: readonly string[]): readonly string[] {
  const [first] = options;
  if (first === undefined) return options;
  if (options.length === 1) return [inOneWord(first)];
  return options.map(inOneWord).sort((a, b) => {
    const [one, other] = [settledBy(a), settledBy(b)];
    return one === other ? 0 : one < other ? -1 : 1;
  });
}

function inOneWord(option: string): string {
  const word = nameOf(option);
  const same = sameWords.get(word);
  if (same !== undefined) return same + option.slice(word.length);
  const width = sizeInWords.exec(option)?.[1];
  return width === undefined ? option : `${width}px`;
}

function settledBy(option: string): string {
  return settled.get(nameOf(option)) ?? (size.test(option) ? "size" : "");
}

/** `alt=` for `alt=Rain`; for an option without a value, all of it. */
function nameOf(option: string): string {
  return option.slice(0, option.indexOf("=") + 1 || option.length);
}

const size = /^[0-9x]+px$/;
/** A size such as `200пкс` or `200 px`; `2頁` is a page of the file. */
const sizeInWords = /^(\d+(?:x\d+)?|x\d+) ?[^\d=頁页]+$/;

const sameWords: ReadonlyMap<string, string> = new Map([
  ["centre", "center"],
  ["enframed", "frame"],
  ["framed", "frame"],
  ["sup", "super"],
  ["thumbnail", "thumb"],
  ["thumbnail=", "thumb="],
  ...[...optionWords].flatMap(([option, words]) =>
    words.flatMap((word) => [[word, option] as const, [`${word}=`, `${option}=`] as const]),
  ),
]);

/** What each option settles, by the groups of MediaWiki's parser. */
const settled: ReadonlyMap<string, string> = new Map(
  [
    "format frame frameless thumb thumb=",
    "side center left none right",
    "height baseline bottom middle sub super text-bottom text-top top",
    "upright upright upright=",
    ...["alt=", "border", "class=", "lang=", "link=", "page="].map((word) => `${word} ${word}`),
  ].flatMap((line) => {
    const [what = "", ...words] = line.split(" ");
    return words.map((word) => [word, what] as const);
  }),
);
