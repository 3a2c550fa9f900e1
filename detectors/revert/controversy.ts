import * as v from "valibot";

/** How contested a page is, from its first revision on. Editors are given as numbers. */
interface Controversy {
  /** Counts an edit. */
  edited(editor: number): void;
  /** Records that an editor undid others. */
  reverted(editor: number, authors: readonly number[]): void;
  /**
   * M: the number of editors who were ever in a mutual revert, times the sum over the pairs of the smaller number of edits.
   * The largest pair is left out of the sum, so that a mere fight between two does not count.
   *
   * @see https://doi.org/10.1371/journal.pone.0038869 Yasseri, Sumi et al. 2012
   */
  measure(): number;
  save(): SavedControversy;
}

/** What `save` returns. */
export const ControversySchema = v.strictObject({
  /** Number of edits, by editor's number. */
  edits: v.array(v.number()),
  /** Who has ever undone whom: `"0 3"`. */
  undid: v.array(v.string()),
  /** Pairs who undid each other, with the one who began it first. */
  mutual: v.array(v.tuple([v.number(), v.number()])),
});

type SavedControversy = v.InferOutput<typeof ControversySchema>;

/** The controversy of a page without revisions, or as saved. */
export function createControversy(saved?: SavedControversy): Controversy {
  const edits = saved?.edits ?? [];
  const undid = new Set<string>(saved?.undid);
  const mutual: (readonly [number, number])[] = saved?.mutual ?? [];

  return {
    edited(editor) {
      edits[editor] = (edits[editor] ?? 0) + 1;
    },
    reverted(editor, authors) {
      for (const author of authors) {
        if (undid.has(`${editor} ${author}`)) continue;
        undid.add(`${editor} ${author}`);
        if (undid.has(`${author} ${editor}`)) mutual.push([author, editor]);
      }
    },
    measure() {
      let sum = 0;
      let largest = 0;
      for (const [a, b] of mutual) {
        const smaller = Math.min(edits[a] ?? 0, edits[b] ?? 0);
        sum += smaller;
        if (smaller > largest) largest = smaller;
      }
      return new Set(mutual.flat()).size * (sum - largest);
    },
    save: () => ({ edits: [...edits], undid: [...undid], mutual: mutual.map(([a, b]) => [a, b]) }),
  };
}
