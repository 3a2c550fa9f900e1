import type { Host } from "../host.ts";

/** The progress that is sent to a client that asked for it. */
export interface Progress {
  readonly progress: number;
  readonly total?: number;
  readonly message: string;
}

/** Interval at which it is sent again: many clients give up after a minute of silence. */
const againMs = 5_000;
/** Least step, as progress has to rise with each notification, even if nothing was read since the last. */
const step = 0.001;

/**
 * Makes a function that tells a client how far a call is; while the call waits, the last progress is sent again.
 *
 * @param over - Aborted when the call is answered.
 */
export function tellProgress(
  report: (progress: Progress) => void,
  { clock }: Pick<Host, "clock">,
  over: AbortSignal,
): NonNullable<Host["progress"]> {
  let told: Progress = { progress: 0, message: "waits for its turn, or for a first answer" };
  let base = 0;
  let doneBefore = 0;
  let totalBefore: number | undefined;

  function tell(progress: Progress): void {
    told = { ...progress, progress: Math.max(progress.progress, told.progress + step) };
    report(told);
  }

  async function tellAgain(): Promise<void> {
    for (;;) {
      await clock.sleep(againMs, over);
      if (over.aborted) return;
      tell(told);
    }
  }

  void tellAgain();
  return (message, done, total) => {
    if (done === undefined) return tell({ ...told, message });
    // When reading starts after listing, the count goes on from there; a short page may be done in one step.
    if (done < doneBefore || total !== totalBefore) base += doneBefore;
    doneBefore = done;
    totalBefore = total;
    const progress = base + done;
    if (progress <= told.progress && message === told.message) return;
    tell({ progress, ...(total === undefined ? {} : { total: base + total }), message });
  };
}
