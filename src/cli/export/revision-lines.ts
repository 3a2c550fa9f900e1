import type { HistoryEvent } from "../../event.ts";
import { addTo } from "../../ground/add-to.ts";
import { isObject, type Json, textsIn } from "../../json.ts";
import { candidatesOf } from "../../range-attribution.ts";
import { cut } from "../../text/cut.ts";
import { encoded } from "../markdown/encoded.ts";
import { escaped } from "../markdown/escaped.ts";
import type { Run } from "../runs-of.ts";
import { minuteWords } from "../words/minute-words.ts";
import { linkOf } from "./columns.ts";
import { factsOf, labelOf, textsOf } from "./event-words.ts";

/** Facts of one kind in one place of a revision that are shown; the link leads to the others. */
const mostShown = 20;

/** Citations of one revision that links and templates are compared with: an edit can bring tens of thousands of both. */
const mostCompared = 500;

/** Characters of citations that are searched at one revision, for all its links and templates together: a reference may be a page long. */
const mostSearched = 1_000_000_000;

/**
 * The events of one revision, log entry or post as a Markdown list: when, by whom, why, and below that what happened, alike
 * facts in one line.
 */
export function revisionLines(events: Run<HistoryEvent>): string {
  const groups = new Map<string, HistoryEvent[]>();
  for (const event of events.filter(isShownAlone(events))) {
    addTo(groups, `**${labelOf(event)}**${place(event.evidence.section)}`, event);
  }
  const along = events.find(({ evidence }) => isObject(evidence.consequences))?.evidence.consequences;
  const lines = [...groups].map(([label, alike]) => `  - ${label}${listed(alike)}\n`);
  return [headOf(events), ...lines, alongWith(along)].join("");
}

/** Whether no other event of the revision shows what an event has to say: a changed value its sentence, a citation what is in it. */
function isShownAlone(events: readonly HistoryEvent[]): (event: HistoryEvent) => boolean {
  const valued = new Set(events.filter(({ type }) => type === "claim_value_changed").map(wordingsOf));
  const cited = citedFor(events.filter(isInReference).length, events);
  return (event) => {
    if (event.type === "sentence_modified") return !valued.has(wordingsOf(event));
    return !isInReference(event) || !cited.some((citation) => isWithin(event, citation));
  };
}

function isInReference({ subject, evidence }: HistoryEvent): boolean {
  return subject.inReference === true || evidence.inReference === true;
}

/** The citations that each of so many links and templates is looked for in: the first, without those that are too long for so many. */
function citedFor(times: number, events: readonly HistoryEvent[]): readonly Cited[] {
  let left = mostSearched / times;
  return events
    .filter(({ type }) => type.startsWith("citation_"))
    .slice(0, mostCompared)
    .map(textsOf)
    .filter(([before, after]) => {
      const length = before.length + after.length;
      if (length > left) return false;
      left -= length;
      return true;
    })
    .map((texts) => ({ texts, assigned: texts.map(assigned) }));
}

/** A citation's texts before and after, as written and without white space around each `=`. */
interface Cited {
  readonly texts: readonly string[];
  readonly assigned: readonly string[];
}

/** Whether the texts of a citation show what an event has to say about a link or a template. */
function isWithin(event: HistoryEvent, { texts, assigned }: Cited): boolean {
  const its = textsOf(event);
  if (event.type !== "template_parameter_changed") return its.every((text, i) => texts[i]?.includes(text));
  // A value alone, such as a year, may stand in any reference, and one that changed is in a reference that was there before.
  return its.every((value, i) => {
    const text = assigned[i] ?? "";
    return text !== "" && (value === "" || text.includes(`${event.subject.parameter}=${value}`));
  });
}

function assigned(text: string): string {
  return text
    .split("=")
    .map((part) => part.trim())
    .join("=");
}

/** Which wording a sentence had and has, the same for a changed sentence and for its changed value. */
function wordingsOf({ subject: { from, to } }: HistoryEvent): string {
  return [from, to].flat().join(" ");
}

function headOf(events: Run<HistoryEvent>): string {
  const [event] = events;
  const { anchor, observed } = event;
  const comment = observed.comment?.trim() ?? "";
  const unsure = events.find(({ FactProvenance: { attribution } }) => attribution.kind === "range");
  return [
    `- ${momentOf(event)} ${nameOf(observed.user)}`,
    anchor.kind === "talk" ? ", on the talk page" : "",
    unsure === undefined ? "" : uncertain(unsure),
    comment === "" ? "" : ` (*${escaped(cut(comment))}*)`,
    "\n",
  ].join("");
}

function uncertain({ FactProvenance: { attribution } }: HistoryEvent): string {
  const before = candidatesOf(attribution) - 1;
  return before === 1
    ? ", or whoever saved the revision before, whose text cannot be read"
    : `, or whoever saved one of the ${before} revisions before, whose texts cannot be read`;
}

/** When an event happened, to the minute, with the link that shows it. */
export function momentOf(event: HistoryEvent): string {
  const time = minuteWords(event.anchor.timestamp);
  const link = linkOf(event);
  return link === null ? time : `[${time}](${encoded(link)})`;
}

/** A user's name in Markdown. */
export function nameOf(user: HistoryEvent["observed"]["user"]): string {
  return user === null ? "a hidden user" : escaped(user.name);
}

function place(section: Json | undefined): string {
  const headings = textsIn(section);
  return headings.length === 0 ? "" : `, in ${escaped(headings.join(" > "))}`;
}

function listed(events: readonly HistoryEvent[]): string {
  const facts = events
    .slice(0, mostShown)
    .map(factsOf)
    .filter((fact) => fact !== "");
  if (facts.length === 0) return "";
  const rest = events.length - mostShown;
  const more = rest > 0 ? ` … and ${rest} more` : "";
  // Sentences end with marks of their own.
  const between = events[0]?.theme === "claims" ? " " : "; ";
  return `: ${facts.join(between)}${more}`;
}

function alongWith(consequences: Json | undefined): string {
  if (consequences === undefined || !isObject(consequences)) return "";
  const counts = Object.entries(consequences)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, count]) => `${escaped(type.replaceAll("_", " "))} ${count}`);
  return `  - along with the whole text: ${counts.join(", ")}\n`;
}
