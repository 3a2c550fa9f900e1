import { join } from "node:path";
import * as v from "valibot";
import { type Environment, openEnvironment } from "../store/environment.ts";
import type { PageKey } from "../store/kept.ts";
import { packJson, unpackAs } from "../store/packed.ts";
import { bytesOf } from "../store/page-files.ts";
import type { Store } from "../store/store.ts";
import { headSchema } from "./record.ts";

/** When a page was last looked at, and its title then. */
const lookSchema = v.strictObject({ title: v.string(), at: v.string() });

/** The last look at a watched page; pages may have been watched before their looks were noted. */
export interface Look {
  readonly title: string;
  /** The wiki's clock at that look; `null` if it was not noted. */
  readonly at: string | null;
}

/** Name of the file with what is known about watched pages. */
export function watchFile(store: Store): string {
  return join(store.folder, "watch", "index.mdb");
}

/**
 * Notes that pages of a wiki were looked at, in one transaction.
 *
 * @param titles - Titles of the pages, by page id.
 */
export function noteLooks(
  environment: Environment,
  wiki: string,
  titles: ReadonlyMap<number, string>,
  at: string,
): void {
  if (titles.size === 0) return;
  environment.change(({ put }) => {
    for (const [pageId, title] of titles) put(lookKey({ wiki, pageId }), packJson({ title, at }));
  });
}

/**
 * Gives the last look at pages that are watched with a store, whoever watches them now.
 *
 * @throws HistoryError `STORE_FAILED`.
 */
export async function readLooks(store: Store): Promise<(page: PageKey) => Look | null> {
  const file = watchFile(store);
  if ((await bytesOf(file)) === null) return () => null;
  const environment = await openEnvironment(file);
  try {
    const looks = new Map<string, Look>();
    for (const key of environment.keys("head/")) {
      const head = unpackAs(headSchema, environment.get(key));
      // The stream comes between the wiki and the page: `head/WIKI STREAM/PAGE`.
      const page = /^head\/(.*) [^ /]+\/(\d+)$/.exec(key);
      if (head === null || page === null) continue;
      looks.set(lookKey({ wiki: page[1] ?? "", pageId: Number(page[2]) }), { title: head.title, at: null });
    }
    for (const key of environment.keys("look/")) {
      const look = unpackAs(lookSchema, environment.get(key));
      if (look !== null) looks.set(key, look);
    }
    return (page) => looks.get(lookKey(page)) ?? null;
  } finally {
    await environment.close();
  }
}

function lookKey({ wiki, pageId }: PageKey): string {
  return `look/${wiki}/${pageId}`;
}
