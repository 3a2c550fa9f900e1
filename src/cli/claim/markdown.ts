import type { ClaimInParts, DatedRevision, Lifeline, StandingWording, Step } from "../../claim/result.ts";
import { cut } from "../../text/cut.ts";
import { encoded } from "../markdown/encoded.ts";
import { escaped, escapedLine } from "../markdown/escaped.ts";
import { licenceOf, type Rights } from "../markdown/licence.ts";
import { marked } from "../markdown/marked.ts";
import { readParts } from "../words/read-line.ts";
import { stretchesOf } from "../words/stretches.ts";
import { asLines } from "./as-lines.ts";
import { citedStretches } from "./cited-stretches.ts";
import { foldSteps, type ShownStep } from "./fold-steps.ts";
import {
  byWords,
  closingWords,
  endWords,
  headWords,
  kindWords,
  pauseWords,
  revertWords,
  sectionWords,
  timeWords,
  valueWords,
} from "./words.ts";

/**
 * A claim as Markdown, in pieces, with what the licence of the quoted text requires: page, authors, version, licence.
 *
 * @param rights - `null` where the source does not say.
 * @param end - The revision at which a chosen range ended; `null`: the account goes up to the page as it is.
 */
export function* claimMarkdown(
  claim: ClaimInParts,
  rights: Rights | null,
  end: DatedRevision | null,
): Iterable<string> {
  const head = [...readParts(claim.title, claim.wiki, claim.read), closingWords(claim)].join(", ");
  yield `# ${escapedLine(claim.text)}\n\n${escaped(head)}.\n`;
  let best: Lifeline | null = null;
  for (const lifeline of claim.matches) {
    best ??= lifeline;
    yield asLines(["", ...lifelineLines(lifeline, end)]);
  }
  yield asLines([...notFoundLines(claim), "", attribution(claim, best, rights)]);
}

function lifelineLines(lifeline: Lifeline, end: DatedRevision | null): readonly string[] {
  const { sentence, now, steps } = lifeline;
  const then = endWords(end);
  return [
    `## ${escapedLine(cut(sentence.text, 120))}`,
    "",
    `> ${escapedLine(sentence.text)}`,
    "",
    `${escaped(headWords(lifeline, end))}.`,
    "",
    ...foldSteps(steps).map(stepLine),
    ...now.map((standing) => {
      const { wording, section } = standing;
      const words = wording.key === sentence.key ? "" : `: ${escaped(wording.text)}`;
      return `- **${then}** in ${escaped(sectionWords(section))}${words}${cited(standing)}`;
    }),
  ];
}

function stepLine({ step, undone }: ShownStep): string {
  const { by, links, sections } = step;
  const comment = by?.comment ?? "";
  const values = valueWords(step);
  const parts = [
    `- [${timeWords(step)}](${encoded(links.diff ?? links.revision)}) **${kindWords[step.kind]}**`,
    revertWords(step),
    `, ${escaped(byWords(step))}`,
    comment === "" ? "" : ` (*${escaped(comment)}*)`,
    wordings(step),
    sections === undefined
      ? ""
      : ` — from ${escaped(sectionWords(sections.from))} to ${escaped(sectionWords(sections.to))}`,
    values === "" ? "" : ` — ${escaped(values)}`,
    undone === null || step.kind === "recited" ? cited(step) : "",
    undone === null
      ? ""
      : ` — [undone](${encoded(undone.links.diff ?? undone.links.revision)}) after ${pauseWords(step, undone)} by ${escaped(byWords(undone))}`,
  ];
  return parts.join("");
}

function wordings({ kind, before, after, words }: Step): string {
  const [went] = before;
  if (kind === "moved" || kind === "recited" || kind === "removed") return "";
  if (words !== undefined && went !== undefined) {
    return `: ${marked(stretchesOf(went.text, words))}`;
  }
  const gone = before.map(({ text }) => `<del>${escaped(text)}</del>`);
  const came = after.map(({ text }) => (before.length === 0 ? escaped(text) : `<ins>${escaped(text)}</ins>`));
  return `: ${[...gone, ...came].join(" ")}`;
}

function cited(what: Step | StandingWording): string {
  const citations = citedStretches(what);
  return citations.length === 0 ? "" : ` — cites ${citations.map(marked).join("; ")}`;
}

function notFoundLines({ nearest, notFound }: ClaimInParts): readonly string[] {
  if (notFound === null) return [];
  return [
    "",
    `${escapedLine(notFound)}${nearest.length === 0 ? "." : "; the nearest sentences:"}`,
    "",
    ...nearest.map(({ similarity, sentence }) => `- ${similarity.toFixed(2)} ${escaped(sentence.text)}`),
  ];
}

function attribution(
  { title, wiki, links, asOf }: ClaimInParts,
  best: Lifeline | null,
  rights: Rights | null,
): string {
  const last = best?.steps.at(-1)?.links.revision;
  const version = asOf === null ? "" : `, as of revision ${asOf.revision} (${asOf.timestamp})`;
  const licence = licenceOf(wiki, rights);
  return [
    `Quoted text: [${escaped(title)}](${encoded(links.page)}), ${escaped(wiki)}${version}`,
    last === undefined ? "" : `; [last version quoted](${encoded(last)})`,
    `; authors: [history of the page](${encoded(links.history)})`,
    `; licence: ${licence}. Shortened; changes marked.`,
  ].join("");
}
