import { nameOfPage } from "./page-of-address.ts";
import { isNumber, type Named, namedIn } from "./reference-words.ts";
import { areOneNote, areOtherNotes, isName, isShortNote, type Note } from "./short-note.ts";
import type { Written } from "./written.ts";

/** A work, and what a reference that cites it says. */
export interface WrittenWork {
  readonly work: string;
  readonly words: ReadonlySet<string>;
  /** All that it says, word by word, with a space before each and none behind. */
  readonly said: string;
  /** Whether another reference begins within it. */
  readonly isUnclosed: boolean;
  readonly note: Note;
  /** The words of the titles that templates of the reference give. */
  readonly titles: ReadonlySet<string>;
  /** All titles that the reference gives, each as its words. */
  readonly told: ReadonlySet<string>;
  /** Its title and what else is said about it; `null` where it is known by its words alone and no template gives a title. */
  readonly named: Named | null;
}

/**
 * Reads what one of the references that cite a work says about it.
 *
 * @param work - The work's key, one of those that the reference cites.
 */
export function writtenWork(work: string, written: Written): WrittenWork {
  return {
    work,
    words: written.words(),
    said: written.said(),
    isUnclosed: written.isUnclosed,
    note: written.note(),
    titles: written.titles(),
    told: written.told(),
    named: namedIn(work, written),
  };
}

/** What ties two references together beside their words: their name, the sentence they stand behind, or nothing. */
export type Tie = "name" | "sentence" | "none";

/**
 * Least share of the words of the shorter reference that the longer one contains. On a history of 15,180 revisions,
 * references to one work in other words mostly shared 0.67 of them or more behind one sentence, and 0.50 under one name;
 * references to two works shared 0.63 in a reference of eight words, and at most 0.31 in longer ones.
 */
const leastShared: Readonly<Record<Tie, number>> = { name: 1 / 2, sentence: 2 / 3, none: 3 / 4 };
/** Least share of the words of the shorter title that the longer one contains. */
const leastOfTitle = 0.75;
/** Fewer words in common mean nothing: many references share two, a name and a page. */
const leastWords = 3;
/** Least number of words that both references begin with: so many name more than an author. */
const leastOfBeginning = 6;
/** Least number of words of a reference that another ends with: so many name more than a page of a journal. */
const leastOfEnd = 5;
/** Least number of words of an author's name. */
const leastOfAuthor = 2;
/** Least share of the longer reference, where nothing else ties the two: a long list holds most words of a short one. */
const leastOfLonger = 0.5;

/**
 * Whether two works are one in other words: with another page, a name spelled out, a remark added.
 *
 * One of them has to have neither identifier nor address, so that it is known by its words; or all else that is said about
 * them has to be equal or nearly so. Two identifiers of one kind are two works: editions of a book have the title in common.
 */
export function isReworded(from: WrittenWork, to: WrittenWork, tie: Tie): boolean {
  if (areByOthers(from.named, to.named)) return false;
  if (haveOneTitle(from, to) || isShortFor(from, to) || isShortFor(to, from)) return true;
  if (tie !== "none" && areOfOneName(from, to)) return true;
  if (!isText(from) && !isText(to)) return false;
  return (
    areInOtherWords(from, to, tie) ||
    beginAlike(from, to) ||
    endsWithAll(from, to) ||
    endsWithAll(to, from) ||
    tellOneTitle(from, to, tie) ||
    haveOneFrame(from, to, tie)
  );
}

/** Whether they are pages of the same name at two sites: one that moved, or a copy. */
function areOfOneName(from: WrittenWork, to: WrittenWork): boolean {
  const [old, now] = [hostOf(from.work), hostOf(to.work)];
  if (old === null || now === null || old === now) return false;
  if (areTitledOtherwise(from, to) || areTwoReports(from, to)) return false;
  const name = nameOfPage(from.work.slice("url:".length));
  return name !== null && name === nameOfPage(to.work.slice("url:".length));
}

/** Whether two works differ in both authors and years: one of these alone may have been corrected. */
function areByOthers(from: Named | null, to: Named | null): boolean {
  if (from === null || to === null) return false;
  return areOthers(from.authors, to.authors) && areOthers(from.years, to.years);
}

