import { stateSignals } from "../../boundary-table.ts";
import type { HistoryEvent } from "../../event.ts";
import { type Json, type JsonObject, textsIn } from "../../json.ts";
import { cut, cutBoth } from "../../text/cut.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { rowsOf, valueWords } from "../explain/members.ts";
import { escaped } from "../markdown/escaped.ts";
import { marked } from "../markdown/marked.ts";
import { type Stretch, stretchesOf, withoutMiddle } from "../words/stretches.ts";
import { sentenceOf } from "./event-sentence.ts";

/** What happened, in the words of the event's type: `sentence removed`, `link added`, `page blanked`. */
export function labelOf({ type, subject, evidence }: HistoryEvent): string {
  const { action, change, element } = subject;
  if (typeof change === "string" && type === "page_lifecycle_changed") return inWords(`page ${change}`);
  const signal = stateSignals.find((one) => one === evidence.signal);
  if (typeof action !== "string")
    return inWords(`${shorter[type] ?? type}${signal === undefined ? "" : ` (${signal})`}`);
  const thing =
    typeof element === "string" && type !== "link_changed" ? element : type.replace(/_[^_]*$/, "");
  return inWords(`${thing} ${action}`);
}

/** Types whose names do not read as what happened. */
const shorter: Readonly<Record<string, string>> = {
  revert_identity: "revert",
  revert_partial: "partial revert",
  revert_war: "edit war",
  claim_value_changed: "value changed",
};

function inWords(name: string): string {
  return escaped(name.replaceAll("_", " "));
}

/** What an event says, in Markdown: its texts with what differs marked, or its facts in words. Empty where its label says all. */
export function factsOf(event: HistoryEvent): string {
  const { type, subject } = event;
  const words = sentenceOf(event);
  if (words !== null) return escaped(words);
  const [before, after] = textsOf(event);
  if (type === "sentence_moved") return escaped(`${cut(after)}${movedWords(subject)}`);
  const name = type === "template_parameter_changed" ? `${subject.template}, ${subject.parameter}: ` : "";
  if (before + after !== "") return `${escaped(name)}${change(before, after)}`;
  return rowsOf(subject, ["action", "change", "element", "occurrence", "parameters", "inReference"])
    .map((row) => `${escaped(row.name)} ${escaped(row.value)}`)
    .join("; ");
}

/** The texts of an event before and after it, each empty where there is none. */
export function textsOf({ type, subject, evidence }: HistoryEvent): readonly [before: string, after: string] {
  const { before, after, source } = evidence;
  if (type === "citation_added") return ["", textIn(source)];
  if (type === "citation_removed") return [textIn(source), ""];
  if (type !== "template_parameter_changed") return [textIn(before), textIn(after)];
  // A long value has only its digest in the subject.
  return [textIn(before) || textIn(subject.from), textIn(after) || textIn(subject.to)];
}

function textIn(value: Json | undefined): string {
  return textsIn(value).join(" > ");
}

/** Between which sections a sentence moved; nothing where it stayed in its own. */
export function movedWords({ from, to }: JsonObject): string {
  const [old, now] = [from, to].map((section) => valueWords("section", section ?? null));
  return old === now ? "" : ` (from ${old} to ${now})`;
}

/** A text that went, one that came, or both in one. */
function change(before: string, after: string): string {
  if (before === after) return escaped(cut(before));
  return (before !== "" && after !== "" && differences(before, after)) || oneByOne(before, after);
}

function oneByOne(before: string, after: string): string {
  const [went, came] = [before, after].map((text, i) =>
    text === "" ? [] : [marked([{ kind: i === 0 ? "removed" : "added", text: cut(text) }])],
  );
  return [...(went ?? []), ...(came ?? [])].join(" ");
}

/** Both texts in one; `null` where they have too little in common to be read so, or differ only behind what is shown. */
function differences(before: string, after: string): string | null {
  const [old, now] = cutBoth(before, after);
  const all = stretchesOf(old, wordDiff(old, now));
  const shown = old.endsWith("…") || now.endsWith("…") ? withoutTail(all) : all;
  const kept = shown.reduce((sum, { kind, text }) => sum + (kind === "kept" ? text.length : 0), 0);
  if (2 * kept < Math.min(old.length, now.length) || shown.every(({ kind }) => kind === "kept")) return null;
  return marked(withoutMiddle(shown, 80));
}

/** Where two texts were cut, they end in different words although nothing may have changed there. */
function withoutTail(stretches: readonly Stretch[]): readonly Stretch[] {
  const end = stretches.findLastIndex(({ kind, text }) => kind === "kept" && text !== "…");
  return [...stretches.slice(0, end + 1), { kind: "kept", text: "…" }];
}
