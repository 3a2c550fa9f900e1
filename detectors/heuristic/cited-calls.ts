import { type Contents, mostParts, type NestedCall } from "./reference-contents.ts";
import { namesItsWork } from "./work-of-call.ts";

/**
 * The templates of a reference that say which work they cite; those laid around others, as
 * `{{multiref|{{cite web|…}}|…}}`, give way to the ones in them that do.
 *
 * One that only stands around an address cites no more than an address beside it: `{{quotation|… [http://a.example]}}`.
 */
export function citedCalls({ calls }: Contents): readonly NestedCall[] {
  const cited: NestedCall[] = [];
  addCited(calls, cited);
  return cited;
}

function addCited(calls: readonly NestedCall[], cited: NestedCall[]): void {
  for (const call of calls) {
    // More of them cite nothing, and need not be read.
    if (cited.length >= mostParts) return;
    if (namesItsWork(call)) cited.push(call);
    else addCited(call.inner, cited);
  }
}
