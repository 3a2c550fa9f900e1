import type { Store } from "../../store/store.ts";
import { spaced } from "../words/spaced.ts";
import type { Told } from "./told-page.ts";

/** The actions on a store. */
export const actions = ["info", "verify", "prune"] as const;

/** The pages of a store that are listed, checked or removed. */
export interface PageChoice {
  readonly action: (typeof actions)[number];
  readonly page?: string | undefined;
  readonly wiki?: string | undefined;
  readonly olderThan?: string | undefined;
}

/** Whether a page is the one named, of the wiki named. */
export function isNamed(told: Told, { page, wiki }: PageChoice, store: Store): boolean {
  // A damaged file does not give its title, but the store knows which page had it.
  const hadTitle = (title: string) => told.title === null && store.pageId(told.wiki, title) === told.pageId;
  const titles = page === undefined ? [] : titlesMeant(page);
  const isPage =
    page === undefined ||
    String(told.pageId) === page ||
    titles.some((title) => told.title === title || hadTitle(title));
  if (!isPage) return false;
  return wiki === undefined || told.wiki === wiki;
}

/** A title as it was typed, and as most wikis write it. */
function titlesMeant(typed: string): readonly string[] {
  const title = spaced(typed);
  const [first = ""] = title;
  return [typed, title, first.toUpperCase() + title.slice(first.length)];
}

/** Whether a page is old; if it is not known when it was last looked at, it is not. */
export function isOld(at: string | null, olderThan: string | undefined): boolean {
  if (olderThan === undefined) return true;
  if (at === null) return false;
  return Date.now() - Date.parse(at) > Number.parseInt(olderThan, 10) * 86_400_000;
}

/** What to say if no page was chosen, or if one was left because its age is not known. */
export function noteOf(kept: number, chosen: number, undated: number, choice: PageChoice): string | null {
  const { action, page, wiki, olderThan } = choice;
  if ([page, wiki, olderThan].every((one) => one === undefined)) return null;
  const left = `left out ${undated}, because it is not known when they were last looked at; choose them with --page or --wiki`;
  if (chosen > 0) return undated === 0 ? null : `stemma: store ${action}: ${left}`;
  const none = `stemma: store ${action}: none of the ${kept} kept pages was chosen`;
  return undated === 0 ? `${none}; store info lists them` : `${none}; ${left}`;
}
