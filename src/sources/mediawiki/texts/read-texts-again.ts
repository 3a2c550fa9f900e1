import type { RevisionText } from "../../../revision.ts";
import type { ApiClient } from "../client/api-client.ts";
import type { ListedText } from "./next-batch.ts";
import { readRevisions } from "./read-revisions.ts";
import { beginReading } from "./read-texts.ts";

/** The texts that can be read by now, by revision id, of revisions whose texts could not be read before. */
export async function readTextsAgain(
  client: ApiClient,
  unread: readonly ListedText[],
  textsAtOnce: number,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, RevisionText>> {
  const texts = new Map<number, RevisionText>();
  // Even if every one of them fails again, that says nothing about the wiki as a whole.
  const reading = { ...beginReading(textsAtOnce), hasGiven: true };
  for await (const { id, text } of readRevisions(client, unread, reading, signal)) {
    if (text.state === "readable") texts.set(id, text);
  }
  return texts;
}
