import * as v from "valibot";
import type { Json } from "../json.ts";
import type { ListedRevision, LogEntry, RevisionText } from "../revision.ts";
import { savedPart, writtenHere } from "../saved-part.ts";
import type { Environment, Writing } from "./environment.ts";
import type { KeptRun, Observation, PageKey, Part } from "./kept.ts";
import { hashIn, isPackOf, pack, packJson, packJsonQuickly, unpack, unpackAs } from "./packed.ts";
import { numbered } from "./text-group.ts";
import { createTexts, type Texts } from "./texts.ts";

/** One page of a store, open for reading; damaged parts count as missing. */
export interface PageReading {
  readonly key: PageKey;
  /** What the wiki last said about the page; `null` before it was first observed. */
  observation(): Observation | null;
  /** The history by (timestamp, id), oldest first. */
  revisions(part: Part): readonly ListedRevision[];
  /** Ids of the revisions whose text, or lack of one, is kept. */
  textIds(part: Part): ReadonlySet<number>;
  /** What is kept for each of these revisions: its text, or why there is none. */
  textStates(part: Part): ReadonlyMap<number, RevisionText["state"]>;
  /** A text, checked against its SHA-1; `null` if it is not kept, or damaged. Quickest in the order of writing. */
  text(part: Part, revision: number): RevisionText | null;
  /** The log entries by (timestamp, id), oldest first. */
  log(): readonly LogEntry[];
  /**
   * A saved walk.
   *
   * @param digest - Digest of everything that its events depend on besides the history, as `runDigest` gives it.
   */
  run(digest: string): KeptRun | null;
  /** The events of a run, as packed pieces in order; `null` if one is damaged. */
  pieces(digest: string): readonly Buffer[] | null;
  /** Names of the values and texts that do not match the hash they were kept with. */
  damaged(): readonly string[];
  /** A small value of the caller's own. */
  note(name: string): Json | null;
  /** The callers' values whose names have a prefix, except damaged ones. */
  notes(prefix: string): readonly Json[];
}

/** Changes to a page, all in one transaction. */
export interface PageWriting {
  observation(observation: Observation): void;
  /** The whole history of a part; only what differs is written. */
  revisions(part: Part, revisions: readonly ListedRevision[]): void;
  /** Adds texts, in the order of the history; a text that is there under the same id is replaced. */
  texts(part: Part, texts: ReadonlyMap<number, RevisionText>): void;
  /** Removes texts. Their remains go when the page is compacted. */
  forget(part: Part, revisions: ReadonlySet<number>): void;
  log(entries: readonly LogEntry[]): void;
  /**
   * Replaces a run and the pieces with its events. The four runs begun last are kept.
   *
   * @param pieces - Texts as `pack` packs them.
   */
  run(digest: string, run: KeptRun, pieces: readonly Buffer[]): void;
  /** Replaces a run's state, and adds pieces with events after those that are there. */
  resume(digest: string, run: KeptRun, pieces: readonly Buffer[]): void;
  /** Removes all runs and their events. */
  forgetRuns(): void;
  /**
   * Notes that nothing this change removes may stay in the file. If this run does not get as far as compacting the page, the
   * next one that locks it does.
   */
  erase(): void;
  note(name: string, value: Json): void;
}

/** A page that is locked for this run. */
export interface LockedPage extends PageReading {
  /**
   * Changes the page in one transaction, which is on the disk when it returns.
   *
   * @throws HistoryError `STORE_FAILED`; then nothing has changed.
   */
  save(change: (write: PageWriting) => void): void;
  /** Writes the page's file anew, so that nothing that was removed is left in it. */
  compact(): Promise<void>;
  /** Closes the page and releases the lock. */
  close(): Promise<void>;
}

const parts: readonly Part[] = ["page", "talk"];
const headsOfChunk = 500;
/** Most runs kept for one page; each is about as large as the page's texts. */
const mostRuns = 4;

/** A page that is read, and may be changed meanwhile. */
interface KeptReading extends PageReading {
  /** Drops cached values, which may have changed. */
  readAnew(): void;
}

