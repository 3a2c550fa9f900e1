import { type BusyWiki, busyWiki } from "../support/busy-wiki.ts";
import { type FakeWiki, type FakeWikiOptions, fakeWiki, type KeptRevision } from "../support/fake-wiki.ts";

/** A page that gains a sentence, loses it and gets it back, again and again. */
export function lampRevisions(count: number): readonly KeptRevision[] {
  const sentences: string[] = ["The lamp on the headland was lit by hand every evening of the year."];
  return Array.from({ length: count }, (_, i) => {
    const id = 100 + i;
    if (i % 3 === 0) {
      sentences.push(`Keeper number ${i} wrote in the log that ${i + 7} ships had passed before dawn.`);
    }
    const shown = i % 3 === 1 ? sentences.slice(0, -1) : sentences;
    return { id, text: `== Light ==\n${shown.join(" ")}\n`, comment: `Edit ${i}` };
  });
}

/** A wiki with the page Lamp. */
export function lampWiki(revisions = 30, options: FakeWikiOptions = {}): Promise<FakeWiki> {
  return fakeWiki({ revisions: lampRevisions(revisions), ...options });
}

/** The same on a wiki that can be observed. */
export async function observedLampWiki(revisions = 30): Promise<BusyWiki> {
  const wiki = await busyWiki();
  for (const { text, comment = "" } of lampRevisions(revisions)) {
    wiki.save("Lamp", text, { comment });
    wiki.pass(3600);
  }
  return wiki;
}
