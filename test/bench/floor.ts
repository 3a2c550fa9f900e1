import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { reportUsage } from "./usage.ts";

// The streaming floor: what any program that reads an export has to do. It reads the file, finds each text, decodes UTF-8
// and entities, and hashes the text, and nothing else.

const [path = "", passes = "1"] = process.argv.slice(2);
const characters: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

for (let pass = 0; pass < Number(passes); pass++) {
  const before = process.cpuUsage();
  reportUsage(await hashTexts(path), before);
}

/** Hashes every text of an export; returns the number of texts and their bytes. */
async function hashTexts(file: string): Promise<{ revisions: number; bytes: number }> {
  let rest = Buffer.alloc(0);
  let [revisions, bytes] = [0, 0];
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (;;) {
      const tag = rest.indexOf("<text", from);
      const start = tag < 0 ? -1 : rest.indexOf(">", tag);
      if (start < 0) break;
      const isEmpty = rest[start - 1] === 0x2f;
      const end = isEmpty ? start + 1 : rest.indexOf("</text>", start);
      if (end < 0) break;
      const text = isEmpty ? "" : decoded(rest.toString("utf8", start + 1, end));
      const digest = createHash("sha1").update(text, "utf8").digest("hex");
      if (digest.length !== 40) throw new Error("no digest");
      revisions++;
      bytes += Buffer.byteLength(text);
      from = end;
    }
    rest = rest.subarray(from);
  }
  return { bytes, revisions };
}

function decoded(text: string): string {
  return text.replace(/&(?:(amp|apos|gt|lt|quot)|#(\d+));/g, (_, name: string | undefined, number: string) =>
    name === undefined ? String.fromCodePoint(Number(number)) : (characters[name] ?? ""),
  );
}
