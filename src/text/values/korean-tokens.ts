import { wordSet } from "../word-set.ts";
import type { ValueLexicon } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";

/**
 * Korean words, divided where one word is several for a value: `5천만명이` counts, `의사이다` is what is left of `의사가 아니다`.
 *
 * A multiplier of a number and its unit are separated where nothing or a particle follows; from other words only those
 * endings are separated that a negation replaces.
 */
export function koreanTokens(tokens: readonly ValueToken[], lexicon: ValueLexicon): readonly ValueToken[] {
  const parted: ValueToken[] = [];
  /** Whether a number, or a multiplier of one, precedes the token. */
  let counting: "number" | "scale" | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word") {
      parted.push(token);
      counting = token.kind === "digits" ? "number" : null;
      continue;
    }
    const gap = token.start - (tokens[at - 1]?.end ?? 0);
    const isJoined = (gap === 0 || (gap === 1 && counting === "scale")) && token.text.length <= longestJoined;
    const counters = counting !== null && isJoined ? countersOf(token.text, 0, lexicon) : null;
    const lengths = counters ?? endingOf(token.text, tokens[at + 1]?.text ?? "");
    const isCounted: boolean = counting !== null && gap <= 1;
    counting = null;
    let from = 0;
    for (const length of lengths) {
      const text = token.text.slice(from, from + length);
      const isTrillion: boolean =
        text === "조" && isCounted && isMoney(token.text.slice(from + length), tokens, at);
      const form = oneForm.get(text) ?? (isCounted ? afterNumber.get(text) : undefined);
      const shown: string = isTrillion ? trillion : (form ?? text);
      parted.push({ ...token, text: shown, start: token.start + from, end: token.start + from + length });
      if (isCounted) counting = lexicon.entries.get(shown)?.scale === undefined ? null : "scale";
      from += length;
    }
  }
  return parted;
}

/** The lexicon's word for `조`, which is an article of a law, and a group, too. */
const trillion = "兆";

/** Whether money or a smaller part of the number follows `조`. */
function isMoney(rest: string, tokens: readonly ValueToken[], at: number): boolean {
  if (rest !== "") return money.test(rest);
  const next = tokens[at + 1];
  return next?.kind === "digits" ? hundreds.test(tokens[at + 2]?.text ?? "") : money.test(next?.text ?? "");
}

const money = /^(?:원|달러|엔|유로|위안)/;
const hundreds = /^[백천]?억/;

/** How long the parts of a word after a number are: multipliers, a unit, a particle; `null` for another word. */
function countersOf(text: string, from: number, lexicon: ValueLexicon): readonly number[] | null {
  if (from === text.length) return [];
  for (let length = Math.min(longestCounter, text.length - from); length > 0; length--) {
    const part = text.slice(from, from + length);
    const entry = lexicon.entries.get(part);
    const end = from + length;
    if (entry?.scale !== undefined || part === "조") {
      const behind = countersOf(text, end, lexicon);
      if (behind !== null) return [length, ...behind];
    }
    if (entry?.unit === undefined) continue;
    const rest = text.slice(end);
    if (rest === "") return [length];
    // `3분의 1` is a third.
    if (particles.has(rest) && !(part === "분" && rest === "의")) return [length, rest.length];
  }
  return from > 0 && particles.has(text.slice(from)) ? [text.length - from] : null;
}

const longestCounter = 5;

/**
 * Twice the length of several multipliers, a unit and a particle: a longer word is no number, and would cost its length
 * squared.
 */
const longestJoined = 24;

const particles = wordSet(
  "은 는 이 가 을 를 의 에 에는 에도 에만 에서 에서는 와 과 로 으로 로는 으로는 도 만 부터 부터는 까지 까지의 까지는 까지도 씩 여 경 쯤 께 " +
    "간 동안 이상 이하 미만 가량 정도 이나 나 보다 마다 당 중 째 뿐 인 이다 였다 이었다 이며 이고 이자 이던 였던 이었던 였으며 이었으며 이었고 였고 입니다",
);

/** The lengths of a word's stem and ending; one length where there is no such ending. */
function endingOf(text: string, next: string): readonly number[] {
  const whole = [text.length];
  const possible = endings.get(text.at(-1) ?? "");
  const found = possible?.find(({ end, before }) => before.test(next) && text.endsWith(end))?.end;
  if (found === undefined || found.length === text.length) return whole;
  const stem = text.length - found.length;
  // `하지 못했다` is one negation.
  return text[stem - 1] === "못" ? whole : [stem, found.length];
}

interface Ending {
  readonly end: string;
  /** What the next word has to begin with. */
  readonly before: RegExp;
}

/** Endings of words, by their last character, the longest first. */
const endings: ReadonlyMap<string, readonly Ending[]> = new Map(
  Object.entries({
    다: endingsOf("이었다 하였다 되었다 이다 였다 했다 한다 하다 됐다 된다", /^/),
    며: endingsOf("이며 하며 되며", /^/),
    고: endingsOf("이고 하고 되고", /^/),
    지: endingsOf("하지 되지", /^[않못]/),
    이: endingsOf("이", /^아니/),
    가: endingsOf("가", /^아니/),
  }),
);

function endingsOf(ends: string, before: RegExp): readonly Ending[] {
  return ends.split(" ").map((end) => ({ end, before }));
}

/** Pairs of two ways to write one ending. */
const oneForm: ReadonlyMap<string, string> = new Map([
  ["이었다", "였다"],
  ["하였다", "했다"],
  ["됐다", "되었다"],
]);

/** Particles that depend on the sound with which a number ends: `1이` becomes `2가`. */
const afterNumber: ReadonlyMap<string, string> = new Map([
  ["는", "은"],
  ["가", "이"],
  ["를", "을"],
  ["와", "과"],
  ["로", "으로"],
]);
