import type { User } from "../revision.ts";

/** The word *bot* in other scripts, as the bot policies of wikis in these scripts use it, too. */
const bots: readonly string[] = ["бот", "봇", "বট", "बॉट", "בוט", "بوت", "ربات", "ボット"];

/**
 * Whether a user counts as a bot: the name ends in the word *bot*, in any case and script, as bot policies ask.
 *
 * User groups would say it better, but a wiki gives only today's groups, and exports give none.
 *
 * @param suffix - What names of bots end in. `bot` includes the word in other scripts; if it is empty, nobody is a bot.
 * @see https://www.mediawiki.org/wiki/Manual:Bots
 */
export function isBot(user: User | null, suffix = "bot"): boolean {
  if (user === null || suffix === "") return false;
  const end = user.name.slice(-suffix.length).toLowerCase();
  return end === suffix.toLowerCase() || (suffix === "bot" && isBotElsewhere(user.name));
}

/** Whether a user's edits were made on another wiki and imported: no local name contains `>`. */
export function isImported(user: User | null): boolean {
  return user?.name.includes(">") ?? false;
}

function isBotElsewhere(name: string): boolean {
  if (name.charCodeAt(name.length - 1) < 0x80) return false;
  const lower = name.toLowerCase();
  return bots.some((word) => lower.endsWith(word));
}
