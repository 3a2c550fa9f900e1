import { addTo } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { readAbout, readReference } from "./read-reference.ts";
import { definingReferences } from "./reference-definition.ts";
import { saidBy, shownWords, withoutNames } from "./reference-words.ts";
import type { Cited } from "./replaced.ts";
import { type Citation, nameUsed } from "./works.ts";
import type { Written } from "./written.ts";

type Placed = PlacedElement<Citation>;

/** Fewer words may be anybody's, except for a note of a name and a year. */
const leastWords = 5;
/** References on each side that have a word in common with a work and are searched for all its words. */
const mostSearched = 50;

/**
 * Works known by their words alone whose words all stand, in their order, within longer references of the other side, each with
 * the first of these: the reference was put together with others, or taken out of them.
 *
 * It has to stand within as many references as on its own side: otherwise a use of it came or went all the same.
 *
 * @param works - Works that went, or that came.
 * @param own - The references that went, or that came, with these works; `others` those of the other side.
 */
export function withinLonger(
  works: readonly Cited[],
  own: readonly Placed[],
  others: readonly Placed[],
): ReadonlyMap<Cited, Placed> {
  const within = new Map<Cited, Placed>();
  if (others.length === 0) return within;
  const sides: { own?: Said; others?: Said } = {};
  for (const cited of works) {
    if (!cited.work.startsWith("text:")) continue;
    const written = readAbout(cited.work, cited.at[0]);
    const said = saidOf(written);
    if (!mayBeFound(said, written)) continue;
    sides.others ??= saidByAll(others);
    const found = holding(sides.others, said);
    const first = found?.[0];
    if (found === null || first === undefined) continue;
    sides.own ??= saidByAll(own);
    if (found.length >= (holding(sides.own, said)?.length ?? Infinity)) within.set(cited, first);
  }
  return within;
}

/** References by each of their words. */
type Said = ReadonlyMap<string, readonly { readonly placed: Placed; readonly said: string }[]>;

function saidByAll(references: readonly Placed[]): Said {
  const byWord = new Map<string, { readonly placed: Placed; readonly said: string }[]>();
  const seen = new Set<string>();
  for (const placed of references) {
    const { found, block } = placed;
    // Blocks of the same words have their references in common.
    const place = `${block} ${found.start}`;
    if (found.isListDefined || seen.has(place)) continue;
    seen.add(place);
    const written = writtenAt(placed);
    // One that was not closed holds what stands behind it on the page.
    if (written === undefined || written.isUnclosed) continue;
    const said = saidOf(written);
    for (const word of new Set(said.trim().split(" "))) addTo(byWord, word, { placed, said });
  }
  return byWord;
}

/** What a reference says; where it only uses a name, what the first reference that defines the name says. */
function writtenAt(placed: Placed): Written | undefined {
  const name = nameUsed(placed.found);
  if (name === null) return readReference(placed);
  for (const defining of definingReferences(placed.side, name).values()) return readReference(defining);
  return undefined;
}

/** Each word with a space before it, and one behind the last. */
function saidOf({ content }: Written): string {
  return `${saidBy(shownWords(withoutNames(content)))} `;
}

function mayBeFound(said: string, { note }: Written): boolean {
  if (said.split(" ").length - 2 >= leastWords) return true;
  const { names, years } = note();
  return names.length > 0 && years.length > 0;
}

/** The references that say all of it in its order, in the order of the text; `null` where too many would have to be searched. */
function holding(byWord: Said, said: string): readonly Placed[] | null {
  const [fewest = []] = said
    .trim()
    .split(" ")
    .map((word) => byWord.get(word) ?? [])
    .sort((a, b) => a.length - b.length);
  if (fewest.length > mostSearched) return null;
  return fewest.filter((other) => other.said.includes(said)).map(({ placed }) => placed);
}
