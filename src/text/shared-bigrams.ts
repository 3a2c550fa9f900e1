/** A part of a text, in UTF-16 units. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A table of bigrams by open addressing. What belongs to an earlier count is free, so that it need not be cleared. */
interface Table {
  readonly bigrams: Int32Array;
  /** How often each stands in the one part and has no copy in the other yet. */
  readonly copies: Int32Array;
  /** The number of the count a place was last taken in. */
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

/** How many bigrams, pairs of neighbouring units, two parts share, copies counted. */
export function countShared(one: Part, other: Part): number {
  if (one.end - one.start < 2 || other.end - other.start < 2) return 0;
  begin(one.end - one.start);
  addAll(one, table, count);
  return takeAll(other, table, count);
}

/** Frees all places, and sees to it that half of them stay free: so none is far from where it is looked for. */
function begin(units: number): void {
  if (units * 2 > table.bigrams.length || count === mostCounts) {
    table = tableOf(Math.max(table.bigrams.length, 2 ** Math.ceil(Math.log2(units * 2))));
    count = 0;
  }
  count++;
}

function addAll({ text, start, end }: Part, { bigrams, copies, takenIn }: Table, now: number): void {
  const mask = bigrams.length - 1;
  let left = text.charCodeAt(start);
  for (let at = start + 1; at < end; at++) {
    const right = text.charCodeAt(at);
    const bigram = (left << 16) | right;
    left = right;
    let place = placeOf(bigram) & mask;
    while (takenIn[place] === now && bigrams[place] !== bigram) place = (place + 1) & mask;
    if (takenIn[place] === now) {
      copies[place] = (copies[place] ?? 0) + 1;
    } else {
      takenIn[place] = now;
      bigrams[place] = bigram;
      copies[place] = 1;
    }
  }
}

/** Takes out what a part has copies of, and says how many there were. */
function takeAll({ text, start, end }: Part, { bigrams, copies, takenIn }: Table, now: number): number {
  const mask = bigrams.length - 1;
  let shared = 0;
  let left = text.charCodeAt(start);
  for (let at = start + 1; at < end; at++) {
    const right = text.charCodeAt(at);
    const bigram = (left << 16) | right;
    left = right;
    let place = placeOf(bigram) & mask;
    while (takenIn[place] === now && bigrams[place] !== bigram) place = (place + 1) & mask;
    const found = takenIn[place] === now ? (copies[place] ?? 0) : 0;
    if (found === 0) continue;
    copies[place] = found - 1;
    shared++;
  }
  return shared;
}

/** Where a bigram is looked for first: neighbouring letters spread over all places. */
function placeOf(bigram: number): number {
  const mixed = Math.imul(bigram, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
