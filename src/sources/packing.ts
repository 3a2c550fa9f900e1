/** How an input is packed. */
export type Packing = "plain" | "gzip" | "bzip2" | "xz" | "zstd" | "7z";

/** How many bytes are needed to know how an input is packed. */
export const packingBytes = 6;

const signatures: readonly (readonly [Packing, readonly number[]])[] = [
  ["gzip", [0x1f, 0x8b]],
  ["bzip2", [0x42, 0x5a, 0x68]],
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
  ["7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
];

/** How an input that begins with these bytes is packed; its name is not relied on. */
export function packingOf(head: Uint8Array): Packing {
  const found = signatures.find(([, signature]) => signature.every((byte, at) => head[at] === byte));
  return found === undefined ? "plain" : found[0];
}
