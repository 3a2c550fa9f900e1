import { afterEach, describe, expect, it, vi } from "vitest";
import { hearNoSignals } from "../../src/cli/ending-signals.ts";
import { processHost } from "../../src/cli/process-host.ts";

/** What both streams show, in turn, where both are a terminal of some columns. */
function terminal(columns: number): string[] {
  const shown: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((chunk, ...rest) => {
      shown.push(String(chunk));
      const written = rest.findLast((one) => typeof one === "function");
      written?.();
      return true;
    });
    Object.defineProperty(stream, "isTTY", { configurable: true, value: true });
    Object.defineProperty(stream, "columns", { configurable: true, value: columns });
  }
  return shown;
}

afterEach(() => {
  vi.restoreAllMocks();
  hearNoSignals();
});

describe("processHost", () => {
  it("erases the progress it shows before anything else is shown", async () => {
    const shown = terminal(80);
    const host = processHost();
    host.progress?.("Lamp: 5 revisions", 5);
    await host.writeOut("an event\n");
    await host.writeOut("another\n");
    host.progress?.("Lamp: 6 revisions", 6);
    host.writeError("done");
    expect(shown).toEqual([
      "\r\u001b[KLamp: 5 revisions",
      "\r\u001b[K",
      "an event\n",
      "another\n",
      "\r\u001b[KLamp: 6 revisions",
      "\r\u001b[Kdone\n",
    ]);
  });

  it.each(["SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"] as const)("hears %s", (signal) => {
    const host = processHost();
    process.emit(signal, signal);
    expect(host.signal.aborted).toBe(true);
  });

  it("shows no more of it than a line of the terminal holds", () => {
    const shown = terminal(20);
    processHost().progress?.("A lamp of a very long name: 5 revisions", 5);
    expect(shown).toEqual(["\r\u001b[KA lamp of a very l…"]);
  });
});
