import type { Side } from "../../src/plugin.ts";
import { callsOf, type TemplateCall } from "./call.ts";

/** A call and its place: the index of its block on its side, and its place among the templates of the block. */
export interface PlacedCall {
  readonly call: TemplateCall;
  readonly block: number;
  readonly place: number;
}

/** The calls of the blocks that the other side lacks, in document order. */
export function placedCalls(side: Side): readonly PlacedCall[] {
  const all: PlacedCall[] = [];
  for (const block of side.changed) {
    const text = side.blocks[block];
    if (text === undefined) continue;
    const calls = callsOf(text);
    for (let place = 0; place < calls.length; place++) {
      const call = calls[place];
      if (call !== undefined) all.push({ block, call, place });
    }
  }
  return all;
}
