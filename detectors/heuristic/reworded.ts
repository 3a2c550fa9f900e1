import { type Named, namedIn } from "./reference-words.ts";
import type { Written } from "./written.ts";

/** A work, and what the reference that cites it says. */
export interface WrittenWork {
  readonly work: string;
  readonly words: ReadonlySet<string>;
  /** The words of the titles that templates of the reference tell. */
  readonly titles: ReadonlySet<string>;
  /** What is said of a work that is known by its address; `null` of others. */
  readonly named: Named | null;
}

export function writtenWork(work: string, written: Written): WrittenWork {
  const { words, titles } = written;
  return { work, words, titles, named: work.startsWith("url:") ? namedIn(work, written) : null };
}

/**
 * Of the words of the shorter reference so many stand in the longer one. Of 50 replacements on a history of 15,180
 * revisions what was one work in other words shared from 0.80 on, and what were two up to 0.31.
 */
const leastShared = 0.75;
/** Two words in common are those of many: a name and a page. */
const leastWords = 3;
/** Where nothing else ties two references: a long list holds most words of a short one. */
const leastOfLonger = 0.5;

/**
 * Whether two works are one, told in other words: another page, a name spelled out, a remark behind it.
 *
 * Only where one has neither identifier nor address, and so is its words; or where both are known by an address alone,
 * and all else that is said of them is equal or nearly so.
 */
export function isReworded(from: WrittenWork, to: WrittenWork): boolean {
  if (isText(from) || isText(to)) return areMost(from.words, to.words, 1) && !areTitledOtherwise(from, to);
  return from.named !== null && to.named !== null && areOneTitle(from.named, to.named);
}

/** Whether they are so though they share neither sentence nor name. */
export function isRewordedElsewhere(from: WrittenWork, to: WrittenWork): boolean {
  if (!isReworded(from, to)) return false;
  if (!isText(from) && !isText(to)) return true;
  return shared(from.words, to.words) >= leastWords && likeness(from, to) >= leastOfLonger;
}

/** What share of the words of the longer reference stands in the shorter one. */
export function likeness(from: WrittenWork, to: WrittenWork): number {
  return shared(from.words, to.words) / Math.max(from.words.size, to.words.size, 1);
}

/** Names of parameters, a newspaper and a day make most words of a short template. */
function areTitledOtherwise(from: WrittenWork, to: WrittenWork): boolean {
  return from.titles.size > 0 && to.titles.size > 0 && !areMost(from.titles, to.titles, 1);
}

function isText({ work }: WrittenWork): boolean {
  return work.startsWith("text:");
}

/** A page that moved keeps its title; neither its author nor its year becomes another. */
function areOneTitle(from: Named, to: Named): boolean {
  if (areOthers(from.authors, to.authors) || areOthers(from.years, to.years)) return false;
  if (from.numbers.size !== to.numbers.size || shared(from.numbers, to.numbers) < from.numbers.size)
    return false;
  if (from.title.size >= leastWords && to.title.size >= leastWords)
    return areMost(from.title, to.title, leastWords);
  // A title of a word or two is that of many pages, and of one where all around it is equal, too.
  const areTitled = from.title.size > 0 && to.title.size > 0;
  return areMost(from.words, to.words, leastWords) && (!areTitled || areMost(from.title, to.title, 1));
}

function areMost(old: ReadonlySet<string>, now: ReadonlySet<string>, least: number): boolean {
  const both = shared(old, now);
  return both >= least && both >= leastShared * Math.min(old.size, now.size);
}

/** Whether both are told, and nothing of the one is in the other. */
function areOthers(old: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return old.size > 0 && now.size > 0 && shared(old, now) === 0;
}

function shared(old: ReadonlySet<string>, now: ReadonlySet<string>): number {
  let both = 0;
  for (const word of old) if (now.has(word)) both += 1;
  return both;
}
