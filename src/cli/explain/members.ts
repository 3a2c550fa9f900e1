import { isList, type Json, type JsonObject } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { wordSet } from "../../text/word-set.ts";
import { displayed } from "../words/displayed.ts";
import { durationWords } from "../words/duration-words.ts";

/** A member of an event, with its name and a value that people can read. */
export interface Row {
  readonly name: string;
  readonly value: string;
}

const mostShown = 300;
const mostListed = 20;

/** The members of an object as rows, in order of their names. */
export function rowsOf(members: JsonObject, without: readonly string[] = []): readonly Row[] {
  return Object.entries(members)
    .filter(([name, value]) => value !== undefined && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => ({ name: nameWords(name), value: valueWords(name, value ?? null) }));
}

/** The name in words: `standingSeconds` becomes `standing`, and its unit follows the number. */
function nameWords(name: string): string {
  return displayed(
    cut(
      name.replace(/(?<=.)Seconds$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      40,
    ),
  );
}

/** A value in one line, with wiki text cut and escaped; the members of an object in order of their names, `before` in front. */
export function valueWords(name: string, value: Json): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return isSeconds(name) ? secondsWords(value) : String(value);
  if (typeof value === "string") return value === "" ? "empty" : displayed(cut(value, mostShown));
  if (isList(value)) return name === "section" && value.length === 0 ? "the lead" : listWords(name, value);
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a === "before" || (b !== "before" && a < b) ? -1 : 1))
    .map(([key, member]) => {
      const words = valueWords(key, member ?? null);
      return `${nameWords(key)} ${Array.isArray(member) ? `(${words})` : words}`;
    })
    .join(", ");
}

/** Lists of users, of whom one that is hidden is `null`. */
const ofUsers = wordSet("actors authors overThree undid");

function listWords(name: string, values: readonly Json[]): string {
  if (values.length === 0) return "none";
  const separator = values.some((value) => typeof value === "object" && value !== null) ? "; " : ", ";
  const shown = values
    .slice(0, mostListed)
    .map((value) => (value === null && ofUsers.has(name) ? "a hidden user" : valueWords("", value)));
  const rest = values.length - shown.length;
  return rest === 0 ? shown.join(separator) : `${shown.join(separator)} and ${rest} more`;
}

function isSeconds(name: string): boolean {
  return /seconds/i.test(name);
}

/** A duration in words, with the number of seconds beside it. */
function secondsWords(seconds: number): string {
  const words = durationWords(seconds);
  return /seconds?$/.test(words) ? `${seconds} s` : `${words} (${seconds} s)`;
}
