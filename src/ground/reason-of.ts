/** The message of a failure, whatever was thrown. */
export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

/** The message of a failure with where it was thrown, for who reads a report of a defect. */
export function traceOf(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
