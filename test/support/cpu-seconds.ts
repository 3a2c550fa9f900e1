/** Seconds of a processor that some work takes; unlike the time until it is done, the same on a busy machine. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1e6;
}
