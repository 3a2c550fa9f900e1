import type { Wiki } from "./discovery/wiki.ts";
import type { SourceProgress } from "./report.ts";

/** Tells how far the listing of a page is, of which it is not known how long it will be. */
export function onListed(
  traffic: Wiki["traffic"],
  onProgress: ((progress: SourceProgress) => void) | undefined,
): (revisions: number) => void {
  return (revisions) =>
    onProgress?.({
      phase: "listing",
      revisions,
      totalRevisions: null,
      bytes: 0,
      totalBytes: null,
      requests: traffic().requests,
    });
}
