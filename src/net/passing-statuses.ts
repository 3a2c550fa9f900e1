/** Statuses of HTTP that may be another when the same is asked again. */
export const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
