import type { NamedSignal } from "../signal.ts";

type Names = Readonly<Partial<Record<NamedSignal, readonly string[]>>>;

/** The template names of one language's wikis, in any case, without the namespace. */
export interface LexiconFile {
  readonly language: string;
  /** Raised by one whenever the file changes: it is part of the evidence. */
  readonly version: number;
  /** Languages whose names are in use too, looked up after this one's: English where nothing is said. */
  readonly extends?: readonly string[];
  readonly names: Names;
  /** Beginnings of names, a space included where a word ends there. */
  readonly prefixes?: Names;
  readonly suffixes?: Names;
}
