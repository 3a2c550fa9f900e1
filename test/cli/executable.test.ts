import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { executable } from "../mcp/executable.ts";
import { busyWiki } from "../support/busy-wiki.ts";
import { scratchFolder } from "../support/scratch-store.ts";

/** Tells on standard error which of its own modules Node has loaded. */
const tellLoaded = `process.on("exit", () => console.error("loaded", process.moduleLoadList.join(" ")))`;

describe("the executable", () => {
  it("asks a wiki without Node's own fetch and without HTTP/2", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    wiki.save("Lamp", "A lamp.");
    const loaded = ["--import", `data:text/javascript,${encodeURIComponent(tellLoaded)}`];
    const line = ["analyze", "Lamp", "--api", wiki.api, "--store", scratchFolder()];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...loaded, executable, ...line]);
    expect(stdout).toContain('"type":"page_lifecycle_changed"');
    expect(stderr).toMatch(/^loaded .*NativeModule net /m);
    expect(stderr).not.toMatch(/deps\/undici|NativeModule http2/);
  });
});
