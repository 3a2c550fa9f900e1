import * as v from "valibot";
import { type Json, type JsonObject, parse } from "../../src/plugin.ts";
import type { Citation } from "./works.ts";

/** How often each work is cited on the page: where a reference names it, and where that reference's name is used. */
export interface CitationUses {
  /** Takes the references of a change out and in; returns the works whose uses changed, with both counts. */
  change(removed: readonly Citation[], added: readonly Citation[]): ReadonlyMap<string, Uses>;
  /** The works a name stands for. */
  worksOf(name: string): readonly string[];
  save(): Json;
}

/** How often a work is cited before and after a change. */
export interface Uses extends JsonObject {
  readonly before: number;
  readonly after: number;
}

const count = v.pipe(v.number(), v.integer());
const SavedSchema = v.strictObject({
  /** Name, and how often it is used without saying what it stands for. */
  reuses: v.array(v.tuple([v.string(), count])),
  /** Work, the name of the references that cite it (`null` where they have none), and how many they are. */
  works: v.array(v.tuple([v.string(), v.nullable(v.string()), count])),
});

/** The uses of a page without references, or those that were saved. */
export function createCitationUses(saved?: Json): CitationUses {
  const state =
    saved === undefined
      ? { reuses: [], works: [] }
      : parse(SavedSchema, saved, "saved citations of heuristic", "STATE_MISMATCH");
  const reuses = new Map<string, number>(state.reuses);
  const namesByWork = new Map<string, Map<string | null, number>>();
  const worksByName = new Map<string, Map<string, number>>();
  for (const [work, name, references] of state.works) define(work, name, references);

  function define(work: string, name: string | null, references: number): void {
    addTo(namesByWork, work, name, references);
    if (name !== null) addTo(worksByName, name, work, references);
  }

  function take(citation: Citation, references: 1 | -1): void {
    const { name, works } = citation;
    for (const work of works) define(work, name, references);
    if (works.length > 0 || name === null) return;
    const left = (reuses.get(name) ?? 0) + references;
    if (left === 0) reuses.delete(name);
    else reuses.set(name, left);
  }

  function usesOf(work: string): number {
    let uses = 0;
    for (const [name, references] of namesByWork.get(work) ?? []) {
      uses += references + (name === null ? 0 : (reuses.get(name) ?? 0));
    }
    return uses;
  }

  function worksOf(name: string): readonly string[] {
    return [...(worksByName.get(name)?.keys() ?? [])];
  }

  return {
    change(removed, added) {
      const touched = new Set<string>();
      const names = new Set<string>();
      for (const { name, works } of [...removed, ...added]) {
        for (const work of works) touched.add(work);
        if (name !== null) names.add(name);
      }
      for (const name of names) for (const work of worksOf(name)) touched.add(work);
      // A work that was named nowhere before had no uses: those met only now need no first count.
      const before = new Map([...touched].map((work) => [work, usesOf(work)]));
      for (const citation of removed) take(citation, -1);
      for (const citation of added) take(citation, 1);
      const changed = new Map<string, Uses>();
      for (const [work, uses] of before) {
        const after = usesOf(work);
        if (after !== uses) changed.set(work, { after, before: uses });
      }
      return changed;
    },
    worksOf,
    save: () => ({
      reuses: [...reuses].sort(byFirst),
      works: [...namesByWork]
        .flatMap(([work, names]) =>
          [...names].map(([name, references]): [string, string | null, number] => [work, name, references]),
        )
        .sort((a, b) => byFirst(a, b) || byText(a[1] ?? "", b[1] ?? "")),
    }),
  };
}

function addTo<TOuter, TInner>(
  counts: Map<TOuter, Map<TInner, number>>,
  outer: TOuter,
  inner: TInner,
  more: number,
): void {
  const row = counts.get(outer) ?? new Map<TInner, number>();
  const left = (row.get(inner) ?? 0) + more;
  if (left === 0) row.delete(inner);
  else row.set(inner, left);
  if (row.size === 0) counts.delete(outer);
  else counts.set(outer, row);
}

function byFirst(a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]): number {
  return byText(a[0], b[0]);
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
