import type { HistoryEvent } from "../../event.ts";
import { isList, isObject, type Json } from "../../json.ts";
import { valueWords } from "../explain/members.ts";
import { counted } from "../words/counted.ts";
import { durationWords } from "../words/duration-words.ts";

/** What an event says that shows no text, in words: who was undone, how many edits came at once; `null` for other types. */
export function sentenceOf(event: HistoryEvent): string | null {
  return sentences[event.type]?.(event) ?? null;
}

const sentences: Readonly<Record<string, (event: HistoryEvent) => string>> = {
  revert_identity({ subject, evidence }) {
    const { reverted } = subject;
    const undone = isList(reverted) ? reverted.length : 0;
    const first = undone > 1 ? ", the first of which" : " that";
    const own = evidence.selfRevert === true ? "their own edits" : `edits by ${userList(evidence.authors)}`;
    return `undoes ${counted(undone, "revision")} (${own})${first} stood for ${duration(evidence.spanSeconds)}; the text is that of revision ${words(subject.restored)} again`;
  },
  revert_partial({ subject: { target }, evidence: { author, spanSeconds, method } }) {
    if (target === null) return `the wiki says so (${words(method)})`;
    return `takes back revision ${words(target)} by ${user(author)}, which stood for ${duration(spanSeconds)}`;
  },
  revert_war({ evidence: { reverts, pairs }, FactProvenance: { parameters } }) {
    const actors = isList(pairs) ? pairs.flatMap((pair) => (isObject(pair) ? [pair.actors] : [])) : [];
    const sides = actors.map((pair) => (isList(pair) ? pair.map(user).join(" and ") : ""));
    return `${words(reverts)} reverts within ${words(parameters.warHours)} hours; each other undid ${sides.join("; ")}`;
  },
  edit_burst: ({ subject, evidence, FactProvenance: { parameters } }) =>
    `${words(subject.revisions)} revisions within ${words(parameters.burstHours)} hours, where ${words(evidence.expected)} were to be expected`,
  quiet_period_ended: ({ evidence }) => `the first revision for ${duration(evidence.gapSeconds)}`,
  editor_influx: ({ subject, evidence, FactProvenance: { parameters } }) =>
    `${words(subject.newcomers)} of the ${words(evidence.editors)} editors within ${words(parameters.influxDays)} days had never edited the page before`,
  size_spike({ subject: { bytes }, evidence: { bytesBefore } }) {
    const [by, than] = [Math.abs(Number(bytes)), Number(bytes) < 0 ? "shorter" : "longer"];
    return `${by} bytes ${than}, before ${words(bytesBefore)}`;
  },
};

function words(value: Json | undefined): string {
  return valueWords("", value ?? null);
}

function duration(seconds: Json | undefined): string {
  return typeof seconds === "number" ? durationWords(seconds) : "an unknown time";
}

function user(name: Json | undefined): string {
  return typeof name === "string" ? name : "a hidden user";
}

function userList(names: Json | undefined): string {
  return isList(names) ? words(names.map(user)) : user(names);
}
