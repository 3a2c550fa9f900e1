import * as v from "valibot";
import { HistoryError } from "./errors.ts";
import { type Depth, type Input, type Theme, themes } from "./event.ts";
import { object } from "./ground/argument.ts";
import { parse } from "./ground/parse.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import type { Change } from "./page/change.ts";
import type { QuestionDefinition } from "./question.ts";
import type { LogEntry, Page, RevisionHead, TalkPost } from "./revision.ts";

/** A revision and its predecessor by (timestamp, id), as every detector sees them. */
export interface Pair {
  readonly page: Page;
  /** Place of `after` among all revisions of the page, hidden ones included; 0 is the first. */
  readonly position: number;
  readonly before: RevisionHead | null;
  readonly after: RevisionHead;
  readonly change: Change;
}

/** A schema of something written as JSON. */
export type JsonSchema = v.GenericSchema<unknown, JsonObject>;

/** What a detector states about one event type it emits. */
export interface EventDefinition<
  TSubject extends JsonSchema = JsonSchema,
  TEvidence extends JsonSchema = JsonSchema,
> {
  /** One sentence for the generated reference page. */
  readonly summary: string;
  /** The themes its events can have; a finding that names none has the first. */
  readonly themes: readonly [Theme, ...Theme[]];
  /** Whether its events are part of the page's story, shown at `brief`; a finding's own `brief` takes precedence. */
  readonly brief: boolean;
  /** Which findings are shown at `brief` though `brief` is false, in words for the reference page: `with the signal dispute`. */
  readonly briefOnly?: string;
  /** Whether its events merely follow when a whole text comes back or goes: see `Finding.folds`. */
  readonly content: boolean;
  readonly subject: TSubject;
  readonly evidence: TEvidence;
}

/** What a detector states about each event type it may emit. */
export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** One fact that a detector found at the current anchor. The walk adds place, provenance and id. */
export interface Finding<TType extends string = string, TSubject = JsonObject, TEvidence = JsonObject> {
  readonly type: TType;
  /** The facts that identify the event; they are part of its id. */
  readonly subject: TSubject;
  /** What supports the event. A function is called after later entries were seen, or never: see `DetectorRun`. */
  readonly evidence: TEvidence | ((depth: Depth) => TEvidence);
  readonly theme?: Theme;
  readonly brief?: boolean;
  /** The content events at this anchor follow from this one: below `forensic`, they are only counted in its evidence. */
  readonly folds?: boolean;
  /** Another event of this anchor implies it, so it is shown at `forensic` only. A function is called as for `evidence`. */
  readonly implied?: boolean | (() => boolean);
  /** It certainly happened at this anchor, even if unreadable revisions come before it. */
  readonly exact?: boolean;
  /** Texts that were compared in addition to those of the pair. */
  readonly inputs?: readonly Input[];
}

/** The findings a detector with these definitions may return. */
export type FindingOf<TEvents extends EventDefinitions> = {
  [TType in keyof TEvents & string]: Finding<
    TType,
    ToRead<v.InferOutput<TEvents[TType]["subject"]>>,
    ToRead<v.InferOutput<TEvents[TType]["evidence"]>>
  >;
}[keyof TEvents & string];

/** A value with its lists made read-only, because lists in a finding are inferred as read-only. */
type ToRead<TValue> = Json extends TValue
  ? TValue
  : { readonly [TMember in keyof TValue]: ToRead<TValue[TMember]> };

/** A question at the current anchor, with the findings under each answer. */
export interface Asked {
  readonly input: JsonObject;
  /** The rule's answer. */
  readonly answer: string;
  /** The findings under each possible answer; those of the rule's own answer are among the ones `onPair` returned. */
  readonly outcomes: Readonly<Record<string, readonly Finding[]>>;
}

/**
 * The run of a detector over one page. Its state lives in the closure that made it.
 *
 * Hooks are called in the order of the page's timeline and see only what came before. `earlier` holds the findings at this
 * anchor of the detectors registered before this one. Each detector takes a batch of entries before the next detector does,
 * and evidence functions are called after that, so they must not read state that changes. All detectors share what hooks are
 * given: never write to it, and never sort it in place. Detectors that are not built in get it frozen.
 */
export interface DetectorRun<TFinding = Finding> {
  onPair(pair: Pair, earlier: readonly Finding[]): readonly TFinding[] | Promise<readonly TFinding[]>;
  onLogEntry?(entry: LogEntry, earlier: readonly Finding[]): readonly TFinding[];
  onTalkPost?(post: TalkPost, earlier: readonly Finding[]): readonly TFinding[];
  /**
   * What a model may be asked about the findings `onPair` has just returned, and about what the rule narrowly missed.
   *
   * It is called directly after `onPair`, and only if a model was chosen. State and `earlier` always follow the rule.
   */
  questions?(): readonly Asked[];
  /**
   * The state as JSON, from which `start` goes on; what JSON cannot hold, such as a map, is an error. A detector without
   * `save` has to walk a page again from its first revision, and cannot watch pages.
   */
  save?(): Json;
}

/** The schema of a detector's parameters: a strict object in which every entry has a default. */
export type ParametersSchema = JsonSchema;

