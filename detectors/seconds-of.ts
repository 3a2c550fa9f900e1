import { epochSeconds, type Side } from "../src/plugin.ts";

/** Epoch seconds of the revision on one side of a change; 0 before the first revision. */
export function secondsOf({ revision }: Side): number {
  return revision === null ? 0 : epochSeconds(revision.timestamp);
}
