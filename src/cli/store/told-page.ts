import * as v from "valibot";
import type { Look } from "../../observe/looks.ts";
import { noteName, type PageRecord, recordSchema } from "../../observe/record.ts";
import type { KeptPage } from "../../store/page-files.ts";
import type { PageReading } from "../../store/page-store.ts";
import type { Store } from "../../store/store.ts";

/** What is reported about a page. */
export type Told = Omit<KeptPage, "isDamaged"> & {
  readonly title: string | null;
  readonly revisions: number;
  readonly talkRevisions: number;
  readonly logEntries: number;
  readonly texts: number;
  /** The wiki's time when it was last looked at; `null` if that is not known. */
  readonly at: string | null;
  readonly damaged?: readonly string[];
};

/**
 * What is reported about a page; `null` if it was removed meanwhile.
 *
 * @param isVerified - Whether the hash of each value is checked.
 */
export async function toldPage(
  store: Store,
  page: KeptPage,
  look: Look | null,
  isVerified: boolean,
): Promise<Told | null> {
  if (page.isDamaged) return tellOfDamaged(page, look);
  return store.read(page, (reading) => tell(reading, page, look, isVerified));
}

/** A page may be stored by a run of its own, by watching, or both: the later time is reported. */
function tell(
  reading: PageReading,
  { isDamaged: _, ...page }: KeptPage,
  look: Look | null,
  isVerified: boolean,
): Told {
  const { title, at } = latest([reading.observation(), look]);
  // A page that only cron has read has no other list than cron's.
  const watched = reading.notes(noteName("")).flatMap((note) => (v.is(recordSchema, note) ? [note] : []));
  const most = (listed: number, walked: (record: PageRecord) => readonly unknown[]) =>
    Math.max(listed, ...watched.map((record) => walked(record).length));
  return {
    ...page,
    title,
    revisions: most(reading.revisions("page").length, ({ own }) => own),
    talkRevisions: most(reading.revisions("talk").length, ({ talk }) => talk),
    logEntries: most(reading.log().length, ({ log }) => log),
    texts: reading.textIds("page").size + reading.textIds("talk").size,
    at,
    ...(isVerified ? { damaged: reading.damaged() } : {}),
  };
}

/** For a file that cannot be read, it is known which page it belongs to, and when that was watched. */
function tellOfDamaged({ isDamaged: _, ...page }: KeptPage, look: Look | null): Told {
  const { title, at } = latest([look]);
  const nothing = { revisions: 0, talkRevisions: 0, logEntries: 0, texts: 0 };
  return { ...page, title, ...nothing, at, damaged: ["file"] };
}

function latest(looks: readonly (Look | null)[]): { title: string | null; at: string | null } {
  let found: { title: string | null; at: string | null } = { title: null, at: null };
  for (const look of looks) {
    if (look === null) continue;
    // An observation made without the wiki's clock has an empty text for it.
    const at = look.at === "" ? null : look.at;
    if (found.title === null || (at ?? "") > (found.at ?? "")) found = { title: look.title, at };
  }
  return found;
}
