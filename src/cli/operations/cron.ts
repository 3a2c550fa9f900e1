import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { PageResult } from "../../observe/result.ts";
import { streamOf } from "../../observe/stream.ts";
import { cronAnswer, cronAnswerOf } from "../cron/answer.ts";
import { checkEventsFolder } from "../cron/check-events-folder.ts";
import { durationInput } from "../cron/duration.ts";
import { observePages } from "../cron/observe-pages.ts";
import { onePass } from "../cron/one-pass.ts";
import { readPagesFile } from "../cron/pages-file.ts";
import { passAgain } from "../cron/schedule.ts";
import { totalsOf } from "../cron/totals.ts";
import { fileUnderRoots } from "../files/roots.ts";
import { chooseDetectors, typesIn } from "../history/choose-detectors.ts";
import { openNamedStore } from "../history/open-store.ts";
import { depthInput, detectorInputs, optionalText, requiredText, sourceInput } from "../inputs.ts";
import { writesFiles } from "../mcp/outputs.ts";
import { notifyInputs } from "../notify/inputs.ts";
import { openNotifier } from "../notify/notifier.ts";
import { defineOperation } from "../operation.ts";
import { defineTool } from "../tool.ts";
import { tellLeftOut } from "../words/left-out.ts";

const settleSeconds = 300;

const pagesFileInput = requiredText(
  "Text file, a page title per line; blank lines and # comments are skipped.",
);

/** `stemma cron`: what has happened to many pages since the last run. */
export const cronOperation = defineOperation({
  name: "cron",
  description:
    "Looks at the pages of a list again, in one pass: appends new events to a file for each page, and prints a JSON line for each page that says what has happened to it. The first look at a page takes its whole history. On the command line a line of the list may name a wiki: de.wikipedia.org|Titel.",
  positional: ["pagesFile"],
  input: {
    pagesFile: pagesFileInput,
    api: sourceInput.api,
    depth: depthInput,
    ...detectorInputs,
    store: optionalText(
      "Folder of the store, which remembers what was seen. STEMMA_STORE, or the user's own folder for data, when left out.",
    ),
    events: optionalText(
      "Folder for the files of events, which serves one store only; a folder in the store when left out.",
    ),
    settle: v.optional(
      v.pipe(
        durationInput,
        v.description(
          "What is younger than this by the wiki's clock is left for the next pass, because slow saves arrive with older timestamps. 5m when left out.",
        ),
      ),
    ),
    every: v.optional(
      v.pipe(
        durationInput,
        v.minValue(1, "must be 1s at least"),
        v.description("Keeps running, with a pass at this interval, such as 1h. One pass when left out."),
      ),
    ),
    ...notifyInputs,
  },
  tool: defineTool({
    title: "Observe many pages",
    description:
      "Looks again at the MediaWiki pages of a list and returns totals and, for all pages but unchanged ones, the status (new, changed, history_changed, missing, moved, error), newRevisions, events and eventsFile (JSON lines on the server's machine). A first look takes a page's whole history; what is under 5 minutes old waits. For one page use analyze.",
    annotations: writesFiles,
    input: { pagesFile: pagesFileInput, api: sourceInput.api },
    output: cronAnswer,
    async answer({ pagesFile, api }, host, { maxAnswerBytes }) {
      const list = await readPagesFile(await fileUnderRoots(pagesFile, "pagesFile", host), false);
      const stream = streamOf(await chooseDetectors([], []), "detailed", host.version);
      const store = await openNamedStore(undefined, host);
      const results: PageResult[] = [];
      let listed = 0;
      const onListed = (pages: number) => {
        listed = pages;
      };
      try {
        const { signal } = host;
        const choice = {
          ...list,
          store,
          stream,
          api,
          settleSeconds,
          patienceMs: 65_000,
          stop: signal,
          signal,
        };
        for await (const result of observePages({ ...choice, onListed }, host)) results.push(result);
      } finally {
        await store.close();
      }
      throwIfAllFailed(results);
      return cronAnswerOf(results, totalsOf(results, listed), maxAnswerBytes);
    },
  }),
  async run(input, host) {
    const { every, pagesFile } = input;
    await checkEventsFolder(input.events);
    const detectors = await chooseDetectors(input.detector, input.set);
    const stream = streamOf(detectors, input.depth, host.version);
    const types = typesIn(input.notifyTypes, detectors, "notify-types");
    tellLeftOut({ depth: input.depth, types, theme: input.notifyTheme }, detectors, host);
    const pass = async () => {
      // Opened anew for each pass, like the wikis: the name of a webhook may lead elsewhere by then.
      const notifier = openNotifier(input, detectors, host);
      try {
        const list = await readPagesFile(pagesFile, true);
        const store = await openNamedStore(input.store, host);
        try {
          const choice = {
            ...list,
            store,
            stream,
            api: input.api,
            events: input.events,
            settleSeconds: input.settle ?? settleSeconds,
            patienceMs: 600_000,
            // The current page is finished: nothing is fetched twice because somebody ended the run.
            stop: host.signal,
          };
          await onePass(choice, notifier, input.notifyPage, host);
        } finally {
          await store.close();
        }
      } finally {
        await notifier?.close();
      }
    };
    if (every === undefined) await pass();
    else await passAgain(pass, every * 1_000, host);
  },
});

/**
 * Throws if the wiki itself refuses or cannot be reached, so that no page was looked at: then the whole call has failed.
 * What is wrong with a title is reported with the title.
 */
function throwIfAllFailed(results: readonly PageResult[]): void {
  const codes = new Set(results.map(({ error }) => error?.code));
  const error = codes.size === 1 ? results[0]?.error : undefined;
  if (error === undefined || error.code === "DEFECT" || error.code.startsWith("PAGE_")) return;
  throw new HistoryError(error.code, error.message);
}
