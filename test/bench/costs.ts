/** The output of `node --cpu-prof`, as far as it is used here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of the nodes that were running at each sample; `timeDeltas`: microseconds since the sample before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A function as called along one path. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** The part of a run that a function takes. */
export interface Cost {
  /** Its name and its place in the source. */
  readonly name: string;
  /** Share of the whole, without what it calls. */
  readonly self: number;
  /** The same with everything it calls; recursive calls are counted once. */
  readonly total: number;
}

/** The functions of a profile; first the one that takes most, with everything it calls. */
export function costsOf({ nodes, samples, timeDeltas }: CpuProfile): readonly Cost[] {
  const own = new Map<number, number>();
  samples.forEach((id, i) => void own.set(id, (own.get(id) ?? 0) + (timeDeltas[i] ?? 0)));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  let all = 0;
  for (const [id, time] of own) {
    const path = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at))
      path.add(names.get(at) ?? "");
    const [innermost = ""] = path;
    self.set(innermost, (self.get(innermost) ?? 0) + time);
    for (const name of path) total.set(name, (total.get(name) ?? 0) + time);
    all += time;
  }
  return [...total]
    .map(([name, time]) => ({ name, self: (self.get(name) ?? 0) / all, total: time / all }))
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const name = functionName === "" ? "(anonymous)" : functionName;
  const file = url.slice(url.lastIndexOf("/") + 1);
  return file === "" ? name : `${name} (${file}:${lineNumber + 1})`;
}
