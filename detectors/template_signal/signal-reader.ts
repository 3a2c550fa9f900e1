import { foldName, type Lexicon } from "./lexicon.ts";
import type { NamedSignal, Signal } from "./signal.ts";

/**
 * Makes a function that says what a template signals: by the names given, otherwise by a lexicon; `unknown` if there is
 * none.
 *
 * @param names - Signals of names that the lexicon does not have, or has under another signal.
 */
export function signalReader(names: Readonly<Record<string, NamedSignal>>) {
  const own = new Map(Object.entries(names).map(([name, signal]) => [foldName(name), signal]));
  return (lexicon: Lexicon | null) =>
    (template: string): Signal =>
      own.get(foldName(template)) ?? lexicon?.signalOf(template) ?? "unknown";
}
