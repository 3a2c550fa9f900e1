import type { Depth, HistoryEvent } from "../../event.ts";
import type { Run } from "../runs-of.ts";
import { counted } from "../words/counted.ts";
import { entryWords } from "../words/entry-words.ts";
import type { Account } from "./account.ts";
import { createEditWars } from "./edit-wars.ts";

/** What an opening says of the events below it. */
export interface Overview {
  /** Takes the events of one revision, log entry or post, in the order of the stream. */
  add(events: Run<HistoryEvent>): void;
  /** The opening, in lines of Markdown; none where there are no events. */
  lines(account: Account): readonly string[];
}

/** A year or a month, with the revisions that have events in it, and who saved them. */
interface Period {
  readonly name: string;
  readonly editors: Set<string>;
  revisions: number;
  events: number;
}

/** Knows of no event yet. It keeps the names of editors, and counts by month. */
export function createOverview(): Overview {
  const wars = createEditWars();
  const editors = new Set<string>();
  const months: Period[] = [];
  const years: Period[] = [];
  const anchors = { revision: 0, log: 0, talk: 0 };
  const span = { first: "", last: "" };
  let isAnyHidden = false;

  return {
    add(events) {
      const [{ anchor, observed }] = events;
      const day = anchor.timestamp.slice(0, 10);
      span.first ||= day;
      span.last = day;
      anchors[anchor.kind]++;
      if (observed.user === null) isAnyHidden = true;
      else editors.add(observed.user.name);
      for (const period of [periodOf(years, day.slice(0, 4)), periodOf(months, day.slice(0, 7))]) {
        period.events += events.length;
        if (anchor.kind === "revision") period.revisions++;
        if (observed.user !== null) period.editors.add(observed.user.name);
      }
      wars.add(events);
    },
    lines({ counts, manifest: { title, depth, selection } }) {
      if (counts.total === 0) return [];
      const fought = wars.lines();
      const { revision: revisions, log: logEntries, talk: talkPosts } = anchors;
      const where = entryWords({ revisions, logEntries, talkPosts });
      const who = [
        ...(editors.size === 0 ? [] : [counted(editors.size, "editor")]),
        ...(isAnyHidden ? ["hidden users"] : []),
      ];
      return [
        "",
        `The events are ${spanWords(span)}: at ${where.join(", ")}, by ${who.join(" and ")}.`,
        "",
        ...spoken("Sentences", counts, sentenceWords),
        ...spoken("Values", counts, valueWords),
        ...spoken("Citations", counts, citationWords),
        ...spoken("Reverts", counts, revertWords),
        // Of a part of the events nobody can tell whether there was none.
        ...(selection === undefined && fought.length === 0 ? ["- Edit wars: none"] : []),
        ...busiest(months),
        ...(leftOut[depth] === null ? [] : [`- ${leftOut[depth]}`]),
        ...(fought.length === 0 ? [] : ["", "## Edit wars", "", ...fought]),
        ...(years.length < 2 ? [] : ["", ...yearTable(years, title)]),
      ];
    },
  };
}

function spanWords({ first, last }: Readonly<Record<"first" | "last", string>>): string {
  return first === last ? `of ${first}` : `from ${first} to ${last}`;
}

/** The last of the periods if it is called so, else a new one behind it. */
function periodOf(periods: Period[], name: string): Period {
  const last = periods.at(-1);
  if (last?.name === name) return last;
  const next = { name, editors: new Set<string>(), revisions: 0, events: 0 };
  periods.push(next);
  return next;
}

const sentenceWords = {
  sentence_first_seen: "first seen",
  sentence_modified: "reworded, split or merged",
  sentence_removed: "removed",
  sentence_reintroduced: "back again",
};

const valueWords = {
  claim_value_changed:
    "changed in a number, date, amount, negation, hedge or quantifier alone, the sentence being the same otherwise",
};

const citationWords = { citation_added: "added", citation_removed: "removed", citation_replaced: "replaced" };

const revertWords = { revert_identity: "to an earlier text", revert_partial: "in part" };

/** How many events there are of some types, in a line; none where there are none. */
function spoken(
  name: string,
  { types }: Account["counts"],
  words: Readonly<Record<string, string>>,
): readonly string[] {
  const parts = Object.entries(words).flatMap(([type, word]) => {
    const { [type]: count = 0 } = types;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  return parts.length === 0 ? [] : [`- ${name}: ${parts.join(", ")}`];
}

const mostMonths = 3;

function busiest(months: readonly Period[]): readonly string[] {
  // Where each month has one, none is busy.
  if (months.length < 2 || months.every(({ revisions }) => revisions < 2)) return [];
  const top = months.toSorted((a, b) => b.revisions - a.revisions).slice(0, mostMonths);
  const told = top
    .filter(({ revisions }) => revisions > 0)
    .map(({ name, revisions }) => `${name} (${revisions})`);
  return [`- Busiest months, by revisions with events: ${told.join(", ")}`];
}

/** What no count here includes. */
const leftOut: Readonly<Record<Depth, string | null>> = {
  brief: "Not asked for: the single sentences, values, citations, links and the like (`--depth detailed`)",
  detailed:
    "Not counted here: what came or went along with a whole text that was restored, blanked or replaced (`--depth forensic`)",
  forensic: null,
};

function yearTable(years: readonly Period[], title: string): readonly string[] {
  // An anchor has no punctuation, and on the Croatian Wikipedia a year is called `2004.`.
  const taken = title.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "");
  return [
    "| year | revisions with events | editors | events |",
    "|---|---|---|---|",
    // Of two headings with one anchor, which a page that is called 2004 has, the second one's is counted.
    ...years.map(
      ({ name, revisions, editors, events }) =>
        `| [${name}](#${name}${name === taken ? "-1" : ""}) | ${revisions} | ${editors.size} | ${events} |`,
    ),
  ];
}
