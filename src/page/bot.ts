import type { User } from "../revision.ts";

/**
 * Whether a user counts as a bot: the name ends in the word *bot*, in any case, as bot policies ask.
 *
 * User groups would say it better, but are those of today, and exports have none.
 *
 * @param suffix - What names of bots end in; empty: nobody is a bot.
 * @see https://www.mediawiki.org/wiki/Manual:Bots
 */
export function isBot(user: User | null, suffix = "bot"): boolean {
  if (user === null || suffix === "") return false;
  return user.name.slice(-suffix.length).toLowerCase() === suffix.toLowerCase();
}

/** Whether a user's edits were made on another wiki and brought here: no local name has a `>`. */
export function isImported(user: User | null): boolean {
  return user?.name.includes(">") ?? false;
}
