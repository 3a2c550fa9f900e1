import type { Wiki } from "./discovery/wiki.ts";
import type { SourceProgress } from "./report.ts";

/** Reports how far the listing of a page has got; its total length is not known. */
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
