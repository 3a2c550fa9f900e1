import * as v from "valibot";
import type { Side } from "../src/plugin.ts";
import { type KnownText, knownText, placeAmong, putBefore } from "./last-texts.ts";

/** The place where a detector keeps values that come back together with a text. */
interface Kept<TKey, TValue> {
  get(key: TKey): TValue;
  set(key: TKey, value: TValue): void;
}

/** A key, and its value before a change replaced that. */
type Overwritten<TKey, TValue> = readonly [key: TKey, value: TValue];

/** A text, and what the change that made it overwrote, in that order. */
export interface UndoLogText<TKey, TValue> extends KnownText {
  readonly overwritten: readonly Overwritten<TKey, TValue>[];
}

/** The schema of an undo log's saved texts, given those of its keys and values. */
export function savedTexts<const TKey extends v.GenericSchema, const TValue extends v.GenericSchema>(
  key: TKey,
  value: TValue,
) {
  const overwritten = v.array(v.tuple([key, value]));
  return v.array(v.strictObject({ sha1: v.nullable(v.string()), size: v.number(), overwritten }));
}

/** What the last changes of a page overwrote. */
interface UndoLog<TKey, TValue> {
  /** Replaces a value, as part of the current change. */
  overwrite(key: TKey, value: TValue): void;
  /** Ends a change. If its text is one of the last 17, all values become what they were with that text. */
  end(after: Side): void;
  /** The last texts, newest first. */
  readonly texts: readonly UndoLogText<TKey, TValue>[];
}

/**
 * Starts with no text known, or with those that were saved, newest first.
 *
 * Without it, a blanking and its revert would make everything on a page young.
 */
export function createUndoLog<TKey, TValue>(
  kept: Kept<TKey, TValue>,
  saved: readonly UndoLogText<TKey, TValue>[],
): UndoLog<TKey, TValue> {
  const texts = [...saved];
  let noted: Overwritten<TKey, TValue>[] = [];

  /** Sets the values to what they were with the text at a place; returns those from before the change that this overwrote. */
  function bringBack(place: number): Overwritten<TKey, TValue>[] {
    for (const [key, value] of noted.toReversed()) kept.set(key, value);
    const then = new Map<TKey, TValue>();
    for (const { overwritten } of texts.slice(0, place)) {
      for (const [key, value] of overwritten.toReversed()) then.set(key, value);
    }
    const changed: Overwritten<TKey, TValue>[] = [];
    for (const [key, value] of then) {
      const was = kept.get(key);
      if (was === value) continue;
      kept.set(key, value);
      changed.push([key, was]);
    }
    return changed;
  }

  return {
    texts,
    overwrite(key, value) {
      noted.push([key, kept.get(key)]);
      kept.set(key, value);
    },
    end(after) {
      const text = knownText(after);
      const place = placeAmong(texts, text);
      // The last text, saved again: nothing was overwritten.
      if (place === 0) return;
      putBefore(texts, { ...text, overwritten: place === -1 ? noted : bringBack(place) });
      noted = [];
    },
  };
}
