import { hash } from "node:crypto";
import { HistoryError } from "./errors.ts";

/** A value that JSON can hold, read-only. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object that JSON can hold; members that are `undefined` are left out when it is written. */
export interface JsonObject {
  readonly [member: string]: Json | undefined;
}

/** Whether a value is a list: `Array.isArray` alone does not make TypeScript tell a read-only list from an object. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value is an object, and neither `null` nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The texts that a member holds, as one text or a list of texts; none if it holds something else. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

const maxDepth = 64;

/**
 * The RFC 8785 canonical JSON of a value: members sorted by UTF-16 code unit, no white space.
 *
 * Members that are `undefined` are left out, like absent optional fields.
 * @throws HistoryError `INVALID_EVENT` for NaN, infinities, functions, dates, maps, promises and other objects that are not
 * plain, lone surrogates, and nesting deeper than 64.
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function canonicalJson(value: unknown): string {
  return inOnePiece(write(value, 0));
}

/**
 * The same text, stored in one piece. V8 keeps a concatenated text as its pieces until one of its characters is read, and the
 * pieces of many thousand events are a burden on its garbage collector.
 */
function inOnePiece(text: string): string {
  return Number.isNaN(text.charCodeAt(0)) ? "" : text;
}

/**
 * A text in which characters that control a terminal, break lines or change the direction of writing are spelt `\uXXXX`.
 * JSON written by `JSON.stringify` still parses to the same value.
 */
export function escapeSteering(text: string): string {
  return text.replace(steering, escaped);
}

/** A text of which each UTF-16 unit is spelt `\uXXXX`. */
export function escaped(text: string): string {
  return [...Array(text.length).keys()]
    .map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Characters that are escaped. The two joiners are not among them: Devanagari, Persian and others need them. */
export const steering = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The value that a JSON text holds; `undefined` if the text is not JSON.
 *
 * @param instead - Gives each member's value, as for `JSON.parse`.
 */
export function parsedJson(text: string, instead?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, instead);
  } catch {
    return undefined;
  }
}

/** The object that a JSON text holds; `null` for any other text. */
export function objectIn(text: string): JsonObject | null {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** SHA-256 of bytes or of a string's UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(content: Uint8Array | string): string {
  return hash("sha256", content, "hex");
}

/** SHA-1 of bytes or of a string's UTF-8, as 40 lower-case hexadecimal digits. */
export function sha1(bytes: Uint8Array | string): string {
  return hash("sha1", bytes, "hex");
}

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
      if (!Number.isFinite(value)) throw unwritable(`the number ${value}`);
      return value === 0 ? "0" : String(value);
    case "boolean":
      return value ? "true" : "false";
    case "object":
      if (value === null) return "null";
      if (depth > maxDepth) throw unwritable(`nesting deeper than ${maxDepth}`);
      return Array.isArray(value) ? writeArray(value, depth) : writeObject(value, depth);
    default:
      throw unwritable(`a ${typeof value}`);
  }
}

function writeArray(values: readonly unknown[], depth: number): string {
  let out = "[";
  for (let i = 0; i < values.length; i++) {
    if (i > 0) out += ",";
    out += write(values[i], depth + 1);
  }
  return `${out}]`;
}

function writeObject(value: object, depth: number): string {
  // Members of the engine's objects are mostly in order already; then they need no list to sort.
  if (!isPlain(value)) return writeStranger(value, depth);
  let out = "";
  let previous = "";
  for (const name in value) {
    if (name < previous) return writeSorted(value, depth);
    previous = name;
    const member = value[name];
    if (member === undefined) continue;
    out += `${out === "" ? "{" : ","}${memberName(name)}${write(member, depth + 1)}`;
  }
  return out === "" ? "{}" : `${out}}`;
}

/** Whether an object inherits no members, which a `for … in` loop would also find. */
function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The part of a value that JSON would refuse or silently lose; `null` if JSON can hold all of it.
 *
 * Unlike canonical JSON, lone surrogates and any depth are allowed.
 */
export function unlikeJson(value: unknown): string | null {
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : `the number ${value}`;
  if (typeof value !== "object") return `a value of type ${typeof value}`;
  if (!Array.isArray(value) && !isPlain(value) && !isPlainElsewhere(value)) return kindOf(value);
  for (const member of Array.isArray(value) ? value : Object.values(value).filter(isThere)) {
    const fault = unlikeJson(member);
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether a member is written: one that is `undefined` is left out. */
function isThere(member: unknown): boolean {
  return member !== undefined;
}

/** Writes a plain object of another realm. Anything else, such as a date, a map or a promise, would be written as `{}`. */
function writeStranger(value: object, depth: number): string {
  if (!isPlainElsewhere(value)) throw unwritable(kindOf(value));
  return writeSorted(value, depth);
}

/** Whether an object that is not plain here is plain in the realm that it comes from. */
function isPlainElsewhere(value: object): boolean {
  return Object.getPrototypeOf(Object.getPrototypeOf(value)) === null;
}

function kindOf(value: object): string {
  return `an object that is not a plain one (${Object.prototype.toString.call(value).slice(8, -1)})`;
}

function writeSorted(value: object, depth: number): string {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  let out = "";
  for (const [name, member] of entries) {
    if (member === undefined) continue;
    out += `${out === "" ? "" : ","}${memberName(name)}${write(member, depth + 1)}`;
  }
  return `{${out}}`;
}

/** Most names kept. The engine uses few, but third parties may use any number. */
const mostNames = 1000;
const memberNames = new Map<string, string>();

/** A member's name and colon as JSON; made once for each name. */
function memberName(name: string): string {
  const known = memberNames.get(name);
  if (known !== undefined) return known;
  const written = `${quoted(name)}:`;
  if (memberNames.size < mostNames) memberNames.set(name, written);
  return written;
}

/** Characters that `JSON.stringify` escapes, and surrogates: it would escape lone ones, which canonical JSON has to refuse. */
const needsCare = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function quoted(text: string): string {
  if (!needsCare.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw unwritable("a lone surrogate");
  return JSON.stringify(text);
}

function unwritable(what: string): HistoryError {
  return new HistoryError("INVALID_EVENT", `canonical JSON cannot hold ${what}`);
}
