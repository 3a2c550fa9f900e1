import { type Reason, type Verdict, type Verification, verdicts } from "../../verify/verification.ts";

/** How many events got each verdict. */
export interface VerdictTally {
  add(verification: Verification): void;
  /** Whether there was no event at all. */
  isEmpty(): boolean;
  /** Whether every event was reproduced and none was missing. */
  isReproduced(): boolean;
  counts(): Readonly<Record<string, number>>;
  /** The closing line. */
  words(): string;
}

/** Starts with no event. */
export function createVerdictTally(): VerdictTally {
  const counts = new Map<Verdict, number>();
  const reasons = new Map<Reason, number>();
  const of = (verdict: Verdict) => counts.get(verdict) ?? 0;
  const stated = () => verdicts.reduce((sum, one) => sum + (one === "unstated" ? 0 : of(one)), 0);
  return {
    add({ verdict, reason }) {
      counts.set(verdict, of(verdict) + 1);
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    },
    isEmpty: () => stated() + of("unstated") === 0,
    isReproduced: () => of("reproduced") === stated() && of("unstated") === 0,
    counts: () => Object.fromEntries(verdicts.map((verdict) => [verdict, of(verdict)])),
    words() {
      const rest = verdicts
        .filter((verdict) => verdict !== "reproduced" && of(verdict) > 0)
        .map(
          (verdict) => `${of(verdict)} ${words[verdict]}${verdict === "unverifiable" ? why(reasons) : ""}`,
        );
      return [`${of("reproduced")} of ${stated()} events reproduced`, ...rest].join(", ");
    },
  };
}

const words: Readonly<Record<Verdict, string>> = {
  reproduced: "reproduced",
  changed: "changed",
  missing: "missing",
  unverifiable: "unverifiable",
  other_version: "of another version",
  model_judged: "judged by a model",
  invalid: "invalid",
  unstated: "not in the stream",
};

const reasonWords: Readonly<Record<Reason, string>> = {
  page_gone: "page not found in the source, by the wiki's key and the page id in the event",
  anchor_gone: "revision, log entry or talk post not in the source",
  input_gone: "a compared revision is gone",
  hidden: "a text cannot be read any more",
  no_tags: "the source has no tags",
  redacted: "names are redacted, all else is reproduced",
  detector_not_loaded: "detector not loaded; name its file with --detector",
};

function why(reasons: ReadonlyMap<Reason, number>): string {
  return ` (${[...reasons].map(([reason, count]) => `${count}: ${reasonWords[reason]}`).join("; ")})`;
}
