import * as v from "valibot";
import {
  type Block,
  type Depth,
  type Finding,
  foldSpace,
  type Heading,
  headingOf,
  joined,
  type Link,
  onceFor,
  sentenceOfLink,
  sentencesOf,
  type TextChange,
} from "../../src/plugin.ts";
import { madeOnce } from "../made-once.ts";
import { subjectText } from "../subject-text.ts";
import { wholeSentences } from "../told-sentences.ts";
import { normalisedAddress, unescaped } from "./address.ts";
import { editedSentences } from "./edited-sentences.ts";
import {
  type ElementDifference,
  elementDifference,
  type Gathered,
  type PlacedElement,
} from "./element-difference.ts";
import { elementEvidence, sectionOf, sourcesOfEither } from "./element-evidence.ts";
import { linkKind, whereTo } from "./element-kinds.ts";
import { identityOf } from "./identity.ts";
import { linkWords } from "./link-words.ts";
import { withMended } from "./mended-links.ts";
import { withMovedEnds } from "./moved-ends.ts";
import { pairUp } from "./pair-up.ts";
import type { sectionFindings } from "./sections.ts";
import { structural } from "./structural.ts";

const element = v.picklist(["wikilink", "external", "interlanguage"]);
const end = v.strictObject({ target: v.string(), label: v.nullable(v.string()) });

/** Links that come, go, or lead or read otherwise. */
export const linkEvents = {
  link_changed: {
    ...structural,
    summary:
      "A link to a page, to an address or to another language came, went, or got another target or label.",
    subject: v.variant("action", [
      v.strictObject({ action: v.picklist(["added", "removed"]), element, target: v.string() }),
      v.strictObject({ action: v.literal("changed"), element, from: end, to: end }),
    ]),
    evidence: v.strictObject({
      ...elementEvidence.entries,
      /** Whether it stands in a reference. */
      inReference: v.boolean(),
    }),
  },
} as const;

/**
 * What a change did to the links of a page.
 *
 * Where a link came or went with its whole sentence, the event of the sentence implies and counts it; an address in brackets
 * is an exception, as the sentence does not show it. A link in a heading that came or went is implied by the event of the
 * section, and the link of a redirect by the event that says where the redirect leads.
 *
 * @param sections - What the change did to the sections of the page.
 * @param ofPage - What the change did to the page as a whole.
 */
export function linkFindings(
  gathered: readonly [Gathered, Gathered],
  earlier: readonly Finding[],
  sections: ReturnType<typeof sectionFindings>,
  ofPage?: TextChange,
) {
  const difference = elementDifference(gathered, linkKind);
  if (difference.removed.length + difference.added.length === 0) return [];
  const whole = madeOnce(() => wholeTexts(earlier, sections));
  const isGone = (link: PlacedElement<Link>) =>
    link.found.target === ledFrom(ofPage) || isWithin(link, whole().gone);
  const isCome = (link: PlacedElement<Link>) =>
    link.found.target === leadsTo(ofPage) || isWithin(link, whole().come);
  // What reads the same as before is no change, whichever of its words are a label.
  const paired = pairUp(withoutEqualReadings(difference), [
    whereTo,
    languageOf,
    wordsOf,
    labelOf,
    // It stays the same when an address changes to `https:` or to an archive, or is written with or without escapes.
    ({ kind, target }) => (kind === "external" ? unescaped(normalisedAddress(target)) : null),
  ]);
  const edited = editedSentences(earlier);
  const mended = withMended(paired, earlier, edited);
  const { removed, added, changed } = withMovedEnds(mended, earlier, edited);
  return joined(
    removed.map((link) => finding("removed", link, isGone)),
    added.map((link) => finding("added", link, isCome)),
    changed.map(([before, after]) => ({
      type: "link_changed" as const,
      subject: {
        action: "changed" as const,
        element: after.found.kind,
        from: endOf(before.found),
        to: endOf(after.found),
      },
      implied: () => before.found.target === ledFrom(ofPage) && after.found.target === leadsTo(ofPage),
      evidence: (depth: Depth) => evidenceOf(before, after, depth),
    })),
  );
}

/** The links that came or went, except for those that read as before and lead where they led. */
function withoutEqualReadings(difference: ElementDifference<Link>): ElementDifference<Link> {
  // In a text that was rewritten, hardly any link leads where another one led, and words take long to read.
  const led = new Set(difference.removed.map(({ found }) => found.target));
  const common = new Set(difference.added.map(({ found }) => found.target).filter((to) => led.has(to)));
  if (common.size === 0) return difference;
  const { removed, added } = pairUp(difference, [
    (link, placed) => (common.has(link.target) ? readingOf(link, placed) : null),
  ]);
  return { removed, added };
}

