import { epochSeconds, type Side } from "../src/plugin.ts";

/** Epoch seconds of the revision that one side of a change is; 0 before the first. */
export function secondsOf({ revision }: Side): number {
  return revision === null ? 0 : epochSeconds(revision.timestamp);
}
