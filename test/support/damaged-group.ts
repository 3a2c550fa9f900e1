import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type ListedRevision, type Revision, type RevisionText, textOf } from "../../src/revision.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { pageFile } from "../../src/store/page-files.ts";
import type { LockedPage } from "../../src/store/page-store.ts";
import { scratchFolder, scratchStore } from "./scratch-store.ts";

const key = { wiki: "wiki.example", pageId: 7 };

/** The text of a revision. */
export const wording = (id: number) => `The lamp has ${id} flames.`;

/** The list of a page's revisions. */
export const listed = (count: number): readonly ListedRevision[] =>
  Array.from({ length: count }, (_, i) => ({
    head: {
      id: i + 1,
      timestamp: "2020-01-01T00:00:00Z",
      user: { id: 1, name: "Ada" },
      comment: "",
      minor: false,
      model: "wikitext",
      tags: [],
    },
    bytes: 20,
    isNull: false,
    isHidden: false,
  }));

/** A page whose store keeps the texts of so many revisions, with those of the first 120 damaged. */
export async function damagedGroup(kept: number): Promise<LockedPage> {
  const folder = scratchFolder();
  const store = await scratchStore(folder);
  const page = await store.lockPage(key);
  const texts = listed(kept).map(({ head: { id } }): [number, RevisionText] => [id, textOf(wording(id))]);
  page.save((write) => write.texts("page", new Map(texts)));
  await page.close();
  const environment = await openEnvironment(pageFile(join(folder, "1", "pages"), key));
  environment.change(({ put }) => put("page/bodies/000000", Buffer.from("damaged")));
  await environment.close();
  const damaged = await store.lockPage(key);
  onTestFinished(() => damaged.close());
  return damaged;
}

/** A wiki's reader of texts that counts the requests, and how many of its streams are still open. */
export function countedReader() {
  const asked: number[] = [];
  let open = 0;
  async function* read(revisions: readonly ListedRevision[]): AsyncGenerator<Revision, void, void> {
    asked.push(revisions.length);
    open++;
    try {
      for (const { head } of revisions) yield { ...head, text: textOf(wording(head.id)) };
    } finally {
      open--;
    }
  }
  return { read, asked, open: () => open };
}
