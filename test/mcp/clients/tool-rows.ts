import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { canonicalJson } from "../../../src/json.ts";
import type { Answer } from "./tool-client.ts";

/** A page on a wiki, and a sentence it had. */
export interface Asked {
  readonly api: string;
  readonly page: string;
  readonly text: string;
  /** Where a model answers. */
  readonly endpoint: string;
  /** A list with the page alone. */
  readonly pagesFile: string;
}

/** A tool's question, the same one on the command line, and what has to be equal in the answers to both. */
export interface ToolRow {
  readonly tool: string;
  readonly args: (asked: Asked) => object;
  readonly typed: (asked: Asked) => readonly string[];
  /** What the command line reads from standard input. */
  readonly stdin?: string;
  /** What a client was told, part by part. */
  readonly told: (answers: readonly Answer[]) => unknown;
  /** The same in what the command line wrote. */
  readonly written: (output: string) => unknown;
}

const withEvents = v.object({ events: v.array(v.unknown()) });
const withNotice = v.looseObject({ notice: v.string() });
const withFile = v.object({ file: v.string() });
const observed = v.looseObject({ page: v.string(), eventsFile: v.string() });
const withPages = v.object({ pages: v.tuple([observed]) });
const withStep = v.looseObject({ kind: v.string(), revision: v.unknown(), by: v.unknown() });
const lifelines = v.object({ matches: v.array(v.looseObject({ steps: v.array(withStep) })) });

/** The lifelines in parts of one answer, each with its steps of all parts. */
function lifelinesIn(answers: readonly unknown[]) {
  const whole = new Map<string, unknown[]>();
  for (const { matches } of v.parse(v.array(lifelines), answers)) {
    for (const { steps, ...head } of matches) {
      const lifeline = canonicalJson(head);
      whole.set(lifeline, [...(whole.get(lifeline) ?? []), ...steps]);
    }
  }
  return [...whole];
}

/** What the command line wrote, with what a tool says of each lifeline beside. */
const counted = (output: string) => ({
  matches: v.parse(lifelines, JSON.parse(output)).matches.map((match) => {
    const { kind, revision, by } = match.steps.at(-1) ?? {};
    return { ...match, stepCount: match.steps.length, lastStep: { kind, revision, by } };
  }),
});

/** What became of a page, with its events in place of their file. */
async function observation({ eventsFile, ...result }: v.InferOutput<typeof observed>) {
  return { ...result, events: await readFile(eventsFile, "utf8") };
}

/** A case of one judgement. */
const boundary = "sentence_similarity";
const pair = { before: "The tower is 31 metres tall.", after: "The tower is 34 metres tall." };

/** One row for each tool that is listed. */
export const toolRows: readonly ToolRow[] = [
  {
    tool: "analyze",
    args: ({ page, api }) => ({ page, api, depth: "forensic" }),
    typed: ({ page, api }) => ["analyze", page, "--api", api, "--depth", "forensic"],
    told: (answers) =>
      v.parse(v.array(withEvents), answers).flatMap(({ events }) => events.map(canonicalJson)),
    written: (output) => output.trimEnd().split("\n"),
  },
  {
    tool: "claim",
    args: ({ page, api, text }) => ({ page, api, text }),
    typed: ({ page, api, text }) => ["claim", page, "--api", api, "--text", text, "--format", "json"],
    told: lifelinesIn,
    written: (output) => lifelinesIn([counted(output)]),
  },
  {
    tool: "export",
    args: ({ page, api }) => ({ page, api, depth: "brief" }),
    typed: ({ page, api }) => ["export", page, "--api", api, "--depth", "brief"],
    told: (answers) => readFile(v.parse(withFile, answers[0]).file, "utf8"),
    written: (output) => output,
  },
  {
    tool: "cron",
    args: ({ pagesFile, api }) => ({ pagesFile, api }),
    typed: ({ pagesFile, api }) => ["cron", pagesFile, "--api", api],
    told: ([answer]) => observation(v.parse(withPages, answer).pages[0]),
    written: (output) => observation(v.parse(observed, JSON.parse(output.split("\n")[0] ?? ""))),
  },
  {
    tool: "classify",
    args: ({ endpoint }) => ({ boundary, input: pair, endpoint, model: "played" }),
    typed: ({ endpoint }) => {
      return [
        "classify",
        "--boundary",
        boundary,
        "--input",
        "-",
        "--endpoint",
        endpoint,
        "--model",
        "played",
      ];
    },
    stdin: JSON.stringify(pair),
    told([answer]) {
      const { notice: _, ...classification } = v.parse(withNotice, answer);
      return classification;
    },
    written: (output) => JSON.parse(output),
  },
];
