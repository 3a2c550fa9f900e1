const intervalMs = 200;

/**
 * Makes a function that says whether the next line of progress is due: nobody reads more than five a second.
 *
 * @param since - When the last line was shown, in milliseconds.
 */
export function createPace(since: number): (nowMs: number) => boolean {
  let shown = since;
  return (nowMs) => {
    if (nowMs - shown < intervalMs) return false;
    shown = nowMs;
    return true;
  };
}
