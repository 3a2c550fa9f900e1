import { epochSeconds, type Revision, sameUser } from "../../../src/revision.ts";
import { eventsAt, type Reading, textIn } from "../reading.ts";
import { compareByRevision, type Reference } from "../reference.ts";

const day = 86_400;

interface Edit {
  readonly id: number;
  readonly time: number;
  readonly user: Revision["user"];
  /** Bytes changed, without sign; `null` for the first revision. */
  readonly size: number | null;
  readonly before: number;
}

type Rule = (edits: readonly Edit[], i: number, pageStart: number, told: readonly number[]) => boolean;

function activity(type: string, rule: Rule): Reference {
  return {
    types: [type],
    name: "the wording recomputed from the whole past at every revision",
    check(reading) {
      const edits = editsIn(reading);
      const pageStart = epochSeconds(reading.revisions[0]?.timestamp ?? "");
      /** Places at which it was told. */
      const told: number[] = [];
      for (let i = 0; i < edits.length; i++) if (rule(edits, i, pageStart, told)) told.push(i);
      const ids = new Set(told.map((i) => edits[i]?.id));
      return compareByRevision(
        reading.revisions.map(({ id }) => id),
        (id) => (eventsAt(reading, id, type).length > 0 ? type : ""),
        (id) => (ids.has(id) ? type : ""),
      );
    },
  };
}

function editsIn({ revisions }: Reading): readonly Edit[] {
  return revisions.flatMap((revision, i) => {
    const { user } = revision;
    const past = revisions[i - 1];
    const [text, before] = [textIn(revision) ?? "", past === undefined ? null : (textIn(past) ?? "")];
    if (text === before || /bot$/i.test(user?.name ?? "") || (user?.name ?? "").includes(">")) return [];
    const bytes = Buffer.byteLength(text);
    const bytesBefore = Buffer.byteLength(before ?? "");
    const size = before === null ? null : Math.abs(bytes - bytesBefore);
    return [{ id: revision.id, time: epochSeconds(revision.timestamp), user, size, before: bytesBefore }];
  });
}

/** Holds of a window's edits before this one: how many lie at most so many seconds back. */
const within = (edits: readonly Edit[], i: number, seconds: number) =>
  edits.slice(0, i).filter(({ time }) => (edits[i]?.time ?? 0) - time <= seconds);

const bursts = activity("edit_burst", (edits, i, pageStart, told) => {
  const inWindow = (at: number) => within(edits, at, day).length;
  const last = told.at(-1);
  if (last !== undefined) {
    const held = inWindow(last) + 1;
    const places = Array.from({ length: i - last }, (_, k) => last + 1 + k);
    if (!places.some((at) => inWindow(at) < held / 2)) return false;
  }
  const count = inWindow(i) + 1;
  if (count < 10) return false;
  const start = (edits[i]?.time ?? 0) - day;
  const prior = edits.slice(0, i).filter(({ time }) => time < start && time >= start - 90 * day).length;
  const mean = Math.max(0.5, prior / Math.min(90, Math.max(1, (start - pageStart) / day)));
  return tail(count, mean) < 1e-6;
});

/** Probability of at least so many, summed in logarithms. */
function tail(count: number, mean: number): number {
  let logOfTerm = -mean;
  for (let k = 1; k <= count; k++) logOfTerm += Math.log(mean / k);
  let sum = 0;
  for (let k = count; k < count + 1000; k++) {
    sum += Math.exp(logOfTerm);
    logOfTerm += Math.log(mean / (k + 1));
  }
  return sum;
}

const quiets = activity("quiet_period_ended", (edits, i) => {
  const gaps = edits.slice(1, i).map(({ time }, k) => time - (edits[k]?.time ?? 0));
  if (i < 5) return false;
  const gap = (edits[i]?.time ?? 0) - (edits[i - 1]?.time ?? 0);
  return gap >= Math.max(180 * day, 10 * median(gaps));
});

const influxes = activity("editor_influx", (edits, i, pageStart, told) => {
  const isNew = (k: number) => {
    const user = edits[k]?.user ?? null;
    return user !== null && !edits.slice(0, k).some((one) => sameUser(one.user, user));
  };
  const places = (at: number, most: number) =>
    edits
      .map((_, k) => k)
      .filter((k) => k <= most && (edits[at]?.time ?? 0) - (edits[k]?.time ?? 0) <= 7 * day && k <= at);
  const last = told.at(-1);
  if (last !== undefined) {
    const later = Array.from({ length: i - last }, (_, k) => last + 1 + k);
    if (!later.some((at) => places(at, at - 1).filter(isNew).length < 5)) return false;
  }
  const inWindow = places(i, i);
  if (edits[i]?.user === null) return false;
  const newcomers = inWindow.filter(isNew).length;
  const editors: Edit[] = [];
  for (const k of inWindow) {
    const edit = edits[k];
    if (edit === undefined || edit.user === null) continue;
    if (!editors.some(({ user }) => sameUser(user, edit.user))) editors.push(edit);
  }
  const age = (edits[i]?.time ?? 0) - pageStart;
  return newcomers >= 5 && newcomers >= 0.6 * editors.length && age >= 30 * day;
});

const sizes = activity("size_spike", (edits, i) => {
  const { size = null, before = 0 } = edits[i] ?? {};
  const past = edits
    .slice(0, i)
    .flatMap((edit) => (edit.size === null ? [] : [edit.size]))
    .slice(-50);
  if (size === null || past.length < 20 || size < 2000 || size < 0.25 * before) return false;
  const middle = median(past);
  const deviations = past.map((one) => Math.abs(one - middle));
  const mad = median(deviations);
  const mean = deviations.reduce((sum, one) => sum + one, 0) / deviations.length;
  if (size <= middle) return false;
  if (mad > 0) return (0.6745 * (size - middle)) / mad > 3.5;
  return mean === 0 || (size - middle) / (1.253314 * mean) > 3.5;
});

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half - 1)] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

export const activities: readonly Reference[] = [bursts, quiets, influxes, sizes];
