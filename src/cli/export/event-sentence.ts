import type { HistoryEvent } from "../../event.ts";
import { isList, isObject, type Json, textsIn } from "../../json.ts";
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
    return `${words(reverts)} reverts within ${words(parameters.warHours)} hours; ${sides.join("; ")} undid each other`;
  },
  edit_burst: ({ subject, evidence, FactProvenance: { parameters } }) =>
    `${words(subject.revisions)} revisions within ${words(parameters.burstHours)} hours, where ${words(evidence.expected)} were to be expected`,
  quiet_period_ended: ({ evidence }) => `the first revision for ${duration(evidence.gapSeconds)}`,
  editor_influx: ({ subject, evidence, FactProvenance: { parameters } }) =>
    `${words(subject.newcomers)} of the ${words(evidence.editors)} editors within ${words(parameters.influxDays)} days had never edited the page before`,
  talk_activity({ subject: { trigger }, evidence: { topics, posts, sign }, FactProvenance: { parameters } }) {
    const headings = textsIn(topics).map((heading) => `“${heading}”`);
    const what =
      trigger === "topic"
        ? `opens ${headings.length === 1 ? "the topic" : "the topics"} ${words(headings)}`
        : `${words(posts)} posts within ${words(parameters.talkPostHours)} hours`;
    if (sign === undefined || !isObject(sign)) return what;
    return `${what}, ${duration(sign.secondsAgo)} after ${signs[String(sign.type)] ?? words(sign.type)} in revision ${words(sign.revision)} of the article`;
  },
  size_spike({ subject: { bytes }, evidence: { bytesBefore } }) {
    const [by, than] = [Math.abs(Number(bytes)), Number(bytes) < 0 ? "shorter" : "longer"];
    return `${by} bytes ${than}, before ${words(bytesBefore)}`;
  },
};

const signs: Readonly<Record<string, string>> = {
  revert_identity: "a revert",
  revert_war: "an edit war",
  dispute: "a dispute template",
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
  return isList(names) ? valueWords("authors", names) : user(names);
}
