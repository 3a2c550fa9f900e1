import * as v from "valibot";
import { depths, themes } from "../event.ts";
import { quoted } from "../ground/quoted.ts";
import { faultOfInstant } from "../instant.ts";
import { cut } from "../text/cut.ts";

/** A text, checked since agents may send anything. */
const text = () => v.string("must be a string");

const noFault = () => null;

/**
 * A required text.
 *
 * @param faultOf - What is wrong with a text; reported before anything is requested or read.
 */
export const requiredText = (what: string, faultOf: (text: string) => string | null = noFault) =>
  v.pipe(
    text(),
    v.nonEmpty("must not be empty"),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? faultOf(dataset.value) : null;
      // It may quote the text, which may be megabytes by mistake.
      if (fault !== null) addIssue({ message: cut(fault) });
    }),
    v.description(what),
  );

/** An optional text. */
export const optionalText = (what: string, faultOf?: (text: string) => string | null) =>
  v.optional(requiredText(what, faultOf));

/** What would be right, and what came instead: a value may come from a script or an agent, unseen by who reads the error. */
const faultAndValue =
  (right: string) =>
  ({ input, received }: v.BaseIssue<unknown>) =>
    `${right} (was ${typeof input === "string" ? quoted(input) : received})`;

/** A required choice among a few words. */
export const oneOf = <const TChoices extends readonly string[]>(choices: TChoices, what: string) =>
  v.pipe(v.picklist(choices, faultAndValue(`must be one of ${choices.join(", ")}`)), v.description(what));

/**
 * A text of a certain form.
 *
 * @param right - What to say about any other text.
 */
export const textLike = (pattern: RegExp, right: string) =>
  v.pipe(v.string(faultAndValue(right)), v.regex(pattern, faultAndValue(right)));

/**
 * A number as people type it.
 *
 * @param right - What to say about any other text.
 */
export const digits = (pattern: RegExp, right: string, what: string) =>
  v.pipe(textLike(pattern, right), v.description(what), v.transform(Number));

/** An input that is set by its name alone. */
export const switchInput = (what: string) => v.optional(v.pipe(v.boolean(), v.description(what)));

const noRevisionId = "must be a revision id, digits only, as in the address of a permanent link";

/** What a tool's caller sets by the word true, as tools take strings alone. */
export const trueInput = (what: string) =>
  v.optional(v.pipe(v.picklist(["true"], "must be true, or left out"), v.description(what)));

/** A revision id as people type it. */
export const revisionId = (what: string) =>
  v.optional(v.pipe(digits(/^\d+$/, noRevisionId, what), v.safeInteger("must be below 2^53")));

/** The page of a call that has to name one. */
export const pageInput = requiredText("Page: title (Talk:Lighthouse) or address.");

/** The page, and where its history is read. */
export const sourceInput = {
  page: optionalText(
    "Title of the page, or its address on the wiki; with --input title or id. When left out: with --input every page of the file, else the sample page.",
  ),
  api: optionalText("Wiki: host or any address on it; else English Wikipedia."),
  input: optionalText(
    "Reads an export instead of a wiki: MediaWiki export XML or revisions as JSON lines, plain or .gz .bz2 .xz .zst .7z; - is standard input.",
  ),
  wiki: optionalText(
    "Key of the wiki in event ids, such as en.wikipedia.org, instead of the one an input gives. A wiki that is asked has its own.",
  ),
  followRedirect: switchInput("If the page is a redirect on a wiki, reads the page it leads to."),
  sort: switchInput("Sorts, on disk, an input whose revisions are far out of order."),
};

/** The page of a command that takes only one. */
export const onlyPageInput = optionalText(
  "Title of the page, or its address on the wiki; with --input title or id. When left out: with --input the one page of the file, else the sample page.",
);

/** What is kept between runs, and where. */
export const storeInput = {
  store: optionalText(
    "Folder of the store, in which pages are kept so that a second run asks the wiki only for what is new. When left out, that of STEMMA_STORE, or else one in the user's own folder for data.",
  ),
  noStore: switchInput("Keeps nothing between runs, and uses nothing that was kept."),
};

/** Which events are shown; what they are does not depend on it. */
export const rangeInput = {
  from: revisionId("Id of the first revision shown."),
  to: revisionId("Id of the last revision read."),
  since: optionalText("Shows events from this ISO 8601 time on (default UTC).", faultOfInstant),
  until: optionalText("Reads nothing after this time or day.", faultOfInstant),
};

/** How much is reported about each event. */
export const depthInput = v.optional(
  oneOf(
    depths,
    "brief: the story, no sentences or citations; detailed: all, what reverts bring or take only counted; forensic: all; for counts, durations, what stands.",
  ),
  "detailed",
);

const lists = new WeakSet<object>();

/** A string that is a list with its members separated by commas; left out if nothing is chosen. */
export function listInput(members: string, description: string) {
  const string = v.string(`must be a string, its ${members} separated by commas`);
  const input = v.optional(v.pipe(string, v.description(description)));
  lists.add(input);
  return input;
}

/** Whether an input is such a list. */
export function isListInput(input: object): boolean {
  return lists.has(input);
}

/** Which types of events are shown; all when left out. */
export const typesInput = listInput("types", "Event types to show: revert_war,sentence_removed.");

/** The theme whose events are shown; all when left out. */
export const themeInput = v.optional(oneOf(themes, "Shows one theme alone."));

/** The user whose events are shown; those of all when left out. */
export const userInput = optionalText("Shows only what this account, IP or IP range did.");

/** Detectors of third parties, and the parameters of all. */
export const detectorInputs = {
  detector: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
      v.description("File of a detector (.mjs) to register after the built-in ones."),
    ),
    [],
  ),
  set: v.optional(
    v.pipe(
      v.array(textLike(/^[^=.]+\.[^=]+=/, "must look like detector.parameter=value")),
      v.description(
        "Sets a parameter of a detector: revert.radius=10. The value is read as JSON, or else as text.",
      ),
    ),
    [],
  ),
};

/** The part of a long answer that is returned. */
export const pagingInput = {
  limit: v.optional(
    digits(
      /^\d{1,4}$/,
      "must be a whole number from 0 to 9999, digits only",
      "Most entries; 0: none; else as many as fit.",
    ),
  ),
  cursor: v.optional(v.pipe(text(), v.description("From a truncated answer to the same arguments."))),
};
