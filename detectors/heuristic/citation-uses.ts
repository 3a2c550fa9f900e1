import * as v from "valibot";
import type { Json, JsonObject, Side } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import { createUndoLog, savedTexts } from "../undo-log.ts";
import { createDefinitions, SavedDefinitions } from "./definitions.ts";
import type { Citation } from "./works.ts";

/** How often each work is cited on the page, and since when: where a reference names it, and where that reference's name is used. */
interface CitationUses {
  /**
   * Takes the references of a change out and in; returns the works whose uses changed.
   *
   * @param now - Epoch seconds of the change.
   */
  change(
    removed: readonly Citation[],
    added: readonly Citation[],
    now: number,
  ): ReadonlyMap<string, ChangedWork>;
  /** Lets a work whose uses grew at `now` have been cited for as long as it was in other words. */
  goOn(work: string, standingSeconds: number, now: number): void;
  /** Ends a change. A text that soon comes back brings its works back cited for as long as they were. */
  end(after: Side): void;
  /** The works a name stands for, in the order of their keys. */
  worksOf(name: string): readonly string[];
  save(): Json;
}

/** How often a work is cited before and after a change. */
export interface Uses extends JsonObject {
  readonly before: number;
  readonly after: number;
}

/** A work of which a change left more or fewer uses. */
export interface ChangedWork {
  readonly uses: Uses;
  /** How long it had been cited, in whatever words, since it last came other than with a text that soon came back. */
  readonly standingSeconds: number;
}

const count = v.pipe(v.number(), v.integer());
const SavedSchema = v.strictObject({
  /** Name, and how often it is used without saying what it stands for. */
  reuses: v.array(v.tuple([v.string(), count])),
  works: SavedDefinitions,
  /** Those that lists of references define. */
  listed: SavedDefinitions,
  /** Work, and the epoch seconds since which it is cited. */
  since: v.array(v.tuple([v.string(), v.number()])),
  /** The last texts, newest first, with the works that the change began to cite, or no longer did, and since when they were. */
  texts: savedTexts(v.string(), v.nullable(v.number())),
});

/** The uses of a page without references, or those that were saved. */
export function createCitationUses(saved?: Json): CitationUses {
  const state = restoreState(SavedSchema, saved, "saved citations of heuristic") ?? {
    reuses: [],
    works: [],
    listed: [],
    since: [],
    texts: [],
  };
  const reuses = new Map<string, number>(state.reuses);
  const inText = createDefinitions(state.works);
  const inLists = createDefinitions(state.listed);
  const since = new Map<string, number>(state.since);
  const kept = {
    get: (work: string) => since.get(work) ?? null,
    set(work: string, seconds: number | null) {
      if (seconds === null) since.delete(work);
      else since.set(work, seconds);
    },
  };
  const undoLog = createUndoLog(kept, state.texts);

  function take({ name, works, isListDefined }: Citation, references: 1 | -1): void {
    // Without a name or words a list defines nothing, as MediaWiki says in red.
    if (isListDefined && name === null) return;
    for (const work of works) (isListDefined ? inLists : inText).add(work, name, references);
    if (works.length > 0 || name === null || isListDefined) return;
    const left = (reuses.get(name) ?? 0) + references;
    if (left === 0) reuses.delete(name);
    else reuses.set(name, left);
  }

  function usesOf(work: string): number {
    let uses = 0;
    for (const [name, references] of inText.namesOf(work)) {
      uses += references + (name === null ? 0 : (reuses.get(name) ?? 0));
    }
    for (const [name] of inLists.namesOf(work)) {
      if (name !== null && !inText.has(name)) uses += reuses.get(name) ?? 0;
    }
    return uses;
  }

  return {
    change(removed, added, now) {
      const touched = new Set<string>();
      const names = new Set<string>();
      for (const { name, works } of [...removed, ...added]) {
        for (const work of works) touched.add(work);
        if (name !== null) names.add(name);
      }
      for (const name of names) {
        for (const definitions of [inText, inLists]) {
          for (const work of definitions.worksOf(name)) touched.add(work);
        }
      }
      // A work that was named nowhere before had no uses: those met only now need no first count.
      const before = new Map([...touched].map((work) => [work, usesOf(work)]));
      for (const citation of removed) take(citation, -1);
      for (const citation of added) take(citation, 1);
      const changed = new Map<string, ChangedWork>();
      for (const [work, uses] of before) {
        const after = usesOf(work);
        if (after === uses) continue;
        const standingSeconds = Math.max(0, now - (since.get(work) ?? now));
        changed.set(work, { standingSeconds, uses: { after, before: uses } });
        if (after === 0) undoLog.overwrite(work, null);
        else if (uses === 0) undoLog.overwrite(work, now);
      }
      return changed;
    },
    goOn(work, standingSeconds, now) {
      undoLog.overwrite(work, Math.min(since.get(work) ?? now, now - standingSeconds));
    },
    end: (after) => undoLog.end(after),
    // Of two definitions MediaWiki takes the one it meets first, and lists stand behind the text.
    worksOf: (name) => (inText.has(name) ? inText : inLists).worksOf(name),
    save: () => ({
      reuses: sorted(reuses),
      works: inText.save(),
      listed: inLists.save(),
      since: sorted(since),
      texts: undoLog.texts.map((text) => ({ ...text })),
    }),
  };
}

function sorted(numbers: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...numbers].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
