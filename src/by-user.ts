import * as v from "valibot";
import { HistoryError } from "./errors.ts";
import type { Anchor } from "./event.ts";
import { parse } from "./ground/parse.ts";
import type { JsonObject } from "./json.ts";
import type { Page, User } from "./revision.ts";
import { grammarOf } from "./text/markup/grammar.ts";
import { faultOfIpRange, withinIpRange } from "./text/markup/ip-range.ts";
import { userNameOf } from "./text/markup/user-name.ts";
import { createNearestNames } from "./text/nearest-names.ts";

/** What one user, or all addresses of a range, did to a page, as far as it was read: also what gave no event, and what is outside the range shown. */
export interface UserReport extends JsonObject {
  /** The name as the wiki writes it. */
  readonly user: string;
  readonly revisions: number;
  readonly logEntries: number;
  readonly talkPosts: number;
  /** Entries of the three kinds whose user is hidden: some may be this user's. */
  readonly userHidden: number;
  /** Users of the page with a similar name, the most similar first; only where this user did nothing. */
  readonly nearestNames?: readonly string[];
}

/** The user, or the range of IP addresses, whose events are shown. */
export interface ByUser {
  /** The name as the wiki writes it. */
  readonly name: string;
  is(user: User | null): boolean;
  /** Counts an entry; returns whether it is this user's. */
  take(kind: Anchor["kind"], user: User | null): boolean;
  report(): UserReport;
}

/**
 * Starts with nothing counted; `null` if no user is named.
 *
 * @throws HistoryError `INVALID_INPUT` for anything but a name, and for a range of addresses that there is not: nobody is in it.
 */
export function createByUser(words: string | undefined, { site }: Page): ByUser | null {
  if (words === undefined) return null;
  parse(nameShape, words, "user");
  const name = userNameOf(words, grammarOf(site));
  const fault = faultOfIpRange(name);
  if (fault !== null) throw new HistoryError("INVALID_INPUT", `user: a range of addresses ${fault}`);
  // Names in the oldest histories do not follow the wiki's rules.
  const wanted = new Set([name, words]);
  const counts = { revision: 0, log: 0, talk: 0, hidden: 0 };
  const names = new Set<string>();
  const isWithin = withinIpRange(name);
  const is = (user: User | null) =>
    user !== null && (wanted.has(user.name) || isWithin?.(user.name) === true);

  return {
    name,
    is,
    take(kind, user) {
      if (user === null) counts.hidden++;
      else names.add(user.name);
      const isWanted = is(user);
      if (isWanted) counts[kind]++;
      return isWanted;
    },
    report: () => ({
      user: name,
      revisions: counts.revision,
      logEntries: counts.log,
      talkPosts: counts.talk,
      userHidden: counts.hidden,
      ...(counts.revision + counts.log + counts.talk === 0 && { nearestNames: nearest(name, names) }),
    }),
  };
}

const nameFault = "must be the name of an account, an IP address, or a range of addresses";
const nameShape = v.pipe(v.string(nameFault), v.regex(/\S/, nameFault));

/** Low enough for a short name among imported ones, `Wick` beside `imported>Wick`, and for a part of a name. */
const leastLikeness = 0.4;

function nearest(name: string, names: Iterable<string>): readonly string[] {
  const near = createNearestNames(name, leastLikeness);
  for (const other of names) near.add(other);
  return near.names();
}
