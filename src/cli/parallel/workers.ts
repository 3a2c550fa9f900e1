import { HistoryError } from "../../errors.ts";
import { traceOf } from "../../ground/reason-of.ts";
import type { UnitResult, UnitTask } from "./unit-task.ts";

/** Threads that analyse units. */
export interface Workers {
  /** @throws HistoryError `DETECTOR_FAILED` when the thread ends and a third party's detector may be the cause. */
  run(task: UnitTask): Promise<UnitResult>;
  /** Ends the workers, whatever they are doing. */
  close(): Promise<void>;
}

/** An idle worker is kept this long: the next unit is cut in a moment. */
const idleMs = 60_000;

/**
 * Starts workers; each begins with its first unit.
 *
 * @param signal - Ends the workers; their tasks then fail.
 */
export async function openWorkers(count: number, signal: AbortSignal): Promise<Workers> {
  const { Tinypool } = await import("tinypool");
  const suffix = import.meta.url.slice(import.meta.url.lastIndexOf("."));
  const pool = new Tinypool({
    // It is beside this module both in the executable and in the sources.
    filename: new URL(`./unit-worker${suffix}`, import.meta.url).href,
    minThreads: 1,
    maxThreads: count,
    idleTimeout: idleMs,
  });
  const close = async () => {
    signal.removeEventListener("abort", stop);
    await pool.destroy();
  };
  const stop = () => void pool.destroy();
  signal.addEventListener("abort", stop, { once: true });
  return {
    async run(task) {
      const transferList = task.unit.kind === "bytes" ? [task.unit.bytes.buffer] : [];
      try {
        const result: UnitResult = await pool.run(task, { transferList });
        return result;
      } catch (cause) {
        throw task.choice.detector.length === 0 ? cause : threadEnded(cause);
      }
    },
    close,
  };
}

/** The error for a thread that was ended, as by what a detector throws in a timer, or by what takes all memory. */
function threadEnded(cause: unknown): HistoryError {
  const [what, ...trace] = traceOf(cause).split("\n");
  // A message may have several lines, as that of a failed assertion.
  const where = trace.find((line) => /^ +at /.test(line)) ?? "";
  return new HistoryError(
    "DETECTOR_FAILED",
    `a thread of the run ended (${what}${where.replace(/^ */, " ")}); correct the detector, or leave it out`,
    {},
    { cause },
  );
}
