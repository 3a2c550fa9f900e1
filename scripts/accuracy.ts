// Compares the events of the shared histories with their references and with judgements by hand, and writes
// docs/accuracy.md. With --print TYPE it shows the events of the sample that nobody has judged yet.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import type { HistoryEvent } from "../src/event.ts";
import type { PageHistory } from "../src/revision.ts";
import { register } from "../src/walk/registry.ts";
import { judgedEvents, judgedTypes, verdictOn } from "../test/accuracy/judged.ts";
import { countedTypes, countLongest, type Longest } from "../test/accuracy/longest.ts";
import { accuracyPage, type Figures } from "../test/accuracy/page.ts";
import { readWhole } from "../test/accuracy/reading.ts";
import type { Disagreement } from "../test/accuracy/reference.ts";
import { references } from "../test/accuracy/references.ts";
import { readShared } from "../test/support/read-shared.ts";
import { everydayHistories, fullHistory, hasHistories } from "../test/support/shared-histories.ts";

if (!hasHistories) {
  console.log("the shared histories are not here: nothing to compare");
  process.exit(0);
}

const tallies = references.map(({ reference }) => ({
  reference,
  cases: 0,
  disagreements: [] as Disagreement[],
}));
const counts = new Map<string, number>();
const samples = new Map<string, HistoryEvent[]>();

for (const file of everydayHistories) {
  for await (const history of readShared(file)) {
    const reading = await readWhole(history);
    for (const events of reading.events.values()) for (const event of events) draw(event);
    for (const [i, { reference, skips }] of references.entries()) {
      const tally = tallies[i];
      if (tally === undefined || skips.includes(file)) continue;
      const { cases, disagreements } = reference.check(reading);
      tally.cases += cases;
      tally.disagreements.push(...disagreements);
    }
  }
  process.stderr.write(`${file}\n`);
}

const drawn = new Map([...samples].map(([type, sample]) => [type, sample.length]));
const longest = await readLongest();

const figures: Figures = { tallies, counts, samples, drawn, longest };
const printed = process.argv.indexOf("--print");
if (printed === -1) {
  writeFileSync(resolve(import.meta.dirname, "../docs/accuracy.md"), accuracyPage(figures));
} else {
  const type = process.argv[printed + 1] ?? "";
  const others = type === "citation_replaced" ? [...longest.otherBases.values()].flat() : [];
  for (const event of [...(samples.get(type) ?? []), ...others])
    if (verdictOn(type, event.eventId) === null) console.log(JSON.stringify(event, null, 1));
}
for (const { reference, disagreements } of tallies) {
  for (const { revision, ours, theirs, reason } of disagreements) {
    if (reason === null) console.log({ types: reference.types.join(), revision, ours, theirs });
  }
}

/**
 * Counts what the page says of the longest history, and fills up from there what the everyday histories hold too little of;
 * one of these is its beginning.
 */
async function readLongest(): Promise<Longest> {
  const more = new Map<string, HistoryEvent[]>();
  for (const type of judgedTypes) if ((drawn.get(type) ?? 0) < judgedEvents) more.set(type, []);
  const counted: HistoryEvent[] = [];
  let revisions = 0;
  for await (const { page, timeline } of readShared(fullHistory)) {
    async function* kept(): PageHistory["timeline"] {
      for await (const entry of timeline) {
        if (entry.kind === "revision") revisions++;
        yield entry;
      }
    }
    const history = { page, timeline: kept() };
    for await (const events of analyze(history, register(builtInDetectors), { depth: "forensic" }).events) {
      for (const event of events) {
        if (countedTypes.has(event.type)) counted.push(event);
        const known = samples.get(event.type)?.some(({ eventId }) => eventId === event.eventId) ?? false;
        if (!known) more.get(event.type)?.push(event);
      }
    }
  }
  process.stderr.write(`${fullHistory}\n`);
  for (const [type, events] of more) {
    const sample = samples.get(type) ?? [];
    events.sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
    samples.set(type, [...sample, ...events.slice(0, judgedEvents - sample.length)]);
  }
  return countLongest(revisions, counted);
}

/** Keeps the events with the smallest ids of each type that is judged. */
function draw(event: HistoryEvent): void {
  counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  if (!judgedTypes.includes(event.type)) return;
  const sample = [...(samples.get(event.type) ?? []), event];
  samples.set(event.type, sample.sort((a, b) => (a.eventId < b.eventId ? -1 : 1)).slice(0, judgedEvents));
}
