/** HTTP statuses that may pass: the same request may succeed when it is made again. */
export const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
