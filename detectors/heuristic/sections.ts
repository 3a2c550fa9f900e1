import * as v from "valibot";
import {
  type Change,
  headingOf,
  isAscending,
  outlineOf,
  type Section,
  type Side,
  shownSection,
} from "../../src/plugin.ts";
import { hasCopies } from "../sections/match-copies.ts";
import { matchSections } from "../sections/match-sections.ts";
import { identityOf } from "./identity.ts";
import { structural } from "./structural.ts";

const element = v.literal("section");
const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const heading = v.strictObject({ heading: v.string(), level });

/** Sections that come, go, move, or get another heading. */
export const sectionEvents = {
  section_changed: {
    ...structural,
    brief: true,
    summary: "A section came, went, got another heading, or moved to another place.",
    subject: v.variant("action", [
      v.strictObject({ action: v.picklist(["added", "removed", "moved"]), element, ...heading.entries }),
      v.strictObject({ action: v.literal("renamed"), element, from: heading, to: heading }),
    ]),
    evidence: v.strictObject({
      /** Headings from the outermost to its own; `null` where it is not there. */
      before: v.nullable(v.array(v.string())),
      /** Likewise, after the change. */
      after: v.nullable(v.array(v.string())),
      /** Its place among the sections of the text; 0 is the first. */
      positionBefore: v.nullable(v.number()),
      /** Likewise, after the change. */
      positionAfter: v.nullable(v.number()),
    }),
  },
} as const;

/** What a change did to the sections of a page. */
export function sectionFindings(change: Change) {
  if (!touchesHeadings(change)) return [];
  const before = outlineOf(change.before.blocks);
  const after = outlineOf(change.after.blocks);
  const { pairs, moved } = matchSections(change);

  return [
    ...unpaired(before, pairs, 0).flatMap((old) => placed("removed", before[old], old, null)),
    ...unpaired(after, pairs, 1).flatMap((now) => placed("added", after[now], null, now)),
    ...pairs.flatMap(([old, now]) => renamed(old, now)),
    ...moved.flatMap(([old, now]) => placed("moved", after[now], old, now)),
  ];

  function placed(
    action: "added" | "removed" | "moved",
    section: Section | undefined,
    old: number | null,
    now: number | null,
  ) {
    if (section === undefined) return [];
    return [
      {
        type: "section_changed" as const,
        subject: { action, element: "section" as const, ...shownHeading(section) },
        evidence: () => evidenceOf(old, now),
      },
    ];
  }

  /** No finding where a section has the same heading as its partner. */
  function renamed(old: number, now: number) {
    const [was, is] = [before[old], after[now]];
    if (was === undefined || is === undefined) return [];
    if (was.heading === is.heading && was.level === is.level) return [];
    return [
      {
        type: "section_changed" as const,
        subject: {
          action: "renamed" as const,
          element: "section" as const,
          from: shownHeading(was),
          to: shownHeading(is),
        },
        evidence: () => evidenceOf(old, now),
      },
    ];
  }

  function evidenceOf(old: number | null, now: number | null) {
    return {
      after: pathOf(change.after, after, now),
      before: pathOf(change.before, before, old),
      positionAfter: now,
      positionBefore: old,
    };
  }
}

/** The sections of one side that are in no pair, by index. */
function unpaired(
  outline: readonly Section[],
  pairs: readonly (readonly [number, number])[],
  side: 0 | 1,
): readonly number[] {
  if (pairs.length === outline.length) return [];
  const paired = new Set(pairs.map((pair) => pair[side]));
  return [...outline.keys()].filter((index) => !paired.has(index));
}

/** Whether a heading came or went, or sections may have changed places. */
function touchesHeadings({ before, after, kept }: Change): boolean {
  if (before.changed.some((i) => headingOf(before.blocks[i]) !== null)) return true;
  if (after.changed.some((i) => headingOf(after.blocks[i]) !== null)) return true;
  if (isInOrder(kept)) return false;
  if (!isInOrder(kept.filter((pair) => headingOf(after.blocks[pair[1]]) !== null))) return true;
  // Equal headings keep their order, whatever happened to what stands below them.
  return hasCopies(outlineOf(after.blocks));
}

function isInOrder(kept: Change["kept"]): boolean {
  return isAscending(kept, ([old]) => old);
}

function shownHeading(section: Section) {
  return { heading: identityOf(section.heading), level: section.level };
}

function pathOf(side: Side, outline: readonly Section[], index: number | null): string[] | null {
  const section = index === null ? undefined : outline[index];
  return section === undefined ? null : shownSection(side, section.block);
}
