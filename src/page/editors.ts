import * as v from "valibot";
import { parse } from "../ground/parse.ts";
import type { Json } from "../json.ts";
import type { User } from "../revision.ts";
import { savedUser } from "../saved-part.ts";

/** Numbers for the editors of one page, from 0 up; detectors keep what they know of an editor under the number. */
export interface Editors {
  /** The editor's number, a new one when first seen; `null` for a hidden user, who equals nobody. */
  numberOf(user: User | null): number | null;
  /** The editor with a number, as last seen. */
  userOf(number: number): User;
  readonly count: number;
  save(): Json;
}

/**
 * Starts with no editors, or with those saved.
 *
 * Two users are one editor by account id if both have one, else by name. So an editor has a single number even in histories
 * that lack ids in their older part.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createEditors(saved?: Json): Editors {
  const users: User[] = [];
  const byId = new Map<number, number>();
  const byName = new Map<string, number>();
  if (saved !== undefined) {
    const state = parse(SavedSchema, saved, "saved editors", "STATE_MISMATCH");
    for (const user of state.users) users.push(user);
    for (const [id, number] of state.ids) byId.set(id, number);
    for (const [name, number] of state.names) byName.set(name, number);
  }

  function find({ id, name }: User): number | undefined {
    if (id === 0) return byName.get(name);
    const known = byId.get(id);
    if (known !== undefined) return known;
    const named = byName.get(name);
    return named !== undefined && users[named]?.id === 0 ? named : undefined;
  }

  return {
    numberOf(user) {
      if (user === null) return null;
      const number = find(user) ?? users.length;
      const id = user.id > 0 ? user.id : (users[number]?.id ?? 0);
      if (users[number]?.id === id && users[number].name === user.name) return number;
      users[number] = { id, name: user.name };
      if (id > 0) byId.set(id, number);
      byName.set(user.name, number);
      return number;
    },
    userOf(number) {
      const user = users[number];
      if (user === undefined) throw new RangeError(`no editor has the number ${number}`);
      return user;
    },
    get count() {
      return users.length;
    },
    save: () => ({
      users: users.map(({ id, name }) => ({ id, name })),
      ids: [...byId],
      names: [...byName],
    }),
  };
}

const SavedSchema = v.strictObject({
  users: v.array(savedUser),
  ids: v.array(v.tuple([v.number(), v.number()])),
  names: v.array(v.tuple([v.string(), v.number()])),
});
