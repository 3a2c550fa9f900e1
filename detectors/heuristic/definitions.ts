import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";

/** Which works references define, and under which names. */
interface Definitions {
  /** Adds references that cite a work under a name, or takes them away where the number is below 0. */
  add(work: string, name: string | null, references: number): void;
  /** Whether a name stands for any work. */
  has(name: string): boolean;
  /** The works a name stands for, in order of their keys, as their order in the text is not known. */
  worksOf(name: string): readonly string[];
  /** The names under which references cite a work (`null` for those without a name), each with the number of references. */
  namesOf(work: string): Iterable<readonly [string | null, number]>;
  save(): Json;
}

/** A work, the name under which references cite it (`null` for those without a name), and the number of references. */
export const SavedDefinitions = v.array(
  v.tuple([v.string(), v.nullable(v.string()), v.pipe(v.number(), v.integer())]),
);

/** The definitions that were saved. */
export function createDefinitions(saved: v.InferOutput<typeof SavedDefinitions>): Definitions {
  const namesByWork = new Map<string, Map<string | null, number>>();
  const worksByName = new Map<string, Map<string, number>>();
  for (const [work, name, references] of saved) add(work, name, references);

  function add(work: string, name: string | null, references: number): void {
    countIn(namesByWork, work, name, references);
    if (name !== null) countIn(worksByName, name, work, references);
  }

  return {
    add,
    has: (name) => worksByName.has(name),
    worksOf: (name) => [...(worksByName.get(name)?.keys() ?? [])].sort((a, b) => (a < b ? -1 : 1)),
    namesOf: (work) => namesByWork.get(work) ?? [],
    save: () =>
      [...namesByWork].flatMap(([work, names]) =>
        [...names].map(([name, references]): [string, string | null, number] => [work, name, references]),
      ),
  };
}

function countIn<TOuter, TInner>(
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
