import { createDocumentWriter } from "../../sinks/document.ts";
import { createLineWriter } from "../../sinks/json-lines.ts";
import type { Output } from "../files/output.ts";
import { notice } from "../words/notice.ts";
import type { Sink } from "./sink.ts";

/** One document: notice, events, counts, manifest. */
export function jsonSink(output: Output): Sink {
  const document = createDocumentWriter(notice);
  return {
    begin: () => output.write(document.begin()),
    take: (events) => output.write(events.map(document.event).join("")),
    end: ({ manifest }) => output.write(document.end(manifest)),
  };
}

/** An event per line, as `analyze` writes them. */
export function ndjsonSink(output: Output): Sink {
  const line = createLineWriter();
  return {
    take: (events) => output.write(events.map(line).join("")),
  };
}
