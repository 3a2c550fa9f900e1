import type { ByUser, UserReport } from "./by-user.ts";
import { type Depth, schemaVersion, type Theme } from "./event.ts";
import type { JsonObject } from "./json.ts";
import type { RangeOptions } from "./range.ts";
import type { Page } from "./revision.ts";
import { aboutOf } from "./walk/at-work.ts";
import type { Registered } from "./walk/registry.ts";
import type { WalkReport } from "./walk/walk-report.ts";

/** Which of a page's events were asked for. */
export interface Selection extends RangeOptions {
  /** Event types to show; all when left out. */
  readonly types?: readonly string[] | undefined;
  readonly theme?: Theme | undefined;
  /** Account or IP address whose edits, log entries and talk posts are shown, in any writing that the wiki takes for it. */
  readonly user?: string | undefined;
}

/** What a run read, found and left out: the account that accompanies its events. */
export interface Manifest extends JsonObject {
  readonly schemaVersion: string;
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
  readonly depth: Depth;
  readonly detectors: readonly JsonObject[];
  /** What was read, and what could not be read. */
  readonly read: WalkReport;
  /** Which events were asked for; absent if all were. */
  readonly selection?: JsonObject;
  /** What the user did whose events were asked for; absent if those of all were. */
  readonly byUser?: UserReport;
  /** Events written, by type; types that did not occur are left out. */
  readonly events: JsonObject;
  readonly total: number;
  /** Who judged instead of which rule; absent if nobody did. */
  readonly judged?: JsonObject;
}

/** The manifest of one page's analysis. */
export function manifestOf(
  page: Page,
  depth: Depth,
  detectors: readonly Registered[],
  read: WalkReport,
  counts: ReadonlyMap<string, number>,
  chosen: Selection = {},
  byUser: ByUser | null = null,
): Manifest {
  const selection = selectionOf({ ...chosen, user: byUser?.name });
  return {
    schemaVersion,
    wiki: page.site.wiki,
    pageId: page.pageId,
    title: page.title,
    depth,
    detectors: detectors.map((by) => ({
      name: by.detector.name,
      version: by.detector.version,
      parameters: by.recorded,
      ...aboutOf(by, page),
    })),
    read,
    ...(Object.keys(selection).length > 0 && { selection }),
    ...(byUser !== null && { byUser: byUser.report() }),
    events: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

function selectionOf({ from, to, since, until, types, theme, user }: Selection): JsonObject {
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(types !== undefined && { types }),
    ...(theme !== undefined && { theme }),
    ...(user !== undefined && { user }),
  };
}
