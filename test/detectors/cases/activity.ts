import { activitySpike } from "../../../detectors/activity_spike.ts";
import { hoursAfterStart, type RevisionSketch } from "../../../src/testing.ts";
import type { CaseTables } from "./cases.ts";

const day = 24;
const mill = "The mill on the lower river grinds rye.";
const мельница = "Мельница на нижней реке мелет рожь.";
const चक्की = "नदी के किनारे की चक्की अनाज पीसती है।";
const 磨坊 = "下游的老磨坊磨黑麦。";

type Sketch = Exclude<RevisionSketch, string>;

/** Edits at these hours, each with a text of its own that is as long as the others. */
function at(hours: readonly number[], words = mill, more: Sketch = {}): Sketch[] {
  return hours.map((hour, i) => ({
    text: `${words} ${String(i).padStart(4, "0")}`,
    timestamp: hoursAfterStart(hour),
    ...more,
  }));
}

/** So many hours, `step` apart. */
function every(step: number, count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, i) => from + i * step);
}

/** An edit at an hour by a name. */
function edit(name: string, hour: number, words = mill): Sketch {
  return { text: `${words} ${name} ${hour}`, timestamp: hoursAfterStart(hour), user: { id: 0, name } };
}

function by(name: string, sketches: readonly Sketch[]): Sketch[] {
  return sketches.map((sketch) => ({ ...sketch, user: { id: 0, name } }));
}

/** Edits of two known editors, one a day for 40 days: a page with a past. */
const old = every(day, 40).map((hour, i) => edit(i % 2 === 0 ? "Ann" : "Bob", hour));

function newcomers(names: readonly string[], step = 6, words = mill): Sketch[] {
  return names.map((name, i) => edit(name, 40 * day + i * step, words));
}

/** A page on which 25 small edits were made, and then a text. */
function after(...last: readonly Sketch[]): Sketch[] {
  return [...small, ...last.map((sketch, i) => ({ timestamp: hoursAfterStart(100 + i), ...sketch }))];
}
const small = every(1, 25).map((hour, i) => ({
  text: mill.repeat(20) + "x".repeat((i * 7) % 20),
  timestamp: hoursAfterStart(hour),
}));
const base = mill.repeat(20);

