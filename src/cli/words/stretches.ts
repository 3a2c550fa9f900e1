import type { WordChange } from "../../text/word-diff.ts";

/** A stretch of two wordings: in both, only in the older one, or only in the newer one. */
export interface Stretch {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

/** Both wordings in one list: the kept and removed stretches make up `before`, the kept and added ones the other. */
export function stretchesOf(before: string, changes: readonly WordChange[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const add = (kind: Stretch["kind"], text: string) => {
    if (text !== "") stretches.push({ kind, text });
  };
  let at = 0;
  for (const change of joined(before, changes)) {
    add("kept", before.slice(at, change.at));
    add("removed", change.removed);
    add("added", change.added);
    at = change.at + change.removed.length;
  }
  add("kept", before.slice(at));
  return stretches;
}

/** Joins changes with only a space between them, which read better as one. */
function joined(before: string, changes: readonly WordChange[]): readonly WordChange[] {
  const out: WordChange[] = [];
  for (const change of changes) {
    const last = out.at(-1);
    const end = last === undefined ? 0 : last.at + last.removed.length;
    const between = before.slice(end, change.at);
    if (last !== undefined && (between === " " || between === "")) {
      out[out.length - 1] = {
        at: last.at,
        removed: `${last.removed}${between}${change.removed}`,
        added: `${last.added}${between}${change.added}`,
      };
    } else {
      out.push(change);
    }
  }
  return out;
}

/** What a stretch shows, with marks around it: `[-what went-]`, `{+what came+}`. */
export function inMarks(kind: Stretch["kind"], shown: string): string {
  if (kind === "kept") return shown;
  return kind === "removed" ? `[-${shown}-]` : `{+${shown}+}`;
}

/** Long kept stretches, cut to what is near the changes. */
export function withoutMiddle(stretches: readonly Stretch[], around = 40): readonly Stretch[] {
  if (stretches.every(({ kind }) => kind === "kept")) return stretches;
  return stretches.map((stretch, i) => {
    const { kind, text } = stretch;
    if (kind !== "kept") return stretch;
    const before = i === 0 ? 0 : around;
    const after = i === stretches.length - 1 ? 0 : around;
    if (text.length <= before + after + 3) return stretch;
    const head = text.slice(0, before).replace(/[\ud800-\udbff]$/, "");
    const tail = after === 0 ? "" : text.slice(-after).replace(/^[\udc00-\udfff]/, "");
    return { kind, text: `${head}…${tail}` };
  });
}
