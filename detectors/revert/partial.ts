import * as v from "valibot";
import { type Json, type Sentence, savedUser } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import { isSameEditor } from "./actor.ts";
import type { RevisionRow } from "./revision-row.ts";
import { createRewordings } from "./reworded.ts";
import { wordCount } from "./word-count.ts";

/** What an edit did to the sentences of the page; a repeated sentence counts each time. */
export interface SentenceChange {
  readonly added: readonly Sentence[];
  readonly removed: readonly Sentence[];
}

/** An edit that takes back a good part of an earlier one. */
export interface PartialRevert {
  readonly target: Pick<RevisionRow, "id" | "time" | "user">;
  /** Sentences the target had added. */
  readonly takenOut: readonly Sentence[];
  /** Sentences the target had removed. */
  readonly putBack: readonly Sentence[];
  /** Sentences the target had added or removed in all. */
  readonly targetSize: number;
  readonly ownSize: number;
}

/** How much has to be undone for a partial revert. */
export interface FindRules {
  /** Least share of the target's changes, and of this edit's, that is undone. */
  readonly share: number;
  /** Least length, in words, of one of the sentences undone. */
  readonly words: number;
}

/** What is searched for, and where. */
interface PartialRules extends FindRules {
  /** Rows looked back over. */
  readonly radius: number;
  /** Least similarity at which a sentence that goes counts as worded anew, not as taken back. */
  readonly rewording: number;
}

/** Remembers what the last edits did to sentences, and finds the one that a later edit takes back. */
export interface PartialSearch {
  /** The nearest earlier edit by somebody else that a change undoes by at least the share required. */
  find(row: RevisionRow, change: SentenceChange): PartialRevert | null;
  /** Returns a search by other rules, which can be run at any later time, among the edits known now. */
  finder(row: RevisionRow, change: SentenceChange): (lax: FindRules) => PartialRevert | null;
  /** Goes on to the next row; `change` is `null` where it is not known what the row did, or where it did nothing to undo. */
  add(row: RevisionRow, change: SentenceChange | null): void;
  save(): Json;
}

interface Edit {
  readonly place: number;
  readonly row: Pick<RevisionRow, "id" | "time" | "user">;
  /** Keys of the sentences it added; `removed`: of those it removed. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** How often it holds each sentence; counted on first use. */
  counts(): { readonly added: Counts; readonly removed: Counts };
}

type Counts = ReadonlyMap<string, number>;

/**
 * Starts with no edit known, or with those that were saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createPartialSearch(
  { radius, share, words, rewording }: PartialRules,
  saved?: Json,
): PartialSearch {
  const state = restoreState(SavedSchema, saved, "saved state of revert");
  let place = state?.place ?? 0;
  /** Oldest first. */
  let edits: readonly Edit[] =
    state?.edits.map((edit) => editOf(edit.place, edit.row, edit.added, edit.removed)) ?? [];

  function finder(row: RevisionRow, change: SentenceChange): (rules: FindRules) => PartialRevert | null {
    const [known, first] = [edits, place - radius];
    return (rules) => findAmong(known, first, row, change, { rewording, ...rules });
  }

  return {
    find: (row, change) => finder(row, change)({ share, words }),
    finder,
    add({ id, time, user }, change) {
      if (change !== null && change.added.length + change.removed.length > 0) {
        const edit = editOf(place, { id, time, user }, keysOf(change.added), keysOf(change.removed));
        edits = [...edits, edit].filter((one) => one.place > place - radius);
      }
      place++;
    },
    save: () => ({
      place,
      edits: edits.map(({ place, row, added, removed }) => ({
        place,
        row: { ...row, user: row.user && { ...row.user } },
        added: [...added],
        removed: [...removed],
      })),
    }),
  };
}

/** The latest edit, from a place on, that is taken back. */
function findAmong(
  edits: readonly Edit[],
  first: number,
  row: RevisionRow,
  change: SentenceChange,
  { share, words, rewording }: Omit<PartialRules, "radius">,
): PartialRevert | null {
  const size = change.added.length + change.removed.length;
  if (size === 0) return null;
  const withoutReworded = createRewordings(rewording);
  for (let i = edits.length - 1; i >= 0; i--) {
    const edit = edits[i];
    if (edit === undefined || edit.place < first) break;
    const editSize = edit.added.length + edit.removed.length;
    if (!isNearInSize(editSize, size, share) || isSameEditor(edit.row.user, row.user) !== false) continue;
    const larger = Math.max(editSize, size);
    const counts = edit.counts();
    // A quick count first, which includes copies and reworded sentences.
    if (!isEnough(heldIn(counts.added, change.removed) + heldIn(counts.removed, change.added), larger, share))
      continue;
    const putBack = shared(change.added, counts.removed);
    const gone = shared(change.removed, counts.added);
    if (!isEnough(gone.length + putBack.length, larger, share)) continue;
    // Compared by key, as equal lines of a text may be one object or several. A further copy of what is put back is no new
    // wording.
    const back = new Set(keysOf(putBack));
    const added = change.added.filter(({ key }) => !back.has(key));
    const takenOut = withoutReworded(gone, added);
    if (!isEnough(takenOut.length + putBack.length, larger, share)) continue;
    if (![...takenOut, ...putBack].some(({ text }) => wordCount(text, words) >= words)) continue;
    return { target: edit.row, takenOut, putBack, targetSize: editSize, ownSize: size };
  }
  return null;
}

/** What is undone is part of both edits, so an edit that is much smaller cannot hold enough of the other. */
function isNearInSize(size: number, other: number, share: number): boolean {
  return isEnough(Math.min(size, other), Math.max(size, other), share);
}

/** Whether the number of sentences undone reaches the required share of the larger of the two edits. */
export function isEnough(undone: number, larger: number, share: number): boolean {
  return undone >= share * larger;
}

/** How many of the sentences are among the counts. */
function heldIn(counts: Counts, sentences: readonly Sentence[]): number {
  if (counts.size === 0) return 0;
  let held = 0;
  for (let i = 0; i < sentences.length; i++) if (counts.has(sentences[i]?.key ?? "")) held++;
  return held;
}

function editOf(place: number, row: Edit["row"], added: readonly string[], removed: readonly string[]): Edit {
  let counts: ReturnType<Edit["counts"]> | null = null;
  return {
    place,
    row,
    added,
    removed,
    counts() {
      counts ??= { added: counted(added), removed: counted(removed) };
      return counts;
    },
  };
}

const nothing: Counts = new Map();

function counted(keys: readonly string[]): Counts {
  if (keys.length === 0) return nothing;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function keysOf(sentences: readonly Sentence[]): readonly string[] {
  return sentences.map(({ key }) => key);
}

/** The sentences that are in the counts, too, each as often as it is in both. */
function shared(sentences: readonly Sentence[], counts: Counts): readonly Sentence[] {
  const left = new Map<string, number>();
  return sentences.filter(({ key }) => {
    const count = left.get(key) ?? counts.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

const SavedSchema = v.strictObject({
  place: v.number(),
  edits: v.array(
    v.strictObject({
      place: v.number(),
      row: v.strictObject({
        id: v.number(),
        time: v.number(),
        user: v.nullable(savedUser),
      }),
      added: v.array(v.string()),
      removed: v.array(v.string()),
    }),
  ),
});
