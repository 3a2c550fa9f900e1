import * as v from "valibot";
import { fitting } from "../ground/parse.ts";
import type { Json } from "../json.ts";
import { anchorOf, comparePlaces } from "../merge-timeline.ts";
import { savedAnchor, savedPart, writtenHere } from "../saved-part.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import type { Memory } from "./recalled.ts";

/** What an earlier run saved about a page whose past is still the same. */
export interface SavedRun {
  readonly report: WalkReport;
  /** The walk as it saved itself. */
  readonly walk: Json;
  readonly talk: Json;
  /** Whether nothing came after it. */
  readonly isWhole: boolean;
}

const schema = v.object({
  report: writtenHere<WalkReport>(),
  walk: savedPart,
  talk: savedPart,
});
const marked = v.object({ mark: v.nullable(savedAnchor) });

/**
 * The saved run with a digest, if it can be continued; `null` if the page has to be walked anew.
 *
 * It can be continued if all that came since is later in the timeline than all that was walked, which a slow save or an import
 * may not be.
 */
export function savedRun(memory: Pick<Memory, "kept" | "lists" | "origin">, digest: string): SavedRun | null {
  const run = memory.kept.run(digest);
  const state = fitting(schema, run?.state);
  if (run?.origin !== memory.origin || state === null) return null;
  const { report, walk, talk } = state;
  const { own, log, talk: posts } = memory.lists;
  const rest = [
    ...own.slice(report.revisions).map(({ head }) => anchorOf("revision", head)),
    ...log.slice(report.logEntries).map((entry) => anchorOf("log", entry)),
    ...posts.slice(report.talkPosts).map(({ head }) => anchorOf("talk", head)),
  ];
  const isWhole = rest.length === 0;
  if (isWhole) return { report, walk, talk, isWhole };
  const saved = fitting(marked, walk);
  if (saved === null) return null;
  const last = saved.mark;
  const isInOrder = rest.every((anchor) => last === null || comparePlaces(last, anchor) < 0);
  return isInOrder ? { report, walk, talk, isWhole } : null;
}
