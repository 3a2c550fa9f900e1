import { type Contents, mostParts, type NestedCall } from "./reference-contents.ts";
import { namesItsWork } from "./work-of-call.ts";

/**
 * The templates of a reference that say which work it cites. A template around others, as in `{{multiref|{{cite
 * web|…}}|…}}`, gives way to those inside it that do.
 *
 * A template that only stands around an address cites nothing more than that address: `{{quotation|… [http://a.example]}}`.
 */
export function citedCalls({ calls }: Contents): readonly NestedCall[] {
  const cited: NestedCall[] = [];
  addCited(calls, cited);
  return cited;
}

function addCited(calls: readonly NestedCall[], cited: NestedCall[]): void {
  for (const call of calls) {
    // A reference with more of them cites nothing, so the rest is not read.
    if (cited.length >= mostParts) return;
    if (namesItsWork(call)) cited.push(call);
    else addCited(call.inner, cited);
  }
}
