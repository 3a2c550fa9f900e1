import { dirname } from "node:path";
import * as v from "valibot";
import { orCancelled } from "../cancelled.ts";
import { HistoryError } from "../errors.ts";
import { parsedJson } from "../json.ts";
import { fitting } from "../parse.ts";
import { type Environment, openEnvironment } from "./environment.ts";
import { hasEnded, presenceName, removeSocket } from "./presence.ts";
import { birthOf, isRunning, pidNamespace } from "./process-birth.ts";

/** A run that may hold locks. */
export interface Holder {
  readonly pid: number;
  /** Name of the machine. */
  readonly host: string;
  /** When the run began, ISO 8601. */
  readonly since: string;
  /** Its socket in the folder of the locks: see `announce`. */
  readonly presence?: string;
}

/** A lock that is held: over a load, a change and a save. */
export interface Lock {
  release(): Promise<void>;
}

/** A file that is changed under a lock. */
export interface LockedFile {
  readonly environment: Environment;
  /** Closes the file and releases the lock, whichever of them fails. */
  close(): Promise<void>;
}

/**
 * Opens a file under a lock, which is released where that fails.
 *
 * @throws HistoryError `STORE_FAILED`.
 */
export async function openUnder(held: Lock, file: string): Promise<LockedFile> {
  try {
    const environment = await openEnvironment(file);
    return { environment, close: () => environment.close().finally(() => held.release()) };
  } catch (failure) {
    await held.release();
    throw failure;
  }
}

const heldSchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger()),
  host: v.string(),
  since: v.string(),
  /** See `birthOf`; left out where it is not known. */
  born: v.optional(v.string()),
  /** See `pidNamespace`; left out where it is not known. */
  namespace: v.optional(v.string()),
  /** See `announce`; left out where there can be none. */
  presence: v.optional(v.pipe(v.string(), v.regex(presenceName))),
});
type Held = v.InferOutput<typeof heldSchema>;

/** Locks of this process, by file and name: its own runs wait for each other. */
const queues = new Map<string, Promise<void>>();

/**
 * Takes a lock that other processes see.
 *
 * A run of this process is waited for; another process is not. The lock of a process that has died on this machine is
 * taken over, though its number is another one's by now, or it ran in another container; one of another machine is believed, and
 * one of a container that the file system keeps no socket for. The file's own transaction decides between two that want it at
 * once.
 *
 * @param file - Name of the environment, the same in all runs.
 * @param what - What the lock protects, for the message: `page 7 of en.wikipedia.org`.
 * @param fix - What to do while another run of this machine has it, for the message.
 * @throws HistoryError `LOCKED` naming the holder; `STORE_FAILED`; `CANCELLED`.
 */
export async function takeLock(
  locks: Environment,
  file: string,
  name: string,
  what: string,
  holder: Holder,
  signal?: AbortSignal,
  fix = "wait for it, or name another folder with --store",
): Promise<Lock> {
  const queue = `${file}\n${name}`;
  const before = queues.get(queue) ?? Promise.resolve();
  let done = () => {};
  const turn = new Promise<void>((resolve) => {
    done = resolve;
  });
  // Whoever goes away before their turn leaves the others to wait for those in front.
  const place = before
    .then(() => turn)
    .finally(() => {
      if (queues.get(queue) === place) queues.delete(queue);
    });
  queues.set(queue, place);
  const folder = dirname(file);
  const us = heldFrom(holder);
  const ours = Buffer.from(JSON.stringify(us), "utf8");
  try {
    await orCancelled(before, signal);
    const seen = locks.get(name);
    const hasSeenEnd = await isLeftBehind(heldBy(seen), us, folder);
    const former = locks.change(({ get, put }) => {
      const entry = get(name);
      const other = heldBy(entry);
      const isDead = hasSeenEnd && entry !== undefined && seen?.equals(entry) === true;
      if (other !== null && !isDead && isAtWork(other, us)) throw locked(what, other, us, file, fix);
      put(name, ours);
      return other;
    });
    if (former?.presence !== undefined && former.presence !== us.presence)
      await removeSocket(folder, former.presence);
  } catch (failure) {
    done();
    throw failure;
  }
  return {
    async release() {
      try {
        locks.change(({ get, remove }) => {
          if (get(name)?.equals(ours) === true) remove(name);
        });
      } catch {
        // On a full disk nothing can be removed either; what is left of a run that has ended is taken over.
      }
      done();
    },
  };
}

function heldFrom(holder: Holder): Held {
  const born = birthOf(holder.pid);
  const namespace = pidNamespace();
  return {
    ...holder,
    ...(born === null ? {} : { born }),
    ...(namespace === null ? {} : { namespace }),
  };
}

/** Whether a run that is out of sight has ended, by its socket: another machine's system answers for no process of this one. */
async function isLeftBehind(other: Held | null, us: Held, folder: string): Promise<boolean> {
  if (other?.presence === undefined || !isOutOfSight(other, us) || !haveOneBoot(other, us)) return false;
  return hasEnded(folder, other.presence);
}

function locked(what: string, other: Held, us: Held, file: string, fix: string): HistoryError {
  const { pid, host, since } = other;
  const isUnseen = isOutOfSight(other, us);
  const advice = isUnseen
    ? `wait for it; or where it has ended and no other run is at work with this store, remove ${file}`
    : fix + (other.born === undefined ? bornUnknown(file) : "");
  const where = isUnseen && host === us.host ? `in another container on ${host}` : `on ${host}`;
  return new HistoryError(
    "LOCKED",
    `${what} is being worked on by process ${pid} ${where}, since ${since}; ${advice}`,
    { pid, host, since },
  );
}

/** Where the system does not tell when a process began, as only Linux does, the number of one that was killed may have been given again. */
function bornUnknown(file: string): string {
  return `; or where that number is another program's by now and no other run is at work with this store, remove ${file}`;
}

/** What is damaged locks nothing. */
function heldBy(value: Buffer | undefined): Held | null {
  return value === undefined ? null : fitting(heldSchema, parsedJson(value.toString("utf8")));
}

function isAtWork(other: Held, us: Held): boolean {
  if (isOutOfSight(other, us)) return true;
  const { pid, born } = other;
  // The turn is ours, so a lock of our own number is left over from a process that had it before.
  if (pid === us.pid || !isRunning(pid)) return false;
  const now = birthOf(pid);
  return born === undefined || now === null || now === born;
}

/** Whether nobody can tell from here if a process has ended. With its machine it has, in whatever container. */
function isOutOfSight(other: Held, us: Held): boolean {
  const { host, namespace, born } = other;
  if (host !== us.host) return true;
  if (namespace === undefined || us.namespace === undefined || namespace === us.namespace) return false;
  return born === undefined || us.born === undefined || haveOneBoot(other, us);
}

function haveOneBoot({ born }: Held, us: Held): boolean {
  return born !== undefined && us.born !== undefined && born.split(" ")[0] === us.born.split(" ")[0];
}
