import * as v from "valibot";
import { HistoryError, hasCode } from "../../errors.ts";
import { readLooks } from "../../observe/looks.ts";
import { quotedName } from "../../sources/mediawiki/listing/page-name.ts";
import type { PageKey } from "../../store/kept.ts";
import type { Store } from "../../store/store.ts";
import { openKeptStore } from "../history/open-store.ts";
import type { Host } from "../host.ts";
import { oneOf, optionalText, storeInput, textLike } from "../inputs.ts";
import { defineOperation } from "../operation.ts";
import { actions, isNamed, isOld, noteOf, type PageChoice } from "../store/page-choice.ts";
import { type Told, toldPage } from "../store/told-page.ts";
import { counted } from "../words/counted.ts";

/** `stemma store`: what is stored between runs. */
export const storeOperation = defineOperation({
  name: "store",
  description:
    "Shows, checks or empties the store in which pages are kept between runs, and writes one JSON document. info shows its pages, revisions and bytes. verify checks every hash, and ends with 1 if something is damaged (it is fetched again when it is next needed). prune removes pages by title or id, by wiki, or those that nobody has asked for in a while, together with the answers of models about them (for a page of an export, by id or wiki). It leaves the files of events that cron wrote; it also leaves pages that other runs work on, and then ends with 75. If there is no store, ends with 3 and makes none.",
  positional: ["action"],
  input: {
    action: oneOf(actions, "info, verify or prune."),
    page: optionalText("Only the page with this title or page id."),
    wiki: optionalText("Only pages of this wiki, by its key in info."),
    olderThan: v.optional(
      v.pipe(
        textLike(/^\d{1,5}d$/, "must be a number of days, such as 30d"),
        v.description(
          "Only pages last looked at more than so many days ago, such as 30d; not those of which that is unknown.",
        ),
      ),
    ),
    store: storeInput.store,
  },
  async run(input, host) {
    if (
      input.action === "prune" &&
      [input.page, input.wiki, input.olderThan].every((one) => one === undefined)
    ) {
      throw new HistoryError(
        "INVALID_INPUT",
        "store prune: say which pages: --page TITLE, --wiki KEY or --older-than 30d",
      );
    }
    const store = await openKeptStore(input.store, host);
    try {
      await actOn(store, input, host);
    } finally {
      await store.close();
    }
  },
});

async function actOn(store: Store, choice: PageChoice, host: Host): Promise<void> {
  const chosen: Told[] = [];
  const looks = await readLooks(store);
  const kept = await store.pages();
  let named = 0;
  let undated = 0;
  for (const page of kept) {
    const told = await toldPage(store, page, looks(page), choice.action === "verify");
    if (told === null || !isNamed(told, choice, store)) continue;
    named++;
    if (choice.olderThan !== undefined && told.at === null) undated++;
    if (isOld(told.at, choice.olderThan)) chosen.push(told);
  }
  const answers = store.answers.count();
  const left: Left[] = [];
  if (choice.action === "prune") {
    for (const page of chosen) {
      const failure = await removed(store, page);
      if (failure !== null) left.push({ page, failure });
    }
    forgetAnswers(store, kept, choice);
  }
  const isLeft = new Set(left.map(({ page }) => page));
  const told = chosen.filter((page) => !isLeft.has(page));
  const forgotten = answers - store.answers.count();
  const pages = {
    pages: told.length,
    revisions: told.reduce((sum, { revisions }) => sum + revisions, 0),
    bytes: told.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const totals = choice.action === "prune" ? { removed: { ...pages, answers: forgotten } } : pages;
  const whole = { folder: store.folder, folderBytes: await store.bytes(), answers: store.answers.count() };
  const document = {
    ...whole,
    totals,
    pages: told,
    ...(left.length === 0 ? {} : { left: left.map(leftOf) }),
  };
  await host.writeOut(`${JSON.stringify(document, null, 2)}\n`);
  if (choice.page !== undefined && named + forgotten === 0) {
    const where = choice.wiki === undefined ? "" : ` of ${choice.wiki}`;
    throw new HistoryError(
      "PAGE_MISSING",
      `no page ${quotedName(choice.page)}${where} is kept; store info without --page lists those that are`,
    );
  }
  const note = noteOf(kept.length, chosen.length + forgotten, undated, choice);
  if (note !== null) host.writeError(note);
  if (left.length > 0) {
    for (const { failure } of left) host.writeError(`stemma: store prune: ${failure.message}`);
    throw new HistoryError(
      "LOCKED",
      `store prune left ${left.length} of ${counted(chosen.length, "page")} to the runs that work on them; repeat it when they have ended`,
    );
  }
  const damaged = chosen.reduce((sum, page) => sum + (page.damaged?.length ?? 0), 0);
  if (choice.action !== "verify" || damaged === 0) return;
  throw new HistoryError(
    "STORE_FAILED",
    `${damaged} values or files of the store are damaged; they are fetched again when they are next needed, or remove their pages with store prune`,
    { damaged },
  );
}

/** A page that was not removed, and why. */
interface Left {
  readonly page: Told;
  readonly failure: HistoryError;
}

/** Removes a page; if another run is working on it, the other pages are removed all the same. */
async function removed(store: Store, page: PageKey): Promise<HistoryError | null> {
  try {
    await store.remove(page);
    return null;
  } catch (failure) {
    if (hasCode(failure, "LOCKED")) return failure;
    throw failure;
  }
}

function leftOf({ page: { wiki, pageId, title }, failure: { code, message } }: Left) {
  return { wiki, pageId, title, error: { code, message } };
}

/** Removes answers of models about pages that are not stored, such as those of exports: here these have neither title nor age. */
function forgetAnswers(store: Store, kept: readonly PageKey[], { page, wiki, olderThan }: PageChoice): void {
  if (olderThan !== undefined) return;
  for (const about of store.answers.pages()) {
    const isKept = kept.some((one) => one.pageId === about.pageId && one.wiki === about.wiki);
    const isChosen =
      (page ?? String(about.pageId)) === String(about.pageId) && (wiki ?? about.wiki) === about.wiki;
    if (!isKept && isChosen) store.answers.forget(about, "all");
  }
}
