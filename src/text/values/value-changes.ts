import { addTo } from "../../ground/add-to.ts";
import { onceFor } from "../../ground/once-for.ts";
import { createQueues } from "../../ground/queues.ts";
import { wordSet } from "../word-set.ts";
import { isOneAmount } from "./one-amount.ts";
import { readingsOf } from "./shared-unit.ts";
import type { ValueKind } from "./taken.ts";
import { saysBeside } from "./value-beside.ts";
import { standIn, type Value, type ValuedText } from "./values.ts";

/** A value that differs on the other side; `null` on a side where there is none. */
export interface ValueChange {
  readonly kind: ValueKind;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The values that differ between two sentences whose other words are the same; empty where the words differ.
 *
 * A value that only moved, is written differently, or is now a label in brackets, is no change.
 */
export function changedValues(from: ValuedText, to: ValuedText): readonly ValueChange[] {
  if (from.words === "" || !saySame(from, to)) return [];
  const changes: Change[] = [];
  const lost = createPool();
  const gained = createPool();
  for (let i = 0, j = 0; i < from.values.length || j < to.values.length; ) {
    const place = Math.min(from.values[i]?.place ?? Infinity, to.values[j]?.place ?? Infinity);
    const oldEnd = endOfPlace(from.values, i, place);
    const nowEnd = endOfPlace(to.values, j, place);
    const [old, now] = [from.values.slice(i, oldEnd), to.values.slice(j, nowEnd)];
    // `some are not` becomes `not all are`: one was worded as the other.
    if (negationsIn(old) !== negationsIn(now) && quantifiersIn(old) !== quantifiersIn(now)) return [];
    pairAt(old, now);
    i = oldEnd;
    j = nowEnd;
  }
  function pairAt(old: readonly Value[], now: readonly Value[]): void {
    if (old.length !== now.length && isRegrouped(old, now)) return;
    // Of several with the same meaning, those written alike are the ones that stayed.
    const [was, is] = [without(old, now, spellingOf), without(now, old, spellingOf)];
    const gone = without(was, is);
    const inTurn = changedInTurn(old, now, gone.length);
    if (inTurn !== null) {
      // One by one: a list of numbers may be longer than a call can take arguments.
      for (const change of inTurn) changes.push(change);
      return;
    }
    const waiting = new Map<string, Value[]>();
    for (const value of without(is, was).reverse()) addTo(waiting, groupOf(value), value);
    for (const value of gone) {
      const other = waiting.get(groupOf(value))?.pop();
      if (other === undefined) lost.add(value);
      else changes.push({ from: value, to: other });
    }
    for (const left of waiting.values()) for (const value of left.reverse()) gained.add(value);
  }
  // A value that only moved did not replace anything: what came stands in its old place.
  const replaced = changes.filter(({ from: old, to: now }) => {
    if (isOneTime(old, now) || isOneAmount(old, now) || areOneInUnits(old, from, now, to)) return false;
    if (isFilled(now, to, old) || isFilled(old, from, now)) return false;
    if (gained.take(old)) gained.add(now);
    else if (lost.take(now)) lost.add(old);
    else return true;
    return false;
  });
  const gone = lost.all().filter((value) => !gained.take(value) && !isLabelOf(to, value));
  const came = gained.all().filter((value) => !isLabelOf(from, value));
  if (!changeClaim(replaced, gone, came)) return [];
  return [
    ...replaced.map(({ from: old, to: now }) => ({ kind: now.kind, from: old.text, to: now.text })),
    ...gone.map(({ kind, text }) => ({ kind, from: text, to: null })),
    ...came.map(({ kind, text }) => ({ kind, from: null, to: text })),
  ];
}

/** Whether the digits of one long number were grouped in another way: `020 7946 0000` is `020-7946-0000`. */
function isRegrouped(old: readonly Value[], now: readonly Value[]): boolean {
  const digits = digitsOf(old);
  return digits.length >= fewestLong && digits === digitsOf(now);
}

/** As many as the local part of a telephone number has, and more than a score or a row of years. */
const fewestLong = 7;

/** The digits of numbers alone; `""` where there are other values. */
function digitsOf(values: readonly Value[]): string {
  if (values.length === 0 || values.some(({ kind }) => kind !== "number")) return "";
  return values.map(({ normal }) => normal.replaceAll(/\D/g, "")).join("");
}

/** Whether they are one time of day, with a colon and with a full stop. */
function isOneTime(old: Value, now: Value): boolean {
  return old.normal.replace(":", ".") === now.normal.replace(":", ".");
}

/** Whether two values are one amount, with the units of those beside them: `5–6 km` is `5,000–6,000 m`. */
function areOneInUnits(old: Value, from: ValuedText, now: Value, to: ValuedText): boolean {
  const readings = readingsOf(now, placeIn(to, now), to);
  return readingsOf(old, placeIn(from, old), from).some((was) =>
    readings.some((is) => was.normal === is.normal || isOneAmount(was, is)),
  );
}

/** Whether a value says the same as a fuller one, with what the values beside it add: `5–7 May` says `5 May – 7 May`. */
function isFilled(value: Value, text: ValuedText, full: Value): boolean {
  const { values } = text;
  const at = placeIn(text, value);
  return [values[at - 1], values[at + 1]].some(
    (beside) =>
      beside !== undefined && Math.abs(beside.place - value.place) <= 1 && saysBeside(value, beside, full),
  );
}

function placeIn({ values }: ValuedText, value: Value): number {
  return placesIn(values).get(value) ?? -1;
}

const placesIn = onceFor((values: readonly Value[]) => new Map(values.map((value, at) => [value, at])));

/** Whether the other text has the number in the same place, in brackets: a link to `13` became a note, `[13]`, or had been one. */
function isLabelOf({ labels }: ValuedText, { normal, place }: Value): boolean {
  return labels.some((label) => label.normal === normal && label.place === place);
}

/**
 * Whether one sentence has quantifiers more than another, and the other words are the same. Cheap where they are not: in a
 * language of other letters, many sentences are compared.
 */
export function differInQuantifiers(from: ValuedText, to: ValuedText): boolean {
  const more = from.values.filter(isQuantifier).length - to.values.filter(isQuantifier).length;
  return (
    more !== 0 &&
    from.words.length - to.words.length === more * (standIn.length + 1) &&
    wordsWithout(from, isStandIn) === wordsWithout(to, isStandIn)
  );
}

/**
 * Whether the words are the same, or quantifiers came or went among them. Beside a negation that came or went, articles do not
 * count: `no road` becomes `a road`.
 */
function saySame(from: ValuedText, to: ValuedText): boolean {
  if (from.words === to.words || differInQuantifiers(from, to)) return true;
  return (
    negationsIn(from.values) !== negationsIn(to.values) &&
    wordsWithout(from, isArticle) === wordsWithout(to, isArticle)
  );
}

/**
 * Whether changes are more than other words for one claim. It is one claim where a quantifier went and another came elsewhere
 * (`some do not` becomes `do not all`), and where all that came or went is a quantifier that the sentence may mean without it.
 */
function changeClaim(replaced: readonly Change[], gone: readonly Value[], came: readonly Value[]): boolean {
  if (gone.some(isQuantifier) && came.some(isQuantifier)) return false;
  return replaced.length > 0 || [...gone, ...came].some((value) => !isQuantifier(value) || value.limits);
}

function isQuantifier({ kind }: Value): boolean {
  return kind === "quantifier";
}

function negationsIn(values: readonly Value[]): number {
  let negations = 0;
  for (const { kind } of values) if (kind === "negation") negations++;
  return negations;
}

function quantifiersIn(values: readonly Value[]): string {
  return values
    .filter(isQuantifier)
    .map(({ normal }) => normal)
    .join(" ");
}

function wordsWithout({ words }: ValuedText, isLeftOut: (word: string) => boolean): string {
  return words
    .split(" ")
    .filter((word) => !isLeftOut(word))
    .join(" ");
}

function isStandIn(word: string): boolean {
  return word === standIn;
}

function isArticle(word: string): boolean {
  return articles.has(word);
}

/** Articles of any language, and what is left of a word that negates a noun: `keine Orte` becomes `Orte`, `没有路` becomes `有路`. */
const articles = wordSet("a an ein eine einen einem einer eines een un une una uno um uma en et ett 有");

/** A value that replaced another. */
interface Change {
  readonly from: Value;
  readonly to: Value;
}

/**
 * The changes within one row of values, each compared with the one in the same place: `3–1` that becomes `1–3` says
 * something else. `null` where the rows do not have the same kinds, or where it is simpler to say that some went and others
 * came: one value fewer at the front and one more at the end.
 *
 * @param gone - How many of the old values have no equal among the new ones.
 */
function changedInTurn(old: readonly Value[], now: readonly Value[], gone: number): readonly Change[] | null {
  if (old.length !== now.length) return null;
  const changes: Change[] = [];
  for (const [i, from] of old.entries()) {
    const to = now[i];
    if (to === undefined) return null;
    if (groupOf(from) === groupOf(to) && from.normal === to.normal) continue;
    if (shapeOf(from) !== shapeOf(to)) return null;
    changes.push({ from, to });
  }
  return changes.length <= 2 * Math.max(1, gone) ? changes : null;
}

/** Kind, unit and precision of a value, without its numbers. */
function shapeOf({ kind, normal }: Value): string {
  return `${kind} ${normal.replaceAll(/\d+(?:\.\d+)?/g, "0")}`;
}

/** Values out of which equal ones can be taken. */
interface Pool {
  add(value: Value): void;
  /** Takes out an equal one; returns whether there was one. */
  take(value: Value): boolean;
  all(): Value[];
}

function createPool(values: readonly Value[] = [], keyOf = meaningOf): Pool {
  const queues = createQueues<string, Value>();
  const pool: Pool = {
    add: (value) => queues.add(keyOf(value), value),
    take: (value) => queues.take(keyOf(value)) !== undefined,
    all: queues.left,
  };
  for (const value of values) pool.add(value);
  return pool;
}

function meaningOf(value: Value): string {
  return `${groupOf(value)} ${value.normal}`;
}

function spellingOf(value: Value): string {
  return `${meaningOf(value)} ${value.text.toLowerCase()}`;
}

/** The values that have no equal among the others. */
function without(values: readonly Value[], others: readonly Value[], keyOf = meaningOf): Value[] {
  const pool = createPool(others, keyOf);
  return values.filter((value) => !pool.take(value));
}

/** Numbers, dates and amounts can replace each other; a negation, hedge or quantifier only one of its kind. */
function groupOf({ kind }: Value): string {
  return kind === "negation" || kind === "hedge" || kind === "quantifier" ? kind : "number";
}

function endOfPlace(values: readonly Value[], from: number, place: number): number {
  let end = from;
  while (values[end]?.place === place) end++;
  return end;
}
