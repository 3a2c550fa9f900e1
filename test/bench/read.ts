import { tmpdir } from "node:os";
import { sha1 } from "../../src/json.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { reportUsage } from "./usage.ts";

// Our reader alone, doing the same as the floor.

const [path = "", passes = "1"] = process.argv.slice(2);

for (let pass = 0; pass < Number(passes); pass++) {
  const before = process.cpuUsage();
  let [revisions, bytes] = [0, 0];
  for await (const { timeline } of readHistories(await openInput(path), { scratch: tmpdir() })) {
    for await (const entry of timeline) {
      if (entry.kind !== "revision" || entry.revision.text.state !== "readable") continue;
      if (sha1(entry.revision.text.bytes).length !== 40) throw new Error("no digest");
      revisions++;
      bytes += entry.revision.text.bytes.length;
    }
  }
  reportUsage({ bytes, revisions }, before);
}
