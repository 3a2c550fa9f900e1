import * as v from "valibot";
import type { Depth, Media } from "../../src/plugin.ts";
import { withoutBareNames } from "./bare-file-names.ts";
import {
  type ElementDifference,
  elementDifference,
  type Gathered,
  type PlacedElement,
} from "./element-difference.ts";
import { elementEvidence, sectionOf, sourcesOfEither } from "./element-evidence.ts";
import { categoryKind, fileKind, galleryKind } from "./element-kinds.ts";
import { identityOf } from "./identity.ts";
import { pairUp } from "./pair-up.ts";
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
  const difference = elementDifference(gathered, categoryKind);
  const { removed, added, changed } = pairUp(difference, [({ name }) => name]);
  const type = "category_changed" as const;
  const element = "category" as const;
  return [
    ...removed.map((category) => ({
      type,
      subject: { action: "removed" as const, element, name: identityOf(category.found.name) },
      evidence: (depth: Depth) => evidenceOf(category, null, depth),
    })),
    ...added.map((category) => ({
      type,
      subject: { action: "added" as const, element, name: identityOf(category.found.name) },
      evidence: (depth: Depth) => evidenceOf(null, category, depth),
    })),
    ...changed.map(([before, after]) => ({
      type,
      subject: { action: "changed" as const, element, from: keptOf(before.found), to: keptOf(after.found) },
      evidence: (depth: Depth) => evidenceOf(before, after, depth),
    })),
  ];
}

/** What a change did to the files and galleries of a page. */
export function mediaFindings(gathered: readonly [Gathered, Gathered]) {
  return [
    ...findingsOf("file", gathered, elementDifference(gathered, fileKind)),
    ...findingsOf("gallery", gathered, elementDifference(gathered, galleryKind)),
  ];
}

function findingsOf(
  element: "file" | "gallery",
  [before, after]: readonly [Gathered, Gathered],
  difference: ElementDifference<Media>,
) {
  const { removed, added, changed } = pairUp(difference, [
    ({ name }) => name,
    ({ label }) => (label === null || label === "" ? null : label),
  ]);
  const type = "media_changed" as const;
  return [
    ...withoutBareNames(removed, after.side).map((file) => ({
      type,
      subject: { action: "removed" as const, element, name: identityOf(file.found.name) },
      evidence: (depth: Depth) => evidenceOf(file, null, depth),
    })),
    ...withoutBareNames(added, before.side).map((file) => ({
      type,
      subject: { action: "added" as const, element, name: identityOf(file.found.name) },
      evidence: (depth: Depth) => evidenceOf(null, file, depth),
    })),
    ...changed.map(([old, now]) => ({
      type,
      subject: { action: "changed" as const, element, from: shownOf(old.found), to: shownOf(now.found) },
      evidence: (depth: Depth) => evidenceOf(old, now, depth),
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
