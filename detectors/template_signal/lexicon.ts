import { lexicons } from "./lexicon/index.ts";
import type { LexiconFile } from "./lexicon/lexicon-file.ts";
import { projectNamesOf } from "./project-names.ts";
import { type NamedSignal, namedSignals, type Signal } from "./signal.ts";

/** What is known about the template names of one language. */
export interface Lexicon {
  /** Language or project, and version, of each file that was consulted, in order: `wiktionary@1 de@1 en@2`. */
  readonly version: string;
  signalOf(templateName: string): Signal;
}

/** Languages that use another language's lexicon, by their first subtag. */
const sameAs: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

const opened = new Map<string, Lexicon>();

/**
 * The lexicon of a language, read on first use.
 *
 * @param language - BCP 47 code; a regional or script variant has the lexicon of its language.
 * @param wiki - Key of the wiki, whose project may have names of its own; empty where it is not known.
 * @returns `null` where there is none.
 */
export function lexiconOf(language: string, wiki = ""): Lexicon | null {
  const project = projectNamesOf(wiki);
  const code = language.toLowerCase();
  const base = code.split("-")[0] ?? "";
  for (const candidate of [code, base, sameAs[base] ?? ""]) {
    if (!lexicons.has(candidate)) continue;
    const name = project === undefined ? candidate : `${project.language} ${candidate}`;
    const known = opened.get(name) ?? open(candidate, project);
    opened.set(name, known);
    return known;
  }
  return null;
}

function open(language: string, project: LexiconFile | undefined): Lexicon {
  const ofProject = project === undefined ? [] : [project];
  const files = [...ofProject, ...withBases(language)].map((file) => ({
    names: namesOf(file),
    prefixes: affixesOf(file.prefixes),
    suffixes: affixesOf(file.suffixes),
    version: `${file.language}@${file.version}`,
  }));
  return {
    signalOf(templateName) {
      const name = foldName(templateName);
      for (const { names, prefixes, suffixes } of files) {
        const signal =
          names.get(name) ??
          prefixes.find(({ text }) => name.startsWith(text))?.signal ??
          suffixes.find(({ text }) => name.endsWith(text))?.signal;
        if (signal !== undefined) return signal;
      }
      return "other";
    },
    version: files.map(({ version }) => version).join(" "),
  };
}

function withBases(language: string): readonly LexiconFile[] {
  const file = lexicons.get(language);
  return file === undefined ? [] : [file, ...(file.extends ?? ["en"]).flatMap(withBases)];
}

function namesOf({ names }: LexiconFile): ReadonlyMap<string, NamedSignal> {
  const signalOf = new Map<string, NamedSignal>();
  for (const signal of namedSignals) {
    for (const name of names[signal] ?? []) signalOf.set(foldName(name), signal);
  }
  return signalOf;
}

interface Affix {
  readonly signal: NamedSignal;
  readonly text: string;
}

function affixesOf(affixes: LexiconFile["prefixes"] = {}): readonly Affix[] {
  return namedSignals.flatMap((signal) =>
    (affixes[signal] ?? []).map((text) => ({ signal, text: foldName(text) })),
  );
}

/** A template's name as it is looked up: in lower case, where `İnfobox` on a Turkish wiki would have a dot too many. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll("i\u0307", "i");
}