/** A link to a page as it reads, with its title: `Lamp` and `lamps`, for `[[lamp]]s` as for `[[lamp|lamps]]`. */
function readingOf(link: Link, placed: PlacedElement<Link>): string | null {
  const words = linkWords(link, placed);
  return words === null ? null : `${link.target}\n${words}`;
}

/** The words that lead to a page, in either case: `Lamps`, for `[[lamp]]s` as for `[[Lamps]]`. */
function wordsOf(link: Link, placed: PlacedElement<Link>): string | null {
  const words = linkWords(link, placed);
  return words === null || words === "" ? null : capitalised(words);
}

/** What a link shows, as far as that identifies it; for a link without a label, the title it leads to. */
function labelOf({ kind, label, target }: Link): string | null {
  const shown = foldSpace(label ?? (kind === "wikilink" ? target : ""));
  return shown === "" ? null : `${kind} ${capitalised(shown)}`;
}

/** A title begins with a capital, however it is written. */
function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The language a link leads to. A page has one link to each; if there are several, the wiki shows the first. */
function languageOf({ kind, target }: Link): string | null {
  return kind === "interlanguage" ? target.slice(0, target.indexOf(":")) : null;
}

/** Where the page, as a redirect, led before, if its own event reports that. */
function ledFrom(ofPage: TextChange | undefined): string | null {
  return ofPage?.change === "retargeted" || ofPage?.change === "unredirected" ? ofPage.from : null;
}

/** Where the page, as a redirect, leads now, if its own event reports that. */
function leadsTo(ofPage: TextChange | undefined): string | null {
  return ofPage?.change === "retargeted" || ofPage?.change === "redirected" ? ofPage.to : null;
}

type Keys = ReadonlySet<string>;

/** Keys of the sentences and headings that came or went as a whole at this anchor. */
function wholeTexts(earlier: readonly Finding[], sections: ReturnType<typeof sectionFindings>) {
  const { gone, come } = wholeSentences(earlier);
  for (const { subject } of sections) {
    if (subject.action === "removed") gone.add(toldKey(subject.level, subject.heading));
    else if (subject.action === "added") come.add(toldKey(subject.level, subject.heading));
  }
  return { come, gone };
}

/** The key of a heading as the event of its section gives it; unlike the key of a sentence, it contains a space. */
function toldKey(level: number, heading: string): string {
  return `${level} ${heading}`;
}

/** The same key for a heading in a text; found once for each heading, which may hold thousands of links. */
const headingKey = onceFor(({ level, text }: Heading) => toldKey(level, identityOf(text)));

function isWithin({ side, block, found }: PlacedElement<Link>, keys: Keys): boolean {
  const text = keys.size === 0 ? undefined : side.blocks[block];
  if (text === undefined || hidesAddress(found, text)) return false;
  const heading = headingOf(text);
  if (heading !== null) return keys.has(headingKey(heading));
  const sentence = sentenceOfLink(sentencesOf(text), found);
  return sentence !== undefined && keys.has(sentence.key);
}

/** Whether an address would be shown to nobody: its label stands in its place, and no reference cites it. */
function hidesAddress({ kind, reference, start }: Link, { text }: Block): boolean {
  return kind === "external" && reference === -1 && text[start] === "[";
}

function finding(
  action: "added" | "removed",
  link: PlacedElement<Link>,
  isImplied: (link: PlacedElement<Link>) => boolean,
) {
  const { kind, target } = link.found;
  return {
    type: "link_changed" as const,
    subject: { action, element: kind, target: subjectText(target) },
    implied: () => isImplied(link),
    evidence: (depth: Depth) =>
      evidenceOf(action === "removed" ? link : null, action === "added" ? link : null, depth),
  };
}

function endOf({ target, label }: Link) {
  return { label: label === null ? null : identityOf(label), target: subjectText(target) };
}

function evidenceOf(before: PlacedElement<Link> | null, after: PlacedElement<Link> | null, depth: Depth) {
  const shown = after ?? before;
  return {
    ...sourcesOfEither(before, after, depth),
    inReference: shown !== null && shown.found.reference !== -1,
    section: shown === null ? [] : sectionOf(shown),
  };
}
