import "../../src/cli/v8-settings.ts";
import { closeSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { withLines } from "../../src/recall/analyze-recalled.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { register } from "../../src/walk/registry.ts";
import { reportUsage } from "./usage.ts";

// A whole analysis, several times in one process: what it costs in a long-lived process.

const [path = "", passes = "3", output = "/dev/null"] = process.argv.slice(2);

for (let pass = 0; pass < Number(passes); pass++) {
  const before = process.cpuUsage();
  let [revisions, bytes] = [0, 0];
  const out = openSync(output, "w");
  for await (const history of readHistories(await openInput(path), { scratch: tmpdir() })) {
    const analysis = withLines(analyze(history, register(builtInDetectors)));
    for await (const lines of analysis.lines) writeSync(out, lines);
    const { read } = analysis.manifest();
    revisions += read.revisions;
    bytes += read.bytes;
  }
  closeSync(out);
  reportUsage({ bytes, revisions }, before);
}
