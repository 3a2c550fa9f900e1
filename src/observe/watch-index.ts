import * as v from "valibot";
import type { Environment } from "../store/environment.ts";
import { packJson, unpackAs } from "../store/packed.ts";
import { noteLooks } from "./looks.ts";
import { headSchema, type PageHead } from "./record.ts";

const markSchema = v.strictObject({
  /** The wiki's clock up to which its log was read. */
  at: v.string(),
  /** Ids of entries of the last hour before that, which come again because readings overlap. */
  seen: v.array(v.number()),
});

/** How far the log of a wiki was read. */
export type LogMark = v.InferOutput<typeof markSchema>;

/** What is known about the watched pages of one wiki and one stream. */
export interface WatchIndex {
  readonly mark: LogMark | null;
  readonly heads: ReadonlyMap<number, PageHead>;
  /** Changes heads, and the mark if one is given, in one transaction. */
  save(heads: ReadonlyMap<number, PageHead>, mark?: LogMark): void;
  /**
   * Notes that pages were looked at, so that it is known which are still wanted.
   *
   * @param titles - Titles of the pages, by page id.
   * @param at - The time by the wiki's clock.
   */
  looked(titles: ReadonlyMap<number, string>, at: string): void;
}

/** Reads the index of a wiki. */
export function openWatchIndex(environment: Environment, wiki: string, stream: string): WatchIndex {
  const markKey = `mark/${wiki} ${stream}`;
  const prefix = `head/${wiki} ${stream}/`;
  let mark = unpackAs(markSchema, environment.get(markKey));
  const heads = new Map<number, PageHead>();
  for (const key of environment.keys(prefix)) {
    const head = unpackAs(headSchema, environment.get(key));
    if (head !== null) heads.set(Number(key.slice(prefix.length)), head);
  }
  return {
    get mark() {
      return mark;
    },
    heads,
    save(changed, newMark) {
      environment.change(({ put }) => {
        for (const [pageId, head] of changed) put(`${prefix}${pageId}`, packJson(head));
        if (newMark !== undefined) put(markKey, packJson(newMark));
      });
      for (const [pageId, head] of changed) heads.set(pageId, head);
      mark = newMark ?? mark;
    },
    looked: (titles, at) => noteLooks(environment, wiki, titles, at),
  };
}