export const activityCases: CaseTables = {
  edit_burst: {
    detector: activitySpike,
    hits: [
      ["ten edits on a first day", ...at(every(1, 10))],
      ["ten edits in a second", ...at(every(0, 10))],
      ["ten edits within 24 hours to the second", ...at(every(24 / 9, 10))],
      ["ten edits after months without", ...at([0, ...every(1, 10, 5000)])],
      ["ten edits on a page of one a week", ...at([...every(7 * day, 30), ...every(1, 10, 30 * 7 * day)])],
      ["ten edits by one address", ...by("192.0.2.7", at(every(1, 10)))],
      ["ten edits by hidden users", ...at(every(1, 10), mill, { user: null })],
      ["a second burst, after a quiet week", ...at([...every(1, 10), ...every(1, 10, 10 * day)])],
      ["ten edits of a Russian text", ...at(every(2, 10), мельница)],
      ["ten edits of a Hindi text by somebody called अनु", ...by("अनु", at(every(2, 10), चक्की))],
      ["ten edits of a Chinese text", ...at(every(2, 10), 磨坊)],
    ],
    near: [
      ["nine edits", ...at(every(1, 9))],
      ["ten edits in 25 hours", ...at(every(25 / 9, 10))],
      ["ten edits, one by a bot", ...at(every(1, 9)), edit("MillBot", 9)],
      [
        "nine edits and one that changes nothing",
        ...at(every(1, 9)),
        ...at([9]).map((one) => ({ ...one, text: `${mill} 0008` })),
      ],
      ["nine edits and an import", ...at(every(1, 9)), edit("elsewhere>Ann", 9)],
      ["ten edits a day on a page that has them every day", ...at(every(2.4, 500))],
      ["the eleventh of a burst", ...at(every(1, 11))],
      ["a tenth edit while a burst goes on", ...at([...every(1, 10), ...every(1, 10, 20)])],
      ["nine edits of a Russian text", ...at(every(1, 9), мельница)],
      ["ten edits of a Hindi text in two days", ...at(every(5, 10), चक्की)],
      ["ten edits of a Chinese text by a bot", ...by("磨坊bot", at(every(1, 10), 磨坊))],
    ],
  },
  quiet_period_ended: {
    detector: activitySpike,
    hits: [
      ["two hundred days", ...at([...every(1, 6), 200 * day])],
      ["half a year on a page of one edit a week", ...at([...every(7 * day, 10), (63 + 181) * day])],
      ["ten times a median of a month", ...at([...every(30 * day, 8), (210 + 301) * day])],
      ["years", ...at([...every(day, 10), 4000 * day])],
      ["a gap in which a bot edited", ...at(every(1, 6)), edit("MillBot", 100 * day), edit("Ann", 200 * day)],
      [
        "a gap in which a text was imported",
        ...at(every(1, 6)),
        edit("elsewhere>Cid", 100 * day),
        edit("Ann", 200 * day),
      ],
      ["a second quiet time", ...at([...every(1, 8), 200 * day, 201 * day, 402 * day])],
      ["two hundred days of a Russian text", ...at([...every(1, 6), 200 * day], мельница)],
      ["two hundred days of a Hindi text", ...at([...every(1, 6), 200 * day], चक्की)],
      ["two hundred days of a Chinese text", ...at([...every(1, 6), 200 * day], 磨坊)],
    ],
    near: [
      ["179 days", ...at([...every(1, 6), 179 * day])],
      ["two hundred days after four edits", ...at([...every(1, 4), 200 * day])],
      ["nine times a median of a month", ...at([...every(30 * day, 8), (210 + 270) * day])],
      ["two hundred days ended by a bot", ...at(every(1, 6)), edit("MillBot", 200 * day)],
      ["two hundred days ended by an import", ...at(every(1, 6)), edit("elsewhere>Ann", 200 * day)],
      [
        "two hundred days ended by the same text",
        ...at(every(1, 6)),
        { text: `${mill} 0005`, timestamp: hoursAfterStart(200 * day) },
      ],
      ["the edit after the one that ended it", ...at([...every(1, 6), 200 * day, 201 * day])],
      ["a hundred days of a Russian text", ...at([...every(1, 6), 100 * day], мельница)],
      ["a Hindi text edited every two hundred days", ...at(every(200 * day, 8), चक्की)],
      ["two hundred days after a Chinese text's first edit", ...at([0, 200 * day], 磨坊)],
    ],
  },
  editor_influx: {
    detector: activitySpike,
    hits: [
      ["five newcomers in a day", ...old, ...newcomers(["C", "D", "E", "F", "G"], 4)],
      ["five newcomers in six days", ...old, ...newcomers(["C", "D", "E", "F", "G"], 36)],
      [
        "five newcomers by address",
        ...old,
        ...newcomers(["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"]),
      ],
      ["temporary accounts", ...old, ...newcomers(["~2026-1", "~2026-2", "~2026-3", "~2026-4", "~2026-5"])],
      ["five newcomers, one of whom edits twice", ...old, ...newcomers(["C", "C", "D", "E", "F", "G"])],
      [
        "a second influx, after a quiet month",
        ...old,
        ...newcomers(["C", "D", "E", "F", "G"]),
        ...["H", "I", "J", "K", "L"].map((name, i) => edit(name, (80 + i) * day)),
      ],
      [
        "newcomers to a Russian text",
        ...old,
        ...newcomers(["Вера", "Глеб", "Дина", "Егор", "Жанна"], 6, мельница),
      ],
      ["newcomers to a Hindi text", ...old, ...newcomers(["अनु", "भानु", "चाँद", "दीप", "ईशा"], 6, चक्की)],
      [
        "newcomers to a Chinese text",
        ...old,
        ...newcomers(["阿安", "阿波", "阿春", "阿东", "阿飞"], 6, 磨坊),
      ],
    ],
    near: [
      ["four newcomers", ...old, ...newcomers(["C", "D", "E", "F"])],
      ["five newcomers in nine days", ...old, ...newcomers(["C", "D", "E", "F", "G"], 54)],
      [
        "a page three weeks old",
        ...old.slice(0, 20),
        ...["C", "D", "E", "F", "G"].map((name, i) => edit(name, 20 * day + i)),
      ],
      ["five bots", ...old, ...newcomers(["CBot", "DBot", "EBot", "FBot", "GBot"])],
      ["five imported names", ...old, ...newcomers(["w>C", "w>D", "w>E", "w>F", "w>G"])],
      ["one newcomer who edits five times", ...old, ...newcomers(["C", "C", "C", "C", "C"])],
      ["the sixth newcomer", ...old, ...newcomers(["C", "D", "E", "F", "G", "H"])],
      [
        "five newcomers among ten",
        ...["P", "Q", "R", "S", "T"].map((name, i) => edit(name, i)),
        ...old.map((one, i) => ({ ...one, timestamp: hoursAfterStart(10 + i * day) })),
        ...["P", "Q", "R", "S", "T"].map((name, i) => edit(name, 40 * day + i)),
        ...["C", "D", "E", "F", "G"].map((name, i) => edit(name, 40 * day + 10 + i)),
      ],
      [
        "four newcomers to a Russian text",
        ...old,
        ...newcomers(["Вера", "Глеб", "Дина", "Егор"], 6, мельница),
      ],
      ["known editors of a Hindi text", ...old, ...newcomers(["Ann", "Bob", "Ann", "Bob", "Ann"], 6, चक्की)],
      [
        "newcomers who save a Chinese text as it was",
        ...old,
        edit("阿安", 40 * day, 磨坊),
        ...["阿波", "阿春", "阿东", "阿飞"].map((name, i) => ({
          ...edit("阿安", 40 * day, 磨坊),
          timestamp: hoursAfterStart(40 * day + 1 + i),
          user: { id: 0, name },
        })),
      ],
    ],
  },
  size_spike: {
    detector: activitySpike,
    hits: [
      ["a long addition", ...after({ text: base + "y".repeat(3000) })],
      ["an addition of two thousand bytes", ...after({ text: small.at(-1)?.text + "y".repeat(2000) })],
      ["a long removal", ...after({ text: base + "y".repeat(3000) }, { text: base })],
      [
        "a page that is emptied",
        ...small.map((one) => ({ ...one, text: one.text.repeat(4) })),
        { text: "", timestamp: hoursAfterStart(99) },
      ],
      [
        "a long addition by an address",
        ...after({ text: base + "y".repeat(3000), user: { id: 0, name: "192.0.2.7" } }),
      ],
      ["a long addition by somebody hidden", ...after({ text: base + "y".repeat(3000), user: null })],
      ["a thousand Russian letters", ...after({ text: small.at(-1)?.text + "ы".repeat(1000) })],
      ["seven hundred Hindi letters", ...after({ text: small.at(-1)?.text + "क".repeat(700) })],
      ["seven hundred Chinese characters", ...after({ text: small.at(-1)?.text + "磨坊".repeat(350) })],
    ],
    near: [
      [
        "a long addition to a page of ten edits",
        ...small.slice(0, 10),
        { text: base + "y".repeat(3000), timestamp: hoursAfterStart(99) },
      ],
      ["an addition of 1,999 bytes", ...after({ text: small.at(-1)?.text + "y".repeat(1999) })],
      [
        "an addition of a tenth",
        ...small.map((one) => ({ ...one, text: one.text + "z".repeat(30_000) })),
        { text: base + "z".repeat(33_000), timestamp: hoursAfterStart(99) },
      ],
      [
        "a long addition by a bot",
        ...after({ text: base + "y".repeat(3000), user: { id: 0, name: "MillBot" } }),
      ],
      ["a long import", ...after({ text: base + "y".repeat(3000), user: { id: 0, name: "elsewhere>Ann" } })],
      [
        "a long text saved twice",
        ...after({ text: base + "y".repeat(3000) }, { text: base + "y".repeat(3000) }),
      ],
      [
        "a long addition where all are",
        ...every(1, 30).map((hour, i) => ({
          text: "y".repeat(i % 2 === 0 ? 4000 : 8000),
          timestamp: hoursAfterStart(hour),
        })),
      ],
      ["nine hundred Russian letters", ...after({ text: small.at(-1)?.text + "ы".repeat(900) })],
      ["six hundred Hindi letters", ...after({ text: small.at(-1)?.text + "क".repeat(600) })],
      ["six hundred Chinese characters", ...after({ text: small.at(-1)?.text + "磨坊".repeat(300) })],
    ],
  },
};
