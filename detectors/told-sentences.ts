import { type Block, type Finding, type Json, type Sentence, type Span, sentencesOf } from "../src/plugin.ts";
import { beginningIn } from "./beginning-in.ts";

/** Keys of sentences that went from the page, or came to it; sets of the caller's own. */
interface SentenceKeys {
  readonly gone: Set<string>;
  readonly come: Set<string>;
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
  const { gone, come } = wholeSentences(earlier);
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

/** The sentences that begin within a stretch of a block and have one of these keys. */
export function sentencesWithin(block: Block, stretch: Span, keys: ReadonlySet<string>): readonly Sentence[] {
  return beginningIn(sentencesOf(block), ({ start }) => start, stretch).filter(({ key }) => keys.has(key));
}

/** The keys that a subject gives for one side of an edited sentence. */
export function keysIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}
