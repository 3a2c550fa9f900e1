import { basename, sep } from "node:path";

const mostBytes = 255;
/** A colon names a stream within a file there, which cannot be moved to its place. */
const notOnWindows = /[<>:"|?*\p{Cc}]|[. ]$/u;
/** Names that mean a device there, whatever follows a dot. */
const devices = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

/** Whether a new file can be made under its name, so that other programs find it there. */
export function canBeMade(file: string, isWindows = sep === "\\"): boolean {
  const name = basename(file);
  if (name.includes("\0") || Buffer.byteLength(name) > mostBytes) return false;
  return !isWindows || !(notOnWindows.test(name) || devices.test(name));
}
