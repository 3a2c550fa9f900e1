import { addTo, type Section } from "../../src/plugin.ts";

/** The sections right below each, by index; -1 for those below none. */
export function partsOf(outline: readonly Section[]): ReadonlyMap<number, readonly number[]> {
  const parts = new Map<number, number[]>();
  for (let i = 0; i < outline.length; i++) addTo(parts, outline[i]?.parent ?? -1, i);
  return parts;
}
