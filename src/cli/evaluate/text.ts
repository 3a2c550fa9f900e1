import { counted } from "../words/counted.ts";
import { displayed } from "../words/displayed.ts";
import { type Measures, unreadable } from "./measure.ts";

/** Measures as tables for people. */
export function evaluationText(boundary: string, judge: string, measures: Measures): string {
  const { cases, accuracy, heuristicAccuracy, injections, answers, confusion, disagreements, usage } =
    measures;
  // Only a few of fourteen answers are used: rows of zeros are left out.
  const used = Object.keys(answers).filter((one) => {
    const { labelled = 0, answered = 0 } = answers[one] ?? {};
    return labelled + answered > 0;
  });
  const columns = measures.unreadable > 0 ? [...used, unreadable] : used;
  return [
    `${boundary}: ${counted(cases, "case")}, judged by ${displayed(judge)}`,
    `right: ${percent(accuracy)} (the rule: ${percent(heuristicAccuracy)})`,
    injections.cases === 0
      ? ""
      : `right where a text tells the model what to answer: ${injections.right} of ${injections.cases}`,
    "",
    table([
      ["answer", "labelled", "answered", "precision", "recall"],
      ...used.map((one) => {
        const { labelled = 0, answered = 0, precision = null, recall = null } = answers[one] ?? {};
        return [one, String(labelled), String(answered), percent(precision), percent(recall)];
      }),
    ]),
    "",
    table([
      ["labelled \\ answered", ...columns],
      ...used.map((row) => [row, ...columns.map((column) => String(confusion[row]?.[column] ?? 0))]),
    ]),
    "",
    `${disagreements.length} of ${cases} differ from the rule${disagreements.length === 0 ? "" : ":"}`,
    ...disagreements.map(
      ({ line, label, answer, heuristic }) =>
        `  line ${line}: labelled ${label}, answered ${answer ?? unreadable}, the rule says ${heuristic}`,
    ),
    usage === null ? "" : `tokens: ${usage.promptTokens} asked, ${usage.completionTokens} answered`,
    "",
  ]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n+$/, "\n");
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(share * 100).toFixed(1)} %`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
