import * as v from "valibot";

/** What an object has to be. A key that it lacks the library would tell with the same words: those are left to `parse`. */
export function object(right: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ message }) => (message.startsWith("Invalid key:") ? message : right);
}

/**
 * Options of a function, and no others: what is misspelt would do nothing, and nobody would say so.
 *
 * @param members - All of them.
 */
export function optionsOf<TOptions>(
  members: { readonly [Name in keyof Required<TOptions>]: v.GenericSchema },
  right: string,
) {
  return v.strictObject(members, object(right));
}

/** Members that are looked at where they are used. */
export function unchecked<const TNames extends readonly string[]>(...names: TNames) {
  return v.entriesFromList(names, v.optional(v.unknown()));
}

/** A clock, of which what is not there would be missed when it is first waited for. */
export const clock = v.looseObject(
  { monotonicMs: v.function(), unixMs: v.function(), sleep: v.function(), timer: v.function() },
  "must be a clock, such as systemClock",
);

/** A function that a program may hand in. */
export const callback = v.nullish(v.function("must be a function"));

/** Of a controller itself, or of another's object, nobody would hear. */
export const signal = v.nullish(
  v.custom<AbortSignal>(isSignal, "must be an AbortSignal, such as the signal of an AbortController"),
);

function isSignal(value: unknown): boolean {
  return v.is(v.looseObject({ aborted: v.boolean(), addEventListener: v.function() }), value);
}
