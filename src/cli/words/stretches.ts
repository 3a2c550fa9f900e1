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

/** Long kept stretches, cut to what is near the changes, between characters as a reader sees them. */
export function withoutMiddle(stretches: readonly Stretch[], around = 40): readonly Stretch[] {
  if (stretches.every(({ kind }) => kind === "kept")) return stretches;
  return stretches.map((stretch, i) => {
    const { kind, text } = stretch;
    if (kind !== "kept") return stretch;
    const before = i === 0 ? 0 : around;
    const after = i === stretches.length - 1 ? 0 : around;
    if (text.length <= before + after + 3) return stretch;
    const [end] = characterAt(text, before);
    const [, start] = characterAt(text, text.length - after - 1);
    return { kind, text: `${text.slice(0, end)}…${text.slice(start)}` };
  });
}

/** UTF-16 units looked at around a place: no character that is written on purpose is longer. */
const mostUnits = 32;

/** The first takes Node 18 ms, so it waits until a text needs it. */
let characters: Intl.Segmenter | undefined;

/** Where the character of a unit begins, and where it ends. */
function characterAt(text: string, at: number): readonly [from: number, to: number] {
  const start = Math.max(0, at - mostUnits);
  const near = text.slice(start, at + mostUnits);
  // No character below it is more than one unit, or belongs to another one.
  if (!/[\u0300-\uffff]/.test(near)) return [at, at + 1];
  characters ??= new Intl.Segmenter("und");
  const found = characters.segment(near).containing(at - start);
  return found === undefined
    ? [at, at + 1]
    : [start + found.index, start + found.index + found.segment.length];
}
