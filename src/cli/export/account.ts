import { canonicalJson, isObject, type JsonObject } from "../../json.ts";
import type { Manifest } from "../../manifest.ts";
import type { EventCounts } from "../../sinks/event-counter.ts";
import { wordSet } from "../../text/word-set.ts";
import { type Rights, rightsIn } from "../markdown/licence.ts";
import { notice } from "../words/notice.ts";

/** What comes beside the events of an export: how many there are, and how they were found. */
export interface Account {
  readonly counts: EventCounts;
  readonly manifest: Manifest;
  /** `null` where the source does not say. */
  readonly rights: Rights | null;
}

/**
 * The account of an export.
 *
 * @param report - What the source reports about the reading.
 */
export function accountOf(manifest: Manifest, counts: EventCounts, report: JsonObject): Account {
  const { revisions, hidden, missing, tooLarge, contradicted, unvouched } = manifest.read;
  const unread = hidden + missing + tooLarge;
  const rights = rightsIn(report);
  return {
    counts,
    manifest: {
      ...manifest,
      ...withoutCosts(report),
      completeness: {
        complete: unread + contradicted + unvouched === 0,
        revisions,
        readable: revisions - unread,
        hidden,
        missing,
        tooLarge,
        contradicted,
        unvouched,
      },
      rights: rights === null ? null : { ...rights },
    },
    rights,
  };
}

/** What a table has beside the events, as texts with their names. */
export function aboutOf({ counts, manifest }: Account): readonly (readonly [name: string, text: string])[] {
  return [
    ["notice", notice],
    ["counts", canonicalJson(counts)],
    ["manifest", canonicalJson(manifest)],
  ];
}

/** What reading cost in this run; for a page from the store these numbers differ each time. */
const costs = wordSet("requests answerBytes waits waitedMs halvedBatches rawTexts repairedTexts");

/** The part of a source's report that is about the page: it is equal in two exports of one page. */
function withoutCosts({ source, ...report }: JsonObject): JsonObject {
  if (!isObject(source)) return report;
  return {
    ...report,
    source: Object.fromEntries(Object.entries(source).filter(([name]) => !costs.has(name))),
  };
}
