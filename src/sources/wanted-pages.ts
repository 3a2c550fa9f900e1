import { HistoryError } from "../errors.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import { talkPosts } from "../page/talk-posts.ts";
import type { Page, PageHistory, TalkPost } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { ExportPage } from "./export-page.ts";
import { readOnce } from "./read-once.ts";
import { titleKey, wantedPage } from "./wanted-page.ts";

/** A page among those of an input. */
export interface PlacedPage {
  /** Its place among them, from 0. */
  readonly position: number;
  /** The posts of its talk page. */
  posts(): Promise<readonly TalkPost[]>;
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
    yield { page, timeline: readOnce(page, mergeTimeline(revisions, [], await next.posts())) };
    // What comes after the last wanted page does not matter, and may be cut off.
    if (++given === placed.length) return;
  }
  throw new HistoryError("INPUT_MALFORMED", `${input}: changed while it was being read; try again`);
}

/**
 * Finds the pages that are wanted, in the order of the input, in one pass through all of it.
 *
 * The talk page of each is found by its title, and read when its posts are requested.
 * @param pages - Reads the input anew.
 */
export async function placesOf(
  pages: () => AsyncIterable<ExportPage>,
  isWanted: (page: Page) => boolean,
): Promise<readonly (PlacedPage & { readonly title: string })[]> {
  const firsts = new Map<string, number>();
  const wanted: { readonly position: number; readonly page: Page }[] = [];
  let position = 0;
  for await (const { page } of pages()) {
    const key = titleKey(page.title, grammarOf(page.site));
    if (!firsts.has(key)) firsts.set(key, position);
    if (isWanted(page)) wanted.push({ position, page });
    position++;
  }
  return wanted.map(({ page, position }) => {
    const key = talkKeyOf(page);
    const talk = key === null ? undefined : firsts.get(key);
    const posts = async () => (talk === undefined ? [] : postsAt(talk, pages()));
    return { position, posts, title: page.title };
  });
}

/** The key of a page's talk page; `null` if no page can have that title, or if the page is a talk page itself. */
function talkKeyOf({ site, title }: Page): string | null {
  try {
    return wantedPage(title, grammarOf(site)).talkKey;
  } catch (failure) {
    if (failure instanceof HistoryError && failure.code.startsWith("PAGE_")) return null;
    throw failure;
  }
}

async function postsAt(position: number, pages: AsyncIterable<ExportPage>): Promise<readonly TalkPost[]> {
  let at = 0;
  for await (const { page, revisions } of pages) {
    // Awaited here: leaving the loop closes the pages, after which none of their revisions can be read.
    if (at++ === position) return await allPosts({ page, revisions });
  }
  return [];
}

/** The posts of a talk page. */
export async function allPosts({ page, revisions }: ExportPage): Promise<readonly TalkPost[]> {
  const posts: TalkPost[] = [];
  for await (const post of talkPosts(revisions, grammarOf(page.site))) posts.push(post);
  return posts;
}