/** Whether a note of author and year says nothing that the other reference does not. */
function isShortFor({ work }: WrittenWork, other: WrittenWork): boolean {
  if (!work.startsWith("short:") || other.work.startsWith("short:")) return false;
  const said = work.slice("short:".length).split(" ");
  return (
    said.length > 1 && said.some((word) => isYear.test(word)) && said.every((word) => other.words.has(word))
  );
}

/** `1990a` and `1990b` are two works of one year by the same author. */
const isYear = /^\d{4}[a-z]?$/;

function areInOtherWords(from: WrittenWork, to: WrittenWork, tie: Tie): boolean {
  if (areTitledOtherwise(from, to) || areOtherNotes(from.note, to.note)) return false;
  if (areOneNote(from.note, to.note)) return true;
  const [old, now] = isShortNote(from.note) || isShortNote(to.note) ? [from.note, to.note] : [from, to];
  if (!areMost(old.words, now.words, 1, leastShared[tie])) return false;
  return tie !== "none" || areLike(from, to);
}

/**
 * Whether two texts begin alike: author and title come first, and then what is edited, such as a page, a remark, a second
 * work.
 */
function beginAlike(from: WrittenWork, to: WrittenWork): boolean {
  if (from.titles.size > 0 || to.titles.size > 0) return false;
  const [old, now] = [[...from.words], [...to.words]];
  const equal = equalAhead(old, now);
  return equal >= leastOfBeginning && equal >= Math.min(old.length, now.length) / 2;
}

/**
 * Whether a text ends with all that another says, behind a quotation or a remark. A number there may be the year or the page
 * of another work, and a reference there was not closed.
 */
function endsWithAll(longer: WrittenWork, other: WrittenWork): boolean {
  if (longer.titles.size > 0 || other.titles.size > 0) return false;
  if (!longer.said.endsWith(other.said) || other.said.split(" ").length <= leastOfEnd) return false;
  const ahead = longer.said.slice(0, -other.said.length);
  return !/\p{N}/u.test(ahead) && !longer.isUnclosed;
}

/**
 * Whether the author before the title and the year and page after it are equal: notes name a work by these, so the title was
 * spoilt, or corrected. The year of a date does not count: one page of a newspaper has many articles.
 */
function haveOneFrame(from: WrittenWork, to: WrittenWork, tie: Tie): boolean {
  if (tie === "none" || !isText(from) || !isText(to)) return false;
  const [old, now] = [[...from.words], [...to.words]];
  if (equalAhead(old, now) < leastOfAuthor) return false;
  const numbers = old.slice(old.length - equalAhead(old.toReversed(), now.toReversed())).filter(isNumber);
  const isOfYear = (word: string) => from.note.years.includes(word) && to.note.years.includes(word);
  return numbers.length > 1 && numbers.some(isOfYear);
}

/** How many words they have in common at the beginning. */
function equalAhead(old: readonly string[], now: readonly string[]): number {
  const end = old.findIndex((word, i) => word !== now[i]);
  return end === -1 ? old.length : end;
}

/**
 * Whether the other gives the only title of the one, and both have a name in common: without a name the title may be a
 * newspaper's.
 *
 * Where nothing else ties them, neither may give another title: a list has many.
 */
function tellOneTitle(from: WrittenWork, to: WrittenWork, tie: Tie): boolean {
  const [one, other] = from.told.size <= to.told.size ? [from, to] : [to, from];
  const [title, another] = one.told;
  if (title === undefined || another !== undefined || !other.told.has(title)) return false;
  if (tie === "none" && other.told.size > 1) return false;
  const inTitles = new Set([...other.told].flatMap((told) => told.split(" ")));
  return [...one.words].some((word) => isName.test(word) && !inTitles.has(word) && other.words.has(word));
}

function haveOneTitle(from: WrittenWork, to: WrittenWork): boolean {
  if (from.named === null || to.named === null || !areOneTitle(from.named, to.named)) return false;
  return !areTwoIdentifiers(from, to) && !areTwoPages(from, to) && !areTwoReports(from, to);
}

