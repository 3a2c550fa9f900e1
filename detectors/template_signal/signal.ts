import { signals, type Theme } from "../../src/plugin.ts";

/** What a template tells readers or editors: `other` is in no list of its language, `unknown` has no list to be in. */
export type Signal = (typeof signals)[number];

/** A signal that a lexicon can give to a name; `other` takes a name out of a prefix that would claim it. */
export type NamedSignal = Exclude<Signal, "unknown">;

/** All that a lexicon can name. */
export const namedSignals: readonly NamedSignal[] = signals.filter((signal) => signal !== "unknown");

/** The signals whose coming and going is part of a page's story, and so told at `brief`. */
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

/** The theme under which findings of a signal are told. */
export function themeOf(signal: Signal): Theme {
  if (signal === "citation_needed" || signal === "sources") return "citations";
  return signal === "dispute" || signal === "protection" ? "disputes" : "structure";
}
