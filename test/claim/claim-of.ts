import { builtInDetectors } from "../../detectors/index.ts";
import { type ClaimOptions, claim } from "../../src/claim/claim.ts";
import type { TimelineEntry } from "../../src/revision.ts";
import { history, type RevisionSketch, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";

/** What `claim` says of a text on a made-up page. */
export function claimOf(text: string, sketches: readonly RevisionSketch[], options: ClaimOptions = {}) {
  return claim(
    { page: testPage, timeline: stream(history(...sketches)) },
    register(builtInDetectors),
    text,
    options,
  );
}

/** The best lifeline of a text on a made-up page. */
export async function lifelineOf(text: string, ...sketches: readonly RevisionSketch[]) {
  const { matches } = await claimOf(text, sketches);
  const [lifeline] = matches;
  if (lifeline === undefined) throw new Error(`${text} is not found`);
  return lifeline;
}

/** The steps of the best lifeline, as `revision kind`. */
export async function stepsOf(text: string, ...sketches: readonly RevisionSketch[]) {
  const { steps } = await lifelineOf(text, ...sketches);
  return steps.map(({ kind, revision }) => `${revision.revision} ${kind}`);
}

async function* stream(entries: readonly TimelineEntry[]): AsyncGenerator<TimelineEntry> {
  yield* entries;
}
