import { dirname } from "node:path";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { orCancelled } from "../ground/cancelled.ts";
import { fitting } from "../ground/parse.ts";
import { parsedJson } from "../json.ts";
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
  /** Name of its socket in the folder of the locks: see `announce`. */
  readonly presence?: string;
}

/** A lock that is held, to cover a load, a change and a save. */
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
 * Opens a file under a lock, which is released if that fails.
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
  /** See `birthOf`; absent if it is not known. */
  born: v.optional(v.string()),
  /** See `pidNamespace`; absent if it is not known. */
  namespace: v.optional(v.string()),
  /** See `announce`; absent if there can be none. */
  presence: v.optional(v.pipe(v.string(), v.regex(presenceName))),
});
type Held = v.InferOutput<typeof heldSchema>;

/**
 * Nobody's lock, which stays in the file. A file without any value would grow by a page with each run: lmdb finds the pages that
 * the last run freed only if there is a value.
 */
const lastingName = "lasting";

/** Queues for the locks in this process, by file and name: its own runs wait for each other. */
const queues = new Map<string, Promise<void>>();

/**
 * Takes a lock that other processes see.
 *
 * It waits for other runs of this process, but not for another process. The lock of a process of this machine that has died is
 * taken over, even if another process has its number by now, or if it ran in another container. The lock of another machine is
 * respected, and so is that of a container for which the file system keeps no socket. If two want a lock at once, the file's own
 * transaction decides.
 *
 * @param file - Name of the environment, the same in all runs.
 * @param what - What the lock protects, for the message: `page 7 of en.wikipedia.org`.
 * @param fix - What to do while another run on this machine has it, for the message.
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
  // A run that cancels before its turn does not let those after it pass the ones before it.
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
      if (get(lastingName) === undefined) put(lastingName, Buffer.alloc(0));
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
        // On a full disk, not even removing works; the lock of a run that has ended is taken over later.
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

/** Whether the socket of a run that is out of sight shows that it has ended; another machine's sockets show nothing here. */
async function isLeftBehind(other: Held | null, us: Held, folder: string): Promise<boolean> {
  if (other?.presence === undefined || !isOutOfSight(other, us) || !haveOneBoot(other, us)) return false;
  return hasEnded(folder, other.presence);
}

function locked(what: string, other: Held, us: Held, file: string, fix: string): HistoryError {
  const { pid, host, since } = other;
  const isUnseen = isOutOfSight(other, us);
  const advice = isUnseen
    ? `wait for it; or, if it has ended and no other run is using this store, remove ${file}`
    : fix + (other.born === undefined ? bornUnknown(file) : "");
  const where = isUnseen && host === us.host ? `in another container on ${host}` : `on ${host}`;
  return new HistoryError(
    "LOCKED",
    `${what} is being worked on by process ${pid} ${where}, since ${since}; ${advice}`,
    { pid, host, since },
  );
}

/** Advice for systems other than Linux, which do not say when a process began: a killed one's number may be in use again. */
function bornUnknown(file: string): string {
  return `; or, if that number now belongs to another program and no other run is using this store, remove ${file}`;
}

/** Who holds a lock; a damaged entry locks nothing. */
function heldBy(value: Buffer | undefined): Held | null {
  return value === undefined ? null : fitting(heldSchema, parsedJson(value.toString("utf8")));
}

function isAtWork(other: Held, us: Held): boolean {
  if (isOutOfSight(other, us)) return true;
  const { pid, born } = other;
  // It is our turn, so a lock with our own process number is left over from an earlier process that had it.
  if (pid === us.pid || !isRunning(pid)) return false;
  const now = birthOf(pid);
  return born === undefined || now === null || now === born;
}

/** Whether nobody can tell from here if a process has ended. If its machine was restarted, it has, in whatever container. */
function isOutOfSight(other: Held, us: Held): boolean {
  const { host, namespace, born } = other;
  if (host !== us.host) return true;
  if (namespace === undefined || us.namespace === undefined || namespace === us.namespace) return false;
  return born === undefined || us.born === undefined || haveOneBoot(other, us);
}

function haveOneBoot({ born }: Held, us: Held): boolean {
  return born !== undefined && us.born !== undefined && born.split(" ")[0] === us.born.split(" ")[0];
}
