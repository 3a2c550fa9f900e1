import { addTo } from "../add-to.ts";
import type { Entry } from "./journal.ts";

/** What became of what: every sentence with those it was made of and those made of it. */
export interface Lines {
  /** The sentence a chain of modifications begins with. */
  root(sentence: number): number;
  /**
   * The sentences, all they were made of, all that was made of them, and the other wordings of what they were made of.
   *
   * Where one part of a sentence that was split is among those given, the others are no wording of it; nor are the others
   * a given one was merged with.
   */
  around(sentences: readonly number[]): ReadonlySet<number>;
  /** As `around`, but of several sentences that were merged the first alone is the line; the others were merged into it. */
  along(sentences: readonly number[]): ReadonlySet<number>;
}

/** For a sentence, the groups of those it was made of, or of those made of it. */
type Links = Map<number, (readonly number[])[]>;

/** The lines that entries make of sentences. */
export function createLines(entries: readonly Entry[]): Lines {
  const parents: Links = new Map();
  const children: Links = new Map();
  const wordings: Links = new Map();
  for (const { kind, from, to } of entries) {
    if (kind !== "modified" && kind !== "split" && kind !== "merged" && kind !== "rejoined") continue;
    for (const child of to) addTo(parents, child, from);
    for (const parent of from) {
      addTo(children, parent, to);
      if (kind === "modified") addTo(wordings, parent, to);
    }
  }
  /** Those found so far: a text may stand in each of thousands of wordings, one made of the other. */
  const roots = new Map<number, number>();
  const lineOf = (sentences: readonly number[], mergedWith: boolean) => {
    const given = new Set(sentences);
    const whatIsGiven: Choice = (group) => {
      const known = group.filter((sentence) => given.has(sentence));
      return known.length === 0 ? group : known;
    };
    const origins = reach(sentences, parents, (group) => {
      const chosen = whatIsGiven(group);
      return mergedWith || chosen.length < group.length ? chosen : chosen.slice(0, 1);
    });
    return new Set([
      ...reach([...origins], wordings, whatIsGiven),
      ...reach(sentences, children, whatIsGiven),
    ]);
  };
  return {
    root(sentence) {
      // A modification makes only sentences never seen before, so numbers fall on the way up.
      const passed: number[] = [];
      for (let at = sentence; ; ) {
        const above = roots.get(at) ?? parents.get(at)?.[0]?.[0];
        if (above === undefined || above >= at) {
          for (const one of passed) roots.set(one, at);
          return at;
        }
        passed.push(at);
        at = above;
      }
    },
    around: (sentences) => lineOf(sentences, true),
    along: (sentences) => lineOf(sentences, false),
  };
}

/** Which sentences of a group belong to a line. */
type Choice = (group: readonly number[]) => readonly number[];

function reach(start: readonly number[], links: Links, choose: Choice): Set<number> {
  const reached = new Set(start);
  const open = [...start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of (links.get(at) ?? []).flatMap(choose)) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
