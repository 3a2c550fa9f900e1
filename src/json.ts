import { hash } from "node:crypto";
import { HistoryError } from "./errors.ts";

/** A value JSON can carry, read-only. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object JSON can carry; members that are `undefined` are left out when it is written. */
export interface JsonObject {
  readonly [member: string]: Json | undefined;
}

const maxDepth = 64;

/**
 * The RFC 8785 canonical JSON of a value: members sorted by UTF-16 code unit, no white space.
 *
 * Members that are `undefined` are left out, as an absent optional field.
 * @throws HistoryError `INVALID_EVENT` for NaN, infinities, functions, lone surrogates, and nesting past 64.
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  // What the engine makes is in order already: then JSON.stringify writes the same bytes, and one flat string.
  if (isInOrder(value, 0)) {
    const text = JSON.stringify(value);
    // It hides lone surrogates behind escapes.
    if (!text.includes("\\ud")) return text;
  }
  return write(value, 0);
}

/**
 * A text in which what steers a display, breaks lines or turns the direction of writing is spelt `\\uXXXX`. JSON written
 * by `JSON.stringify` parses as before.
 */
export function escapeSteering(text: string): string {
  return text.replace(steering, (character) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** The two joiners stay: Devanagari, Persian and others are written with them. */
const steering = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What a JSON text holds; `undefined` where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** SHA-256 of a string's UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}

/** SHA-1 of bytes or of a string's UTF-8, as 40 lower-case hexadecimal digits. */
export function sha1(bytes: Uint8Array | string): string {
  return hash("sha1", bytes, "hex");
}

/** Whether a value holds only what JSON can carry, and the members of its objects are sorted. */
function isInOrder(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      if (value === null) return true;
      if (depth > maxDepth) return false;
      return Array.isArray(value) ? isArrayInOrder(value, depth) : isObjectInOrder(value, depth);
    default:
      return false;
  }
}

function isArrayInOrder(values: readonly unknown[], depth: number): boolean {
  for (let i = 0; i < values.length; i++) if (!isInOrder(values[i], depth + 1)) return false;
  return true;
}

// Unlike Object.entries this makes no lists. An inherited member can only lead to the slower way of writing.
function isObjectInOrder(value: object, depth: number): boolean {
  let previous = "";
  for (const name in value) {
    const member: unknown = Reflect.get(value, name);
    if (name < previous || (member !== undefined && !isInOrder(member, depth + 1))) return false;
    previous = name;
  }
  return true;
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
  const entries = Object.entries(value);
  if (!isSorted(entries)) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  let out = "";
  for (const [name, member] of entries) {
    if (member === undefined) continue;
    out += `${out === "" ? "" : ","}${quoted(name)}:${write(member, depth + 1)}`;
  }
  return `{${out}}`;
}

function isSorted(entries: readonly (readonly [string, unknown])[]): boolean {
  let previous = "";
  for (const [name] of entries) {
    if (name < previous) return false;
    previous = name;
  }
  return true;
}

const needsNoEscape = /^[\w ./:-]*$/;

function quoted(text: string): string {
  if (needsNoEscape.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw unwritable("a lone surrogate");
  return JSON.stringify(text);
}

function unwritable(what: string): HistoryError {
  return new HistoryError("INVALID_EVENT", `canonical JSON cannot hold ${what}`);
}
