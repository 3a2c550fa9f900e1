import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { AnalyzeOptions } from "../../analyze.ts";
import type { AnswerCache } from "../../boundary/classifier.ts";
import { HistoryError } from "../../errors.ts";
import type { JsonObject } from "../../json.ts";
import type { Recalled } from "../../recall/recalled.ts";
import type { PageHistory } from "../../revision.ts";
import { noPages, readHistories } from "../../sources/export-history.ts";
import { openInput } from "../../sources/open-input.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";
import { redirectNotice } from "../words/notice.ts";
import { openStoreOf, type StoreChoice } from "./open-store.ts";
import { addressedPage, isAddress } from "./page-address.ts";

/** Which page, and where its history is read. */
export interface HistoryChoice extends StoreChoice {
  /** Its title, or its address, which names the wiki, too. */
  readonly page?: string | undefined;
  readonly api?: string | undefined;
  readonly input?: string | undefined;
  /** Refuses an input of several pages where none is named: what to do instead. */
  readonly only?: string | undefined;
  readonly wiki?: string | undefined;
  readonly sort?: boolean | undefined;
  readonly followRedirect?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Whether a page that is kept is listed as a whole, whatever its wiki says is new of it. */
  readonly listWhole?: boolean | undefined;
  /** Where a model judges, what it answered before is taken from the store. */
  readonly judging?: AnalyzeOptions["judging"];
}

/** The histories that were chosen, each to be read before the next is asked for. */
export interface OpenedHistories {
  readonly histories: AsyncIterable<OpenedHistory>;
  /** What the source has to say of the run, for the manifest. */
  report(): JsonObject;
}

/** A history that was opened, and what is known of it beside. */
export interface OpenedHistory {
  readonly history: PageHistory;
  /** That history where it comes out of the store: what was told of it before need not be found again. */
  readonly recalled?: Recalled | undefined;
  /** What models answered before, where a store keeps it. */
  readonly answers?: AnswerCache | undefined;
  /** Revisions to come, where the source knows. */
  readonly total?: number | undefined;
}

/**
 * Opens the export, the wiki, or the sample page that comes with stemma.
 *
 * @throws HistoryError `INVALID_INPUT` for choices that exclude each other, and what the sources throw.
 */
export async function openHistories(typed: HistoryChoice, host: Host): Promise<OpenedHistories> {
  const choice = withTitle(typed);
  const { api, input, page } = choice;
  checkOneSource(choice);
  if (choice.followRedirect === true && (page === undefined || input !== undefined)) {
    throw new HistoryError(
      "INVALID_INPUT",
      "--follow-redirect asks a wiki where a page leads; name the page, and leave --input out",
    );
  }
  if (input !== undefined) return fromInput(input, choice, host);
  if (choice.wiki !== undefined || choice.sort === true) {
    const option = choice.sort === true ? "--sort" : "--wiki";
    throw new HistoryError(
      "INVALID_INPUT",
      `${option} is for what --input reads; leave it out, or name a file`,
    );
  }
  if (page !== undefined) return fromWiki(page, choice, host);
  if (api !== undefined)
    throw new HistoryError("INVALID_INPUT", "--api needs the title of a page on that wiki");
  return fromInput(
    fileURLToPath(new URL("./sample.xml", import.meta.url)),
    { ...choice, page: samplePage },
    host,
  );
}

/** The choice, with a title and a wiki where the page's address was given. */
function withTitle(choice: HistoryChoice): HistoryChoice {
  const { api, input, page } = choice;
  if (page === undefined || !isAddress(page)) return choice;
  const addressed = addressedPage(page);
  if (addressed === null) {
    throw new HistoryError(
      "INVALID_INPUT",
      "page: that address names no page of a wiki; give its title, and the wiki with api",
    );
  }
  if (input !== undefined || api !== undefined) {
    throw new HistoryError(
      "INVALID_INPUT",
      `page: its address names a wiki; give its title beside ${input === undefined ? "api" : "--input"}`,
    );
  }
  return { ...choice, ...addressed };
}

/**
 * Refuses a file and a wiki at once.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkOneSource({ api, input }: Pick<HistoryChoice, "api" | "input">): void {
  if (input === undefined || api === undefined) return;
  throw new HistoryError("INVALID_INPUT", "--input reads a file and --api a wiki; give one of them");
}

/** Title of the page in the export that is packed beside the executable. */
const samplePage = "Harrow Skerry Lighthouse";

async function fromInput(path: string, choice: HistoryChoice, host: Host): Promise<OpenedHistories> {
  const { judging, only, page, wiki, sort } = choice;
  const input = await openInput(path, host.stdin, host.signal);
  async function* histories(): AsyncGenerator<OpenedHistory> {
    // A history in a file is not kept, but what a model was paid to answer is.
    const store = judging === undefined ? null : await openStoreOf(choice, host);
    try {
      const answers = store === null ? undefined : await answersOf(store);
      let isEmpty = true;
      for await (const history of readHistories(input, { only, page, scratch: tmpdir(), sort, wiki })) {
        isEmpty = false;
        yield { answers, history };
      }
      if (isEmpty) throw noPages(input.name);
    } finally {
      await store?.close();
    }
  }
  return { histories: histories(), report: () => ({ source: { input: input.name } }) };
}

async function answersOf(store: Store): Promise<AnswerCache> {
  const { storedAnswers } = await import("./stored-answers.ts");
  return storedAnswers(store);
}

async function fromWiki(title: string, choice: HistoryChoice, host: Host): Promise<OpenedHistories> {
  // The client is loaded only by those who ask a wiki: an export needs none of it.
  const { openWiki } = await import("./open-wiki.ts");
  const wiki = await openWiki(choice.api, host.addressPolicy, choice, host);
  let report: () => JsonObject = () => ({});
  async function* histories(): AsyncGenerator<OpenedHistory> {
    try {
      const opened = await wiki.page(title, {
        followRedirect: choice.followRedirect,
        from: choice.from,
        listWhole: choice.listWhole,
        signal: host.signal,
        to: choice.to,
        onProgress: ({ phase, revisions }) => {
          if (phase === "listing") host.progress?.(`${title}: ${revisions} revisions listed`, revisions);
        },
      });
      report = () => ({ ...opened.report() });
      if (opened.report().isRedirect) {
        host.writeError(`stemma: ${redirectNotice} (--follow-redirect reads that)`);
      }
      yield opened;
    } finally {
      await wiki.close();
    }
  }
  return { histories: histories(), report: () => ({ source: report() }) };
}
