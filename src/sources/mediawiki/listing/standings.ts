import { addTo } from "../../../ground/add-to.ts";
import { type ApiPage, knownPagesSchema } from "../client/answer.ts";
import type { Ask } from "../client/api-client.ts";
import { continued, createGrowthCheck } from "../client/continued.ts";
import { readQuery } from "../client/read-query.ts";

/** What the wiki now says about a title. */
export type TitleStanding =
  | {
      readonly state: "there";
      readonly pageId: number;
      /** The title as the wiki writes it. */
      readonly title: string;
      readonly namespace: number;
      readonly lastRevision: number;
    }
  | { readonly state: "missing" | "invalid" | "special" | "interwiki" };

/** How many titles a reader without special rights may name at once. */
const atOnce = 50;

/** The state of many titles, in one request for every fifty. Each title has its entry. */
export async function standingsOf(
  ask: Ask,
  titles: readonly string[],
): Promise<ReadonlyMap<string, TitleStanding>> {
  const found = new Map<string, TitleStanding>();
  const distinct = [...new Set(titles)];
  for (let at = 0; at < distinct.length; at += atOnce) {
    const batch = distinct.slice(at, at + atOnce);
    const answered = await answersAbout(ask, batch);
    for (const title of batch) found.set(title, answered.get(title) ?? (await alone(ask, title)));
  }
  return found;
}

/** The state of pages, by their ids. */
export async function standingsById(
  ask: Ask,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, TitleStanding>> {
  const found = new Map<number, TitleStanding>();
  for (let at = 0; at < pageIds.length; at += atOnce) {
    const batch = pageIds.slice(at, at + atOnce);
    const checkGrowth = createGrowthCheck(() => found.size);
    for await (const answer of continued(ask, { pageids: batch.join("|"), prop: "info" })) {
      for (const page of readQuery(knownPagesSchema, answer).pages) {
        if (page.pageid !== undefined) found.set(page.pageid, standingOf(page));
      }
      checkGrowth();
    }
    for (const id of batch) if (!found.has(id)) found.set(id, { state: "missing" });
  }
  return found;
}

/** The state of titles, by title as requested, if the answer says which is which. */
async function answersAbout(ask: Ask, titles: readonly string[]): Promise<Map<string, TitleStanding>> {
  const found = new Map<string, TitleStanding>();
  const askedAs = new Map<string, string[]>();
  const checkGrowth = createGrowthCheck(() => found.size);
  for await (const answer of continued(ask, { titles: titles.join("|"), prop: "info" })) {
    const { pages, normalized, interwiki } = readQuery(knownPagesSchema, answer);
    for (const { from, to } of normalized) addTo(askedAs, to, from);
    for (const { title } of interwiki) found.set(title, { state: "interwiki" });
    for (const page of pages) {
      const { title = "" } = page;
      for (const name of [title, ...(askedAs.get(title) ?? [])]) found.set(name, standingOf(page));
    }
    checkGrowth();
  }
  return found;
}

/** Requests a single title that the wiki rewrote without saying so, as old ones do with accents that are composed differently. */
async function alone(ask: Ask, title: string): Promise<TitleStanding> {
  const answered = await answersAbout(ask, [title]);
  return [...answered.values()][0] ?? { state: "invalid" };
}

function standingOf(page: ApiPage): TitleStanding {
  const { pageid, ns = 0, title = "", lastrevid } = page;
  if (page.invalid) return { state: "invalid" };
  if (page.special || ns < 0) return { state: "special" };
  if (page.missing || pageid === undefined) return { state: "missing" };
  return {
    state: "there",
    pageId: pageid,
    title: title.toWellFormed(),
    namespace: ns,
    lastRevision: lastrevid,
  };
}
