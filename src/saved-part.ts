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
