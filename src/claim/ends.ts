import type { Finding } from "../detector.ts";
import { type Json, textsIn } from "../json.ts";
import type { Step } from "./result.ts";

/** The sentences that a finding is about, by key: those that were removed, and those that were added. */
export interface Ends {
  readonly kind: Step["kind"];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What a finding says about sentences; `null` if it is about something else. */
export function endsOf({ type, subject }: Finding): Ends | null {
  const sentence = textsIn(subject.sentence);
  switch (type) {
    case "sentence_first_seen":
      return { kind: "appeared", from: [], to: sentence };
    case "sentence_removed":
      return { kind: "removed", from: sentence, to: [] };
    case "sentence_reintroduced":
      return { kind: "reintroduced", from: [], to: sentence };
    case "sentence_moved":
      return { kind: "moved", from: sentence, to: sentence };
    case "sentence_modified":
      return { kind: kindOf(subject.relation), from: textsIn(subject.from), to: textsIn(subject.to) };
    default:
      return null;
  }
}

function kindOf(relation: Json | undefined): Step["kind"] {
  if (relation === "split") return "split";
  return relation === "merge" ? "merged" : "modified";
}
