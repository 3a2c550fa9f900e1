import { hasCode } from "../errors.ts";
import type { Depth } from "../event.ts";
import { createTalkReader } from "../page/talk-posts.ts";
import type { Page } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { Registered } from "../walk/registry.ts";
import { createWalker, type Walker } from "../walk/walker.ts";
import type { SavedRun } from "./saved-run.ts";

/**
 * A walker that goes on from a saved run; `null` if what was saved cannot be read here.
 *
 * The run's digest names versions, and the form in which a walk is saved may differ between two commits of the same version.
 */
export function walkerAfter(
  { walk, talk }: SavedRun,
  page: Page,
  detectors: readonly Registered[],
  depth: Depth,
): Walker | null {
  try {
    createTalkReader(grammarOf(page.site), talk);
    return createWalker(page, detectors, depth, walk);
  } catch (failure) {
    if (hasCode(failure, "STATE_MISMATCH")) return null;
    throw failure;
  }
}
