// All that a detector file may import from stemma, grouped by purpose.

// What a detector is, what it is shown, and what it finds.

export type { Asked, Detector, DetectorRun, EventDefinition, Finding, FindingOf, Pair } from "./detector.ts";
export { defineDetector } from "./detector.ts";
export { HistoryError } from "./errors.ts";
export type { Depth, Input, Theme } from "./event.ts";
export { canonicalJson, type Json, type JsonObject, sha1, sha256 } from "./json.ts";
export type { LogChange, LogEntry, Page, RevisionHead, TalkPost, User } from "./revision.ts";
export { epochSeconds, sameUser } from "./revision.ts";

// Its parameters, and the state it saves.

export { parse } from "./ground/parse.ts";
export { finiteNumber, wholeNumber } from "./parameter.ts";
export { savedPart, savedUser } from "./saved-part.ts";

// A question that a model may answer instead of its rule.

export { type Answer, boundaries, signals } from "./boundary-table.ts";
export {
  defineQuestion,
  mostQuestionText,
  type QuestionDefinition,
  questionCount,
  questionText,
} from "./question.ts";

// A change: two texts as blocks, what became of the page as a whole, and who edited.

export type { Block } from "./page/block.ts";
export { blockOffset } from "./page/block-offset.ts";
export { isBot, isImported } from "./page/bot.ts";
export { type Change, leavesBlocks, type Side } from "./page/change.ts";
export { createEditors, type Editors } from "./page/editors.ts";
export { linksToSubpage } from "./page/links-to-subpage.ts";
export { type TextChange, textChangeOf } from "./page/text-change.ts";

// The sections and sentences of a change.

export { type Follows, followsIn } from "./page/follows.ts";
export { headingOf, outlineOf, parentOf, type Section, sectionOfBlock } from "./page/outline.ts";
export { type Rejoined, withoutRejoined } from "./page/rejoined.ts";
export { sectionAt, shownSection } from "./page/section.ts";
export {
  type PlacedSentence,
  placeOf,
  placeOfBlock,
  type SentenceDifference,
  sentenceDifference,
} from "./page/sentence-difference.ts";
export { foldSpace } from "./text/fold-space.ts";
export type { Sentence } from "./text/sentences/sentence.ts";
export { sentenceBefore, sentenceOfLink } from "./text/sentences/sentence-before.ts";
export { sentenceKey, sentencesOf } from "./text/sentences/sentences.ts";

// The markup of a block: links, templates, references, files, tables.

export {
  tellsAside,
  tellsAuthor,
  tellsDate,
  tellsFirstAuthor,
  tellsPublication,
  titleNames,
} from "./text/markup/citation-parameters.ts";
export { decodeEntities } from "./text/markup/entities.ts";
export { linkPrefix } from "./text/markup/link-prefix.ts";
export { linkTrail } from "./text/markup/link-trail.ts";
export { looseBlock } from "./text/markup/loose-block.ts";
export type {
  Heading,
  Link,
  Markup,
  Media,
  Parameter,
  Reference,
  Span,
  TableCell,
  TableLine,
  TableTag,
  Template,
} from "./text/markup/markup.ts";
export { markupOf } from "./text/markup/markup-of.ts";
export { measureOf } from "./text/markup/measure-template.ts";
export { noteOf, noteTemplates, shortNotes } from "./text/markup/note-templates.ts";
export { type NameReused, namesReused } from "./text/markup/reference-lists.ts";
export { fileTitle } from "./text/markup/title.ts";
export { withoutComments } from "./text/markup/without-comments.ts";

// Texts as evidence shows them, and how alike they are.

export { shownText, shownTexts } from "./page/shown-text.ts";
export { cut } from "./text/cut.ts";
export {
  type Bigrams,
  bigramSimilarity,
  bigramsOf,
  diceOf,
  type EqualEnds,
  equalEnds,
  leastShared,
  mostShared,
  sharedBigrams,
  similarity,
} from "./text/similarity.ts";
export { type WordChange, wordDiff } from "./text/word-diff.ts";
export { wordsIn } from "./text/words-in.ts";

// Numbers, dates, amounts, negations, hedges and quantifiers in a sentence.

export { claimSignature, haveOneSignature } from "./text/values/claim-signature.ts";
export { centuryNumerals } from "./text/values/value-centuries.ts";
export { changedValues, differInQuantifiers, type ValueChange } from "./text/values/value-changes.ts";
export { takeValues, type Value, type ValuedText } from "./text/values/values.ts";

// Sorted lists, lists by key, and results kept for each object.

export { addTo } from "./ground/add-to.ts";
export { isAscending, partitionPoint } from "./ground/ascending.ts";
export { toFourDecimals } from "./ground/four-decimals.ts";
export { joined } from "./ground/joined.ts";
export { onceFor } from "./ground/once-for.ts";
export { type Keys, type Marks, marksOf, unpairedInPlace } from "./page/copies-in-place.ts";
export { type Gaps, gapsAmong, gapsOf } from "./page/gaps.ts";
export { longestIncreasing } from "./page/longest-increasing.ts";
