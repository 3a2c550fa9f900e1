import { keyOf } from "../../boundary/key.ts";
import { beginningOf } from "../files/beginning-of.ts";

const maxBytes = 8192;

/**
 * Reads the key in a file.
 *
 * @throws HistoryError `INPUT_NOT_FOUND` when the file cannot be read, `INVALID_INPUT` when it holds no key, `CANCELLED`.
 */
export async function keyIn(file: string, signal: AbortSignal): Promise<string> {
  const bytes = await beginningOf(file, maxBytes, "api-key-file", signal);
  return keyOf(bytes.toString("utf8"), `api-key-file: ${file}`);
}
