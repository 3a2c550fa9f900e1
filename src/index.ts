// The library: analyse a page's history, read histories, write detectors.
export { builtInDetectors } from "../detectors/index.ts";
export { type Analysis, type AnalyzeOptions, analyze } from "./analyze.ts";
export type { AskingOptions, Classifiers, QuestionCount } from "./boundary/asker.ts";
export type { AnswerCache, Classifier, Judgement, Question } from "./boundary/classifier.ts";
export { chooseInference, type Inference } from "./boundary/inference.ts";
export { type ModelClassifier, type ModelOptions, modelClassifier } from "./boundary/model.ts";
export { type Answer, boundaries, signals } from "./boundary-table.ts";
export type { UserReport } from "./by-user.ts";
export { type ClaimOptions, claim } from "./claim/claim.ts";
export type { Claim, Lifeline, NearSentence, Step } from "./claim/result.ts";
export {
  type Detector,
  type DetectorRun,
  defineDetector,
  type EventDefinition,
  type Finding,
  type Pair,
} from "./detector.ts";
export { type ErrorCode, HistoryError } from "./errors.ts";
export {
  type Anchor,
  type Attribution,
  type BoundaryPath,
  canonicalEvent,
  type Depth,
  depths,
  eventId,
  eventTypes,
  type FactProvenance,
  families,
  type HistoryEvent,
  type Input,
  type Observed,
  schemaVersion,
  type Theme,
  themes,
} from "./event.ts";
export { eventSchema } from "./event-schema.ts";
export { canonicalJson, type Json, type JsonObject } from "./json.ts";
export type { Manifest } from "./manifest.ts";
export type { Clock } from "./net/clock.ts";
export { systemClock } from "./net/system-clock.ts";
export {
  type LogChange,
  type LogEntry,
  type Page,
  type PageHistory,
  type Revision,
  type RevisionHead,
  type RevisionText,
  type Site,
  type TalkPost,
  type TimelineEntry,
  textOf,
  type User,
} from "./revision.ts";
export { createLineWriter } from "./sinks/json-lines.ts";
export { wikiKey } from "./site.ts";
export { type InputHistoryOptions, readHistories } from "./sources/export-history.ts";
export type { Wiki } from "./sources/mediawiki/discovery/wiki.ts";
export { type MediawikiSource, mediawikiSource } from "./sources/mediawiki/mediawiki-source.ts";
export type { MediawikiOptions } from "./sources/mediawiki/options.ts";
export type { MediawikiHistory, PageOptions } from "./sources/mediawiki/read-page.ts";
export type { WatchedWiki } from "./sources/mediawiki/watched-wiki.ts";
export { type Input as OpenedInput, openInput } from "./sources/open-input.ts";
export { type ParameterChoices, type Registered, register } from "./walk/registry.ts";
export type { SavedWalk } from "./walk/saved-walk.ts";
export type { WalkReport } from "./walk/walk-report.ts";
export { type Advance, createWalker, type Told, type Walker } from "./walk/walker.ts";
