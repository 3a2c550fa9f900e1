import type { EventDefinition } from "../../detector.ts";
import type { HistoryEvent } from "../../event.ts";
import type { FoundEvent } from "../../explain.ts";
import type { Json, JsonObject } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { amongRevisions } from "../words/among-revisions.ts";
import { displayed } from "../words/displayed.ts";
import { inMarks, type Stretch, stretchesOf, withoutMiddle } from "../words/stretches.ts";
import { type Row, rowsOf, valueWords } from "./members.ts";
import { ruleOf } from "./rules.ts";

/** An event for people: what and where it is, by which rule and numbers, in which words, and how to check it. */
export function explainText(found: FoundEvent, definition: EventDefinition | undefined): string {
  const { event } = found;
  const { detector, version, parameters } = event.FactProvenance;
  const { boundary, ...rest } = parameters;
  const rule = ruleOf(event.type, parameters);
  const lines = [
    `${displayed(event.type)}  ${event.eventId}`,
    displayed(definition?.summary ?? "An event of a third party's detector."),
    "",
    ...part("Where", placeRows(event)),
    ...part("What", rowsOf(event.subject)),
    ...texts(event),
    ...part("Evidence", evidenceRows(event)),
    ...rejected(found),
    ...part("Rule", rule === null ? [] : [{ name: "", value: rule.words }]),
    ...part("Parameters", [
      { name: "detector", value: displayed(`${detector} ${version}`) },
      { name: "judged by", value: boundary.path === "heuristic" ? "the rule itself" : boundary.path },
      // Any other parameters belong to further rules of the detector.
      ...rowsOf(
        rest,
        rule === null ? [] : Object.keys(rest).filter((name) => !rule.parameters.includes(name)),
      ),
    ]),
    ...part("Beside it", besideRows(found)),
    ...part("Check", checkRows(event)),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

const indent = "  ";
const column = 20;

function part(title: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ name, value }) =>
    name === "" ? `${indent}${value}` : `${indent}${name.padEnd(column)} ${value}`,
  );
  return [title, ...lines, ""];
}

function placeRows({
  anchor,
  observed,
  pageId,
  revision,
  theme,
  wiki,
  FactProvenance,
}: HistoryEvent): readonly Row[] {
  const { user, comment } = observed;
  const { attribution } = FactProvenance;
  const time = `${anchor.timestamp.slice(0, 10)} ${anchor.timestamp.slice(11, 19)} UTC`;
  const after =
    revision?.predecessorId === undefined || revision.predecessorId === null
      ? ""
      : `, after revision ${revision.predecessorId}`;
  return [
    { name: "page", value: displayed(`${observed.title} (${wiki}, page ${pageId})`) },
    { name: "when", value: `${time}, ${kindWords[anchor.kind]} ${anchor.id}${after}` },
    { name: "who", value: user === null ? "hidden" : displayed(`${user.name} (${user.kind})`) },
    { name: "comment", value: comment === null ? "hidden" : valueWords("", comment) },
    { name: "theme", value: theme },
    ...(attribution.kind === "exact"
      ? []
      : [
          {
            name: "not certain",
            value: `${amongRevisions(valueWords("", attribution.candidates), attribution.omitted ?? 0)}: the texts between cannot be read`,
          },
        ]),
  ];
}

const kindWords = { revision: "revision", log: "log entry", talk: "talk page revision" } as const;

/** Both texts in one, if there are two; otherwise the one that there is. */
function texts({ evidence }: HistoryEvent): readonly string[] {
  const { before, after } = evidence;
  const [old, now] = [textIn(before), textIn(after)];
  if (old === null && now === null) return [];
  const stretches: readonly Stretch[] =
    old !== null && now !== null
      ? withoutMiddle(stretchesOf(old, wordDiff(old, now)), 80)
      : [{ kind: old === null ? "added" : "removed", text: old ?? now ?? "" }];
  return ["Text", ...linesOf(stretches).map((line) => `${indent}${line}`), ""];
}

function textIn(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

const mostShown = 1500;

/** The stretches with marks around those that differ; a line feed in the text begins a line. */
function linesOf(stretches: readonly Stretch[]): readonly string[] {
  const marked = stretches.map(({ kind, text }) =>
    inMarks(kind, cut(text, mostShown).split("\n").map(displayed).join("\n")),
  );
  return marked.join("").split("\n");
}

function evidenceRows({ evidence }: HistoryEvent): readonly Row[] {
  const told = ["before", "after"].filter((name) => textIn(evidence[name]) !== null);
  // Word changes are shown in the text above, and rejected candidates in their own part; a third party's may be something else.
  const words = told.length === 2 && Array.isArray(evidence.words) ? ["words"] : [];
  const rejected = rejectedIn(evidence).length > 0 ? ["rejected"] : [];
  return rowsOf(evidence, [...told, ...words, ...rejected]);
}

interface Rejected {
  readonly sentence: string;
  readonly similarity: number;
}

/** Candidates that were compared and not chosen; their texts are in other events of the same anchor. */
function rejected({ event, beside }: FoundEvent): readonly string[] {
  const candidates = rejectedIn(event.evidence);
  const known = new Map(
    beside.map(({ subject, evidence }) => [
      subject.sentence,
      textIn(evidence.before) ?? textIn(evidence.after),
    ]),
  );
  return part(
    "Compared and rejected",
    candidates.map(({ sentence, similarity }) => ({
      name: displayed(cut(`similarity ${similarity}`, 30)),
      value: displayed(cut(known.get(sentence) ?? `sentence ${sentence}`)),
    })),
  );
}

/** The candidates in the evidence; none if the list holds anything else, as a third party's may. */
function rejectedIn({ rejected: candidates }: JsonObject): readonly Rejected[] {
  return Array.isArray(candidates) && candidates.every(isRejected) ? candidates : [];
}

function isRejected(value: unknown): value is Rejected {
  return typeof value === "object" && value !== null && "sentence" in value && "similarity" in value;
}

function besideRows({ beside }: FoundEvent): readonly Row[] {
  const counts = new Map<string, number>();
  for (const { type } of beside) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, count]) => ({ name: `${count}`, value: displayed(type) }));
}

function checkRows({ links, FactProvenance }: HistoryEvent): readonly Row[] {
  return [
    ...rowsOf(links),
    ...FactProvenance.inputs.map(({ revision, sha1 }) => ({
      name: `revision ${revision}`,
      value: sha1 === null ? "text not readable" : `text has SHA-1 ${sha1}`,
    })),
    {
      name: "again",
      value:
        "write it with --format json, and give that to stemma verify: the same texts give the same bytes",
    },
  ];
}
