import type { ErrorCode } from "../../errors.ts";
import type { Depth, Theme } from "../../event.ts";
import type { Manifest } from "../../manifest.ts";
import type { RangeOptions } from "../../range.ts";
import type { BegunPage } from "../../sources/begun-pages.ts";
import type { Unit } from "./unit.ts";

/** The part of a command line that determines the result of a page's analysis. */
export interface UnitChoice extends RangeOptions {
  readonly depth: Depth;
  readonly types?: string | undefined;
  readonly theme?: Theme | undefined;
  readonly user?: string | undefined;
  readonly detector: readonly string[];
  readonly set: readonly string[];
  readonly wiki?: string | undefined;
  readonly sort?: boolean | undefined;
}

/** The task of a worker. */
export interface UnitTask {
  readonly unit: Unit;
  /** Whether the input broke off at its end. */
  readonly isBroken: boolean;
  /** Name of the whole input, for messages. */
  readonly input: string;
  readonly choice: UnitChoice;
  /** File for the events, where they are many. */
  readonly resultPath: string;
  readonly wantsManifests: boolean;
}

/** The answer of a worker. */
export interface UnitResult {
  /** The events, as UTF-8; if `laid` is not 0, the first of them are in the result file. */
  readonly bytes: Uint8Array;
  /** Bytes in the result file. */
  readonly laid: number;
  /** The pages that were begun, in their order. */
  readonly begun: readonly UnitPage[];
  readonly closings: readonly string[];
  readonly manifests: readonly Manifest[];
  /** Why it stopped before its end, or before the input broke off. */
  readonly failure: UnitFailure | null;
}

/** A page of a unit; the same page may have begun in an earlier one. */
export interface UnitPage extends BegunPage {
  /** The revision it begins with; `null` where there is none. */
  readonly first: number | null;
  /** Bytes of events that come before its own. */
  readonly before: number;
}

/** An error as passed between threads, where classes are lost. */
export interface UnitFailure {
  /** `null` for an internal error. */
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly details: string;
}
