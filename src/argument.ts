import * as v from "valibot";

/** What an object has to be. A key that it lacks the library would tell with the same words: those are left to `parse`. */
export function object(right: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ message }) => (message.startsWith("Invalid key:") ? message : right);
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
