/** How a body ended: whole, too long for the reader, or cut off. */
export type Body =
  | { readonly state: "whole"; readonly bytes: Buffer }
  | { readonly state: "too_large" }
  | { readonly state: "cut"; readonly cause: unknown };

/**
 * Reads a body, counting its decoded bytes: a compressed kilobyte can hold a megabyte.
 *
 * @param onChunk - Called for each piece that arrives.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  onChunk: () => void,
): Promise<Body> {
  if (body === null) return { state: "whole", bytes: Buffer.alloc(0) };
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { state: "whole", bytes: Buffer.concat(chunks, total) };
      total += value.byteLength;
      if (total > maxBytes) {
        await reader.cancel().catch(() => undefined);
        return { state: "too_large" };
      }
      chunks.push(value);
      onChunk();
    }
  } catch (cause) {
    return { state: "cut", cause };
  }
}
