import * as v from "valibot";
import { HistoryError } from "../../errors.ts";
import { type FoundEvent, findEvent, idLength } from "../../explain.ts";
import { canonicalJson } from "../../json.ts";
import { type Registered, register } from "../../walk/registry.ts";
import { eventIn, type Wanted } from "../explain/event-in.ts";
import { explainText } from "../explain/text.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { type OpenedHistory, openHistories } from "../history/open-histories.ts";
import type { Host } from "../host.ts";
import { detectorInputs, oneOf, optionalText, sourceInput, storeInput, textLike } from "../inputs.ts";
import { defineOperation } from "../operation.ts";
import { openPages } from "../verify/open-pages.ts";
import { displayed } from "../words/displayed.ts";
import { walkOptions } from "../words/progress.ts";

const formats = ["text", "json"] as const;

/** `stemma explain`: why one event was found. */
export const explainOperation = defineOperation({
  name: "explain",
  description:
    "Shows why an event holds: what happened, when and by whom, the texts before and after, the rule in words, the numbers and thresholds, candidates that were rejected, and where to look it up. Analyses the page at the depth forensic; as JSON, gives the event as it is at that depth. To check many events use verify.",
  positional: ["id", "page"],
  input: {
    id: v.optional(
      v.pipe(
        textLike(
          /^[0-9a-f]{8,64}$/i,
          "must be the 64 hexadecimal digits of an eventId, or the first of them, at least 8",
        ),
        v.toLowerCase(),
        v.description("The event's id, or its first digits, at least 8. With --event it may be left out."),
      ),
    ),
    ...sourceInput,
    ...storeInput,
    event: optionalText(
      "File that holds the event, as JSON lines or as export's JSON document; page and parameters are taken from there. - is standard input.",
    ),
    format: v.optional(oneOf(formats, "text for people; json: the event with all its evidence."), "text"),
    ...detectorInputs,
  },
  async run(choice, host) {
    if (choice.id === undefined && choice.event === undefined) {
      throw new HistoryError(
        "INVALID_INPUT",
        "explain: give the id of an event, or --event with a file that holds it",
      );
    }
    if (choice.event === "-" && choice.input === "-") {
      throw new HistoryError(
        "INVALID_INPUT",
        "explain: --event and --input cannot both be the standard input; name a file with one of them",
      );
    }
    // Without a wiki, the default one would be read, which need not be the event's.
    if (
      choice.event !== undefined &&
      choice.page !== undefined &&
      choice.api === undefined &&
      choice.input === undefined
    ) {
      throw new HistoryError(
        "INVALID_INPUT",
        "explain: --event says which page it is about; leave PAGE out, or name its wiki with --api or a file with --input",
      );
    }
    const registered = await chooseDetectors(choice.detector, choice.set);
    const wanted =
      choice.event === undefined ? null : await eventIn(choice.event, choice.id, registered, host);
    const digits = wanted?.place.eventId ?? choice.id ?? "";
    const detectors = wanted === null ? registered : withParameters(registered, wanted);
    const found: FoundEvent[] = [];
    let searched = 0;
    let pages = 0;
    for await (const opened of histories(wanted, choice, host)) {
      const search = await findEvent(opened.history, detectors, digits, walkOptions(opened, host));
      pages++;
      searched += search.searched;
      found.push(...search.found);
      if (found.length > 0 && digits.length === idLength) break;
    }
    const [one, other] = found;
    if (one === undefined) throw notFound(digits, searched, pages, wanted);
    if (other !== undefined) throw ambiguous(digits, found);
    if (wanted?.isJudged === true)
      host.writeError("stemma: explain: a model judged this event; this is how the rule has it, and why");
    if (wanted !== null && wanted.otherVersion !== null)
      host.writeError(
        `stemma: explain: another version found this event (${wanted.otherVersion}); this is how the version here has it`,
      );
    const definition = detectors.find(({ detector }) => detector.name === one.event.family)?.detector.events[
      one.event.type
    ];
    await host.writeOut(
      choice.format === "json" ? `${canonicalJson(one.event)}\n` : explainText(one, definition),
    );
  },
});

function withParameters(registered: readonly Registered[], { parameters }: Wanted): readonly Registered[] {
  return register(
    registered.map(({ detector }) => detector),
    Object.fromEntries(
      registered.map(({ detector: { name }, parameters: own }) => [
        name,
        parameters?.detector === name ? parameters.chosen : own,
      ]),
    ),
  );
}

async function* histories(
  wanted: Wanted | null,
  choice: Parameters<typeof openHistories>[0],
  host: Host,
): AsyncGenerator<OpenedHistory> {
  if (wanted === null || choice.page !== undefined) {
    yield* (await openHistories({ ...choice, listWhole: true }, host)).histories;
    return;
  }
  const { wiki, pageId, anchor } = wanted.place;
  const page = { wiki, pageId, title: wanted.title, hasTalk: anchor.kind === "talk" };
  yield* openPages([page], choice, host);
}

function notFound(digits: string, searched: number, pages: number, wanted: Wanted | null): HistoryError {
  const all = `the ${searched} events of ${pages === 1 ? "the page" : `${pages} pages`}`;
  return new HistoryError(
    "EVENT_NOT_FOUND",
    pages === 0 ? `the source does not have the page of event ${digits}` : whyNone(digits, all, wanted),
    { eventId: digits, searched },
  );
}

function whyNone(digits: string, all: string, wanted: Wanted | null): string {
  if (wanted?.isJudged === true)
    return `a model judged event ${digits}, and by the rules it is not among ${all}; its FactProvenance says who judged, and what was answered`;
  const otherVersion = wanted?.otherVersion ?? null;
  if (otherVersion !== null)
    return `another version found event ${digits} (${otherVersion}), and here it is not among ${all}; have it explained by the stemma that found it`;
  return `none of ${all} has an id that begins with ${digits}; look at the page it is about, with the versions, detectors and parameters it was found with (--detector, --set, or --event with the event itself)`;
}

function ambiguous(digits: string, found: readonly FoundEvent[]): HistoryError {
  const ids = found
    .slice(0, 5)
    .map(({ event }) => `${event.eventId.slice(0, digits.length + 8)} (${event.type})`);
  return new HistoryError(
    "INVALID_INPUT",
    `${found.length} events have an id that begins with ${digits}: ${displayed(ids.join(", "))}; give more digits`,
  );
}
