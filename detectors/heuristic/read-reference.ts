import type { PlacedElement } from "./element-difference.ts";
import { wikitextOf } from "./element-evidence.ts";
import { referenceAbout } from "./reference-definition.ts";
import type { Citation } from "./works.ts";
import { readWritten, type Written } from "./written.ts";

type Placed = PlacedElement<Citation>;

const known = new WeakMap<Citation, Written>();

/**
 * What a reference says, by itself.
 *
 * Each reference is read once: one may cite a hundred works, and a restored page has them all again.
 */
export function readReference(placed: Placed): Written {
  let written = known.get(placed.found);
  if (written === undefined) {
    written = readWritten(wikitextOf(placed));
    known.set(placed.found, written);
  }
  return written;
}

/** What a reference says about a work it cites; where it only uses a name, what the reference that defines the name says. */
export function readAbout(work: string, placed: Placed): Written {
  return readReference(referenceAbout(work, placed));
}
