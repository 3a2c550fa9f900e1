import { isList, isObject, type Json, type JsonObject } from "../json.ts";
import type { Fact } from "./journal.ts";
import type { Sentences } from "./sentences.ts";

/** A fact to be put aside, its sentences by their numbers: their keys are most of it. */
export type SavedFact = readonly [type: string, isExact: boolean, subject: JsonObject];

/** A fact as it is put aside. */
export function saveFact({ type, isExact, subject }: Fact, { find }: Sentences): SavedFact {
  return [type, isExact, mapped(subject, (text) => numbered(text, find(text)))];
}

/** A fact as it was before it was put aside. */
export function restoreFact([type, isExact, subject]: SavedFact, { key }: Sentences): Fact {
  const restore = (text: string) => {
    if (!text.startsWith(mark)) return text;
    const rest = text.slice(mark.length);
    return rest.startsWith(mark) ? rest : key(Number(rest));
  };
  return { type, isExact, subject: mapped(subject, restore) };
}

/** Stands before the number of a sentence, and before a text that begins so itself. */
const mark = "#";

function numbered(text: string, sentence: number): string {
  if (sentence >= 0) return `${mark}${sentence}`;
  return text.startsWith(mark) ? `${mark}${text}` : text;
}

/** An object with each of its texts changed, however deep it stands. */
function mapped(object: JsonObject, change: (text: string) => string): JsonObject {
  const value = (one: Json | undefined): Json | undefined => {
    if (typeof one === "string") return change(one);
    if (isList(one)) return one.map((part) => value(part) ?? null);
    return isObject(one) ? mapped(one, change) : one;
  };
  const result: Record<string, Json | undefined> = {};
  for (const name of Object.keys(object)) result[name] = value(object[name]);
  return result;
}
