import { fstatSync } from "node:fs";
import { HistoryError, hasCode } from "../../errors.ts";
import { cannotWrite } from "../../ground/cannot-write.ts";
import { systemCode } from "../../ground/system-code.ts";
import { writeAtOnce } from "./write-at-once.ts";

/**
 * Writes to the standard output of this process; a write resolves when more can be taken.
 *
 * The first failure is reported, and every later write fails in the same way.
 * @param onLost - Given an `OUTPUT_FAILED`.
 */
export function standardOutput(
  onLost: (failure: HistoryError) => void,
): (text: string | Uint8Array) => Promise<void> {
  let lost: HistoryError | null = null;
  function lose(cause: unknown): HistoryError {
    if (lost !== null) return lost;
    lost = failureOf(cause);
    onLost(lost);
    return lost;
  }
  // An error of a write is emitted here, too; without a listener it would end the process without any `finally`.
  process.stdout.on("error", lose);
  const isFile = isRegularFile(1);
  return async (text) => {
    if (lost !== null) throw lost;
    try {
      if (isFile) writeAtOnce(1, typeof text === "string" ? Buffer.from(text) : text);
      else await written(text);
    } catch (cause) {
      throw lose(cause);
    }
  };
}

/** Whether it failed because nobody reads standard output any more (`stemma … | head`). */
export function isReaderGone(failure: unknown): boolean {
  // An input fails for the same reasons, and a wiki words its own.
  return hasCode(failure, "OUTPUT_FAILED") && readerGone.includes(String(failure.details.reason));
}

/** A pipe gives the first, on Windows also the second; a socket gives the last, if something was left unread. */
const readerGone: readonly string[] = ["EPIPE", "EOF", "ECONNRESET"];

/** The way in which this process writes to its standard output, whatever others find in its place. */
let write: Write = (text, done) => process.stdout.write(text, done);
type Write = (text: string | Uint8Array, done: (cause?: Error | null) => void) => void;

/**
 * Reserves standard output for `standardOutput`: what others write there, such as a third party's detector or the console,
 * goes to standard error.
 */
export function keepStandardOutput(): void {
  write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (...given: readonly unknown[]) =>
    Reflect.apply(process.stderr.write, process.stderr, given);
}

function written(text: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    write(text, (cause) => (cause ? reject(cause) : resolve()));
  });
}

function failureOf(cause: unknown): HistoryError {
  const { code, message } = cannotWrite("standard output", cause);
  return new HistoryError(code, message, { reason: systemCode(cause) ?? "unknown" }, { cause });
}

function isRegularFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}
