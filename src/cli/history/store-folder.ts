import { homedir, userInfo } from "node:os";
import { isAbsolute, join } from "node:path";
import { HistoryError } from "../../errors.ts";
import { quoted } from "../../ground/quoted.ts";
import type { Host } from "../host.ts";

/**
 * The folder of the store: the one given, that of STEMMA_STORE, or the user's own folder for data.
 *
 * @throws HistoryError `INVALID_INPUT` for one that is given with `~` or with a variable of Windows.
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function storeFolder(named: string | undefined, { env }: Pick<Host, "env">): string {
  const { STEMMA_STORE, XDG_DATA_HOME, LOCALAPPDATA } = env;
  if (named !== undefined) return speltOut(named, "--store");
  if (isSet(STEMMA_STORE)) return speltOut(STEMMA_STORE, "STEMMA_STORE");
  // The specification says to ignore a relative path in it.
  if (isSet(XDG_DATA_HOME) && isAbsolute(XDG_DATA_HOME)) return join(XDG_DATA_HOME, "stemma");
  if (process.platform === "win32" && isSet(LOCALAPPDATA)) return join(LOCALAPPDATA, "stemma");
  return join(home(), ".local", "share", "stemma");
}

/**
 * A folder as it was named.
 *
 * No shell expands `~` in `--store=~/kept`, in a crontab or in a systemd unit. On Windows only cmd expands `%LOCALAPPDATA%`,
 * not PowerShell and no agent's configuration. A folder of that name would be made in the working directory, whatever that
 * is.
 * @throws HistoryError `INVALID_INPUT`.
 */
export function speltOut(folder: string, name: string): string {
  const refused = (what: string) =>
    new HistoryError("INVALID_INPUT", `${name}: ${what} (was ${quoted(folder)})`);
  if (/^~([\\/]|$)/.test(folder)) {
    throw refused("~ stands for the home folder only in a shell; spell the home folder out");
  }
  const [variable] = (process.platform === "win32" ? /^%[^%\\/]+%/.exec(folder) : null) ?? [];
  if (variable === undefined) return folder;
  throw refused(`${variable} stands for a folder only in cmd; spell that folder out`);
}

/**
 * The home folder: an empty or relative HOME, as services may have it, would put a store into the working directory,
 * whatever that is.
 */
function home(): string {
  const folder = homedir();
  return isAbsolute(folder) ? folder : userInfo().homedir;
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}
