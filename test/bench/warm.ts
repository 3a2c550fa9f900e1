import "../../src/cli/v8-settings.ts";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { finished } from "node:stream/promises";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { createLineWriter } from "../../src/sinks/json-lines.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { register } from "../../src/walk/registry.ts";
import { reportUsage } from "./usage.ts";

// A whole analysis, several times in one process: what a long-lived one pays.

const [path = "", passes = "3", output = "/dev/null"] = process.argv.slice(2);

for (let pass = 0; pass < Number(passes); pass++) {
  const before = process.cpuUsage();
  let [revisions, bytes] = [0, 0];
  const out = createWriteStream(output);
  for await (const history of readHistories(await openInput(path), { scratch: tmpdir() })) {
    const analysis = analyze(history, register(builtInDetectors));
    const line = createLineWriter();
    let lines = "";
    for await (const events of analysis.events) {
      for (const event of events) lines += line(event);
      if (lines.length < 65_536) continue;
      if (!out.write(lines)) await once(out, "drain");
      lines = "";
    }
    out.write(lines);
    const { read } = analysis.manifest();
    revisions += read.revisions;
    bytes += read.bytes;
  }
  out.end();
  await finished(out);
  reportUsage({ bytes, revisions }, before);
}
