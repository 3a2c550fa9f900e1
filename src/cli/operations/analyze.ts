import { availableParallelism } from "node:os";
import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import type { JsonObject } from "../../json.ts";
import type { Manifest } from "../../manifest.ts";
import { checkFiles } from "../files/check-files.ts";
import { openOutput, writeRecords } from "../files/output.ts";
import { writeManifest } from "../files/write-manifest.ts";
import { analyzeHistories } from "../history/analyze-histories.ts";
import { chooseDetectors, typesIn } from "../history/choose-detectors.ts";
import { type HistoryChoice, openHistories } from "../history/open-histories.ts";
import {
  depthInput,
  detectorInputs,
  digits,
  optionalText,
  pageInput,
  pagingInput,
  rangeInput,
  sourceInput,
  storeInput,
  themeInput,
  trueInput,
  typesInput,
  userInput,
} from "../inputs.ts";
import { checkJudging, isByRules } from "../judging/check-judging.ts";
import { boundariesInput, judgingInputs } from "../judging/inputs.ts";
import { openJudging } from "../judging/open-judging.ts";
import { type BoundaryPaths, readBoundaries } from "../judging/read-boundaries.ts";
import { eventPages } from "../mcp/event-pages.ts";
import { eventsAnswer, readsWikis } from "../mcp/outputs.ts";
import { pageOf } from "../mcp/page-of.ts";
import { sessionJudging } from "../mcp/session-judging.ts";
import { defineOperation } from "../operation.ts";
import { analyzeDump } from "../parallel/analyze-dump.ts";
import { openDump } from "../parallel/open-dump.ts";
import { defineTool } from "../tool.ts";
import { tellLeftOut } from "../words/left-out.ts";

/** `stemma analyze`: a page's history as events. */
export const analyzeOperation = defineOperation({
  name: "analyze",
  description:
    "Turns the whole edit history of a page into events, one canonical JSON object per line. Without a page and without --input, analyses the sample page that comes with stemma.",
  positional: ["page"],
  input: {
    ...sourceInput,
    depth: depthInput,
    ...rangeInput,
    types: typesInput,
    theme: themeInput,
    user: userInput,
    ...detectorInputs,
    ...judgingInputs,
    output: optionalText("File the events go to, whole or not at all; standard output when left out."),
    manifest: optionalText("File for the account of the run: what was read, found, skipped, and how."),
    workers: v.optional(
      digits(
        /^[1-9]\d{0,2}$/,
        "must be a number from 1 to 999, digits only",
        "How many pages of an input are analysed at once. When left out, as many as there are processors, but one where there are two.",
      ),
    ),
    ...storeInput,
  },
  tool: defineTool({
    title: "Analyze a page's history",
    description:
      "Reads a MediaWiki page's whole edit history and returns what happened as events (reverts, sentences, citations, templates, sections, activity, …), each with eventId, evidence and FactProvenance; with short as a timeline, 4 times as many. First come counts by type, theme, month and user, and who reverted whom most; limit 0 gives only these. An answer has 50 kB or one event; if truncated, next is the call that continues. For one sentence use claim; for all events in a file use export.",
    annotations: readsWikis,
    input: {
      page: pageInput,
      depth: depthInput,
      api: sourceInput.api,
      ...rangeInput,
      types: typesInput,
      theme: themeInput,
      user: userInput,
      boundaries: boundariesInput,
      short: trueInput("true: a line per event; for whole ones, from and to its revision."),
      ...pagingInput,
    },
    output: eventsAnswer,
    async answer({ limit, cursor, short, ...choice }, host, session) {
      const detectors = await chooseDetectors([], []);
      const types = typesIn(choice.types, detectors, "types");
      const asked = { ...choice, short, from: choice.from?.toString(), to: choice.to?.toString() };
      const { judging, close } = await sessionJudging(choice.boundaries, detectors, host, session);
      try {
        return await pageOf(
          { tool: "analyze", asked, limit, cursor },
          eventPages({ ...choice, types, judging }, short === "true", detectors, host),
          session,
        );
      } finally {
        await close();
      }
    },
  }),
  async run(input, host) {
    await checkFiles(
      { "--output": input.output, "--manifest": input.manifest },
      { "--input": input.input, "--detector": input.detector },
    );
    const detectors = await chooseDetectors(input.detector, input.set);
    const types = typesIn(input.types, detectors, "types");
    const boundaries = readBoundaries(input.boundary, "boundary");
    checkJudging({ ...input, boundaries });
    if (input.workers !== undefined) checkWorkers(input, boundaries);
    tellLeftOut({ ...input, types }, detectors, host);
    await writeManifest(input.manifest, host, async () => {
      const manifests: Manifest[] = [];
      const onPage =
        input.manifest === undefined ? null : (manifest: Manifest) => void manifests.push(manifest);
      const { judging, close } = await openJudging({ ...input, boundaries }, detectors, host, () => null);
      const options = { ...input, types, judging };
      const written = async (): Promise<JsonObject> => {
        // Before an input: a program that unpacks one starts as soon as it is opened, and waits for its reader.
        const output = await openOutput(input.output, host);
        return writeRecords(output, async () => {
          // One page after the other if a model judges, since only this process asks it.
          const dump = judging === undefined && isDump(input) ? await openDump(input.input, host) : null;
          if (dump !== null) {
            const workers = input.workers ?? defaultWorkers();
            await analyzeDump(dump, { choice: input, detectors, workers, onPage }, output, host);
            return { source: { input: dump.name } };
          }
          const source = await openHistories({ ...input, judging }, host);
          await analyzeHistories(source.histories, detectors, options, host, {
            lines: output.writeBytes,
            page(manifest, closing) {
              onPage?.(manifest);
              host.writeError(closing);
            },
          });
          return source.report();
        });
      };
      const report = await written().finally(close);
      return { ...report, pages: manifests };
    });
  },
});

/** Refuses workers for what needs only one thread: they would have no effect. */
function checkWorkers({ input, page }: HistoryChoice, boundaries: BoundaryPaths): void {
  const why =
    input === undefined
      ? "is for the pages of an input; leave it out, or name a file with --input"
      : page !== undefined
        ? "is for all pages of an input; leave it or the page out"
        : isByRules(boundaries)
          ? undefined
          : "is for what the rules judge, because only one thread asks a model; leave it or --boundary out";
  if (why !== undefined) throw new HistoryError("INVALID_INPUT", `--workers ${why}`);
}

/** The usual number of workers. On two processors a second thread took as long as the first alone: `docs/performance.md`. */
function defaultWorkers(): number {
  const processors = availableParallelism();
  return processors > 2 ? processors : 1;
}

/** Whether all pages of an input are requested. */
function isDump<TInput extends HistoryChoice>(choice: TInput): choice is TInput & { readonly input: string } {
  const { input, page, api, followRedirect } = choice;
  return input !== undefined && page === undefined && api === undefined && followRedirect !== true;
}
