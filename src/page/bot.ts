import type { User } from "../revision.ts";

/** The word in other scripts, as bot policies of wikis written in them have it too. */
const bots: readonly string[] = ["бот", "봇", "বট", "बॉट", "בוט", "بوت", "ربات", "ボット"];

/**
 * Whether a user counts as a bot: the name ends in the word *bot*, in any case and script, as bot policies ask.
 *
 * User groups would say it better, but are those of today, and exports have none.
 *
 * @param suffix - What names of bots end in; empty: nobody is a bot. `bot` stands for the word in other scripts, too.
 * @see https://www.mediawiki.org/wiki/Manual:Bots
 */
export function isBot(user: User | null, suffix = "bot"): boolean {
  if (user === null || suffix === "") return false;
  const end = user.name.slice(-suffix.length).toLowerCase();
  return end === suffix.toLowerCase() || (suffix === "bot" && isBotElsewhere(user.name));
}

/** Whether a user's edits were made on another wiki and brought here: no local name has a `>`. */
export function isImported(user: User | null): boolean {
  return user?.name.includes(">") ?? false;
}

function isBotElsewhere(name: string): boolean {
  if (name.charCodeAt(name.length - 1) < 0x80) return false;
  const lower = name.toLowerCase();
  return bots.some((word) => lower.endsWith(word));
}
