/** What a measured program reports about one pass, on one line of its standard output. */
export interface Usage {
  readonly revisions: number;
  /** Bytes of text, decoded. */
  readonly bytes: number;
  /** CPU seconds of the pass, user and system, all threads. */
  readonly cpu: number;
}

/** Writes the usage of a pass that began at `before`. */
export function reportUsage(
  work: { readonly revisions: number; readonly bytes: number },
  before: NodeJS.CpuUsage,
): void {
  const { system, user } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ ...work, cpu: (user + system) / 1e6 })}\n`);
}
