import { createHash } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import type { AnalyzeOptions } from "../../analyze.ts";
import type { Manifest } from "../../manifest.ts";
import { createDocumentWriter, createEventCounter } from "../../sinks/document.ts";
import { createLineWriter } from "../../sinks/json-lines.ts";
import type { Registered } from "../../walk/registry.ts";
import { chooseDetectors, typesIn } from "../choose-detectors.ts";
import type { Host } from "../host.ts";
import {
  depthInput,
  detectorInputs,
  pageInput,
  rangeInput,
  sourceInput,
  themeInput,
  typesInput,
} from "../inputs.ts";
import { exportAnswer } from "../mcp/outputs.ts";
import { answerBytes } from "../mcp/written.ts";
import { notice } from "../notice.ts";
import type { HistoryChoice } from "../open-histories.ts";
import { defineOperation } from "../operation.ts";
import { type Output, openNewOutput, openOutput } from "../output.ts";
import { readEvents } from "../read-events.ts";
import { readParts } from "../read-line.ts";
import { newFileUnderRoots } from "../roots.ts";
import { defineTool } from "../tool.ts";

const formats = ["json", "ndjson"] as const;

const formatInput = v.optional(
  v.pipe(
    v.picklist(formats, `must be one of ${formats.join(", ")}`),
    v.description("json: one document; ndjson: an event per line, as analyze writes them."),
  ),
  "json",
);

/** `stemma export`: a page's analysis in a file. */
export const exportOperation = defineOperation({
  name: "export",
  description:
    "Writes the analysis of one page as one JSON document: its events, the counts by type and theme, and the account of what was read and how. For events as they are found use analyze; for one sentence use claim.",
  positional: ["page"],
  input: {
    ...sourceInput,
    depth: depthInput,
    ...rangeInput,
    types: typesInput,
    theme: themeInput,
    ...detectorInputs,
    format: formatInput,
    output: v.optional(
      v.pipe(
        v.string(),
        v.description("File the document goes to, whole or not at all; standard output when left out."),
      ),
    ),
  },
  tool: defineTool({
    title: "Export a page's analysis to a file",
    description:
      "Analyses the whole edit history of a MediaWiki page and writes all events, the counts by type and theme, and the account of the run to a new file on the server's machine. Returns its path, size, SHA-256 and the counts; a document that fits the 50 kB of an answer is returned too. For a look at the events without a file use analyze; for one sentence use claim.",
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
    input: {
      page: pageInput,
      depth: depthInput,
      api: sourceInput.api,
      since: rangeInput.since,
      format: formatInput,
      output: v.optional(
        v.pipe(
          v.string("must be a string"),
          v.nonEmpty("must not be empty"),
          v.description(
            "Path of the file, which is not there yet; one in a new temporary folder when left out.",
          ),
        ),
      ),
    },
    output: exportAnswer,
    async answer({ format, output: typed, ...choice }, host, { maxAnswerBytes }) {
      const detectors = await chooseDetectors([], []);
      const file =
        typed === undefined
          ? join(await mkdtemp(join(tmpdir(), "stemma-export-")), `export.${format}`)
          : await newFileUnderRoots(typed, "output", host);
      const counter = createEventCounter();
      const output = await openNewOutput(file);
      const manifest = await write(choice, detectors, format, output, host, counter.add);
      const { wiki, pageId, title, depth } = manifest;
      const content = await readFile(file);
      const summary = {
        notice,
        wiki,
        pageId,
        title,
        depth,
        counts: counter.counts(),
        file,
        format,
        bytes: content.byteLength,
        sha256: createHash("sha256").update(content).digest("hex"),
      };
      if (format !== "json" || content.byteLength > maxAnswerBytes) return summary;
      const whole = { ...summary, document: JSON.parse(content.toString("utf8")) };
      return answerBytes(whole) > maxAnswerBytes ? summary : whole;
    },
  }),
  async run(input, host) {
    const detectors = await chooseDetectors(input.detector, input.set);
    const types = typesIn(input.types, detectors);
    const output = await openOutput(input.output, host);
    const manifest = await write({ ...input, types }, detectors, input.format, output, host);
    const { title, wiki, read, total } = manifest;
    host.writeError([...readParts(title, wiki, read), `${total} events`].join(", "));
  },
});

async function write(
  choice: HistoryChoice & AnalyzeOptions,
  detectors: readonly Registered[],
  format: (typeof formats)[number],
  output: Output,
  host: Host,
  onEvent: ReturnType<typeof createEventCounter>["add"] = () => {},
): Promise<Manifest> {
  const line = createLineWriter();
  const document = createDocumentWriter(notice);
  const isDocument = format === "json";
  try {
    if (isDocument) await output.write(document.begin());
    const manifest = await readEvents(choice, detectors, host, async (events) => {
      let text = "";
      for (const event of events) {
        onEvent(event);
        text += isDocument ? document.event(event) : line(event);
      }
      await output.write(text);
    });
    if (isDocument) await output.write(document.end(manifest));
    await output.finish();
    return manifest;
  } finally {
    await output.discard();
  }
}
