import { canonicalJson, isObject, type JsonObject } from "../../json.ts";
import type { Manifest } from "../../manifest.ts";
import type { EventCounts } from "../../sinks/event-counter.ts";
import { type Rights, rightsIn } from "../markdown/licence.ts";
import { notice } from "../words/notice.ts";

/** What stands beside the events of an export: how many there are, and how they came about. */
export interface Account {
  readonly counts: EventCounts;
  readonly manifest: Manifest;
  /** `null` where the source does not tell. */
  readonly rights: Rights | null;
}

/**
 * The account of an export.
 *
 * @param report - What the source reports of the reading.
 */
export function accountOf(manifest: Manifest, counts: EventCounts, report: JsonObject): Account {
  const { revisions, hidden, missing, tooLarge, contradicted } = manifest.read;
  const unread = hidden + missing + tooLarge;
  const rights = rightsIn(report);
  return {
    counts,
    manifest: {
      ...manifest,
      ...withoutCosts(report),
      completeness: {
        complete: unread + contradicted === 0,
        revisions,
        readable: revisions - unread,
        hidden,
        missing,
        tooLarge,
        contradicted,
      },
      rights: rights === null ? null : { ...rights },
    },
    rights,
  };
}

/** What a table has beside the events, as texts by name. */
export function aboutOf({ counts, manifest }: Account): readonly (readonly [name: string, text: string])[] {
  return [
    ["notice", notice],
    ["counts", canonicalJson(counts)],
    ["manifest", canonicalJson(manifest)],
  ];
}

/** What reading cost this run; of a page out of the store it is another number each time. */
const costs: ReadonlySet<string> = new Set([
  "requests",
  "answerBytes",
  "waits",
  "waitedMs",
  "halvedBatches",
  "rawTexts",
  "repairedTexts",
]);

/** The report of a source as far as it is about the page: two exports of one page are equal. */
function withoutCosts({ source, ...report }: JsonObject): JsonObject {
  if (!isObject(source)) return report;
  return {
    ...report,
    source: Object.fromEntries(Object.entries(source).filter(([name]) => !costs.has(name))),
  };
}
