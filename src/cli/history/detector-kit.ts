import * as v from "valibot";
import * as plugin from "../../plugin.ts";

/**
 * What a detector file's function is given: all of the library, of which the executable has a copy for these files alone.
 * Its own holds what it uses, a fifth.
 */
export const detectorKit = { ...plugin, v };
