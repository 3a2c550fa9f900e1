import { type Block, foldSpace, type Link, type Media, markupOf } from "../../src/plugin.ts";
import { setAlike } from "../set-alike.ts";
import { shownOptions } from "./shown-options.ts";
import { type Citation, citationsOf, writtenReferencesOf } from "./works.ts";

/**
 * A kind of element: which elements of it a block holds, and when two of them are equal.
 *
 * It is used only on blocks that `gatherElements` takes to hold elements: links, files, anything that may cite.
 */
export interface ElementKind<TFound> {
  in(block: Block): readonly TFound[];
  /** Whether their keys are equal; in most cases found without making the keys. */
  areEqual(one: TFound | undefined, other: TFound | undefined): boolean;
  keyOf(found: TFound | undefined): string;
  /** A part of the key that needs no work to find: equal where the keys are. */
  leadOf(found: TFound): string;
}

/** References are equal where they cite, or define, the same under the same name, however they are written. */
export const citationKind: ElementKind<Citation> = {
  in: citationsOf,
  areEqual: (one, other) =>
    (one !== undefined &&
      one.name === other?.name &&
      one.note === other?.note &&
      one.isListDefined === other?.isListDefined &&
      areSame(one.works, other?.works)) ||
    citationKey(one) === citationKey(other),
  keyOf: citationKey,
  leadOf: ({ name, note, works }) => name ?? note ?? works[0] ?? "",
};

/** References as they are written: equal where nothing about them was changed. */
export const writtenReferenceKind: ElementKind<Citation> = {
  in: writtenReferencesOf,
  areEqual: (one, other) => one?.written === other?.written,
  keyOf: (found) => found?.written ?? "",
  leadOf: ({ written }) => written ?? "",
};

/** References under a name, equal where they say the same beside what it stands for. */
export const detailsKind: ElementKind<Citation> = {
  in: (block) => citationsOf(block).filter(({ name, isListDefined }) => name !== null && !isListDefined),
  areEqual: (one, other) => one?.name === other?.name && one?.details === other?.details,
  keyOf: (found) => `${found?.name ?? ""}\n${found?.details ?? ""}`,
  leadOf: ({ name }) => name ?? "",
};

function areSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === other?.length && one.every((work, i) => work === other[i]);
}

/**
 * The key of a citation. A note of a template differs from a reference that says the same: their works decide which of them
 * went.
 */
function citationKey(found: Citation | undefined): string {
  const note = found?.note ?? null;
  const said = note === null ? (found?.works.join("\n") ?? "") : ` ${note}`;
  return `${found?.isListDefined ? " " : ""}${found?.name ?? ""}\n${said}`;
}

/** Links are equal where they lead to the same with the same label, white space aside. */
export const linkKind: ElementKind<Link> = {
  in: (block) => markupOf(block).links,
  areEqual: (one, other) =>
    (one?.target === other?.target && one?.label === other?.label && one?.kind === other?.kind) ||
    linkKey(one) === linkKey(other),
  keyOf: linkKey,
  leadOf: ({ target }) => target,
};

function linkKey(found: Link | undefined): string {
  if (found === undefined) return "";
  const { label } = found;
  return label === null ? whereTo(found) : `${whereTo(found)}\n${foldSpace(setAlike(label))}`;
}

/**
 * Where a link leads, as a key. For a link to a page the key is its title, unchanged; no title contains the line end of
 * other keys.
 */
export function whereTo({ kind, target }: Link): string {
  return kind === "wikilink" ? target : `\n${kind} ${target}`;
}

/** Categories are equal where they sort the page by the same key, white space aside. */
export const categoryKind = mediaKind("category");
/** Files are equal where they are shown alike: with one caption and options that come to the same. */
export const fileKind = mediaKind("file");
/** The files of galleries, one on each line; equal by the same rule as files elsewhere. */
export const galleryKind = mediaKind("gallery");

function mediaKind(wanted: Media["kind"]): ElementKind<Media> {
  return {
    in(block) {
      const { media } = markupOf(block);
      return media.length === 0 ? media : media.filter(({ kind }) => kind === wanted);
    },
    areEqual: (one, other) => mediaKey(one) === mediaKey(other),
    keyOf: mediaKey,
    leadOf: ({ name }) => name,
  };
}

function mediaKey(found: Media | undefined): string {
  if (found === undefined) return "";
  // `[[Category:A| ]]` sorts a page before all others: a blank key is not the same as none. For a caption it is.
  const label =
    found.kind === "category" && found.label === "" ? " " : foldSpace(setAlike(found.label ?? ""));
  return [found.name, label, ...shownOptions(found.options.map(foldSpace))].join("|");
}
