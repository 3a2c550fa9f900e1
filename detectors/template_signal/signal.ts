import { signals, type Theme } from "../../src/plugin.ts";

/** What a template says to readers or editors: `other` where the language's lists lack it, `unknown` where there are no lists. */
export type Signal = (typeof signals)[number];

/** A signal that a lexicon can give to a name; `other` exempts a name from what would match it, there or in English. */
export type NamedSignal = Exclude<Signal, "unknown">;

/** All signals that a lexicon can give. */
export const namedSignals: readonly NamedSignal[] = signals.filter((signal) => signal !== "unknown");

/** The signals whose coming and going is part of a page's story, and is therefore reported at `brief`. */
const brief: ReadonlySet<Signal> = new Set([
  "citation_needed",
  "dispute",
  "sources",
  "blp",
  "notability",
  "deletion",
  "protection",
]);

/** Those signals in words, for the generated reference page. */
export const briefInWords = `with the signals ${[...brief].join(", ")}`;

/** Whether a signal is one of those whose coming and going is part of a page's story. */
export function isBrief(signal: Signal): boolean {
  return brief.has(signal);
}

/** The theme under which findings of a signal are reported. */
export function themeOf(signal: Signal): Theme {
  if (signal === "citation_needed" || signal === "sources") return "citations";
  return signal === "dispute" || signal === "protection" ? "disputes" : "structure";
}
