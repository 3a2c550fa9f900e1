import { tmpdir } from "node:os";
import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import { depths } from "../../event.ts";
import { turn } from "../../ground/turn.ts";
import { canonicalJson } from "../../json.ts";
import { eventLines } from "../../sources/event-lines.ts";
import { openInput } from "../../sources/open-input.ts";
import { startOf } from "../../sources/place.ts";
import { soughtIn, statementReader } from "../../verify/read-statement.ts";
import type { Verification } from "../../verify/verification.ts";
import { verifyPage, verifyRest } from "../../verify/verify.ts";
import { checkFiles } from "../files/check-files.ts";
import { openOutput, writeRecords } from "../files/output.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import {
  detectorInputs,
  oneOf,
  optionalText,
  requiredText,
  sourceInput,
  storeInput,
  switchInput,
} from "../inputs.ts";
import { defineOperation } from "../operation.ts";
import { createLedger, type StatedPage } from "../verify/ledger.ts";
import { openPages } from "../verify/open-pages.ts";
import { createVerdictTally } from "../verify/verdict-tally.ts";
import { walkOptions } from "../words/progress.ts";

const { api, input, wiki, sort } = sourceInput;

/** Verdicts after which signals are heard: a turn costs as much as a few of them. */
const reportedPerTurn = 256;

/** `stemma verify`: compares a stream of events with the pages they are about. */
export const verifyOperation = defineOperation({
  name: "verify",
  description:
    "Reads a stream of events and checks each: its schema, its id, and whether its page, analysed again with the recorded parameters, gives the same bytes. Not compared are what is only observed (the member observed: title, user, comment, tags), what the evidence of reverts says of tags if one of the two sources has none, and what a third party's detector that is loaded now adds to consequences. Writes a JSON line for each event that is not reproduced: changed (with the members that differ), missing (with the texts that differ), unverifiable (with the reason), other_version, model_judged or invalid. Without --input and --api, asks the wiki that the events name; events of the sample page need none. For why a single event holds use explain.",
  positional: ["events"],
  input: {
    events: requiredText(
      "File of events as JSON lines or as export's JSON document, plain or .gz .bz2 .xz .zst .7z; - is standard input. Any order, any depth, any number of pages.",
    ),
    api,
    input,
    wiki,
    sort,
    all: switchInput("Also writes a line for each event that is reproduced."),
    complete: v.optional(
      oneOf(
        depths,
        "Expects the stream to hold every event that its pages have at this depth, and reports those it lacks as unstated. From an input, a talk page is read only if the stream holds a talk_activity of its page.",
      ),
    ),
    ...detectorInputs,
    ...storeInput,
    output: optionalText("File the report goes to, whole or not at all; standard output when left out."),
  },
  async run(choice, host) {
    if (choice.events === "-" && choice.input === "-") {
      throw new HistoryError("INVALID_INPUT", "the events and --input cannot both be the standard input");
    }
    await checkFiles(
      { "--output": choice.output },
      { EVENTS: choice.events, "--input": choice.input, "--detector": choice.detector },
    );
    const detectors = await chooseDetectors(choice.detector, choice.set);
    const stream = await openInput(choice.events, host.stdin, host.signal);
    const ledger = await createLedger(tmpdir());
    const output = await openOutput(choice.output, host).catch(async (failure: unknown) => {
      await ledger.remove();
      throw failure;
    });
    const tally = createVerdictTally();
    let reported = 0;

    async function report(verifications: readonly Verification[]): Promise<void> {
      for (const verification of verifications) {
        tally.add(verification);
        if (choice.all || verification.verdict !== "reproduced")
          await output.write(`${canonicalJson(verification)}\n`);
        // One edit may have many thousands, between which the walk gives no turn in which a signal would be heard.
        if (++reported % reportedPerTurn === 0) await turn(host.signal);
      }
    }

    const records = writeRecords(output, async () => {
      const read = statementReader(detectors.map(({ detector }) => detector));
      for await (const line of eventLines(stream.read(), startOf(stream.name))) {
        host.signal.throwIfAborted();
        const reading = read(line);
        if (reading.verification !== null) await report([reading.verification]);
        const statement = soughtIn(reading, choice.complete);
        if (statement !== null) await ledger.add(statement);
      }
      const pages = await ledger.pages();
      const opened = new Set<StatedPage>();
      for await (const { page, ...one } of openPages(pages, choice, host)) {
        opened.add(page);
        const options = { complete: choice.complete, ...walkOptions(one, host) };
        const verified = verifyPage(one.history, page.statements, page.passes(detectors), options);
        for await (const verifications of verified) await report(verifications);
      }
      for (const page of pages) {
        const rest = verifyRest(page.statements, opened.has(page) ? "anchor_gone" : "page_gone");
        for await (const verification of rest) await report([verification]);
      }
    });
    await records.finally(ledger.remove);
    if (tally.isEmpty()) {
      throw new HistoryError(
        "EVENT_NOT_FOUND",
        `${stream.name}: holds no event, so nothing was verified; give the events that analyze or export wrote`,
      );
    }
    if (!tally.isReproduced()) throw new HistoryError("NOT_REPRODUCED", tally.words(), tally.counts());
    host.writeError(tally.words());
  },
});
