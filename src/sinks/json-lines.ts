import type { HistoryEvent } from "../event.ts";
import { canonicalJson } from "../json.ts";

/**
 * Writes events as canonical JSON lines, newline included.
 *
 * Most of a line is what all events of one revision share; it is serialised once, recognised by identity.
 */
export function createLineWriter(): (event: HistoryEvent) => string {
  const provenance = remembered();
  const anchor = remembered();
  const links = remembered();
  const observed = remembered();
  const revision = remembered();
  return (event) =>
    `{"FactProvenance":${provenance(event.FactProvenance)},"anchor":${anchor(event.anchor)},"eventId":"${event.eventId}"` +
    `,"evidence":${canonicalJson(event.evidence)},"family":"${event.family}","links":${links(event.links)}` +
    `,"observed":${observed(event.observed)},"pageId":${event.pageId}` +
    (event.revision === undefined ? "" : `,"revision":${revision(event.revision)}`) +
    `,"schemaVersion":"${event.schemaVersion}","subject":${canonicalJson(event.subject)},"theme":"${event.theme}"` +
    `,"type":"${event.type}","wiki":${canonicalJson(event.wiki)}}\n`;
}

function remembered(): (value: object) => string {
  let last: object | null = null;
  let text = "";
  return (value) => {
    if (value !== last) {
      text = canonicalJson(value);
      last = value;
    }
    return text;
  };
}
