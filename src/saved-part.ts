import * as v from "valibot";
import type { Json } from "./json.ts";

/** A part of a saved state that whoever it belongs to checks. */
export const savedPart = v.custom<Json>((part) => part !== undefined);
