import { isList, isObject, type Json, type JsonObject } from "../json.ts";
import type { Fact } from "./journal.ts";
import type { Sentences } from "./sentences.ts";

/** A fact as it is saved, with numbers instead of sentences' keys, which would take most of the room. */
export type SavedFact = readonly [type: string, isExact: boolean, subject: JsonObject];

/** The saved form of a fact. */
export function saveFact({ type, isExact, subject }: Fact, { find }: Sentences): SavedFact {
  return [type, isExact, mapped(subject, (text) => numbered(text, find(text)))];
}

/** A fact restored from its saved form. */
export function restoreFact([type, isExact, subject]: SavedFact, { key }: Sentences): Fact {
  const restore = (text: string) => {
    if (!text.startsWith(mark)) return text;
    const rest = text.slice(mark.length);
    return rest.startsWith(mark) ? rest : key(Number(rest));
  };
  return { type, isExact, subject: mapped(subject, restore) };
}

/** Marks the number of a sentence; also put before a text that itself begins with it. */
const mark = "#";

function numbered(text: string, sentence: number): string {
  if (sentence >= 0) return `${mark}${sentence}`;
  return text.startsWith(mark) ? `${mark}${text}` : text;
}

/** An object with each of its texts changed, at any depth. */
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