/** Two pages of one site, each with a word in its title that the other lacks: `the men's final` and `the women's final`. */
function areTwoPages(from: WrittenWork, to: WrittenWork): boolean {
  const host = hostOf(from.work);
  if (host === null || host !== hostOf(to.work)) return false;
  const [old, now] = [from.named?.title, to.named?.title];
  if (old === undefined || now === undefined) return false;
  const both = shared(old, now);
  return both < old.size && both < now.size;
}

/** Pages of one title by two publishers, where neither publisher's name has a word in the other's name or address. */
function areTwoReports(from: WrittenWork, to: WrittenWork): boolean {
  const [old, now] = [hostOf(from.work), hostOf(to.work)];
  if (old === null || now === null || old === now) return false;
  const [before, after] = [publisherOf(from), publisherOf(to)];
  if (before.length === 0 || after.length === 0) return false;
  return !isSaidIn(before, after.join("") + now) && !isSaidIn(after, before.join("") + old);
}

/** The words of a publisher's name, without those that many names have in common. */
function publisherOf({ named }: WrittenWork): readonly string[] {
  return named === null ? [] : [...named.publication].filter((word) => !articles.has(word));
}

function isSaidIn(words: readonly string[], letters: string): boolean {
  return words.some((word) => letters.includes(word));
}

/** Articles, and words like them. Portuguese `as` is missing: it is also the whole name of a newspaper. */
const articles: ReadonlySet<string> = new Set(
  (
    "the of and a la le les l der die das und el los las de del d y il lo gli i o os do da e het een van den det en " +
    "et och og"
  ).split(" "),
);

/** The host of a work that is known by its address; `null` for any other. */
function hostOf(work: string): string | null {
  return /^url:([^/?]+)/.exec(work)?.[1] ?? null;
}

function areLike(from: WrittenWork, to: WrittenWork): boolean {
  return shared(from.words, to.words) >= leastWords && sharedOfLonger(from, to) >= leastOfLonger;
}

/** What share of the words of the longer reference stands in the shorter one. */
export function sharedOfLonger(from: WrittenWork, to: WrittenWork): number {
  return shared(from.words, to.words) / Math.max(from.words.size, to.words.size, 1);
}

/**
 * Whether the titles differ, which counts for itself: names of parameters, a newspaper and a day make most words of a short
 * template.
 */
function areTitledOtherwise(from: WrittenWork, to: WrittenWork): boolean {
  return from.titles.size > 0 && to.titles.size > 0 && !areMost(from.titles, to.titles, 1, leastOfTitle);
}

function areTwoIdentifiers(from: WrittenWork, to: WrittenWork): boolean {
  const [kind] = from.work.split(":", 1);
  return kind !== "url" && kind === to.work.split(":", 1)[0];
}

function isText({ work }: WrittenWork): boolean {
  return work.startsWith("text:");
}

/** Whether both have one title, as a page that moved keeps it, and neither author nor year is another. */
function areOneTitle(from: Named, to: Named): boolean {
  if (areOthers(from.authors, to.authors) || areOthers(from.years, to.years)) return false;
  if (from.numbers.size !== to.numbers.size || shared(from.numbers, to.numbers) < from.numbers.size)
    return false;
  if (from.title.size >= leastWords && to.title.size >= leastWords)
    return areMost(from.title, to.title, leastWords, leastOfTitle);
  // A title of one or two words belongs to many pages, unless all around it is equal, too.
  const areTitled = from.title.size > 0 && to.title.size > 0;
  const isSaid = areMost(from.words, to.words, leastWords, leastOfTitle);
  return isSaid && (!areTitled || areMost(from.title, to.title, 1, leastOfTitle));
}

function areMost(old: ReadonlySet<string>, now: ReadonlySet<string>, least: number, share: number): boolean {
  const both = shared(old, now);
  return both >= least && both >= share * Math.min(old.size, now.size);
}

/** Whether both are given, and have nothing in common. */
function areOthers(old: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return old.size > 0 && now.size > 0 && shared(old, now) === 0;
}

function shared(old: ReadonlySet<string>, now: ReadonlySet<string>): number {
  let both = 0;
  for (const word of old) if (now.has(word)) both += 1;
  return both;
}
