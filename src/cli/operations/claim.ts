import * as v from "valibot";
import type { ClaimInParts, DatedRevision } from "../../claim/result.ts";
import { faultOfSought } from "../../claim/search.ts";
import { turn } from "../../ground/turn.ts";
import { canonicalJson } from "../../json.ts";
import { endsEarly } from "../../range-end.ts";
import { claimJson } from "../claim/json.ts";
import { claimMarkdown } from "../claim/markdown.ts";
import { claimText } from "../claim/text.ts";
import { closingWords } from "../claim/words.ts";
import { checkFiles } from "../files/check-files.ts";
import { formatOf } from "../files/format-of.ts";
import { openOutput, writeRecords } from "../files/output.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { claimOpened } from "../history/claim-opened.ts";
import { openHistories } from "../history/open-histories.ts";
import type { Host } from "../host.ts";
import {
  detectorInputs,
  oneOf,
  optionalText,
  pageInput,
  pagingInput,
  rangeInput,
  requiredText,
  sourceInput,
  storeInput,
  switchInput,
  trueInput,
} from "../inputs.ts";
import { type Rights, rightsIn } from "../markdown/licence.ts";
import { claimPages } from "../mcp/claim-pages.ts";
import { claimAnswer, readsWikis } from "../mcp/outputs.ts";
import { pageOf } from "../mcp/page-of.ts";
import { defineOperation } from "../operation.ts";
import { defineTool } from "../tool.ts";
import { walkOptions } from "../words/progress.ts";
import { readParts } from "../words/read-line.ts";

const formats = ["text", "json", "ndjson", "markdown"] as const;

const textInput = requiredText(
  "The sentence or some of its words, in any markup, case, dash and quote form.",
  faultOfSought,
);

/** `stemma claim`: one sentence through time. */
export const claimOperation = defineOperation({
  name: "claim",
  description:
    "Follows one sentence of a page through time: who put it there, every rewording with what changed, every removal, return, move, split and merge, its citations and every change of them, and whether it is still there. Returns a timeline; as JSON, with the ids of its events. For a text that is never found, returns the nearest sentences. For all that happened to a page use analyze.",
  positional: ["page"],
  input: {
    ...sourceInput,
    ...storeInput,
    text: textInput,
    all: switchInput("Shows every sentence that was found; only the best one when left out."),
    format: v.optional(
      oneOf(
        formats,
        "text for people; json: one document, of one page; ndjson: a lifeline per line; markdown with attribution. When left out, as the name of --output says, else text.",
      ),
    ),
    ...rangeInput,
    set: detectorInputs.set,
    output: optionalText("File the result goes to, whole or not at all; standard output when left out."),
  },
  tool: defineTool({
    title: "Follow a sentence through time",
    description:
      "Follows one sentence of a MediaWiki page through its history and returns firstSeen (when and by whom the text came), whether it still stands, lastStep, and steps: from its first wording, every modification word by word, removal, reintroduction, move and change of its citations. limit 0 gives no steps. A match that is similar may say the opposite: see differences. For a text never found, returns the nearest sentences. For all events use analyze.",
    annotations: readsWikis,
    input: {
      page: pageInput,
      text: textInput,
      all: trueInput("true: every sentence found."),
      api: sourceInput.api,
      ...pagingInput,
    },
    output: claimAnswer,
    async answer({ limit, cursor, ...typed }, host, session) {
      const detectors = await chooseDetectors([], []);
      // A caller that cuts a text by its length may cut a character in two, which no cursor could hold.
      const asked = { ...typed, text: typed.text.toWellFormed() };
      return pageOf(
        { tool: "claim", asked, limit, cursor },
        claimPages(
          { page: asked.page, api: asked.api, all: asked.all === "true" },
          asked.text,
          detectors,
          session.maxAnswerBytes,
          host,
        ),
        session,
      );
    },
  }),
  async run(input, host) {
    await checkFiles({ "--output": input.output }, { "--input": input.input });
    const detectors = await chooseDetectors([], input.set);
    const format = formatOf(input.format, input.output, formats, "--");
    // Several pages would give several documents.
    const only =
      format === "json" ? "name one of them by its title or id, or take --format ndjson" : undefined;
    // Before wiki and store, which would stay open if it cannot be written.
    const output = await openOutput(input.output, host);
    const colour = input.output === undefined && hasColour(host);
    // Typed text may be decomposed, as from some keyboards; wikis store composed text.
    const text = input.text.normalize("NFC");
    await writeRecords(output, async () => {
      const source = await openHistories({ ...input, only }, host);
      for await (const opened of source.histories) {
        const start = host.clock.monotonicMs();
        const { all, from, to, since, until } = input;
        const options = { all, from, to, since, until, ...walkOptions(opened, host) };
        const found = await claimOpened(opened, detectors, text, options, host);
        const end = endsEarly(input) ? found.asOf : null;
        for (const piece of written(found, format, colour, rightsIn(source.report()), end)) {
          await turn(host.signal);
          await output.write(piece);
        }
        // The timeline begins with the same information.
        if (format === "text" && input.output === undefined) continue;
        const { title, wiki, read } = found;
        const seconds = `${((host.clock.monotonicMs() - start) / 1000).toFixed(1)} s`;
        host.writeError([...readParts(title, wiki, read), closingWords(found), seconds].join(", "));
      }
    });
  },
});

function written(
  found: ClaimInParts,
  format: (typeof formats)[number],
  colour: boolean,
  rights: Rights | null,
  end: DatedRevision | null,
): Iterable<string> {
  switch (format) {
    case "text":
      return claimText(found, colour, end);
    case "json":
      return claimJson(found);
    case "ndjson":
      return lifelineRecords(found);
    case "markdown":
      return claimMarkdown(found, rights, end);
  }
}

function* lifelineRecords({ wiki, pageId, matches }: ClaimInParts): Iterable<string> {
  for (const lifeline of matches) yield `${canonicalJson({ wiki, pageId, ...lifeline })}\n`;
}

/** @see https://no-color.org */
function hasColour({ env, isTerminal }: Host): boolean {
  return isTerminal && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb";
}
