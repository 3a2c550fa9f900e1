import { isUtf8 } from "node:buffer";
import { HistoryError } from "../../errors.ts";
import { hasDoubledMember, memberTwice } from "../../ground/doubled-member.ts";
import { parsedJson } from "../../json.ts";
import { openInput } from "../../sources/open-input.ts";
import type { Host } from "../host.ts";

/** Most bytes of a case, which has only a few sentences. */
const maxBytes = 1 << 20;

/**
 * Reads the JSON in a file; `-` is standard input.
 *
 * @throws HistoryError `INPUT_MALFORMED` when it is not JSON or has a member twice, `TOO_LARGE` past 1 MiB, `INPUT_NOT_FOUND`.
 */
export async function readCase(path: string, host: Host): Promise<unknown> {
  const source = await openInput(path, host.stdin, host.signal);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source.read()) {
    chunks.push(Buffer.from(chunk));
    length += chunk.byteLength;
    if (length > maxBytes)
      throw new HistoryError("TOO_LARGE", `${source.name}: a case has at most ${maxBytes} bytes`);
  }
  const bytes = Buffer.concat(chunks);
  const text = isUtf8(bytes) ? bytes.toString("utf8").replace(/^\ufeff/, "") : null;
  const value = text === null ? undefined : parsedJson(text);
  if (text !== null && value !== undefined) {
    if (!hasDoubledMember(text, value)) return value;
    throw new HistoryError("INPUT_MALFORMED", `${source.name}: ${memberTwice}`);
  }
  throw new HistoryError(
    "INPUT_MALFORMED",
    `${source.name}: must be one JSON object in UTF-8; give {} to be shown a complete example`,
  );
}
