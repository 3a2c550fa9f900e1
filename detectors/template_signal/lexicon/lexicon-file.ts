import type { NamedSignal } from "../signal.ts";

type Names = Readonly<Partial<Record<NamedSignal, readonly string[]>>>;

/** The template names of one language's wikis, in any case, without the namespace. */
export interface LexiconFile {
  readonly language: string;
  /** Raised by one whenever the file changes, as it is part of the evidence. */
  readonly version: number;
  /** Languages whose names are in use, too, consulted after this one's: English unless the file says otherwise. */
  readonly extends?: readonly string[];
  readonly names: Names;
  /** Beginnings of names, with a space where a word ends. */
  readonly prefixes?: Names;
  readonly suffixes?: Names;
}
