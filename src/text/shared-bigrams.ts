/** A part of a text, in UTF-16 units. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A table of bigrams with open addressing. Entries of earlier counts are free, so that the table need not be cleared. */
interface Table {
  readonly bigrams: Int32Array;
  /** How often each bigram stands in the one part without a copy found in the other yet. */
  readonly copies: Int32Array;
  /** The number of the count in which a place was last taken. */
  readonly takenIn: Int32Array;
}

let table = tableOf(1024);
let count = 0;
const mostCounts = 2 ** 31 - 1;

function tableOf(places: number): Table {
  return {
    bigrams: new Int32Array(places),
    copies: new Int32Array(places),
    takenIn: new Int32Array(places),
  };
}

/** How many bigrams, pairs of neighbouring units, two parts share, counting copies. */
export function countShared(one: Part, other: Part): number {
  if (one.end - one.start < 2 || other.end - other.start < 2) return 0;
  begin(one.end - one.start);
  const shared = addAll(one, table, count) ? takeAll(other, table, count) : crowded;
  return shared === crowded ? countSorted(sortedBigrams(one), sortedBigrams(other)) : shared;
}

/** Frees all places, and ensures that half of them stay free, so that no bigram is far from where it is looked for. */
function begin(units: number): void {
  if (units * 2 > table.bigrams.length || count === mostCounts) {
    table = tableOf(Math.max(table.bigrams.length, 2 ** Math.ceil(Math.log2(units * 2))));
    count = 0;
  }
  count++;
}

/** Adds a part's bigrams; returns whether all have found a place. */
function addAll({ text, start, end }: Part, within: Table, now: number): boolean {
  const { bigrams, copies, takenIn } = within;
  let left = text.charCodeAt(start);
  for (let at = start + 1; at < end; at++) {
    const right = text.charCodeAt(at);
    const bigram = (left << 16) | right;
    left = right;
    const place = placeOf(bigram, within, now);
    if (place === crowded) return false;
    if (takenIn[place] === now) {
      copies[place] = (copies[place] ?? 0) + 1;
    } else {
      takenIn[place] = now;
      bigrams[place] = bigram;
      copies[place] = 1;
    }
  }
  return true;
}

/** Takes out the bigrams of which a part has copies, and returns how many there were. */
function takeAll({ text, start, end }: Part, within: Table, now: number): number {
  const { copies, takenIn } = within;
  let shared = 0;
  let left = text.charCodeAt(start);
  for (let at = start + 1; at < end; at++) {
    const right = text.charCodeAt(at);
    const place = placeOf((left << 16) | right, within, now);
    left = right;
    if (place === crowded) return crowded;
    const found = takenIn[place] === now ? (copies[place] ?? 0) : 0;
    if (found === 0) continue;
    copies[place] = found - 1;
    shared++;
  }
  return shared;
}

/** Where a bigram is, or would be; `crowded` where a text was made so that many bigrams compete for one place. */
function placeOf(bigram: number, { bigrams, takenIn }: Table, now: number): number {
  const mask = bigrams.length - 1;
  let place = Math.imul(bigram, 0x9e3779b1) >>> Math.clz32(mask);
  for (let tries = 0; tries < mostTries; tries++) {
    if (takenIn[place] !== now || bigrams[place] === bigram) return place;
    place = (place + 1) & mask;
  }
  return crowded;
}

const crowded = -1;
/** In 17 million lookups of our histories it never took more than four. */
const mostTries = 32;

/** The slower way, which takes the same time for every text. */
function sortedBigrams({ text, start, end }: Part): Uint32Array {
  const bigrams = new Uint32Array(end - start - 1);
  for (let i = 0; i < bigrams.length; i++) {
    bigrams[i] = (text.charCodeAt(start + i) << 16) | text.charCodeAt(start + i + 1);
  }
  return bigrams.sort();
}

function countSorted(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const left = one[i] ?? 0;
    const right = other[j] ?? 0;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared;
}
