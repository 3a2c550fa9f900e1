import type { NumberGrammar, NumberPart } from "./number-grammar.ts";

/** The value of the parts of a number that have been read so far. */
export interface NumberSum {
  /** Thousands and larger parts. */
  readonly total: number;
  /** The last scale of the total; what follows is less, or multiplies everything. */
  readonly scale: number;
  /** The part below the thousands; `null` where there is none yet. */
  readonly group: number | null;
  /** What may be added to the group has to be less than this. */
  readonly free: number;
  /** Whether the last part joins the next one to the rest. */
  readonly joined: boolean;
}

/** The sum of no parts, from which each sum begins. */
export const emptySum: NumberSum = { total: 0, scale: Infinity, group: null, free: Infinity, joined: false };

/** The next part of the number has to be less than this: `twenty` leaves room for less than ten. */
export function roomOf({ group, free, scale }: NumberSum): number {
  return group === null ? scale : free;
}

/** The number that the parts so far make. */
export function totalOf({ total, group }: NumberSum): number {
  return total + (group ?? 0);
}

/** The sum with one more part; `null` where the part does not belong to the number. */
export function plus(
  sum: NumberSum,
  part: NumberPart,
  grammar: NumberGrammar,
  inWord: boolean,
): NumberSum | null {
  const next = {
    joint: () => join(sum, grammar, inWord),
    scale: () => times(part.alone === true ? withOne(sum, part.value, grammar) : sum, part.value),
    number: () => add(sum, part.value, grammar, inWord) ?? century(sum, part.value, grammar),
    article: () => (isOneMore(sum, grammar) ? add(sum, 1, grammar, inWord) : null),
    before: () => (sum === emptySum ? add(sum, 1, grammar, inWord) : null),
  }[part.kind]();
  return next === null || part.kind === "joint" ? next : { ...next, joined: false };
}

function join(sum: NumberSum, { words }: NumberGrammar, inWord: boolean): NumberSum | null {
  if (sum.joined || sum === emptySum) return null;
  const room = roomOf(sum);
  const fits = inWord || words.joint === undefined || (room >= words.joint.least && room <= words.joint.most);
  return fits ? { ...sum, joined: true } : null;
}

/** Adds the one that is left out by a scale without a number before it: `mille cent`. */
function withOne(sum: NumberSum, scale: number, { words }: NumberGrammar): NumberSum {
  const isOpen = sum.group === null && scale < sum.scale;
  const isJoined = sum === emptySum || words.onesFirst !== true || sum.joined;
  return isOpen && isJoined ? { ...sum, group: 1, joined: false } : sum;
}

/**
 * Whether an article counts as one here: at the beginning, where what follows has been looked at; or after a large enough
 * part.
 */
function isOneMore(sum: NumberSum, { words }: NumberGrammar): boolean {
  if (sum === emptySum) return true;
  return words.compound === undefined && (sum.joined || roomOf(sum) >= 20);
}

/** Multiplies: `two` and `hundred`; `two hundred` and `thousand`. */
function times(sum: NumberSum, scale: number): NumberSum | null {
  const { total, group, joined } = sum;
  const below = group ?? 0;
  if (joined || total + below === 0 || below >= (scale === 100 ? 100 : 1000)) return null;
  if (scale === 100) return below % 10 === 0 ? null : { ...sum, group: below * 100, free: 100 };
  const next = { ...sum, scale, group: null, free: Infinity };
  if (group !== null && scale < sum.scale) return { ...next, total: total + below * scale };
  // `dos mil trescientos millones`.
  return scale < 1e6 || total + below >= scale ? null : { ...next, total: (total + below) * scale };
}

/** A year made of two numbers: `nineteen eighty-four`. */
function century(
  { total, group, joined }: NumberSum,
  value: number,
  { words }: NumberGrammar,
): NumberSum | null {
  const isOne = group !== null && group >= 13 && group <= 20 && value >= 10 && value < 100;
  if (words.centuries !== true || !isOne || joined || total > 0) return null;
  return { ...emptySum, group: group * 100 + value, free: roomBehind(value, words) };
}

function add(sum: NumberSum, value: number, { words }: NumberGrammar, inWord: boolean): NumberSum | null {
  const { total, group, free, joined } = sum;
  const needsJoint = words.onesFirst === true;
  const isFirst = group === null && total === 0;
  if (value >= 1000) {
    // `ألفان` is two thousand.
    if (group !== null || value >= sum.scale || (!isFirst && needsJoint && !joined)) return null;
    return { ...sum, total: total + value, scale: value >= 1e6 ? 1e6 : 1000 };
  }
  if (group === null) {
    if (!isFirst && needsJoint && !joined) return null;
    return { ...sum, group: value, free: roomBehind(value, words) };
  }
  const ones = free === 1 && group % 100 < 10 && group % 1 === 0;
  if ((inWord || needsJoint) && joined && ones && value >= 20 && value < 100) {
    return { ...sum, group: group + value, free: 1 };
  }
  if (needsJoint && !joined) return ones && value === 10 ? { ...sum, group: group + 10, free: 1 } : null;
  if (value < free) {
    const isLast = free === 20 || words.pastNine?.includes(value) !== true;
    return { ...sum, group: group + value, free: isLast ? Math.min(free, roomBehind(value, words)) : 20 };
  }
  return null;
}

/** What may be added after a number has to be less than this. */
function roomBehind(value: number, words: NumberGrammar["words"]): number {
  if (value >= 100) return 100;
  if (words.pastNine?.includes(value) === true) return value === 10 ? 10 : 20;
  return words.tens !== undefined && value >= 20 && value % 10 === 0 ? 10 : 1;
}
