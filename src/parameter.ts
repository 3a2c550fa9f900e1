import * as v from "valibot";

/** A parameter that is a whole number, with its default. */
export function wholeNumber(fallback: number, least: number, most: number) {
  return v.optional(
    v.pipe(
      v.number(noNumber),
      v.integer(({ input }) => `must be a whole number (was ${input})`),
      v.minValue(least, ({ input }) => `must be at least ${least} (was ${input})`),
      v.maxValue(most, ({ input }) => `must be at most ${most} (was ${input})`),
    ),
    fallback,
  );
}

/** A parameter that is a finite number, with its default. */
export function finiteNumber(fallback: number, least: number, most: number) {
  return v.optional(
    v.pipe(
      v.number(noNumber),
      v.minValue(least, ({ input }) => `must be at least ${least} (was ${input})`),
      v.maxValue(most, ({ input }) => `must be at most ${most} (was ${input})`),
    ),
    fallback,
  );
}

function noNumber({ received }: v.NumberIssue): string {
  return `must be a number (was ${received})`;
}
