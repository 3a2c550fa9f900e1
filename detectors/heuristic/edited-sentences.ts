import type { Finding } from "../../src/plugin.ts";

/** By the keys of edited sentences, and of what they became, the group that both are in. */
export interface EditedSentences {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** Groups the sentences that were edited. All that the copies of one became is in one group, and all that became one. */
export function editedSentences(earlier: readonly Finding[]): EditedSentences {
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const { type, subject } of earlier) {
    if (type !== "sentence_modified" || subject.relation !== "edit") continue;
    const [from, to] = [subject.from, subject.to].map((keys) => (Array.isArray(keys) ? keys[0] : null));
    if (typeof from !== "string" || typeof to !== "string") continue;
    const group = before.get(from) ?? after.get(to) ?? to;
    if (!before.has(from)) before.set(from, group);
    if (!after.has(to)) after.set(to, group);
  }
  return { before, after };
}
