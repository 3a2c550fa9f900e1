import type { HistoryEvent } from "../../event.ts";
import { isList, type Json, textsIn } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { rowsOf } from "../explain/members.ts";
import { movedWords, textsOf } from "../export/event-words.ts";
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
export function shortEvent(event: HistoryEvent): string {
  const { eventId, type, subject, evidence, FactProvenance } = event;
  const texts = textsOf(event).map(inOneLine);
  const words = wordsOf(event, texts);
  const members = { ...subject, ...evidence };
  const without = Object.entries(members)
    .filter(([name, value]) => isToldElsewhere(name, type) || !tells(name, value, words, texts))
    .map(([name]) => name);
  const facts = rowsOf(members, without).map(({ name, value }) => `${name} ${cut(value, mostValue)}`);
  const { attribution, parameters } = FactProvenance;
  const reserves = [
    ...(attribution.kind === "exact"
      ? []
      : [`at one of revisions ${cut(attribution.candidates.join(", "), mostValue)}`]),
    ...(parameters.boundary.path === "heuristic" ? [] : [`judged by ${parameters.boundary.path}`]),
  ];
  const headings = textsIn(evidence.section);
  const place = headings.length === 0 ? "" : ` in ${headings.join(" > ")}`;
  const rest = [...facts, ...reserves].join("; ");
  return `${eventId.slice(0, shownDigits)} ${type}${place}: ${[words, rest].filter((part) => part !== "").join(" | ")}`;
}

/** The texts, the place, at forensic what only repeats or weighs them, and the ids of accounts, of which other evidence has the names. */
function isToldElsewhere(name: string, type: string): boolean {
  if (type === "sentence_moved" && (name === "from" || name === "to")) return true;
  if (type === "revert_war" && name === "actors") return true;
  return toldElsewhere.includes(name);
}

const toldElsewhere = ["before", "after", "section", "words", "rejected"];

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

function wordsOf({ type, subject }: HistoryEvent, [before = "", after = ""]: readonly string[]): string {
  if (type === "sentence_moved") return `${cut(after, mostText)}${movedWords(subject)}`;
  const stretches = withoutMiddle(stretchesOf(before, wordDiff(before, after)));
  return stretches.map(({ kind, text }) => inMarks(kind, cut(text, mostText))).join("");
}

/** Members that hold what the texts show, in part or in other words; any other one may be a word of the text by chance. */
const repeating = ["content", "from", "heading", "name", "source", "target", "to"];

/** Whether a member says something that stands neither in the words shown or a text of which they show the differences, nor only in a digest. */
function tells(name: string, value: Json | undefined, words: string, texts: readonly string[]): boolean {
  if (value === undefined || value === null || value === false || value === "") return false;
  if (isList(value) && value.length === 0) return false;
  if (typeof value === "string" && repeating.includes(name)) {
    const line = inOneLine(value);
    if (words.includes(cut(line, mostText)) || texts.includes(line)) return false;
  }
  return !/"(sha256:)?[0-9a-f]{64}"/.test(JSON.stringify(value));
}
