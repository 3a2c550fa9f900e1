import { HistoryError } from "../errors.ts";
import type { TalkPost } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { createNearestNames } from "../text/nearest-names.ts";
import type { ExportPage } from "./export-page.ts";
import { shownTitle, titleKey, type WantedPage, wantedPage } from "./wanted-page.ts";
import { allPosts } from "./wanted-pages.ts";

/** Where a page is in an input, and the posts of its talk page in the same input. */
export interface FoundInInput {
  /** Its place among the pages, from 0. */
  readonly position: number;
  readonly posts: readonly TalkPost[];
}

/**
 * Finds a page by its title, else by its id, and reads its talk page.
 *
 * The input is read to its end. If page ids have ascended so far, as in every dump, reading stops at the page after the two,
 * since neither can come again.
 * @param pages - Reads the input anew; called a second time if the page is found by its id.
 * @throws HistoryError `PAGE_MISSING` with the nearest titles; `PAGE_INVALID`, `PAGE_SPECIAL`, `PAGE_INTERWIKI` when the words
 * cannot mean a page of the wiki.
 */
export async function findPageInInput(
  words: string,
  pages: () => AsyncIterable<ExportPage>,
  input: string,
): Promise<FoundInInput> {
  const search = await searchFor(words, pages());
  if (search.position !== null) return { position: search.position, posts: search.posts };
  if (search.titleOfId !== null) return findPageInInput(search.titleOfId, pages, input);
  const nearest = search.nearest.map(shownTitle).join(", ");
  throw new HistoryError(
    "PAGE_MISSING",
    `${input}: has no page ${shownTitle(words)}; ${nearest === "" ? "it has no pages" : `the nearest are ${nearest}`}`,
    { input, nearest: search.nearest, page: words },
  );
}

interface Search {
  readonly position: number | null;
  readonly posts: readonly TalkPost[];
  /** Title of the page whose id the words are. */
  readonly titleOfId: string | null;
  readonly nearest: readonly string[];
}

async function searchFor(words: string, pages: AsyncIterable<ExportPage>): Promise<Search> {
  let wanted: WantedPage | null = null;
  let position: number | null = null;
  let posts: readonly TalkPost[] | null = null;
  let titleOfId: string | null = null;
  let isFound = false;
  const nearest = createNearestNames(words);
  let at = 0;
  let highest = Number.NEGATIVE_INFINITY;
  let isAscending = true;
  for await (const entry of pages) {
    const { page } = entry;
    isAscending &&= page.pageId > highest;
    highest = Math.max(highest, page.pageId);
    if (isFound && isAscending) break;
    const grammar = grammarOf(page.site);
    wanted ??= wantedPage(words, grammar);
    const key = titleKey(page.title, grammar);
    if (key === wanted.key) position ??= at;
    else if (key === wanted.talkKey && posts === null) posts = await allPosts(entry);
    if (page.pageId === wanted.id) titleOfId ??= page.title;
    isFound = position !== null && (posts !== null || wanted.talkKey === null);
    nearest.add(page.title);
    at++;
  }
  return { nearest: nearest.names(), position, posts: posts ?? [], titleOfId };
}
