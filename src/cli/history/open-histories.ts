import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { AnalyzeOptions } from "../../analyze.ts";
import type { AnswerCache } from "../../boundary/classifier.ts";
import { HistoryError } from "../../errors.ts";
import type { JsonObject } from "../../json.ts";
import type { Recalled } from "../../recall/recalled.ts";
import type { PageHistory } from "../../revision.ts";
import { noPages } from "../../sources/export-history.ts";
import { openInput } from "../../sources/open-input.ts";
import type { Store } from "../../store/store.ts";
import type { Host } from "../host.ts";
import { createFileLeft, type FileLeft } from "../words/file-left.ts";
import { redirectNotice } from "../words/notice.ts";
import { openStoreOf, type StoreChoice } from "./open-store.ts";
import { addressedPage, isAddress } from "./page-address.ts";
import { searchHistories } from "./search-histories.ts";

/** The page, and where its history is read. */
export interface HistoryChoice extends StoreChoice {
  /** Its title, or its address, which also names the wiki. */
  readonly page?: string | undefined;
  readonly api?: string | undefined;
  readonly input?: string | undefined;
  /** The advice in the error for an input of several pages if none is named; without it, several are accepted. */
  readonly only?: string | undefined;
  readonly wiki?: string | undefined;
  readonly sort?: boolean | undefined;
  readonly followRedirect?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly until?: string | undefined;
  /** Whether all revisions of a stored page are listed again, whatever the wiki reports as new. */
  readonly listWhole?: boolean | undefined;
  /** If a model judges, its earlier answers are taken from the store. */
  readonly judging?: AnalyzeOptions["judging"];
}

/** The histories chosen; each has to be read before the next is requested. */
export interface OpenedHistories {
  readonly histories: AsyncIterable<OpenedHistory>;
  /** What the source reports about the run, for the manifest. */
  report(): JsonObject;
}

/** An opened history, and what is known about it beside. */
export interface OpenedHistory {
  readonly history: PageHistory;
  /** The history, if it comes from the store: earlier events need not be found again. */
  readonly recalled?: Recalled | undefined;
  /** Earlier answers of models, if a store keeps them. */
  readonly answers?: AnswerCache | undefined;
  /** Number of revisions to come, if the source knows. */
  readonly total?: number | undefined;
  /** What is left of the file that it is read from. */
  readonly fileLeft?: FileLeft | undefined;
}

/**
 * Opens the export, the wiki, or the sample page that comes with stemma.
 *
 * @throws HistoryError `INVALID_INPUT` for choices that exclude each other, and whatever the sources throw.
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
      `${option} is for what --input reads; leave it out, or add --input with a file`,
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

/** The choice, with a title and a wiki if it names a page by its address. */
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
    const remedy = input === undefined ? "leave out api, or give its title" : "give its title with --input";
    throw new HistoryError("INVALID_INPUT", `page: its address already names a wiki; ${remedy}`);
  }
  return { ...choice, ...addressed };
}

/**
 * Refuses a file and a wiki together.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkOneSource({ api, input }: Pick<HistoryChoice, "api" | "input">): void {
  if (input === undefined || api === undefined) return;
  throw new HistoryError("INVALID_INPUT", "--input reads a file and --api a wiki; give one of them");
}

/** Title of the page in the export that comes with the executable. */
const samplePage = "Harrow Skerry Lighthouse";

async function fromInput(path: string, choice: HistoryChoice, host: Host): Promise<OpenedHistories> {
  const { judging, only, page, wiki, sort } = choice;
  const input = await openInput(path, host.stdin, host.signal);
  async function* histories(): AsyncGenerator<OpenedHistory> {
    // A history in a file is not stored, but what a model was paid to answer is.
    const store = judging === undefined ? null : await openStoreOf(choice, host);
    try {
      const answers = store === null ? undefined : await answersOf(store);
      let fileLeft: FileLeft | undefined;
      const options = { only, page, scratch: tmpdir(), sort, wiki };
      for await (const history of searchHistories(input, options, host)) {
        fileLeft ??= createFileLeft(input, choice, host.clock);
        yield { answers, fileLeft, history };
      }
      if (fileLeft === undefined) throw noPages(input.name);
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
  // The client is loaded only if a wiki is read: an export needs none of it.
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
        until: choice.until,
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
