import * as v from "valibot";
import type { Json } from "./json.ts";

/** A part of a saved state that is checked later, by the module it belongs to. */
export const savedPart = v.custom<Json>((part) => part !== undefined);

/** An anchor as a saved state or a checked event holds it. */
export const savedAnchor = v.strictObject({
  kind: v.picklist(["revision", "log", "talk"]),
  id: v.number(),
  timestamp: v.string(),
});

/** A user as a saved state holds one. */
export const savedUser = v.strictObject({ id: v.number(), name: v.string() });

/** The head of a revision as a saved state holds it. */
export const savedHead = v.strictObject({
  id: v.number(),
  timestamp: v.string(),
  user: v.nullable(savedUser),
  comment: v.nullable(v.string()),
  minor: v.boolean(),
  model: v.string(),
  tags: v.nullable(v.pipe(v.array(v.string()), v.readonly())),
});

/**
 * A value that stemma itself wrote, as its hash or its file proves, so that only its kind is checked.
 *
 * @param isForm - Distinguishes it from other objects: from a list, or from what an older version wrote.
 */
export function writtenHere<T extends object>(isForm: (value: object) => boolean = () => true) {
  return v.custom<T>((value) => typeof value === "object" && value !== null && isForm(value));
}
