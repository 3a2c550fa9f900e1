import * as v from "valibot";
import { fitting } from "../../../ground/parse.ts";
import type { LogChange, Protection } from "../../../revision.ts";
import { type ApiLogEntry, flag } from "../client/answer.ts";

const title = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed()),
);
const count = v.pipe(v.number(), v.safeInteger());

const moveParams = v.object({ target_title: title, suppressredirect: flag });
/** Parameters of a move before 1.25. */
const oldMoveParams = v.object({ move: v.object({ new_title: title, suppressedredirect: flag }) });
const protectParams = v.object({
  details: v.optional(
    v.array(v.object({ type: v.string(), level: v.string(), expiry: v.optional(v.string(), "") })),
  ),
  description: v.optional(v.string()),
  /** The description of the protections, before 1.25. */
  "0": v.optional(v.string()),
});
const restoreParams = v.object({ count: v.object({ revisions: count }) });
const importParams = v.object({ count: v.optional(count), interwiki_title: v.optional(title) });
const mergeParams = v.object({ dest_title: title, mergepoint: v.optional(v.string()) });
const mergeIntoParams = v.object({ src_title: title, mergepoint: v.optional(v.string()) });
const ids = v.array(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger(), v.minValue(1)),
);
const logVisibilityParams = v.object({ type: v.literal("logging"), ids });
const visibilityParams = v.object({
  type: v.literal("revision"),
  ids,
  new: v.optional(v.object({ content: flag, comment: flag, user: flag })),
});

/** Ids of other log entries of which this entry hid something, or showed it again. */
export function entriesHiddenBy({ type, action, params }: ApiLogEntry): readonly number[] {
  return type === "delete" && action === "event" ? (fitting(logVisibilityParams, params)?.ids ?? []) : [];
}

/**
 * What a log entry did to the page it is about; `null` for entries that say nothing about its life: patrols, reviews, and those
 * whose parameters are hidden, or too old to be readable.
 *
 * @see https://www.mediawiki.org/wiki/Manual:Log_actions
 */
export function logChangeOf(entry: ApiLogEntry): LogChange | null {
  if (entry.actionhidden || entry.title === undefined) return null;
  const at = entry.title.toWellFormed();
  switch (`${entry.type}/${entry.action}`) {
    case "move/move":
    case "move/move_redir":
      return moved(at, entry.params);
    case "protect/protect":
    case "protect/modify":
      return { kind: "protected", protections: protectionsOf(entry.params) };
    case "protect/unprotect":
      return { kind: "unprotected" };
    case "delete/delete":
    case "delete/delete_redir":
    case "delete/delete_redir2":
      return { kind: "deleted" };
    case "delete/restore":
      return { kind: "restored", revisions: fitting(restoreParams, entry.params)?.count.revisions ?? null };
    case "delete/revision":
      return visibilityChanged(entry.params);
    case "import/upload":
    case "import/interwiki": {
      const params = fitting(importParams, entry.params);
      return { kind: "imported", revisions: params?.count ?? null, from: params?.interwiki_title ?? null };
    }
    case "merge/merge": {
      const params = fitting(mergeParams, entry.params);
      return params && { kind: "merged", from: at, to: params.dest_title, until: params.mergepoint ?? null };
    }
    case "merge/merge-into": {
      const params = fitting(mergeIntoParams, entry.params);
      return params && { kind: "merged", from: params.src_title, to: at, until: params.mergepoint ?? null };
    }
    default:
      return null;
  }
}

function moved(from: string, params: unknown): LogChange | null {
  const now = fitting(moveParams, params);
  if (now !== null) return { kind: "moved", from, to: now.target_title, redirectLeft: !now.suppressredirect };
  const old = fitting(oldMoveParams, params)?.move;
  return old === undefined
    ? null
    : { kind: "moved", from, to: old.new_title, redirectLeft: !old.suppressedredirect };
}

/** A change of visibility. The wiki records the parts that changed: those hidden now in `new`, those shown again in `old`. */
function visibilityChanged(params: unknown): LogChange | null {
  const found = fitting(visibilityParams, params);
  if (found === null) return null;
  const { comment = false, content = false, user = false } = found.new ?? {};
  const hidden = Object.entries({ comment, content, user }).flatMap(([part, isHidden]) =>
    isHidden ? [part] : [],
  );
  return { kind: "visibility_changed", revisions: found.ids, hidden };
}

function protectionsOf(params: unknown): readonly Protection[] {
  const found = fitting(protectParams, params);
  const { details } = found ?? {};
  if (details !== undefined) {
    return details.map(({ type, level, expiry }) => ({
      action: type.toWellFormed(),
      level: level.toWellFormed(),
      expiry: /^(|infinit[ey]|indefinite|never)$/.test(expiry) ? null : expiry.toWellFormed(),
    }));
  }
  return describedProtections((found?.description ?? found?.["0"] ?? "").toWellFormed());
}

/**
 * Protections as entries before 2015 describe them: `[edit=sysop] (indefinite)`.
 *
 * The expiry is written in the wiki's language; if it is not an English date, it is kept as written.
 */
function describedProtections(description: string): readonly Protection[] {
  return description
    .slice(0, 2_000)
    .split("[")
    .slice(1)
    .flatMap((piece) => {
      const found = /^(\w+)=([\w-]+)\]\s*(?:\(([^()]*(?:\([^()]*\))?[^()]*)\))?/.exec(piece);
      const [, action, level, end = "indefinite"] = found ?? [];
      return action === undefined || level === undefined ? [] : [{ action, level, expiry: expiryOf(end) }];
    });
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

function expiryOf(end: string): string | null {
  if (/^(indefinite|infinite)$/.test(end)) return null;
  const [, hour = "", minute = "", day = "", month = "", year = ""] =
    /^expires (\d\d):(\d\d), (\d{1,2}) ([A-Z][a-z]+) (\d{4}) \(UTC\)$/.exec(end) ?? [];
  const number = months.indexOf(month) + 1;
  if (number === 0) return end;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}T${hour}:${minute}:00Z`;
}