/** Reads a page. */
export function readKeptPage(key: PageKey, environment: Environment): KeptReading {
  const { get, keys } = environment;
  const lists = new Map<Part, readonly ListedRevision[]>();
  const texts = new Map<Part, Texts>();
  const textsOf = (part: Part): Texts => {
    const known = texts.get(part) ?? createTexts(environment, part);
    texts.set(part, known);
    return known;
  };
  return {
    key,
    observation: () => unpackAs(observationSchema, get("observation")),
    revisions(part) {
      const known = lists.get(part);
      if (known !== undefined) return known;
      const list = keys(`${part}/heads/`).flatMap((name) => unpackAs(revisionsSchema, get(name)) ?? []);
      lists.set(part, list);
      return list;
    },
    textIds: (part) => new Set(textsOf(part).states().keys()),
    textStates: (part) => textsOf(part).states(),
    text: (part, revision) => textsOf(part).get(revision),
    log: () => unpackAs(logSchema, get("log")) ?? [],
    run: (digest) => unpackAs(runSchema, get(`run/${digest}/state`)),
    pieces(digest) {
      const pieces = unpackAs(runSchema, get(`run/${digest}/state`))?.pieces?.map((hash, i) => {
        const packed = get(pieceKey(digest, i));
        return hashIn(packed) === hash ? unpack(packed) : null;
      });
      return pieces?.every((piece) => piece !== null) === true ? pieces : null;
    },
    damaged: () => [
      ...keys("").filter((name) => !/^(page|talk)\/bodies\//.test(name) && unpack(get(name)) === null),
      ...parts.flatMap((part) =>
        textsOf(part)
          .damaged()
          .map((id) => `${part}/${id}`),
      ),
    ],
    note: (name) => unpackAs(savedPart, get(`note/${name}`)),
    notes: (prefix) =>
      keys(`note/${prefix}`)
        .map((name) => unpackAs(savedPart, get(name)))
        .filter((note) => note !== null),
    readAnew() {
      lists.clear();
      texts.clear();
    },
  };
}

/** Key of the note that remains have to be erased. */
export const toErase = "erase";

/** Writes a page within a transaction. */
export function writeKeptPage(environment: Environment, { get, put, remove }: Writing): PageWriting {
  const removeAll = (prefix: string) => {
    for (const name of environment.keys(prefix)) remove(name);
  };
  const putRun = (digest: string, run: KeptRun, added: readonly Buffer[], before: readonly string[]) => {
    const pieces = [...before, ...added.map(hashIn)];
    put(`run/${digest}/state`, packJson({ ...run, pieces }));
    for (const [i, piece] of added.entries()) put(pieceKey(digest, before.length + i), piece);
  };
  return {
    observation: (observation) => put("observation", packJson(observation)),
    revisions(part, revisions) {
      const names = new Set<string>();
      for (let from = 0; from < revisions.length; from += headsOfChunk) {
        const name = `${part}/heads/${numbered(from / headsOfChunk)}`;
        const chunk = Buffer.from(JSON.stringify(revisions.slice(from, from + headsOfChunk)), "utf8");
        if (!isPackOf(get(name), chunk)) put(name, pack(chunk));
        names.add(name);
      }
      for (const name of environment.keys(`${part}/heads/`)) if (!names.has(name)) remove(name);
    },
    texts: (part, added) => createTexts(environment, part).add(added, { get, put, remove }),
    forget: (part, revisions) => createTexts(environment, part).forget(revisions, { get, put, remove }),
    log: (entries) => put("log", packJson(entries)),
    run(digest, run, pieces) {
      removeAll(`run/${digest}/`);
      const others = (unpackAs(digestsSchema, get("runs")) ?? []).filter((other) => other !== digest);
      for (const old of others.slice(0, -mostRuns + 1)) removeAll(`run/${old}/`);
      put("runs", packJson([...others.slice(-mostRuns + 1), digest]));
      putRun(digest, run, pieces, []);
    },
    resume: (digest, run, pieces) =>
      putRun(digest, run, pieces, unpackAs(runSchema, get(`run/${digest}/state`))?.pieces ?? []),
    forgetRuns: () => removeAll("run/"),
    erase: () => put(toErase, packJson(true)),
    note: (name, value) => put(`note/${name}`, packJsonQuickly(value)),
  };
}

const observationSchema = writtenHere<Observation>((value) => "talkListedAt" in value);
const revisionsSchema = writtenHere<readonly ListedRevision[]>(Array.isArray);
const logSchema = writtenHere<readonly LogEntry[]>(Array.isArray);
const digestsSchema = v.array(v.string());
const runSchema = writtenHere<WrittenRun>();

/** A run as it is written, with the hashes of its pieces, by which one that is gone, or another run's, is noticed. */
interface WrittenRun extends KeptRun {
  readonly pieces?: readonly string[];
}

function pieceKey(digest: string, number: number): string {
  return `run/${digest}/piece/${numbered(number)}`;
}
