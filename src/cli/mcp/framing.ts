/** Cuts bytes into lines as they come; a line longer than the limit is skipped and given as `null`. */
export interface LineCutter {
  push(chunk: Uint8Array): readonly (string | null)[];
  /** What came after the last newline; `undefined` if nothing did. */
  end(): string | null | undefined;
}

/** Starts cutting; every byte is looked at once, in whatever pieces they come. */
export function createLineCutter(maxBytes: number): LineCutter {
  let pieces: Uint8Array[] = [];
  let length = 0;

  function add(piece: Uint8Array): void {
    length += piece.byteLength;
    if (length > maxBytes) pieces = [];
    else if (piece.byteLength > 0) pieces.push(piece);
  }

  function take(): string | null {
    const line = length > maxBytes ? null : Buffer.concat(pieces).toString("utf8");
    pieces = [];
    length = 0;
    return line;
  }

  return {
    push(chunk) {
      const lines: (string | null)[] = [];
      let from = 0;
      for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
        add(chunk.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      add(chunk.subarray(from));
      return lines;
    },
    end: () => (length === 0 ? undefined : take()),
  };
}
