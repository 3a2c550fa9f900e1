import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { PageReading } from "../../store/page-store.ts";
import type { KeptPage, Store } from "../../store/store.ts";
import type { Host } from "../host.ts";
import { storeInput } from "../inputs.ts";
import { openStoreOf } from "../open-store.ts";
import { defineOperation } from "../operation.ts";

const actions = ["info", "verify", "prune"] as const;

/** `stemma store`: what is kept between runs. */
export const storeOperation = defineOperation({
  name: "store",
  description:
    "Tells of the store in which pages are kept between runs. info: its pages, revisions and bytes; verify: checks every hash, and ends with 1 where something is damaged (it is fetched again when it is next needed); prune: removes pages, by title or id, by wiki, or those that nobody asked for in a while. Writes one JSON document.",
  positional: ["action"],
  input: {
    action: v.pipe(
      v.picklist(actions, `must be one of ${actions.join(", ")}`),
      v.description("info, verify or prune."),
    ),
    page: v.optional(
      v.pipe(
        v.string(),
        v.nonEmpty("must not be empty"),
        v.description("Only the page with this title or page id."),
      ),
    ),
    wiki: v.optional(
      v.pipe(
        v.string(),
        v.nonEmpty("must not be empty"),
        v.description("Only pages of this wiki, by its key in info."),
      ),
    ),
    olderThan: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,5}d$/, "must be a number of days, such as 30d"),
        v.description("Only pages last looked at so many days ago: 30d."),
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
    const store = await openStoreOf(input, host);
    if (store === null) return;
    try {
      await actOn(store, input, host);
    } finally {
      await store.close();
    }
  },
});

interface Choice {
  readonly action: (typeof actions)[number];
  readonly page?: string | undefined;
  readonly wiki?: string | undefined;
  readonly olderThan?: string | undefined;
}

async function actOn(store: Store, choice: Choice, host: Host): Promise<void> {
  const chosen: Told[] = [];
  for (const page of await store.pages()) {
    const told = await store.read(page, (reading) => tell(reading, page, choice.action === "verify"));
    if (told !== null && isChosen(told, choice)) chosen.push(told);
  }
  if (choice.action === "prune") for (const page of chosen) await store.remove(page);
  const pages = {
    pages: chosen.length,
    revisions: chosen.reduce((sum, { revisions }) => sum + revisions, 0),
    bytes: chosen.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const totals = choice.action === "prune" ? { removed: pages } : pages;
  const whole = { folder: store.folder, folderBytes: await store.bytes(), answers: store.answers.count() };
  await host.writeOut(`${JSON.stringify({ ...whole, totals, pages: chosen }, null, 2)}\n`);
  const damaged = chosen.reduce((sum, page) => sum + (page.damaged?.length ?? 0), 0);
  if (damaged === 0) return;
  throw new HistoryError(
    "STORE_FAILED",
    `${damaged} values of the store are damaged; they are fetched again when they are next needed, or remove their pages with store prune`,
    { damaged },
  );
}

/** What is told of a page. */
type Told = KeptPage & {
  readonly title: string | null;
  readonly revisions: number;
  readonly talkRevisions: number;
  readonly logEntries: number;
  readonly texts: number;
  /** The wiki's clock when it was last looked at. */
  readonly at: string | null;
  readonly damaged?: readonly string[];
};

function tell(reading: PageReading, page: KeptPage, isVerified: boolean): Told {
  const observation = reading.observation();
  return {
    ...page,
    title: observation?.title ?? null,
    revisions: reading.revisions("page").length,
    talkRevisions: reading.revisions("talk").length,
    logEntries: reading.log().length,
    texts: reading.textIds("page").size + reading.textIds("talk").size,
    at: observation?.at ?? null,
    ...(isVerified ? { damaged: reading.damaged() } : {}),
  };
}

function isChosen(told: Told, { page, wiki, olderThan }: Choice): boolean {
  if (page !== undefined && told.title !== page && String(told.pageId) !== page) return false;
  if (wiki !== undefined && told.wiki !== wiki) return false;
  if (olderThan === undefined) return true;
  const age = Date.now() - Date.parse(told.at ?? "1970-01-01T00:00:00Z");
  return age > Number.parseInt(olderThan, 10) * 86_400_000;
}
