import type { AddressPolicy } from "../net/check-address.ts";
import type { Clock } from "../net/clock.ts";

/** What the process gives to an operation: the only place where stemma has access to clock, environment and streams. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Version of this program. */
  readonly version: string;
  /** Writes records; resolves when more can be taken. If none can ever be taken, it fails and the signal is aborted. */
  writeOut(text: string | Uint8Array): Promise<void>;
  /** Whether records go to a person's screen. */
  readonly isTerminal: boolean;
  /** Writes a line for people. */
  writeError(line: string): void;
  /**
   * Replaces the last progress line; `null` if nobody watches.
   *
   * @param done - Revisions listed or read so far, of `total` if that is known; if left out, no more than before.
   */
  readonly progress: ((line: string, done?: number, total?: number) => void) | null;
  readonly clock: Clock;
  readonly stdin: AsyncIterable<Uint8Array>;
  /** The addresses that a wiki may have; any, if a person typed it. */
  readonly addressPolicy?: AddressPolicy;
  /** Most time to wait for a page that another process is reading; none when left out. */
  readonly lockPatienceMs?: number;
  /** Most members and elements in the lists of one page of a wiki; `maxListed` of its options. */
  readonly maxListed?: number;
  /** Aborted when the user interrupts or nothing more can be written; if it was no interrupt, a `HistoryError` says why. */
  readonly signal: AbortSignal;
}
