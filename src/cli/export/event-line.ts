import type { HistoryEvent } from "../../event.ts";
import { type Json, textsIn } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { rowsOf } from "../explain/members.ts";
import { encoded } from "../markdown/encoded.ts";
import { escaped } from "../markdown/escaped.ts";
import { linkOf } from "./columns.ts";

/** An event as one line of a Markdown list: when, what, by whom, where, and the texts or the facts. */
export function eventLine(event: HistoryEvent): string {
  const { anchor, observed, type, evidence } = event;
  const time = `${anchor.timestamp.slice(0, 10)} ${anchor.timestamp.slice(11, 16)}`;
  const link = linkOf(event);
  const when = link === null ? time : `[${time}](${encoded(link)})`;
  const who = observed.user === null ? "a hidden user" : escaped(observed.user.name);
  return `- ${when} **${escaped(type.replaceAll("_", " "))}** by ${who}${place(evidence.section)}: ${facts(event)}\n`;
}

function place(section: Json | undefined): string {
  const headings = Array.isArray(section) ? section.filter((part) => typeof part === "string") : [];
  return headings.length === 0 ? "" : `, in ${escaped(headings.join(" > "))}`;
}

const mostShown = 300;

function facts({ subject, evidence: { before, after } }: HistoryEvent): string {
  const went = textsIn(before).map((text) => `<del>${escaped(cut(text, mostShown))}</del>`);
  const came = textsIn(after).map((text) => `<ins>${escaped(cut(text, mostShown))}</ins>`);
  if (went.length + came.length > 0) return [...went, ...came].join(" ");
  return rowsOf(subject)
    .map(({ name, value }) => `${escaped(name)} ${escaped(cut(value, mostShown))}`)
    .join("; ");
}
