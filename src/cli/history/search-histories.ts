import type { PageHistory } from "../../revision.ts";
import { type InputHistoryOptions, readHistories } from "../../sources/export-history.ts";
import type { Input } from "../../sources/open-input.ts";
import type { Host } from "../host.ts";
import { displayed } from "../words/displayed.ts";
import { createPace } from "../words/pace.ts";

/**
 * The histories in an input, as `readHistories` gives them. While none is walked, a line shows how much has been read to find the
 * next; what is packed counts by what it unpacks to.
 */
export async function* searchHistories(
  input: Input,
  options: InputHistoryOptions,
  { clock, progress }: Pick<Host, "clock" | "progress">,
): AsyncGenerator<PageHistory, void, void> {
  const name = displayed(input.name);
  const isDue = createPace(clock.monotonicMs());
  let isWalked = false;

  async function* read(): AsyncGenerator<Uint8Array, void, void> {
    let bytes = 0;
    for await (const chunk of input.read()) {
      bytes += chunk.length;
      if (!isWalked && isDue(clock.monotonicMs())) show(bytes);
      yield chunk;
    }
  }

  function show(bytes: number): void {
    const share = input.share?.() ?? null;
    const ofFile = share === null ? "" : `, ${Math.floor(share * 100)} % of the file`;
    progress?.(`${name}: ${(bytes / 1e6).toFixed(1)} MB read${ofFile}`);
  }

  for await (const history of readHistories(progress === null ? input : { ...input, read }, options)) {
    isWalked = true;
    yield history;
    isWalked = false;
  }
}
