import type { HistoryEvent } from "../../event.ts";
import { canonicalJson, isList, isObject, type Json, type JsonObject, objectIn } from "../../json.ts";
import type { Site } from "../../revision.ts";
import { wordSet } from "../../text/word-set.ts";
import { anchorRuns } from "./anchor-runs.ts";
import { createNameIndex } from "./name-index.ts";
import type { Pseudonym } from "./pseudonym.ts";
import { type NamesBeside, textRedactor } from "./redact-text.ts";

/** Replaces users in what is exported. */
export interface Redaction {
  /** Takes events in the order of the stream; those of one anchor have to come together. */
  events(events: readonly HistoryEvent[]): readonly HistoryEvent[];
  /** Titles and users, wherever they stand in an account. */
  account(object: JsonObject): JsonObject;
}

/** What the manifest says about it. */
export const redactionAccount: JsonObject = {
  users: "HMAC-SHA-256",
  // What is said about an event by its id can still be checked: `verify` and `explain` find it by its id.
  eventIds: "unchanged",
  comments: "left out",
  texts: "links to users, their names beside them, and addresses only",
};

/**
 * Members that hold names, or, like the subject of `revert_war`, account ids, wherever they occur. A third party's detector
 * that names users has to use these names.
 */
const nameMembers = wordSet(
  "actor actors author authors by editor names nearestNames overThree performer undid user users",
);

/** Lists of objects whose `name` is a user's; elsewhere a name may belong to a reference or a file. */
const rosterMembers: ReadonlySet<string> = new Set(["editors", "users"]);

/** Starts to replace users in the events of one wiki: names are known from the moment they are met. */
export function createRedaction(site: Site, pseudonym: Pseudonym): Redaction {
  const { linkedIn, redacted } = textRedactor(site, pseudonym);
  const known = createNameIndex();
  let beside: NamesBeside = { known, linked: createNameIndex() };

  function json(value: Json): Json {
    if (typeof value === "string") return redacted(value, beside);
    if (isList(value)) return value.map(json);
    return isObject(value) ? members(value) : value;
  }

  /** Learns the names that are linked anywhere in an event's texts. */
  function learn(value: Json | undefined): void {
    if (typeof value === "string") {
      for (const name of linkedIn(value)) {
        known.add(name);
        beside.linked.add(name);
      }
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(learn);
  }

  function members(object: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        if (value === undefined) return [name, value];
        if (rosterMembers.has(name) && isList(value)) return [name, value.map(rosterEntry)];
        return [name, nameMembers.has(name) ? users(value) : json(value)];
      }),
    );
  }

  function rosterEntry(entry: Json): Json {
    if (!isObject(entry)) return users(entry);
    const { name, ...rest } = members(entry);
    return name === undefined ? rest : { ...rest, name: users(entry.name ?? null) };
  }

  /** Replaces names and ids, however deep they are in lists; anything else there is no user. */
  function users(value: Json): Json {
    if (typeof value === "string") return pseudonym("name", value);
    if (typeof value === "number") return pseudonym("id", `${site.wiki} ${value}`);
    if (isList(value)) return value.map(users);
    return isObject(value) ? members(value) : value;
  }

  /**
   * The parameters of a log entry, which evidence holds as JSON in a string. Any other string is a text of the wiki, even if
   * it is JSON.
   */
  function parameters({ type, evidence }: HistoryEvent): JsonObject {
    if (type !== "page_lifecycle_changed" || typeof evidence.parameters !== "string") return {};
    const told = objectIn(evidence.parameters);
    return told === null ? {} : { parameters: canonicalJson(members(told)) };
  }

  function redactedEvent(event: HistoryEvent): HistoryEvent {
    const { user, title } = event.observed;
    return {
      ...event,
      subject: members(event.subject),
      evidence: { ...members(event.evidence), ...parameters(event) },
      observed: {
        ...event.observed,
        // Comments of reverts name the reverted user, in as many ways as there are tools.
        comment: null,
        title: redacted(title, beside),
        user: user === null ? null : { ...user, name: pseudonym("name", user.name) },
      },
    };
  }

  return {
    events: (events) =>
      anchorRuns(events).flatMap((told) => {
        beside = { known, linked: createNameIndex() };
        for (const { observed, subject, evidence } of told) {
          if (observed.user !== null) known.add(observed.user.name);
          learn(subject);
          learn(evidence);
        }
        return told.map(redactedEvent);
      }),
    account: members,
  };
}
