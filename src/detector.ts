import * as v from "valibot";
import { object } from "./argument.ts";
import { HistoryError } from "./errors.ts";
import { type Depth, type Input, type Theme, themes } from "./event.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Change } from "./page/change.ts";
import { parse } from "./parse.ts";
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

/** What a detector says of one event type it emits. */
export interface EventDefinition<
  TSubject extends JsonSchema = JsonSchema,
  TEvidence extends JsonSchema = JsonSchema,
> {
  /** One sentence for the generated reference page. */
  readonly summary: string;
  /** The themes its events can have; the first holds where a finding names none. */
  readonly themes: readonly [Theme, ...Theme[]];
  /** Whether its events are part of the page's story; a finding may say otherwise. */
  readonly brief: boolean;
  /** Which findings say otherwise, in words for the generated reference page: `with the signal dispute`. */
  readonly briefOnly?: string;
  /** Whether its events follow from a whole text that came back or went: see `Finding.folds`. */
  readonly content: boolean;
  readonly subject: TSubject;
  readonly evidence: TEvidence;
}

/** What a detector says of each event type it may emit. */
export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** One fact a detector found at the anchor at hand. The walk adds place, provenance and id. */
export interface Finding<TType extends string = string, TSubject = JsonObject, TEvidence = JsonObject> {
  readonly type: TType;
  /** The identifying facts: they enter the id. */
  readonly subject: TSubject;
  /** What convinces a reader; as a function, it is called when later entries were seen, or never: see `DetectorRun`. */
  readonly evidence: TEvidence | ((depth: Depth) => TEvidence);
  readonly theme?: Theme;
  readonly brief?: boolean;
  /** The content events at this anchor follow from this one: below `forensic` they are counted in it. */
  readonly folds?: boolean;
  /** It goes without saying beside another event of this anchor: told at `forensic` only. A function is called as for evidence. */
  readonly implied?: boolean | (() => boolean);
  /** It happened at this anchor for certain, whatever lies unreadable before it. */
  readonly exact?: boolean;
  /** Texts compared beside those of the pair. */
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

/** A value with its lists as nobody writes to them: a list that stands in a finding is inferred to be one. */
type ToRead<TValue> = Json extends TValue
  ? TValue
  : { readonly [TMember in keyof TValue]: ToRead<TValue[TMember]> };

/** A question at the anchor at hand, with what is told under each answer. */
export interface Asked {
  readonly input: JsonObject;
  /** The rule's answer. */
  readonly answer: string;
  /** Findings by answer, one entry for each; those of the rule's answer are among what `onPair` returned. */
  readonly outcomes: Readonly<Record<string, readonly Finding[]>>;
}

/**
 * A detector at work on one page. Its state lives in the closure that made it.
 *
 * Hooks are called in the order of the page's timeline and see only what came before. `earlier` are the findings of
 * the detectors registered before it, at this anchor. A detector takes several entries before the next one does, and
 * evidence is asked for behind that: what it reads must not change with the state. What hooks are given is the walk's own,
 * and every detector's: it is there to be read, never to be sorted in place or written to. A stranger is shown it frozen.
 */
export interface DetectorRun<TFinding = Finding> {
  onPair(pair: Pair, earlier: readonly Finding[]): readonly TFinding[] | Promise<readonly TFinding[]>;
  onLogEntry?(entry: LogEntry, earlier: readonly Finding[]): readonly TFinding[];
  onTalkPost?(post: TalkPost, earlier: readonly Finding[]): readonly TFinding[];
  /**
   * What a model may be asked about the findings `onPair` has just returned, and about what its rule narrowly missed.
   *
   * It is called at once behind `onPair`, and only where a model was chosen. State and `earlier` stay the rule's.
   */
  questions?(): readonly Asked[];
  /**
   * The state as JSON, for `start` to go on from; what JSON cannot carry, as a map, is an error. Without it a page is walked
   * again from its first revision, and cannot be watched.
   */
  save?(): Json;
}

/** Options of a detector: a strict object in which every entry has a default. */
export type ParametersSchema = JsonSchema;

/** A module that turns a page's timeline into findings. */
export interface Detector<
  TParameters extends ParametersSchema = ParametersSchema,
  TEvents extends EventDefinitions = EventDefinitions,
> {
  /** `snake_case` in this repository, `owner/detector` elsewhere. */
  readonly name: string;
  /** Semver; raised by every change of what is detected. */
  readonly version: string;
  readonly summary: string;
  readonly parameters: TParameters;
  readonly events: TEvents;
  /** What a model may be asked in place of the detector's rule. A stranger's is asked by nobody: see `boundaries`. */
  readonly question?: QuestionDefinition;
  /** What the manifest says of it for a page beside its parameters: the tables it used, and those it has not. */
  about?(parameters: v.InferOutput<TParameters>, page: Page): JsonObject;
  start(parameters: v.InferOutput<TParameters>, saved?: Json): DetectorRun;
}

/** What a detector file states; `defineDetector` checks that findings fit the definitions. */
export interface DetectorDefinition<TParameters extends ParametersSchema, TEvents extends EventDefinitions>
  extends Omit<Detector<TParameters, TEvents>, "start"> {
  start(parameters: v.InferOutput<TParameters>, saved?: Json): DetectorRun<FindingOf<TEvents>>;
}

/**
 * Makes a detector of its definition.
 *
 * @throws HistoryError `INVALID_INPUT` when the name, the version, an event type or what is said of one is not well
 * formed, a member is missing, the parameters are no schema, or one has no default.
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
        `${where}: ${part}: ${member} is what stemma adds; name it otherwise`,
      );
    }
  }
  if (!v.safeParse(definition.parameters, {}).success) {
    throw new HistoryError("INVALID_INPUT", `detector ${name}: every parameter must have a default`);
  }
  return definition;
}

const semver = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** Members that are put in what a detector found: those of its own would be overwritten. */
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

// A file of JavaScript is checked by nobody else.
const anyDefinition = v.looseObject({}, "must be an object, such as { name, version, summary, … }");
const definedMembers = v.looseObject({
  summary: v.string("must be a sentence"),
  parameters: isSchema,
  events: v.custom<object>(
    (events) => typeof events === "object" && events !== null && !Array.isArray(events),
    "must be an object, a member for each event type",
  ),
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
