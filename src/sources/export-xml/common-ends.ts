const firstStep = 512;

/** How many bytes two buffers share at their beginning. */
export function commonPrefix(a: Buffer, b: Buffer): number {
  const limit = Math.min(a.length, b.length);
  let from = 0;
  for (let step = firstStep; from < limit; step *= 2) {
    const to = Math.min(limit, from + step);
    if (a.compare(b, from, to, from, to) !== 0) return narrow(a, b, from, to);
    from = to;
  }
  return limit;
}

function narrow(a: Buffer, b: Buffer, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > 16) {
    const mid = (low + high) >>> 1;
    if (a.compare(b, low, mid, low, mid) === 0) low = mid;
    else high = mid;
  }
  while (a[low] === b[low]) low++;
  return low;
}

/** How many bytes two buffers share at their end, the first `prefix` bytes of both set aside. */
export function commonSuffix(a: Buffer, b: Buffer, prefix: number): number {
  const limit = Math.min(a.length, b.length) - prefix;
  let length = 0;
  for (let step = firstStep; length < limit; step *= 2) {
    const to = Math.min(limit, length + step);
    if (!sameEnd(a, b, length, to)) return narrowEnd(a, b, length, to);
    length = to;
  }
  return limit;
}

function narrowEnd(a: Buffer, b: Buffer, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > 16) {
    const mid = (low + high) >>> 1;
    if (sameEnd(a, b, low, mid)) low = mid;
    else high = mid;
  }
  while (a[a.length - low - 1] === b[b.length - low - 1]) low++;
  return low;
}

/** Whether the bytes between `from` and `to`, counted back from the end, are the same. */
function sameEnd(a: Buffer, b: Buffer, from: number, to: number): boolean {
  return a.compare(b, b.length - to, b.length - from, a.length - to, a.length - from) === 0;
}
