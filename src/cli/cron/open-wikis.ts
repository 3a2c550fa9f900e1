import { HistoryError } from "../../errors.ts";
import type { WatchedWiki } from "../../sources/mediawiki/watched-wiki.ts";
import { keptWikiKey } from "../../store/wiki-key.ts";
import { wikiSource } from "../history/wiki-source.ts";
import type { Host } from "../host.ts";
import type { ObserveChoice } from "./observe-pages.ts";

/** A wiki of the list with the pages that are read from it, in whatever ways the list spells it; or why it was not found. */
export interface ListedWiki {
  readonly found:
    | { readonly wiki: WatchedWiki; readonly key: string; close(): Promise<void> }
    | { readonly failure: HistoryError };
  /** As the list spells them, which for one page may be several ways. */
  readonly titles: readonly string[];
}

/**
 * Finds the wikis of a list before any page is looked at: only a wiki knows whether two spellings mean the same one.
 *
 * They are in the order in which the list first names them. Once told to stop, it looks for no further wiki.
 * @throws HistoryError `CANCELLED`; any failure that is not that of a wiki.
 */
export async function openWikis(choice: ObserveChoice, host: Host): Promise<readonly ListedWiki[]> {
  const listed: ListedWiki[] = [];
  try {
    for (const { api, titles } of choice.wikis) {
      const found = choice.stop.aborted ? { failure: notLookedFor } : await find(api, choice, host);
      const same = "wiki" in found ? listed.findIndex((one) => keyOf(one) === found.key) : -1;
      const before = listed[same];
      if (before === undefined) {
        listed.push({ found, titles });
        continue;
      }
      if ("wiki" in found) await found.close();
      listed[same] = { ...before, titles: [...new Set([...before.titles, ...titles])] };
    }
    return listed;
  } catch (failure) {
    await closeWikis(listed);
    throw failure;
  }
}

/** Closes the connections. */
export async function closeWikis(listed: readonly ListedWiki[]): Promise<void> {
  await Promise.all(listed.map(({ found }) => ("wiki" in found ? found.close() : undefined)));
}

const notLookedFor = new HistoryError("CANCELLED", "the pass was stopped before this wiki was looked up");

function keyOf({ found }: ListedWiki): string | null {
  return "wiki" in found ? found.key : null;
}

async function find(
  api: string | undefined,
  choice: ObserveChoice,
  host: Host,
): Promise<ListedWiki["found"]> {
  const { patienceMs, signal, stop } = choice;
  const onWait = (waitMs: number) => {
    host.progress?.(`waiting ${Math.ceil(waitMs / 1000)} s for the wiki`);
  };
  const wiki = { api: api ?? choice.api, policy: host.addressPolicy, patienceMs, onWait, stop };
  const source = wikiSource(wiki, host);
  try {
    // A search leaves nothing half done, so not even the answer to a request is waited for.
    await source.wiki(stop);
    const wiki = await source.watch(signal);
    return { wiki, key: keptWikiKey(wiki.site.wiki, wiki.api), close: () => source.close() };
  } catch (failure) {
    await source.close();
    if (!(failure instanceof HistoryError) || signal?.aborted === true) throw failure;
    return { failure };
  }
}
