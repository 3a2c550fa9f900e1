import type { Sampling } from "../classify/sampling.ts";
import type { JudgingChoice } from "../judging/open-judging.ts";
import { createSnapshots, type Snapshots } from "./snapshots.ts";

/** What the calls of one client share. */
export interface Session {
  /** Most bytes of one answer. */
  readonly maxAnswerBytes: number;
  /** The analyses of which further pages may be requested. */
  readonly snapshots: Snapshots;
  /** How to ask the client's model; `null` where the client does not offer it. */
  readonly sampling: () => Sampling | null;
  /** Who judges if a call names nobody, and how many questions are asked. */
  readonly judging: JudgingChoice;
}

const byTheRules: JudgingChoice = { boundaries: new Map() };

/** Starts a session. */
export function createSession(
  maxAnswerBytes = 50_000,
  sampling: Session["sampling"] = () => null,
  judging: JudgingChoice = byTheRules,
): Session {
  return {
    maxAnswerBytes,
    snapshots: createSnapshots(1 << 25),
    sampling,
    judging,
  };
}
