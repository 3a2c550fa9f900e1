import { createHmac } from "node:crypto";
import { HistoryError } from "../../errors.ts";
import { beginningOf } from "../files/beginning-of.ts";
import type { Host } from "../host.ts";

/** The name that stands for a user: the same for the same user and key; without the key, it reveals nothing. */
export type Pseudonym = (kind: "name" | "id", value: string) => string;

const hexDigits = 24;

/** Makes pseudonyms with a key, because without one all names could be hashed and compared: there are few enough. */
export function pseudonyms(key: Uint8Array): Pseudonym {
  const known = new Map<string, string>();
  return (kind, value) => {
    const message = `${kind}:${value}`;
    const before = known.get(message);
    if (before !== undefined) return before;
    const name = `redacted-${createHmac("sha256", key).update(message).digest("hex").slice(0, hexDigits)}`;
    known.set(message, name);
    return name;
  };
}

const leastKeyBytes = 16;

/**
 * The key with which names are hashed: what the file holds, otherwise `STEMMA_REDACT_KEY`. It is never an argument, since
 * everybody on the machine can see those.
 *
 * @throws HistoryError `INVALID_INPUT` when there is none, or it is too short or too long; `INPUT_NOT_FOUND`, `CANCELLED`.
 */
export async function redactionKey(file: string | undefined, host: Host): Promise<Uint8Array> {
  const key =
    file === undefined ? Buffer.from(host.env.STEMMA_REDACT_KEY ?? "") : await keyIn(file, host.signal);
  if (key.length >= leastKeyBytes) return key;
  if (key.length === 0 && file === undefined) {
    throw new HistoryError(
      "INVALID_INPUT",
      `redact-users: there is no key; give one of at least ${leastKeyBytes} bytes in STEMMA_REDACT_KEY or the file of --redact-key-file`,
    );
  }
  throw new HistoryError(
    "INVALID_INPUT",
    `redact-users: the key, in STEMMA_REDACT_KEY or the file of --redact-key-file, must have at least ${leastKeyBytes} bytes`,
  );
}

/** With more bytes it is the wrong file, or a device that never ends. */
const mostKeyBytes = 1 << 20;
const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * Reads the key in a file, without a last line end, which editors add. Everything else counts byte for byte: in a text, all
 * random bytes that are not characters would become the same character.
 */
async function keyIn(file: string, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = await beginningOf(file, mostKeyBytes + 1, "redact-key-file", signal);
  if (bytes.length > mostKeyBytes) {
    throw new HistoryError(
      "INVALID_INPUT",
      `redact-key-file: ${file}: holds more than ${mostKeyBytes} bytes; name the file of a key`,
      { file },
    );
  }
  if (bytes.at(-1) !== lineFeed) return bytes;
  return bytes.subarray(0, bytes.at(-2) === carriageReturn ? -2 : -1);
}