/** A module that turns a page's timeline into findings. */
export interface Detector<
  TParameters extends ParametersSchema = ParametersSchema,
  TEvents extends EventDefinitions = EventDefinitions,
> {
  /** `snake_case` in this repository, `owner/detector` elsewhere. */
  readonly name: string;
  /** Semver; raised with every change in what is detected. */
  readonly version: string;
  readonly summary: string;
  readonly parameters: TParameters;
  readonly events: TEvents;
  /** What a model may answer instead of the rule. Used only for built-in detectors: see `boundaries`. */
  readonly question?: QuestionDefinition;
  /** What the manifest says about it besides its parameters: which tables it used for the page, and which it lacked. */
  about?(parameters: v.InferOutput<TParameters>, page: Page): JsonObject;
  start(parameters: v.InferOutput<TParameters>, saved?: Json): DetectorRun;
}

/** What a detector file states; the type of `defineDetector` ensures that findings fit the definitions. */
export interface DetectorDefinition<TParameters extends ParametersSchema, TEvents extends EventDefinitions>
  extends Omit<Detector<TParameters, TEvents>, "start"> {
  start(parameters: v.InferOutput<TParameters>, saved?: Json): DetectorRun<FindingOf<TEvents>>;
}

/**
 * Makes a detector from its definition.
 *
 * @throws HistoryError `INVALID_INPUT` when the name, the version, an event type or its definition is malformed, a member is
 * missing, `parameters` is not a schema, or a parameter has no default.
 */
export function defineDetector<
  const TParameters extends ParametersSchema,
  const TEvents extends EventDefinitions,
>(definition: DetectorDefinition<TParameters, TEvents>): Detector<TParameters, TEvents> {
  parse(anyDefinition, definition, "detector");
  const { name } = definition;
  if (typeof name !== "string" || !/^([a-z0-9-]+\/)?[a-z][a-z0-9_]*$/.test(name)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `detector name must be snake_case or owner/snake_case (was ${name})`,
    );
  }
  if (!semver.test(definition.version)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `detector ${name}: version must be semver, such as 1.0.0 (was ${definition.version})`,
    );
  }
  parse(definedMembers, definition, `detector ${name}`);
  const owner = name.includes("/") ? name.slice(0, name.indexOf("/") + 1) : "";
  for (const [type, event] of Object.entries(definition.events)) {
    if (!type.startsWith(owner) || !/^[a-z][a-z0-9_]*$/.test(type.slice(owner.length))) {
      throw new HistoryError(
        "INVALID_INPUT",
        `detector ${name}: event type must be ${owner}thing_happened (was ${type})`,
      );
    }
    const where = `detector ${name}: event ${type}`;
    parse(eventDefinition, event, where);
    for (const [part, member] of ours) {
      if (!namesMember(event[part], member)) continue;
      throw new HistoryError(
        "INVALID_INPUT",
        `${where}: ${part}: ${member} is what stemma adds; choose another name`,
      );
    }
  }
  if (!v.safeParse(definition.parameters, {}).success) {
    throw new HistoryError("INVALID_INPUT", `detector ${name}: every parameter must have a default`);
  }
  return definition;
}

const semver = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** Members that the walk adds to findings: a detector's own members of these names would be overwritten. */
const ours = [
  ["subject", "occurrence"],
  ["evidence", "consequences"],
] as const;

/** Whether a schema, or one of its variants, has a member of that name. */
function namesMember(schema: object, member: string): boolean {
  const { entries, options } = v.parse(parts, schema);
  return Object.hasOwn(entries, member) || options.some((option) => namesMember(option, member));
}

const parts = v.object({
  entries: v.fallback(v.looseObject({}), {}),
  options: v.fallback(v.array(v.looseObject({})), []),
});

const oneOfThemes = `must be one or more of ${themes.join(", ")}`;
const isSchema = v.custom<v.GenericSchema>(
  (value) => v.is(schemaShape, value),
  "must be a schema that needs no waiting, such as v.strictObject({})",
);
const schemaShape = v.looseObject({ kind: v.literal("schema"), async: v.literal(false) });

// Definitions in JavaScript have no compiler to check them.
const anyDefinition = v.looseObject({}, "must be an object, such as { name, version, summary, … }");
const definedMembers = v.looseObject({
  summary: v.string("must be a sentence"),
  parameters: isSchema,
  events: v.custom<object>(isObject, "must be an object, a member for each event type"),
  start: v.function("must be a function"),
  about: v.optional(v.function("must be a function")),
  question: v.optional(v.looseObject({}, "must be what defineQuestion returns")),
});
const eventDefinition = v.looseObject(
  {
    summary: v.string("must be a sentence"),
    themes: v.pipe(v.array(v.picklist(themes, oneOfThemes), oneOfThemes), v.minLength(1, oneOfThemes)),
    brief: v.boolean("must be true or false"),
    briefOnly: v.optional(v.string("must be words, such as: with the signal dispute")),
    content: v.boolean("must be true or false"),
    subject: isSchema,
    evidence: isSchema,
  },
  object("must be an object with summary, themes, brief, content, subject and evidence"),
);
