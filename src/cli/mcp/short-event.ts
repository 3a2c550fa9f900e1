import type { HistoryEvent } from "../../event.ts";
import { isList, type Json, textsIn } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { rowsOf } from "../explain/members.ts";
import { inMarks, stretchesOf, withoutMiddle } from "../words/stretches.ts";

/** Hexadecimal digits of an id: enough that no two of a million events are likely to share them. */
const shownDigits = 12;
const mostText = 200;
const mostValue = 120;

/**
 * An event in one line: the beginning of its id, its type and section, the words that went and came, and its other facts.
 *
 * Left out are digests, what is absent or false, and what the words say already.
 */
export function shortEvent({ eventId, type, subject, evidence, FactProvenance }: HistoryEvent): string {
  const { before, after, section } = evidence;
  const words = wordsOf(textsIn(before), textsIn(after));
  const shown = [...textsIn(before), ...textsIn(after)];
  const members = { ...subject, ...evidence };
  const facts = rowsOf(
    members,
    Object.entries(members)
      .filter(([name, value]) => toldElsewhere.includes(name) || !tells(value, shown))
      .map(([name]) => name),
  ).map(({ name, value }) => `${name} ${cut(value, mostValue)}`);
  const { attribution, parameters } = FactProvenance;
  const reserves = [
    ...(attribution.kind === "exact"
      ? []
      : [`at one of revisions ${cut(attribution.candidates.join(", "), mostValue)}`]),
    ...(parameters.boundary.path === "heuristic" ? [] : [`judged by ${parameters.boundary.path}`]),
  ];
  const headings = textsIn(section);
  const place = headings.length === 0 ? "" : ` in ${headings.join(" > ")}`;
  const rest = [...facts, ...reserves].join("; ");
  return `${eventId.slice(0, shownDigits)} ${type}${place}: ${[words, rest].filter((part) => part !== "").join(" | ")}`;
}

/** The texts, the place, and at forensic what only repeats or weighs them. */
const toldElsewhere = ["before", "after", "section", "words", "rejected"];

function wordsOf(went: readonly string[], came: readonly string[]): string {
  const [before, after] = [went[0], came[0]];
  if (went.length === 1 && came.length === 1 && before !== undefined && after !== undefined) {
    return withoutMiddle(stretchesOf(before, wordDiff(before, after)))
      .map(({ kind, text }) => inMarks(kind, cut(text, mostText)))
      .join("");
  }
  return [
    ...went.map((text) => inMarks("removed", cut(text, mostText))),
    ...came.map((text) => inMarks("added", cut(text, mostText))),
  ].join(" ");
}

/** Whether a member says something that stands neither in the texts nor only in a digest. */
function tells(value: Json | undefined, texts: readonly string[]): boolean {
  if (value === undefined || value === null || value === false || value === "") return false;
  if (isList(value) && value.length === 0) return false;
  if (typeof value === "string" && texts.some((text) => text.includes(value))) return false;
  return !/"(sha256:)?[0-9a-f]{64}"/.test(JSON.stringify(value));
}
