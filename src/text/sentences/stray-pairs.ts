import { characterKinds, isDigit, isSpace, Kind, pairMarks } from "../character-kind.ts";

/**
 * A text of the same length in which quotes and brackets without a partner are replaced by curly quotes, which the splitter
 * ignores.
 *
 * The splitter takes a straight quote as opening or closing in turn, and what is open stays so to the end of the text. So
 * one inch mark (`a 7" single`), one quote of another form (`„one" and "two."`) or one lost bracket made all sentences after
 * it one. Here a quote's neighbours decide: after a space it does not close, before a space it does not open.
 */
export function withoutStrayPairs(text: string): string {
  const openers: number[][] = [];
  const stray: number[] = [];
  let quote = -1;
  // One in fifty units is such a mark: a loop over all units would mostly run as code that V8 has not optimised.
  for (const { index: at } of text.matchAll(pairMarks)) {
    const kind = characterKinds[text.charCodeAt(at)] ?? Kind.other;
    if (kind !== Kind.pair) {
      const open = openers[kind >> 1];
      if (kind % 2 === 1) open?.pop();
      else if (open === undefined) openers[kind >> 1] = [at];
      else open.push(at);
    } else if (quote < 0) {
      if (mayOpen(text, at)) quote = at;
      else stray.push(at);
    } else if (mayClose(text, at)) {
      quote = -1;
    } else {
      stray.push(quote);
      quote = at;
    }
  }
  if (quote >= 0) stray.push(quote);
  const all = [...stray, ...openers.flat()];
  return all.length === 0 ? text : curled(text, all);
}

function mayOpen(text: string, at: number): boolean {
  if (at === 0 || isSpace(text.charCodeAt(at - 1))) return !isSpace(text.charCodeAt(at + 1));
  // `7"-single`, `26'46"N`; but in Chinese a quotation may directly follow a year.
  const isMeasure = isDigit(text.charCodeAt(at - 1)) && text.charCodeAt(at + 1) < 0x80;
  return !isMeasure && !isOver(text, at + 1);
}

function mayClose(text: string, at: number): boolean {
  return !isSpace(text.charCodeAt(at - 1)) || isOver(text, at + 1);
}

/** Whether a word has ended here: `," he said`, `").` */
function isOver(text: string, at: number): boolean {
  return at >= text.length || isSpace(text.charCodeAt(at)) || ",.;:?!)]".includes(text.charAt(at));
}

function curled(text: string, places: readonly number[]): string {
  let shown = "";
  let from = 0;
  for (const at of places.toSorted((a, b) => a - b)) {
    shown += text.slice(from, at) + (isOver(text, at + 1) ? "”" : "“");
    from = at + 1;
  }
  return shown + text.slice(from);
}
