import { keyOf } from "../../boundary/key.ts";
import { beginningOf } from "../files/beginning-of.ts";

const maxBytes = 8192;

/**
 * Reads the key in a file.
 *
 * @throws HistoryError `INPUT_NOT_FOUND` when the file cannot be read, `INVALID_INPUT` when it holds no key.
 */
export async function keyIn(file: string): Promise<string> {
  const bytes = await beginningOf(file, maxBytes, "api-key-file");
  return keyOf(bytes.toString("utf8"), `api-key-file: ${file}`);
}
