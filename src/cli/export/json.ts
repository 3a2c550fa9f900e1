import { canonicalJson } from "../../json.ts";
import { createLineWriter } from "../../sinks/json-lines.ts";
import type { Output } from "../files/output.ts";
import { notice } from "../words/notice.ts";
import type { Sink } from "./sink.ts";

/** Writes one document: `{ notice, events, counts, manifest }`, with an event on each line. */
export function jsonSink(output: Output): Sink {
  const line = createLineWriter();
  let separator = "\n";
  return {
    begin: () => output.write(`{"notice":${canonicalJson(notice)},"events":[`),
    async take(events) {
      for (const event of events) {
        await output.write(separator + line(event).slice(0, -1));
        separator = ",\n";
      }
    },
    end: ({ counts, manifest }) =>
      output.write(`\n],"counts":${canonicalJson(counts)},"manifest":${canonicalJson(manifest)}}\n`),
  };
}

/** Writes an event on each line, in the form of `analyze`. */
export function ndjsonSink(output: Output): Sink {
  const line = createLineWriter();
  return {
    take: (events) => output.write(events.map(line).join("")),
  };
}
