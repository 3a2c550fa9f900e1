import type { Json } from "../json.ts";
import { savedPart } from "../saved-part.ts";
import type { Environment } from "./environment.ts";
import type { PageKey } from "./kept.ts";
import { packJson, unpackAs } from "./packed.ts";

/** The answers of models, by the digest of all that was asked. */
export interface Answers {
  get(digest: string): Json | null;
  /**
   * Keeps an answer.
   *
   * @param about - The revisions whose texts the question quoted; if one of them is hidden later, the answer is removed.
   */
  put(digest: string, answer: Json, about: PageKey & { readonly revisions: readonly number[] }): void;
  /** Removes the answers about some revisions of a page, or about all. */
  forget(page: PageKey, revisions: ReadonlySet<number> | "all"): void;
  /** The pages that answers are about, including pages of exports, which are kept nowhere else. */
  pages(): readonly PageKey[];
  count(): number;
}

/** The answers in an environment. */
export function createAnswers(environment: Environment): Answers {
  const { get, keys, change } = environment;
  const place = ({ wiki, pageId }: PageKey) => `about/${wiki} ${pageId}/`;
  return {
    get: (digest) => unpackAs(savedPart, get(`answer/${digest}`)),
    put(digest, answer, { revisions, ...page }) {
      change(({ put }) => {
        put(`answer/${digest}`, packJson(answer));
        for (const revision of revisions) put(`${place(page)}${revision}/${digest}`, Buffer.of());
      });
    },
    forget(page, revisions) {
      const asked = keys(place(page));
      const gone = new Set(
        asked.filter((key) => revisions === "all" || revisions.has(revisionIn(key))).map(digestIn),
      );
      if (gone.size === 0) return;
      change(({ remove }) => {
        // A question may be about several revisions, and about another page with the same texts, too.
        for (const key of keys("about/")) if (gone.has(digestIn(key))) remove(key);
        for (const digest of gone) remove(`answer/${digest}`);
      });
    },
    pages() {
      const places = keys("about/").map((key) => key.split("/").slice(1, -2).join("/"));
      // The wiki's key may hold spaces; the page's id after it does not.
      return [...new Set(places)].map((place) => {
        const end = place.lastIndexOf(" ");
        return { wiki: place.slice(0, end), pageId: Number(place.slice(end + 1)) };
      });
    },
    count: () => keys("answer/").length,
  };
}

/** The digest at the end of `about/WIKI PAGE/REVISION/DIGEST`. */
function digestIn(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

function revisionIn(key: string): number {
  return Number(key.split("/").at(-2));
}
