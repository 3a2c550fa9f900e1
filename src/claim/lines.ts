import { addTo } from "../ground/add-to.ts";
import type { Entry } from "./journal.ts";

/** The lines of descent between sentences: which were made from which. */
export interface Lines {
  /** The sentence with which the line of a sentence begins. */
  root(sentence: number): number;
  /**
   * The given sentences, all that they were made from, all that was made from them, and the other wordings of what they were
   * made from.
   *
   * If one part of a split sentence is given, the other parts do not count as its wordings; nor do the other sentences with
   * which a given one was merged.
   */
  around(sentences: readonly number[]): ReadonlySet<number>;
  /** Like `around`, but of several merged sentences only the first is in the line; the others were merged into it. */
  along(sentences: readonly number[]): ReadonlySet<number>;
}

/** For each sentence, the groups of sentences that it was made from, or that were made from it. */
type Links = Map<number, (readonly number[])[]>;

/** The lines of descent that follow from entries. */
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
  /** Roots found so far: a text may be in each of thousands of wordings, each made from the one before. */
  const roots = new Map<number, number>();
  const lineOf = (sentences: readonly number[], mergedWith: boolean) => {
    const given = new Set(sentences);
    const whatIsGiven: Choice = (group) => {
      const known = group.filter((sentence) => given.has(sentence));
      return known.length === 0 ? group : known;
    };
    const origins = reach(sentences, parents, (group) => {
      const chosen = whatIsGiven(group);
      return mergedWith ? chosen : chosen.slice(0, 1);
    });
    return new Set([
      ...reach([...origins], wordings, whatIsGiven),
      ...reach(sentences, children, whatIsGiven),
    ]);
  };
  return {
    root(sentence) {
      // A modification makes only sentences never seen before, so numbers decrease towards the root.
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
