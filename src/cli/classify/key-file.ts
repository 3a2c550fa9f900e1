import { open } from "node:fs/promises";
import { keyOf } from "../../boundary/key.ts";
import { HistoryError } from "../../errors.ts";
import { systemCode } from "../../system-code.ts";

const maxBytes = 8192;

/**
 * The key in a file.
 *
 * @throws HistoryError `INPUT_NOT_FOUND` when the file cannot be read, `INVALID_INPUT` when it holds no key.
 */
export async function keyIn(file: string): Promise<string> {
  const text = await beginning(file).catch((cause: unknown) => {
    const reason = systemCode(cause) ?? "unknown";
    throw new HistoryError("INPUT_NOT_FOUND", `api-key-file: ${file} cannot be read (${reason})`, { file });
  });
  return keyOf(text, `api-key-file: ${file}`);
}

/** As much of a file as a key can have; a pipe gives it in pieces. */
async function beginning(file: string): Promise<string> {
  const handle = await open(file, "r");
  try {
    const bytes = Buffer.alloc(maxBytes);
    let length = 0;
    while (length < maxBytes) {
      const { bytesRead } = await handle.read(bytes, length, maxBytes - length, null);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.toString("utf8", 0, length);
  } finally {
    await handle.close();
  }
}
