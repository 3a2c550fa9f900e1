import { isObject, type Json, type JsonObject } from "../../../json.ts";

const maxDepth = 6;
const maxMembers = 200;
const maxText = 2_000;

/** A stranger's JSON, made fit to be kept as evidence: with whole characters only, and limited in depth, width and length. */
export function plainJson(value: unknown): JsonObject {
  return isObject(value) ? plainObject(value, 0) : {};
}

function plainObject(value: object, depth: number): JsonObject {
  // Made from entries, never by assignment, since `__proto__` may be a member's name like any other here.
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxMembers)
      .flatMap(([name, member]): [string, Json][] => {
        const plain = plainValue(member, depth + 1);
        return plain === undefined ? [] : [[plainText(name), plain]];
      }),
  );
}

function plainValue(value: unknown, depth: number): Json | undefined {
  if (typeof value === "string") return plainText(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean" || value === null) return value;
  if (typeof value !== "object" || depth > maxDepth) return undefined;
  if (!Array.isArray(value)) return plainObject(value, depth);
  return value.slice(0, maxMembers).flatMap((member: unknown): Json[] => {
    const plain = plainValue(member, depth + 1);
    return plain === undefined ? [] : [plain];
  });
}

function plainText(text: string): string {
  return text.slice(0, maxText).toWellFormed();
}
