import { canonicalJson, isList, isObject, type Json, type JsonObject } from "../json.ts";
import { cut } from "../text/cut.ts";
import { standsFor } from "./redacted.ts";
import type { MemberDifference } from "./verification.ts";

/** The members in which two values differ, in order of their names. */
export function differencesOf(
  recorded: Json | undefined,
  found: Json | undefined,
): readonly MemberDifference[] {
  const differences: MemberDifference[] = [];
  compare("", recorded, found, differences);
  return differences;
}

function compare(member: string, a: Json | undefined, b: Json | undefined, into: MemberDifference[]): void {
  if (isList(a) && isList(b) && a.length === b.length) {
    for (const [i, value] of a.entries()) compare(`${member}[${i}]`, value, b[i], into);
    return;
  }
  if (isObject(a) && isObject(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort((x, y) => (x < y ? -1 : 1));
    for (const name of names) {
      compare(member === "" ? name : `${member}.${name}`, own(a, name), own(b, name), into);
    }
    return;
  }
  if (a === b) return;
  if (a !== undefined && standsFor(a, b)) {
    into.push({ member, recorded: shown(a), redacted: true });
    return;
  }
  const [recorded, found] = typeof a === "string" && typeof b === "string" ? around(a, b) : [a, b];
  into.push({
    member,
    ...(recorded === undefined ? {} : { recorded: shown(recorded) }),
    ...(found === undefined ? {} : { found: shown(found) }),
  });
}

const mostShown = 300;
const leadShown = 40;

/** Two long strings, cut to begin shortly before their first difference. */
function around(a: string, b: string): readonly [string, string] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const start = Math.max(a.length, b.length) <= mostShown ? 0 : Math.max(0, at - leadShown);
  const from = (text: string) => (start === 0 ? text : `…${text.slice(start).toWellFormed()}`);
  return [from(a), from(b)];
}

function shown(value: Json): Json {
  if (typeof value === "string") return cut(value, mostShown);
  const json = canonicalJson(value);
  return json.length <= mostShown ? value : cut(json, mostShown);
}

function own(value: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
