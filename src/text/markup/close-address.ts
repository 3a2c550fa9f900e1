import { behindLeftOutMark } from "./left-out-mark.ts";
import { isTooDeep, type Level, type Scan, uncommented } from "./scan.ts";
import { addressEnd, bracketedAddress, bracketedScheme } from "./urls.ts";

/** Adds the link in brackets that waits in a level, if one does, with its `]` right before `end`. */
export function closeAddress(scan: Scan, level: Level, end: number): void {
  const { address } = level;
  if (address === null) return;
  level.address = null;
  const { text } = scan;
  const from = behindLeftOutMark(text, address.start + 1);
  const addressStop = behindAddress(text, from, end - 1);
  const target = bracketedAddress(text.slice(from, addressStop));
  const label = uncommented(scan, addressStop, end - 1).trim();
  if (isTooDeep(scan)) return;
  scan.links.push({
    kind: "external",
    target,
    label: label === "" ? null : label,
    start: address.start,
    end,
    reference: -1,
  });
}

/** The offset after the address in brackets that begins at `start`, with the templates that it holds. */
export function behindAddress(text: string, start: number, limit: number): number {
  // Where there is no scheme, the link begins with a call that gives one.
  let at = addressEnd(text, Math.max(bracketedScheme(text, start), start), limit, false);
  while (at < limit && text.startsWith("{{", at)) {
    let depth = 0;
    for (; at < limit; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 123) depth++;
      else if (unit === 125 && --depth === 0) break;
    }
    at = addressEnd(text, Math.min(at + 1, limit), limit, false);
  }
  return at;
}

/** Where no `]` comes for a link in brackets, its address and those after it count as bare ones. */
export function dropAddress(scan: Scan, level: Level): void {
  if (level.address === null) return;
  for (const link of level.address.bare) scan.links.push(link);
  level.address = null;
}

/** Forgets the addresses among the links from a mark on, except those that begin within a span. */
export function keepAddresses(scan: Scan, mark: number, from: number, to: number): void {
  const { links } = scan;
  let kept = mark;
  for (let i = mark; i < links.length; i++) {
    const link = links[i];
    if (link === undefined) continue;
    if (link.kind !== "external" || (link.start >= from && link.start < to)) links[kept++] = link;
  }
  links.length = kept;
}
