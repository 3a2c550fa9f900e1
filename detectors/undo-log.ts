import * as v from "valibot";
import type { Side } from "../src/plugin.ts";
import { type KnownText, knownText, placeAmong, putBefore } from "./last-texts.ts";

/** Where a detector keeps values that a text brings back when it comes back itself. */
interface Kept<TKey, TValue> {
  get(key: TKey): TValue;
  set(key: TKey, value: TValue): void;
}

/** A value that a change put another in the place of. */
type Overwritten<TKey, TValue> = readonly [key: TKey, value: TValue];

/** A text and what the change that made it overwrote, in that order. */
export interface UndoLogText<TKey, TValue> extends KnownText {
  readonly overwritten: readonly Overwritten<TKey, TValue>[];
}

/** The texts of an undo log as they are saved, where keys and values are saved so. */
export function savedTexts<const TKey extends v.GenericSchema, const TValue extends v.GenericSchema>(
  key: TKey,
  value: TValue,
) {
  const overwritten = v.array(v.tuple([key, value]));
  return v.array(v.strictObject({ sha1: v.nullable(v.string()), size: v.number(), overwritten }));
}

/** What the last changes of a page overwrote. */
interface UndoLog<TKey, TValue> {
  /** Puts a value in the place of another, as part of the change at hand. */
  overwrite(key: TKey, value: TValue): void;
  /** Ends a change. Where its text is one of the last 17, all values become what they were with that. */
  end(after: Side): void;
  /** Newest first. */
  readonly texts: readonly UndoLogText<TKey, TValue>[];
}

/**
 * Starts with no text known, or with those that were saved, newest first.
 *
 * A blanking and its revert shall not make young all that stands on a page.
 */
export function createUndoLog<TKey, TValue>(
  kept: Kept<TKey, TValue>,
  saved: readonly UndoLogText<TKey, TValue>[],
): UndoLog<TKey, TValue> {
  const texts = [...saved];
  let noted: Overwritten<TKey, TValue>[] = [];

  /** Lets the values be what they were with the text at a place; returns what that overwrote of those before the change. */
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
      if (place === 0) return;
      putBefore(texts, { ...text, overwritten: place === -1 ? noted : bringBack(place) });
      noted = [];
    },
  };
}
