import { partitionPoint } from "../../ground/ascending.ts";

/**
 * Where an escaped text and its decoded form differ: at its entities and at `\r\n`, in order.
 *
 * Each mark has three numbers: where it starts and ends in the escaped text, and how many bytes decoding has lost by its end.
 */
export interface Marks {
  count: number;
  numbers: Int32Array;
}

const stride = 3;

/** No marks yet. */
export function createMarks(): Marks {
  return { count: 0, numbers: new Int32Array(stride * 16) };
}

/** Adds a mark after the last one; `size` is its length once decoded. */
export function addMark(marks: Marks, start: number, end: number, size: number): void {
  reserve(marks, marks.count + 1);
  const at = stride * marks.count;
  const lost = lostBefore(marks, marks.count);
  marks.numbers[at] = start;
  marks.numbers[at + 1] = end;
  marks.numbers[at + 2] = lost + end - start - size;
  marks.count++;
}

/** Index of the last mark that starts before an offset, or -1. */
export function lastMarkBefore(marks: Marks, offset: number): number {
  return partitionPoint(marks.count, (index) => startOfMark(marks, index) < offset) - 1;
}

/** Where a mark starts in the escaped text. */
export function startOfMark(marks: Marks, index: number): number {
  return marks.numbers[stride * index] ?? 0;
}

/** Where a mark ends in the escaped text. */
export function endOfMark(marks: Marks, index: number): number {
  return marks.numbers[stride * index + 1] ?? 0;
}

/** How many bytes decoding loses in the marks before the given one. */
export function lostBefore(marks: Marks, index: number): number {
  return index === 0 ? 0 : (marks.numbers[stride * index - 1] ?? 0);
}

/**
 * The marks of a text made from another one: the marks before `from`, then fresh ones, then those from `to` on, moved by `shift`
 * bytes of escaped text.
 */
export function splicedMarks(marks: Marks, from: number, to: number, fresh: Marks, shift: number): Marks {
  const lost = lostBefore(marks, from);
  const moved = lost + lostBefore(fresh, fresh.count) - lostBefore(marks, to);
  const count = marks.count - (to - from) + fresh.count;
  const numbers = new Int32Array(stride * count);
  const tail = stride * (from + fresh.count);
  numbers.set(marks.numbers.subarray(0, stride * from));
  numbers.set(fresh.numbers.subarray(0, stride * fresh.count), stride * from);
  numbers.set(marks.numbers.subarray(stride * to, stride * marks.count), tail);
  for (let at = stride * from + 2; at < tail; at += stride) numbers[at] = (numbers[at] ?? 0) + lost;
  if (shift === 0 && moved === 0) return { count, numbers };
  for (let at = tail; at < numbers.length; at += stride) {
    numbers[at] = (numbers[at] ?? 0) + shift;
    numbers[at + 1] = (numbers[at + 1] ?? 0) + shift;
    numbers[at + 2] = (numbers[at + 2] ?? 0) + moved;
  }
  return { count, numbers };
}

function reserve(marks: Marks, count: number): void {
  if (stride * count <= marks.numbers.length) return;
  const grown = new Int32Array(2 * stride * count);
  grown.set(marks.numbers);
  marks.numbers = grown;
}
