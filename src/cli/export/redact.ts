import type { HistoryEvent } from "../../event.ts";
import type { Json, JsonObject } from "../../json.ts";
import type { Site } from "../../revision.ts";
import type { Pseudonym } from "./pseudonym.ts";
import { textRedactor } from "./redact-text.ts";

/** Takes users out of what is exported. */
export interface Redaction {
  event(event: HistoryEvent): HistoryEvent;
  /** Titles, wherever they stand in an object. */
  titles(object: JsonObject): JsonObject;
}

/** What the manifest says of it. */
export const redactionAccount: JsonObject = {
  users: "HMAC-SHA-256",
  // What is told of an event by its id stays checkable: `verify` and `explain` find it by its id.
  eventIds: "unchanged",
  comments: "left out",
  texts: "links to users and addresses only",
};

/**
 * Members that hold names, or account ids as the subject of `revert_war` does, wherever they stand. A detector of a
 * third party that names users calls them so.
 */
const nameMembers: ReadonlySet<string> = new Set([
  "actor",
  "actors",
  "author",
  "authors",
  "by",
  "editor",
  "names",
  "overThree",
  "performer",
  "undid",
  "user",
  "users",
]);

/** Lists of objects whose `name` is a user's; elsewhere a name may be that of a reference or a file. */
const rosterMembers: ReadonlySet<string> = new Set(["editors", "users"]);

export function createRedaction(site: Site, pseudonym: Pseudonym): Redaction {
  const text = textRedactor(site, pseudonym);

  function json(value: Json): Json {
    if (typeof value === "string") return text(value);
    if (typeof value !== "object" || value === null) return value;
    return isList(value) ? value.map(json) : members(value);
  }

  function members(object: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        if (value === undefined) return [name, value];
        if (nameMembers.has(name)) return [name, users(value)];
        return [name, rosterMembers.has(name) && isList(value) ? value.map(rosterEntry) : json(value)];
      }),
    );
  }

  function rosterEntry(entry: Json): Json {
    if (typeof entry !== "object" || entry === null || isList(entry)) return users(entry);
    const { name, ...rest } = members(entry);
    return name === undefined ? rest : { ...rest, name: users(entry.name ?? null) };
  }

  /** Names and ids, however deep in lists; what else stands there is no user. */
  function users(value: Json): Json {
    if (typeof value === "string") return pseudonym("name", value);
    if (typeof value === "number") return pseudonym("id", `${site.wiki} ${value}`);
    if (typeof value !== "object" || value === null) return value;
    return isList(value) ? value.map(users) : members(value);
  }

  return {
    event: (event) => {
      const { user, title } = event.observed;
      return {
        ...event,
        subject: members(event.subject),
        evidence: members(event.evidence),
        observed: {
          ...event.observed,
          // Comments of reverts name whom they revert, in as many ways as there are tools.
          comment: null,
          title: text(title),
          user: user === null ? null : { ...user, name: pseudonym("name", user.name) },
        },
      };
    },
    titles: members,
  };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
