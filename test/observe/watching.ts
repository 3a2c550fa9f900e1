import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent } from "../../src/event.ts";
import { canonicalJson } from "../../src/json.ts";
import { observeWiki, type Pass } from "../../src/observe/observe-wiki.ts";
import type { PageResult } from "../../src/observe/result.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { openWatchedPages } from "../../src/observe/watched-pages.ts";
import { mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import type { PageKey } from "../../src/store/kept.ts";
import type { Store } from "../../src/store/store.ts";
import { keptWikiKey } from "../../src/store/wiki-key.ts";
import { register } from "../../src/walk/registry.ts";
import { type BusyWiki, busyWiki } from "../support/busy-wiki.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { scratchStore } from "../support/scratch-store.ts";

export const detectors = register(builtInDetectors);

/** A wiki, a store, and passes over the wiki's pages. */
export interface Watching {
  readonly wiki: BusyWiki;
  readonly store: Store;
  /** Under which key the store has a page. */
  keyOf(title: string): PageKey;
  observe(
    titles: readonly string[],
    options?: Partial<Pass> & { version?: string },
  ): Promise<readonly PageResult[]>;
  /** The events of one run over a page's whole history, as canonical lines. */
  canonical(title: string): Promise<readonly string[]>;
}

/** Starts a wiki and a store for one test. */
export async function watching(listLimit?: number): Promise<Watching> {
  const wiki = await busyWiki(listLimit);
  const store = await scratchStore();
  const source = mediawikiSource({
    api: wiki.api,
    contact: "ada@example.org",
    version: "0",
    clock: fakeClock(),
  });
  onTestFinished(() => source.close());
  onTestFinished(() => wiki.close());
  return {
    wiki,
    store,
    keyOf: (title) => ({
      wiki: keptWikiKey("busy.example", new URL(wiki.api)),
      pageId: wiki.page(title).pageId,
    }),
    async observe(titles, { version = "1", ...options } = {}) {
      const pages = await openWatchedPages(store, { newId: "one" });
      try {
        const watched = await source.watch();
        const stream = streamOf(detectors, "detailed", version);
        const key = keptWikiKey(watched.site.wiki, watched.api);
        const results: PageResult[] = [];
        for await (const result of observeWiki(
          {
            wiki: watched,
            store,
            index: pages.index(key, stream),
            folder: pages.folder(key),
            stream,
            settleSeconds: 300,
            stop: new AbortController().signal,
            ...options,
          },
          titles,
        )) {
          results.push(result);
        }
        return results;
      } finally {
        await pages.close();
      }
    },
    async canonical(title) {
      const lines: string[] = [];
      for await (const events of analyze(await source.page(title), detectors).events) {
        for (const event of events) lines.push(canonicalEvent(event));
      }
      return lines;
    },
  };
}

/** The lines of a file of events without what was only observed. */
export function canonicalLines(file: string | null | undefined): readonly string[] {
  const lines = readFileSync(file ?? "", "utf8").split("\n");
  if (lines.pop() !== "") throw new Error("the file ends within a line");
  return lines.map((line) => {
    const { observed: _, ...facts } = JSON.parse(line);
    return canonicalJson(facts);
  });
}
