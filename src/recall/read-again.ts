import type { ListedRevision, RevisionText } from "../revision.ts";
import type { ApiClient } from "../sources/mediawiki/client/api-client.ts";
import { readTextsAgain } from "../sources/mediawiki/texts/read-texts-again.ts";
import type { Part } from "../store/kept.ts";
import type { PageReading } from "../store/page-store.ts";
import type { Lists } from "./past.ts";

/** Texts that could not be read when they were last requested, but can be now. */
type TextsBack = Readonly<Record<Part, ReadonlyMap<number, RevisionText>>>;

/** Whether a page has texts that could not be read although nobody has hidden them. */
export function hasUnread(kept: PageReading, lists: Lists): boolean {
  return unreadOf(kept, "page", lists.own).length + unreadOf(kept, "talk", lists.talk).length > 0;
}

/** Requests once more the texts that could not be read: the cause may have passed. */
export async function readAgain(
  client: ApiClient,
  kept: PageReading,
  lists: Lists,
  textsAtOnce: number,
  signal: AbortSignal | undefined,
): Promise<TextsBack> {
  const part = (name: Part, listed: readonly ListedRevision[]) =>
    readTextsAgain(client, unreadOf(kept, name, listed), textsAtOnce, signal);
  return { page: await part("page", lists.own), talk: await part("talk", lists.talk) };
}

function unreadOf(
  kept: PageReading,
  part: Part,
  listed: readonly ListedRevision[],
): readonly ListedRevision[] {
  const states = kept.textStates(part);
  return listed.filter(({ head, isHidden }) => {
    const state = states.get(head.id);
    return !isHidden && (state === "missing" || state === "too_large");
  });
}
