import type { PageHistory } from "../../src/revision.ts";
import { type FakeWiki, fakeWiki, type KeptRevision } from "./fake-wiki.ts";

/** A wiki on this machine with one page, whose revisions are those of a history. */
export async function historyWiki({ page, timeline }: PageHistory): Promise<FakeWiki> {
  const revisions: KeptRevision[] = [];
  for await (const entry of timeline) {
    if (entry.kind !== "revision") continue;
    const { id, timestamp, text, user, comment } = entry.revision;
    revisions.push({
      id,
      timestamp,
      text: text.state === "readable" ? Buffer.from(text.bytes).toString("utf8") : "",
      comment: comment ?? "",
      row: { user: user?.name ?? "Nobody", userid: user?.id ?? 0 },
    });
  }
  return fakeWiki({ title: page.title, revisions });
}
