import * as v from "valibot";
import type { Json } from "./json.ts";

/** A part of a saved state that whoever it belongs to checks. */
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
 * What was written here, as its hash or its file says: only its kind is looked at.
 *
 * @param isForm - Tells it from other objects: from a list, or from what an older version wrote.
 */
export function writtenHere<T extends object>(isForm: (value: object) => boolean = () => true) {
  return v.custom<T>((value) => typeof value === "object" && value !== null && isForm(value));
}
