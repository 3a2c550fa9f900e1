import * as v from "valibot";
import { deepFreeze } from "../../ground/deep-freeze.ts";
import * as plugin from "../../plugin.ts";

/**
 * What the function of a detector file is given: all of the library. The executable has a copy of it for these files alone,
 * as it itself contains only what it uses, a fifth.
 *
 * Lists that are found once and shared are frozen: if one file sorted one in place, it would change for others, too.
 */
export const detectorKit = {
  ...plugin,
  headingOf: closed(plugin.headingOf),
  markupOf: closed(plugin.markupOf),
  outlineOf: closed(plugin.outlineOf),
  sentenceDifference: closed(plugin.sentenceDifference),
  sentencesOf: closed(plugin.sentencesOf),
  v,
};

function closed<TGiven extends readonly unknown[], TFound>(
  find: (...given: TGiven) => TFound,
): (...given: TGiven) => TFound {
  return (...given) => deepFreeze(find(...given));
}
