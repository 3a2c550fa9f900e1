import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSink } from "../../../src/cli/export/sink.ts";
import { openOutput } from "../../../src/cli/files/output.ts";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import { analyzeDump } from "../../../src/cli/parallel/analyze-dump.ts";
import analyzeUnit from "../../../src/cli/parallel/unit-worker.ts";
import { testHost } from "../../support/test-host.ts";
import { dumpFile, pageXml, prose } from "./dump.ts";

// A worker keeps its standard output free of what others print: this process is no worker.
vi.mock("../../../src/cli/quiet-console.ts", () => ({}));

describe("what is laid aside", () => {
  it("names the directory of a worker's events that takes no more", async () => {
    const text = prose(1, 1500);
    const input = dumpFile([pageXml(1, [text, `${text} More.`])]);
    const { failure } = await analyzeUnit({
      unit: { kind: "bytes", bytes: Uint8Array.from(readFileSync(input)) },
      isBroken: false,
      input,
      choice: { depth: "forensic", detector: [], set: [] },
      resultPath: "/nowhere/events.ndjson",
      wantsManifests: false,
    });
    expect(failure?.code).toBe("OUTPUT_FAILED");
    expect(failure?.message).toMatch(/^\/nowhere: events cannot be stored here \(ENOENT.*TMPDIR$/);
  });

  it("lets go of an input of which nothing is read for want of a place for its pages", async () => {
    vi.stubEnv("TMPDIR", "/nowhere");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { host } = testHost();
    const close = vi.fn(async () => undefined);
    const dump = { name: "lamp.xml.bz2", head: Buffer.from("<mediawiki>"), bytes: unread(), close };
    const detectors = await chooseDetectors([], []);
    const choice = { depth: "brief", detector: [], set: [] } as const;
    const run = { choice, detectors, workers: 2, onPage: null };
    const analysed = analyzeDump(dump, run, await openOutput(undefined, host), host);
    await expect(analysed).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
    expect(close).toHaveBeenCalledOnce();
  });

  it("names the directory in which no database can be built", async () => {
    const opened = openSink("sqlite", await openOutput(undefined, testHost().host), "/nowhere");
    await expect(opened).rejects.toMatchObject({ code: "OUTPUT_FAILED", details: { directory: "/nowhere" } });
  });
});

async function* unread(): AsyncGenerator<Uint8Array, void, void> {}
