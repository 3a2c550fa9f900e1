import type { Entry } from "./journal.ts";

/** What became of what: every sentence with those it was made of and those made of it. */
export interface Lines {
  /** The sentence a chain of modifications begins with. */
  root(sentence: number): number;
  /**
   * The sentences, all they were made of, all that was made of them, and the other wordings of what they were made of.
   *
   * The other part of a sentence that was split is no wording of the first.
   */
  around(sentences: readonly number[]): ReadonlySet<number>;
}

export function createLines(entries: readonly Entry[]): Lines {
  const parents = new Map<number, number[]>();
  const children = new Map<number, number[]>();
  const wordings = new Map<number, number[]>();
  for (const { kind, from, to } of entries) {
    if (kind !== "modified" && kind !== "split" && kind !== "merged" && kind !== "rejoined") continue;
    for (const parent of from) {
      for (const child of to) {
        link(parents, child, parent);
        link(children, parent, child);
        if (kind === "modified") link(wordings, parent, child);
      }
    }
  }
  return {
    root(sentence) {
      // A modification makes only sentences never seen before, so numbers fall on the way up.
      let at = sentence;
      for (;;) {
        const parent = parents.get(at)?.[0];
        if (parent === undefined || parent >= at) return at;
        at = parent;
      }
    },
    around: (sentences) =>
      new Set([...reach([...reach(sentences, parents)], wordings), ...reach(sentences, children)]),
  };
}

function link(links: Map<number, number[]>, from: number, to: number): void {
  const known = links.get(from);
  if (known === undefined) links.set(from, [to]);
  else if (!known.includes(to)) known.push(to);
}

function reach(start: readonly number[], links: ReadonlyMap<number, readonly number[]>): Set<number> {
  const reached = new Set(start);
  const open = [...start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of links.get(at) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
