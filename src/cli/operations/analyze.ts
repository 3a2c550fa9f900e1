import * as v from "valibot";
import type { Manifest } from "../../manifest.ts";
import { analyzeOpened } from "../analyze-opened.ts";
import { chooseDetectors, typesIn } from "../choose-detectors.ts";
import {
  depthInput,
  detectorInputs,
  pageInput,
  pagingInput,
  rangeInput,
  sourceInput,
  storeInput,
  themeInput,
  typesInput,
} from "../inputs.ts";
import { eventPages } from "../mcp/event-pages.ts";
import { eventsAnswer, readsWikis } from "../mcp/outputs.ts";
import { pageOf } from "../mcp/page-of.ts";
import { openHistories } from "../open-histories.ts";
import { defineOperation } from "../operation.ts";
import { openOutput } from "../output.ts";
import { createProgress } from "../progress.ts";
import { readParts } from "../read-line.ts";
import { defineTool } from "../tool.ts";
import { writeManifest } from "../write-manifest.ts";

/** `stemma analyze`: a page's history as events. */
export const analyzeOperation = defineOperation({
  name: "analyze",
  description:
    "Turns the whole edit history of a page into events, one canonical JSON object per line. Without a page and without --input it analyses the sample page that comes with stemma.",
  positional: ["page"],
  input: {
    ...sourceInput,
    depth: depthInput,
    ...rangeInput,
    types: typesInput,
    theme: themeInput,
    ...detectorInputs,
    output: v.optional(
      v.pipe(
        v.string(),
        v.description("File the events go to, whole or not at all; standard output when left out."),
      ),
    ),
    manifest: v.optional(
      v.pipe(
        v.string(),
        v.description("File for the account of the run: what was read, found, skipped, and how."),
      ),
    ),
    ...storeInput,
  },
  tool: defineTool({
    title: "Analyze a page's history",
    description:
      "Reads the whole edit history of a MediaWiki page and returns what happened to it as structured events (reverts, sentences, citations, templates, sections, activity, …), each with its eventId, evidence and FactProvenance. Counts by type and theme come first; an answer has 50 kB at most, and a truncated one says under next which call goes on. limit 0 gives the counts alone. For the fate of one sentence use claim; for all events in a file use export.",
    annotations: readsWikis,
    input: {
      page: pageInput,
      depth: depthInput,
      api: sourceInput.api,
      ...rangeInput,
      types: typesInput,
      theme: themeInput,
      ...pagingInput,
    },
    output: eventsAnswer,
    async answer({ limit, cursor, ...choice }, host, session) {
      const detectors = await chooseDetectors([], []);
      const types = typesIn(choice.types, detectors);
      const asked = { ...choice, from: choice.from?.toString(), to: choice.to?.toString() };
      return pageOf(
        { tool: "analyze", asked, limit, cursor },
        eventPages({ ...choice, types }, detectors, host),
        session,
      );
    },
  }),
  async run(input, host) {
    const detectors = await chooseDetectors(input.detector, input.set);
    const types = typesIn(input.types, detectors);
    const source = await openHistories(input, host);
    const output = await openOutput(input.output, host);
    const manifests: Manifest[] = [];
    try {
      for await (const opened of source.histories) {
        const { history, total } = opened;
        const start = host.now();
        const progress = createProgress(host, history.page.title);
        const analysis = analyzeOpened(
          opened,
          detectors,
          { ...input, types, signal: host.signal, onProgress: (report) => progress(report, total) },
          host,
        );
        for await (const lines of analysis.lines) {
          await (typeof lines === "string" ? output.write(lines) : output.writeBytes(lines));
        }
        const manifest = analysis.manifest();
        manifests.push(manifest);
        host.writeError(closingLine(manifest, (host.now() - start) / 1000));
      }
      await output.finish();
    } finally {
      await output.discard();
    }
    if (input.manifest !== undefined)
      await writeManifest(input.manifest, { ...source.report(), pages: manifests }, host);
  },
});

function closingLine({ title, wiki, read, total }: Manifest, seconds: number): string {
  return [...readParts(title, wiki, read), `${total} events`, `${seconds.toFixed(1)} s`].join(", ");
}
