import * as v from "valibot";
import { deepFreeze } from "../../deep-freeze.ts";
import * as plugin from "../../plugin.ts";

/**
 * What a detector file's function is given: all of the library, of which the executable has a copy for these files alone.
 * Its own holds what it uses, a fifth.
 *
 * What is found once and shared is closed: a list that one file sorts in place would be another's, too.
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
