import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import { throwIfCancelled } from "../../ground/cancelled.ts";
import { folderAside, removeAside } from "../../sources/folder-aside.ts";
import { pseudonyms, redactionKey } from "../export/pseudonym.ts";
import { binaryFormats, formats } from "../export/sink.ts";
import { writeExport } from "../export/write-export.ts";
import { checkFiles, checkUnpacked } from "../files/check-files.ts";
import { formatOf } from "../files/format-of.ts";
import { openNewOutput, openOutput } from "../files/output.ts";
import { newFileUnderRoots } from "../files/roots.ts";
import { writeManifest } from "../files/write-manifest.ts";
import { chooseDetectors, typesIn } from "../history/choose-detectors.ts";
import {
  depthInput,
  detectorInputs,
  oneOf,
  onlyPageInput,
  optionalText,
  pageInput,
  rangeInput,
  sourceInput,
  storeInput,
  switchInput,
  themeInput,
  typesInput,
  userInput,
} from "../inputs.ts";
import { checkJudging } from "../judging/check-judging.ts";
import { boundariesInput, judgingInputs } from "../judging/inputs.ts";
import { openJudging } from "../judging/open-judging.ts";
import { readBoundaries } from "../judging/read-boundaries.ts";
import { exportAnswer, writesFiles } from "../mcp/outputs.ts";
import { sessionJudging } from "../mcp/session-judging.ts";
import { answerBytes } from "../mcp/written.ts";
import { defineOperation } from "../operation.ts";
import { defineTool } from "../tool.ts";
import { counted } from "../words/counted.ts";
import { tellLeftOut } from "../words/left-out.ts";
import { noticeOf } from "../words/notice.ts";
import { readParts } from "../words/read-line.ts";
import { userParts } from "../words/user-parts.ts";

const formatInput = v.optional(
  oneOf(
    formats,
    "json: one document; ndjson: analyze's lines; csv, sqlite, parquet: a table; markdown: a report. If left out, by output's name, else json.",
  ),
);

/** `stemma export`: a page's analysis in a file. */
export const exportOperation = defineOperation({
  name: "export",
  description:
    "Writes the analysis of one page: its events, the counts by type and theme, and the account of what was read and how, as one JSON document or as a table, a database or a report. For events as they are found use analyze; for one sentence use claim.",
  positional: ["page"],
  input: {
    ...sourceInput,
    page: onlyPageInput,
    ...storeInput,
    depth: depthInput,
    ...rangeInput,
    types: typesInput,
    theme: themeInput,
    user: userInput,
    ...detectorInputs,
    ...judgingInputs,
    format: formatInput,
    output: optionalText(
      "File it goes to, whole or not at all; standard output when left out, though not for sqlite and parquet.",
    ),
    manifest: optionalText("File for the account of the run, for which ndjson and csv have no place."),
    redactUsers: switchInput(
      "Replaces users' names and IP addresses by keyed hashes; the key is in STEMMA_REDACT_KEY or a file.",
    ),
    redactKeyFile: optionalText("File that holds the key of --redact-users."),
  },
  tool: defineTool({
    title: "Export a page's analysis to a file",
    description:
      "Writes all events of a MediaWiki page's whole edit history, counts by type and theme and the account of the run to a new file on the server's machine. Returns path, size, SHA-256 and counts, and a document that fits in 50 kB. For events without a file use analyze; for one sentence use claim.",
    annotations: writesFiles,
    input: {
      page: pageInput,
      depth: depthInput,
      api: sourceInput.api,
      since: rangeInput.since,
      until: rangeInput.until,
      boundaries: boundariesInput,
      format: formatInput,
      output: optionalText("Path of a new file; in a new temporary folder when left out."),
    },
    output: exportAnswer,
    async answer({ format: asked, output: typed, boundaries, ...choice }, host, session) {
      if (typed !== undefined) checkUnpacked("output", typed);
      const format = formatOf(asked, typed, formats, "");
      const detectors = await chooseDetectors([], []);
      const named = typed === undefined ? null : await newFileUnderRoots(typed, "output", host);
      const { judging, close } = await sessionJudging(boundaries, detectors, host, session);
      const exported = async () => {
        const folder = named === null ? await folderAside(tmpdir(), "stemma-export-") : null;
        const file = named ?? join(folder ?? "", `export.${format}`);
        const chosen = { format, pseudonym: null, scratch: tmpdir() };
        try {
          const output = await openNewOutput(file);
          const written = await writeExport({ ...choice, judging }, detectors, chosen, output, host);
          // Nobody would be told of the file, and a second call would find the name taken.
          if (host.signal.aborted) await rm(file);
          throwIfCancelled(host.signal);
          return { file, ...written };
        } catch (failure) {
          if (folder !== null) await removeAside(folder);
          throw failure;
        }
      };
      const { file, counts, manifest } = await exported().finally(close);
      const { wiki, pageId, title, depth, judged } = manifest;
      const { bytes, sha256 } = await digestOf(file);
      const summary = {
        notice: noticeOf(manifest),
        wiki,
        pageId,
        title,
        depth,
        ...(judged === undefined ? {} : { judged }),
        counts,
        file,
        format,
        bytes,
        sha256,
      };
      if (format !== "json" || bytes > session.maxAnswerBytes) return summary;
      const whole = { ...summary, document: JSON.parse(await readFile(file, "utf8")) };
      return answerBytes(whole) > session.maxAnswerBytes ? summary : whole;
    },
  }),
  async run(input, host) {
    const { output: file, redactUsers, redactKeyFile } = input;
    if (redactKeyFile !== undefined && !redactUsers) {
      throw new HistoryError(
        "INVALID_INPUT",
        "export: --redact-key-file is the key of --redact-users, without which names stay as they are; give both",
      );
    }
    await checkFiles(
      { "--output": input.output, "--manifest": input.manifest },
      { "--input": input.input, "--detector": input.detector, "--redact-key-file": input.redactKeyFile },
    );
    const format = formatOf(input.format, file, formats, "--");
    const detectors = await chooseDetectors(input.detector, input.set);
    const types = typesIn(input.types, detectors, "types");
    if (file === undefined && binaryFormats.includes(format)) {
      throw new HistoryError("INVALID_INPUT", `export: ${format} is not text; name a file with --output`);
    }
    const pseudonym = redactUsers ? pseudonyms(await redactionKey(redactKeyFile, host)) : null;
    const boundaries = readBoundaries(input.boundary, "boundary");
    checkJudging({ ...input, boundaries });
    tellLeftOut({ ...input, types }, detectors, host);
    const chosen = { format, pseudonym, scratch: tmpdir() };
    const manifest = await writeManifest(input.manifest, host, async () => {
      const { judging, close } = await openJudging({ ...input, boundaries }, detectors, host, () => null);
      const written = async () =>
        writeExport({ ...input, types, judging }, detectors, chosen, await openOutput(file, host), host);
      return (await written().finally(close)).manifest;
    });
    const { title, wiki, read, total, byUser } = manifest;
    const parts = [...readParts(title, wiki, read), ...userParts(byUser), counted(total, "event")];
    host.writeError(parts.join(", "));
  },
});

/** Read in pieces, as a file may be larger than memory. */
async function digestOf(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
