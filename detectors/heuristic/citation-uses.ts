import * as v from "valibot";
import type { Json, JsonObject, Side } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import { createUndoLog, savedTexts } from "../undo-log.ts";
import { createDefinitions, SavedDefinitions } from "./definitions.ts";
import type { Citation } from "./works.ts";

/**
 * How often each work is cited on the page, and since when: by references that name it, and by uses of those references'
 * names.
 */
interface CitationUses {
  /**
   * Replaces the references of a change, old by new; returns the works whose uses changed.
   *
   * @param now - Epoch seconds of the change.
   */
  change(
    removed: readonly Citation[],
    added: readonly Citation[],
    now: number,
  ): ReadonlyMap<string, ChangedWork>;
  /** Counts a work whose uses grew at `now` as cited for as long as it had been cited in other words. */
  goOn(work: string, standingSeconds: number, now: number): void;
  /** Ends a change. If the text is one that was there shortly before, its works have been cited for as long as they were then. */
  end(after: Side): void;
  /** How often a work is cited at `now`, and for how long it has been. */
  standing(work: string, now: number): ChangedWork;
  /** The works that a name stands for, in order of their keys. */
  worksOf(name: string): readonly string[];
  save(): Json;
}

/** How often a work is cited before and after a change. */
export interface Uses extends JsonObject {
  readonly before: number;
  readonly after: number;
}

/** A work that is used more often or less often after a change. */
export interface ChangedWork {
  readonly uses: Uses;
  /** How long it had been cited, in whatever words; a text that soon came back is no interruption. */
  readonly standingSeconds: number;
}

const count = v.pipe(v.number(), v.integer());
const SavedSchema = v.strictObject({
  /** A name, and how often it is used without a definition. */
  reuses: v.array(v.tuple([v.string(), count])),
  works: SavedDefinitions,
  /** The definitions in lists of references. */
  listed: SavedDefinitions,
  /** A work, and the epoch seconds since which it has been cited. */
  since: v.array(v.tuple([v.string(), v.number()])),
  /**
   * The last texts, newest first; each with the works that its change began or ceased to cite, and since when they were
   * cited before.
   */
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
    // Without a name or without words, a list defines nothing; MediaWiki shows an error in red.
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

  function secondsStood(work: string, now: number): number {
    return Math.max(0, now - (since.get(work) ?? now));
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
      // A work that no name stood for before had no uses: works first met here need no first count.
      const before = new Map([...touched].map((work) => [work, usesOf(work)]));
      for (const citation of removed) take(citation, -1);
      for (const citation of added) take(citation, 1);
      const changed = new Map<string, ChangedWork>();
      for (const [work, uses] of before) {
        const after = usesOf(work);
        if (after === uses) continue;
        changed.set(work, { standingSeconds: secondsStood(work, now), uses: { after, before: uses } });
        if (after === 0) undoLog.overwrite(work, null);
        else if (uses === 0) undoLog.overwrite(work, now);
      }
      return changed;
    },
    goOn(work, standingSeconds, now) {
      undoLog.overwrite(work, Math.min(since.get(work) ?? now, now - standingSeconds));
    },
    standing(work, now) {
      const uses = usesOf(work);
      return { standingSeconds: secondsStood(work, now), uses: { after: uses, before: uses } };
    },
    end: (after) => undoLog.end(after),
    // Of two definitions MediaWiki takes the one it meets first, and lists come after the text.
    worksOf: (name) => (inText.has(name) ? inText : inLists).worksOf(name),
    save: () => ({
      reuses: [...reuses],
      works: inText.save(),
      listed: inLists.save(),
      since: [...since],
      texts: undoLog.texts.map((text) => ({ ...text })),
    }),
  };
}
