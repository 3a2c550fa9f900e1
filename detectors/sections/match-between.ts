import type { Block, Section } from "../../src/plugin.ts";
import { isComplete, type Match, mayPair, pair } from "./match.ts";
import { onceEach } from "./once-each.ts";
import { comparedWords, readAlike } from "./read-alike.ts";

/** Pairs sections without text where each is the only one left between its neighbours. */
export function matchEmpty(match: Match): void {
  const { change, before, after, newOf, oldOf } = match;
  for (let old = 0; old < before.length; old++) {
    if (newOf[old] !== -1) continue;
    const above = old === 0 ? -1 : newOf[old - 1];
    const now = (above ?? -1) + 1;
    if ((old > 0 && above === -1) || oldOf[now] !== -1) continue;
    const nextOld = old + 1 < before.length ? newOf[old + 1] : after.length;
    if (nextOld !== now + 1) continue;
    if (isEmpty(change.before.blocks, before[old]) && isEmpty(change.after.blocks, after[now]))
      pair(match, old, now);
  }
}

/** With more sections after one neighbour, the page is new rather than its headings. */
const mostTried = 16;

/** Pairs sections that follow the same neighbour and read alike, whatever their headings. */
export function matchReworded(match: Match): void {
  const { change, before, after, newOf, oldOf } = match;
  // A new section may follow the neighbours of several old ones.
  const wordsOfNew = onceEach((now) => comparedWords(change.after.blocks, after[now]));
  for (let old = 0; old < before.length && !isComplete(match); old++) {
    const above = old === 0 ? -1 : (newOf[old - 1] ?? -1);
    if (newOf[old] !== -1 || (old > 0 && above === -1) || oldOf[above + 1] !== -1) continue;
    const was = comparedWords(change.before.blocks, before[old]);
    if (was === null) continue;
    for (let now = above + 1; now <= above + mostTried && oldOf[now] === -1; now++) {
      if (!mayPair(match, old, now)) continue;
      const is = wordsOfNew(now);
      if (is === null || !readAlike(was, is)) continue;
      pair(match, old, now);
      break;
    }
  }
}

function isEmpty(blocks: readonly Block[], section: Section | undefined): boolean {
  if (section === undefined) return false;
  for (let i = section.block + 1; i < section.end; i++) if ((blocks[i]?.text.length ?? 0) > 1) return false;
  return true;
}
