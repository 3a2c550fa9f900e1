import type { Finding, Json } from "../src/plugin.ts";

/** Keys of sentences that went from the page, or came to it. */
export interface SentenceKeys {
  readonly gone: ReadonlySet<string>;
  readonly come: ReadonlySet<string>;
}

/**
 * The sentences that went or came as a whole at an anchor.
 *
 * @param earlier - The anchor's findings about sentences, among others.
 */
export function wholeSentences(earlier: readonly Finding[]): SentenceKeys {
  const gone = new Set<string>();
  const come = new Set<string>();
  for (const { type, subject } of earlier) {
    if (typeof subject.sentence !== "string") continue;
    if (type === "sentence_removed") gone.add(subject.sentence);
    else if (type === "sentence_first_seen" || type === "sentence_reintroduced") come.add(subject.sentence);
  }
  return { gone, come };
}

/**
 * The sentences that went or came at an anchor, those included that were edited or moved.
 *
 * @param earlier - The anchor's findings about sentences, among others.
 */
export function toldSentences(earlier: readonly Finding[]): SentenceKeys {
  const whole = wholeSentences(earlier);
  const gone = new Set(whole.gone);
  const come = new Set(whole.come);
  for (const { type, subject } of earlier) {
    if (type === "sentence_modified") {
      for (const key of keysIn(subject.from)) gone.add(key);
      for (const key of keysIn(subject.to)) come.add(key);
    } else if (type === "sentence_moved" && typeof subject.sentence === "string") {
      gone.add(subject.sentence);
      come.add(subject.sentence);
    }
  }
  return { gone, come };
}

/** The keys that a subject gives for one side of an edited sentence. */
export function keysIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}
