import * as v from "valibot";

/** The message for a value that is not the right object. Missing keys, which would get the same message, are left to `parse`. */
export function object(right: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ message }) => (message.startsWith("Invalid key:") ? message : right);
}

/** A clock. Without this check, a missing member would show only at the first wait. */
export const clock = v.looseObject(
  { monotonicMs: v.function(), unixMs: v.function(), sleep: v.function(), timer: v.function() },
  "must be a clock, such as systemClock",
);

/** Which addresses may be requested. Without this check, a wrong policy would show only at the first request. */
export const addressPolicy = v.variant(
  "kind",
  [
    v.looseObject({ kind: v.literal("typed") }),
    v.looseObject({
      kind: v.literal("public-and-loopback"),
      allowHosts: v.array(v.string(), "must be a list of hosts, such as []"),
      loopback: v.boolean("must be true or false"),
    }),
  ],
  object('must be { kind: "typed" }, or { kind: "public-and-loopback", allowHosts: [], loopback: false }'),
);

/** A function that a program may hand in. */
export const callback = v.nullish(v.function("must be a function"));

/** A timer that is set for longer fires at once. */
const mostMs = 2 ** 31 - 1;

/** A span of time that a program may hand in. A gap of `NaN` would send requests to a wiki without a pause. */
export function milliseconds(least: number) {
  return between(least, mostMs, `a number of milliseconds from ${least} to ${mostMs}`);
}

/** A limit that a program may hand in. */
export function between(least: number, most: number, right: string) {
  return v.nullish(
    v.custom<number>(
      (value) => typeof value === "number" && value >= least && value <= most,
      ({ received }) => `must be ${right} (was ${received})`,
    ),
  );
}

/** An AbortSignal. An AbortController or any other object would never cancel anything. */
export const signal = v.nullish(
  v.custom<AbortSignal>(isSignal, "must be an AbortSignal, such as the signal of an AbortController"),
);

function isSignal(value: unknown): boolean {
  return v.is(v.looseObject({ aborted: v.boolean(), addEventListener: v.function() }), value);
}
