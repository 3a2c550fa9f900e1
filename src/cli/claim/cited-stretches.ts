import type { Citation } from "../../claim/citations.ts";
import { namedAlike } from "../../claim/named-alike.ts";
import type { StandingWording, Step } from "../../claim/result.ts";
import { cut } from "../../text/cut.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { type Stretch, stretchesOf, withoutMiddle } from "../words/stretches.ts";
import { citationWords } from "./words.ts";

/** Most characters shown of a source: enough to recognise it. */
const longest = 120;

/** Citations as stretches, one list for each: as they are, or what went and what came where a sentence was cited anew. */
export function citedStretches(cited: Step | StandingWording): readonly (readonly Stretch[])[] {
  const { citations } = cited;
  const citationsBefore = "kind" in cited ? cited.citationsBefore : undefined;
  const whole = (kind: Stretch["kind"]) => (citation: Citation) => [
    { kind, text: cut(citationWords(citation), longest) },
  ];
  if (citationsBefore === undefined) return citations.map(whole("kept"));
  const gone = without(citationsBefore, citations);
  const come = without(citations, citationsBefore);
  const added = new Set(come);
  const kept = citations.filter((citation) => !added.has(citation)).map(whole("kept"));
  const [old, now] = [gone[0], come[0]];
  if (old === undefined || now === undefined || gone.length + come.length > 2) {
    return [...gone.map(whole("removed")), ...come.map(whole("added")), ...kept];
  }
  // One in place of the other: long ones begin alike where a date or a title was corrected.
  const [went, came] = [citationWords(old), citationWords(now)];
  return [withoutMiddle(stretchesOf(went, wordDiff(went, came))), ...kept];
}

/** Those citations whose text, and whose name, written out or used again, the others do not have. */
function without(some: readonly Citation[], others: readonly Citation[]): readonly Citation[] {
  const texts = new Set(others.map(citationWords));
  const isNamedThere = namedAlike(others.map(named));
  return some.filter((citation) => !texts.has(citationWords(citation)) && !isNamedThere(named(citation)));
}

function named({ name, text }: Citation) {
  return { name, isWrittenOut: text !== null };
}
