import type { Input } from "../../sources/open-input.ts";
import type { Host } from "../host.ts";
import { displayed } from "./displayed.ts";

/** An input in which pages are looked for, which shows how much of it has been read. */
export interface Searched {
  readonly input: Input;
  /** A page was found: from here on its walk shows how far it is. */
  pause(): void;
  /** The walk is over, and the next page is looked for. */
  resume(): void;
}

const intervalMs = 200;

/** Begins to look; nothing is shown if nobody watches. What is packed counts by what it unpacks to. */
export function showSearch(input: Input, { clock, progress }: Pick<Host, "clock" | "progress">): Searched {
  if (progress === null) return { input, pause() {}, resume() {} };
  const name = displayed(input.name);
  let isPaused = false;
  let shown = clock.monotonicMs();

  async function* read(): AsyncGenerator<Uint8Array, void, void> {
    // Whoever breaks off a walk does not say that it is over.
    isPaused = false;
    let bytes = 0;
    for await (const chunk of input.read()) {
      bytes += chunk.length;
      show(bytes);
      yield chunk;
    }
  }

  function show(bytes: number): void {
    if (isPaused) return;
    const now = clock.monotonicMs();
    if (now - shown < intervalMs) return;
    shown = now;
    const share = input.share?.() ?? null;
    const ofFile = share === null ? "" : `, ${Math.floor(share * 100)} % of the file`;
    progress?.(`${name}: ${(bytes / 1e6).toFixed(1)} MB read${ofFile}`);
  }

  return {
    input: { ...input, read },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
  };
}
