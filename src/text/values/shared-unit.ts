import { onceFor } from "../../ground/once-for.ts";
import { wordSet } from "../word-set.ts";
import { scaled } from "./numeral.ts";
import type { Amount } from "./one-amount.ts";
import { standIn, type Value, type ValuedText } from "./values.ts";

/**
 * What a number or an amount may say: alone, and with the unit or the scale of one beside it. Of `5–6 km`, the 5 is `5 km`, too;
 * of `$5–6 million`, it is also 5,000,000 dollars.
 *
 * @param at - Its place among the values of its text.
 */
export function readingsOf(value: Value, at: number, text: ValuedText): readonly Amount[] {
  if (!isNumeric(value)) return [value];
  const [before, after] = [sharerOf(text, at, -1), sharerOf(text, at, 1)];
  if (before === null && after === null) return [value];
  const [, number, own = ""] = plain.exec(value.normal) ?? [];
  if (number === undefined) return [value];
  const readings: Amount[] = [value];
  for (const sharer of [before, after]) {
    if (sharer === null) continue;
    const { beside, isRow } = sharer;
    const unit = plain.exec(beside.normal)?.[2] ?? "";
    // The unit of `$5` stands before it, that of `5 km` and 6 million bees is no part of the millions.
    if (own !== "" && unit !== own && (unit !== "" || !endsInDigit.test(value.text))) continue;
    const shared = own === "" ? unit : own;
    readings.push(amountOf(number, shared));
    // What multiplies both numbers stands behind them.
    if (sharer === after && isRow && value.scale === 1) {
      readings.push(amountOf(scaled(number, beside.scale), shared));
    }
  }
  return readings;
}

const endsInDigit = /\d$/;
const plain = /^(-?\d+(?:\.\d+)?)(?: (.+))?$/;

function isNumeric({ kind }: Value): boolean {
  return kind === "number" || kind === "amount";
}

function amountOf(number: string, unit: string): Amount {
  return unit === "" ? { kind: "number", normal: number } : { kind: "amount", normal: `${number} ${unit}` };
}

/** A value that has a unit or a scale for those before it, or after it. */
interface Sharer {
  readonly beside: Value;
  /** Whether nothing but joints is between: `5 to 6 thousand`, but not `killed 5, injured 6 thousand`. */
  readonly isRow: boolean;
}

/** The nearest value with a unit or a scale on one side, past numbers alone: `5 by 6 by 7 m`. At most a word is between two. */
function sharerOf(text: ValuedText, at: number, step: number): Sharer | null {
  const { values } = text;
  let isRow = true;
  let before = values[at];
  for (let next = at + step; Math.abs(next - at) <= farthest; next += step) {
    const beside = values[next];
    // `от 5 до 6 тысяч`, `5 to about 6 km`
    if (beside?.kind === "hedge") continue;
    if (before === undefined || beside === undefined || !isNumeric(beside)) return null;
    const gap = Math.abs(beside.place - before.place);
    if (gap > 1) return null;
    const place = Math.min(beside.place, before.place);
    if (gap === 1 && !joints.has(wordsOf(text)[place] ?? "")) isRow = false;
    if (beside.kind === "amount" || beside.scale > 1) return { beside, isRow };
    before = beside;
  }
  return null;
}

/** As many values away as there are numbers in a row that share a unit, and words that bound them. */
const farthest = 3;

const wordsOf = onceFor(({ words }: ValuedText) => words.split(" ").filter((word) => word !== standIn));

/** Words between the numbers of a range, a pair, or the sides of a thing. */
const joints = wordSet(
  "to and or by bis und oder mal à et ou y o u a al e tot en of à i do lub oraz до и или по і й та або till och eller til og " +
    "tai ja ve ile veya és vagy și sau hingga sampai dan atau đến ĝis kaj aŭ से और या إلى أو تا και έως ή 至 到 或 和 から",
);
