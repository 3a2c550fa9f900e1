import { systemCode } from "./system-code.ts";

/** By the system's error code: why a file cannot be read, and what to do. */
const told: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file, because a part of its path is not a folder",
  EISDIR: "is a folder; name a file in it",
  EACCES: "the file may not be read; give access, or name another",
  EPERM: "the file may not be read; give access, or name another",
  EBUSY: "another program has the file open; close it there, or name another",
  ELOOP: "its links do not lead to a file; name the file itself",
  ENAMETOOLONG: "its name is too long; name a file that exists",
};

/** Why a file could not be read, and what to do; follows the file's name in a message. */
export function cannotRead(cause: unknown): string {
  const code = systemCode(cause) ?? "unknown";
  return told[code] ?? `the file cannot be read (${code}); fetch it again, or name another`;
}
