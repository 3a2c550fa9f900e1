import type { Link } from "../../src/plugin.ts";
import { type Contents, mostParts, type NestedCall } from "./reference-contents.ts";
import { namesItsWork, workByTitle, workOfCall } from "./work-of-call.ts";

/**
 * The templates of a reference that may name works: those laid around others, as `{{multiref|{{cite web|…}}|…}}` and
 * `{{small|{{cite web|…}}}}`, give way to the ones in them that do.
 */
export function citedCalls({ calls, links }: Contents): readonly NestedCall[] {
  return calls.flatMap((call) => opened(call, links)).slice(0, mostParts);
}

function opened(call: NestedCall, links: readonly Link[]): readonly NestedCall[] {
  if (call.inner.length === 0 || namesItsWork(call)) return [call];
  const naming: NestedCall[] = [];
  for (const inner of call.inner) {
    // More of them cite nothing, and need not be read.
    if (naming.length >= mostParts) break;
    naming.push(...opened(inner, links).filter((found) => namesWork(found, links)));
  }
  return naming.length > 0 ? naming : [call];
}

function namesWork(call: NestedCall, links: readonly Link[]): boolean {
  return workOfCall(call, links) !== null || workByTitle(call.template) !== null;
}
