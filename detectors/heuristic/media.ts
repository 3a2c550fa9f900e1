import * as v from "valibot";
import type { Depth, Finding, Media } from "../../src/plugin.ts";
import { besideTold, differInTold, type Rest } from "../beside-told.ts";
import { madeOnce } from "../made-once.ts";
import { sentencesWithin, toldSentences } from "../told-sentences.ts";
import { withoutBareNames } from "./bare-file-names.ts";
import { elementDifference, type Gathered, type PlacedElement } from "./element-difference.ts";
import { elementEvidence, sectionOf, sourcesOfEither } from "./element-evidence.ts";
import { categoryKind, type ElementKind, fileKind, galleryKind } from "./element-kinds.ts";
import { identityOf } from "./identity.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { structural } from "./structural.ts";

const kept = v.strictObject({ name: v.string(), label: v.nullable(v.string()) });
const shown = v.strictObject({ ...kept.entries, options: v.array(v.string()) });

/** Categories and files that come, go, or are sorted or shown otherwise. */
export const mediaEvents = {
  category_changed: {
    ...structural,
    summary: "The page came into a category, left one, or is sorted otherwise in it.",
    subject: v.variant("action", [
      v.strictObject({
        action: v.picklist(["added", "removed"]),
        element: v.literal("category"),
        name: v.string(),
      }),
      v.strictObject({ action: v.literal("changed"), element: v.literal("category"), from: kept, to: kept }),
    ]),
    evidence: elementEvidence,
  },
  media_changed: {
    ...structural,
    summary: "A file on the page or a line of a gallery came, went, or is shown otherwise.",
    subject: v.variant("action", [
      v.strictObject({
        action: v.picklist(["added", "removed"]),
        element: v.picklist(["file", "gallery"]),
        name: v.string(),
      }),
      v.strictObject({
        action: v.literal("changed"),
        element: v.picklist(["file", "gallery"]),
        from: shown,
        to: shown,
      }),
    ]),
    evidence: elementEvidence,
  },
} as const;

/** What a change did to the categories of a page. */
export function categoryFindings(gathered: readonly [Gathered, Gathered]) {
  const paired = pairUp(elementDifference(gathered, categoryKind), [({ name }) => name]);
  return findingsOf("category_changed", "category", paired, keptOf);
}

/**
 * What a change did to the files and galleries of a page. Where only sentences of a caption changed, their events imply it.
 *
 * @param earlier - Findings of the change about its sentences.
 */
export function mediaFindings(gathered: readonly [Gathered, Gathered], earlier: readonly Finding[]) {
  const sentences = madeOnce(() => toldSentences(earlier));
  const differInSentences: Differ = (before, after) =>
    differInTold(restOf(before, sentences().gone), restOf(after, sentences().come));
  return [
    ...findingsOf("media_changed", "file", pairedMedia(gathered, fileKind), shownOf, differInSentences),
    ...findingsOf("media_changed", "gallery", pairedMedia(gathered, galleryKind), shownOf, differInSentences),
  ];
}

type Differ = (before: PlacedElement<Media>, after: PlacedElement<Media>) => boolean;

/** How a file is written, but for sentences of its caption that have events. */
function restOf({ side, block, found }: PlacedElement<Media>, told: ReadonlySet<string>): Rest {
  const source = side.blocks[block];
  return source === undefined ? nothing : besideTold(source, found, sentencesWithin(source, found, told));
}

const nothing: Rest = { text: "", holdsTold: false };

function pairedMedia(gathered: readonly [Gathered, Gathered], kind: ElementKind<Media>): Paired<Media> {
  const { removed, added, changed } = pairUp(elementDifference(gathered, kind), [
    ({ name }) => name,
    ({ label }) => label,
  ]);
  const [before, after] = gathered;
  return {
    removed: withoutBareNames(removed, after.side),
    added: withoutBareNames(added, before.side),
    changed,
  };
}

/**
 * @param endOf - What is reported about an element on either side of its change.
 * @param isImplied - Whether other events tell what changed about an element.
 */
function findingsOf<TType extends string, TElement extends string, TEnd>(
  type: TType,
  element: TElement,
  { removed, added, changed }: Paired<Media>,
  endOf: (media: Media) => TEnd,
  isImplied: Differ = () => false,
) {
  return [
    ...removed.map((media) => ({
      type,
      subject: { action: "removed" as const, element, name: identityOf(media.found.name) },
      evidence: (depth: Depth) => evidenceOf(media, null, depth),
    })),
    ...added.map((media) => ({
      type,
      subject: { action: "added" as const, element, name: identityOf(media.found.name) },
      evidence: (depth: Depth) => evidenceOf(null, media, depth),
    })),
    ...changed.map(([before, after]) => ({
      type,
      subject: { action: "changed" as const, element, from: endOf(before.found), to: endOf(after.found) },
      implied: () => isImplied(before, after),
      evidence: (depth: Depth) => evidenceOf(before, after, depth),
    })),
  ];
}

function keptOf({ name, label }: Media) {
  return { label: label === null ? null : identityOf(label), name: identityOf(name) };
}

function shownOf(media: Media) {
  return { ...keptOf(media), options: media.options.map(identityOf) };
}

function evidenceOf(before: PlacedElement<Media> | null, after: PlacedElement<Media> | null, depth: Depth) {
  const found = after ?? before;
  return {
    ...sourcesOfEither(before, after, depth),
    section: found === null ? [] : sectionOf(found),
  };
}
