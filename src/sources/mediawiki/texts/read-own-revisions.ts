import type { ListedRevision, Page, Revision } from "../../../revision.ts";
import type { ApiClient } from "../client/api-client.ts";
import { throwIfGone } from "../listing/page-missing.ts";
import type { PageName } from "../listing/page-name.ts";
import { readRevisions } from "./read-revisions.ts";
import type { TextReading } from "./read-texts.ts";

/**
 * The listed revisions of a page with their texts. If the wiki no longer knows a revision, this checks that the page still
 * exists.
 *
 * @param name - The page as it was requested.
 * @throws HistoryError `PAGE_MISSING` when the page was deleted since it was listed; and as `readRevisions`.
 */
export async function* readOwnRevisions(
  client: ApiClient,
  name: PageName,
  page: Page,
  listed: readonly ListedRevision[],
  reading: TextReading,
  signal: AbortSignal | undefined,
): AsyncGenerator<Revision, void, void> {
  let unknown = 0;
  for await (const revision of readRevisions(client, listed, reading, signal)) {
    if (reading.unknownRevisions > unknown) {
      unknown = reading.unknownRevisions;
      await throwIfGone((parameters) => client.ask(parameters, signal), name, page);
    }
    yield revision;
  }
}
