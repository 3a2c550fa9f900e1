import type { Reading } from "./reading.ts";

/** A case in which the reference and the events say different things; `reason` is `null` where nobody knows why. */
export interface Disagreement {
  readonly revision: number;
  readonly ours: string;
  readonly theirs: string;
  readonly reason: string | null;
}

/** How the events of a page fared beside a reference. */
export interface Tally {
  readonly cases: number;
  readonly disagreements: readonly Disagreement[];
}

/** Something the events of some types are held against. */
export interface Reference {
  readonly types: readonly string[];
  /** What it is, as the page of figures names it. */
  readonly name: string;
  check(reading: Reading): Tally;
}

/** Compares what both say of each revision, as text; silence on both sides is no case. */
export function compareByRevision(
  revisions: readonly number[],
  ours: (revision: number) => string,
  theirs: (revision: number) => string,
): Tally {
  let cases = 0;
  const disagreements: Disagreement[] = [];
  for (const revision of revisions) {
    const [our, their] = [ours(revision), theirs(revision)];
    if (our === "" && their === "") continue;
    cases++;
    if (our !== their) disagreements.push({ revision, ours: our, theirs: their, reason: null });
  }
  return { cases, disagreements };
}
