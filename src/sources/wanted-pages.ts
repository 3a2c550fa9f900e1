import { HistoryError } from "../errors.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import { talkPosts } from "../page/talk-posts.ts";
import type { Page, PageHistory, TalkPost } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { ExportPage } from "./export-page.ts";
import type { LaidPosts } from "./laid-posts.ts";
import { readOnce } from "./read-once.ts";
import { titleKey, wantedPage } from "./wanted-page.ts";

/** A page among those of an input. */
export interface PlacedPage {
  /** Its place among them, from 0. */
  readonly position: number;
  /** The posts of its talk page. */
  posts(): AsyncIterable<TalkPost> | Iterable<TalkPost>;
}

/** A page that is wanted, and what its talk page is called. */
export interface FoundPage {
  readonly position: number;
  readonly title: string;
  /** `null` if no page can have that title, or if the page is a talk page itself. */
  readonly talkKey: string | null;
}

/**
 * The histories of some pages, in one pass through the input.
 *
 * @param placed - The pages, in the order of the input.
 * @param pages - Reads the input anew; not called if `placed` is empty.
 * @throws HistoryError `INPUT_MALFORMED` when the input has changed since the pages were found.
 */
export async function* historiesAt(
  placed: readonly PlacedPage[],
  pages: () => AsyncIterable<ExportPage>,
  input: string,
): AsyncGenerator<PageHistory, void, void> {
  if (placed.length === 0) return;
  let at = 0;
  let given = 0;
  for await (const { page, revisions } of pages()) {
    const next = placed[given];
    if (next === undefined || at++ < next.position) continue;
    yield { page, timeline: readOnce(page, mergeTimeline(revisions, [], next.posts())) };
    // What comes after the last wanted page does not matter, and may be cut off.
    if (++given === placed.length) return;
  }
  throw new HistoryError("INPUT_MALFORMED", `${input}: changed while it was being read; try again`);
}

/**
 * Finds the pages that are wanted, in the order of the input, in one pass through it.
 *
 * If page ids have ascended so far, as in every dump, reading stops at the page after the last of them.
 * @param count - How many they are, if that is known.
 */
export async function placesOf(
  pages: AsyncIterable<ExportPage>,
  isWanted: (page: Page) => boolean,
  count = Number.POSITIVE_INFINITY,
): Promise<readonly FoundPage[]> {
  const wanted: FoundPage[] = [];
  const isAscending = ascent();
  let position = 0;
  for await (const { page } of pages) {
    if (isAscending(page) && wanted.length >= count) break;
    if (isWanted(page)) wanted.push({ position, title: page.title, talkKey: talkKeyOf(page) });
    position++;
  }
  return wanted;
}

/**
 * Lays aside the posts of the talk pages of all these pages, in one pass through the input.
 *
 * If page ids have ascended so far, reading stops at the page after the last of them.
 * @param pages - Reads the input anew; not called if none can have a talk page.
 */
export async function layPosts(
  found: readonly FoundPage[],
  pages: () => AsyncIterable<ExportPage>,
  laid: LaidPosts,
): Promise<void> {
  const keys = new Set(found.flatMap(({ talkKey }) => talkKey ?? []));
  if (keys.size === 0) return;
  const isAscending = ascent();
  for await (const { page, revisions } of pages()) {
    if (isAscending(page) && keys.size === 0) return;
    const grammar = grammarOf(page.site);
    const key = titleKey(page.title, grammar);
    if (keys.delete(key)) await laid.lay(key, talkPosts(revisions, grammar));
  }
}

/** Tells, page by page, whether the ids have ascended so far: then no page can come again. */
function ascent(): (page: Page) => boolean {
  let highest = Number.NEGATIVE_INFINITY;
  let isAscending = true;
  return ({ pageId }) => {
    isAscending &&= pageId > highest;
    highest = Math.max(highest, pageId);
    return isAscending;
  };
}

function talkKeyOf({ site, title }: Page): string | null {
  try {
    return wantedPage(title, grammarOf(site)).talkKey;
  } catch (failure) {
    if (failure instanceof HistoryError && failure.code.startsWith("PAGE_")) return null;
    throw failure;
  }
}

/** The posts of a talk page. */
export async function allPosts({ page, revisions }: ExportPage): Promise<readonly TalkPost[]> {
  const posts: TalkPost[] = [];
  for await (const post of talkPosts(revisions, grammarOf(page.site))) posts.push(post);
  return posts;
}
