import { en } from "./en.ts";
import type { LexiconFile } from "./lexicon-file.ts";

const files: readonly LexiconFile[] = [en];

/** What is known of template names, by language. */
export const lexicons: ReadonlyMap<string, LexiconFile> = new Map(files.map((file) => [file.language, file]));
