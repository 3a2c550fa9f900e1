import { foldName, type Lexicon } from "./lexicon.ts";
import type { NamedSignal, Signal } from "./signal.ts";

/**
 * What templates signal: by the names given, else by a lexicon; `unknown` where there is none.
 *
 * @param names - Signals of names the lexicon does not know, or knows otherwise.
 */
export function signalReader(names: Readonly<Record<string, NamedSignal>>) {
  const own = new Map(Object.entries(names).map(([name, signal]) => [foldName(name), signal]));
  return (lexicon: Lexicon | null) =>
    (template: string): Signal =>
      own.get(foldName(template)) ?? lexicon?.signalOf(template) ?? "unknown";
}
