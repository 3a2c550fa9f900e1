import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { redactionKey } from "../../../src/cli/export/pseudonym.ts";
import { testHost } from "../../support/test-host.ts";

async function keyOfFile(content: Uint8Array | string): Promise<Uint8Array> {
  const file = join(await mkdtemp(join(tmpdir(), "stemma-key-")), "key");
  await writeFile(file, content);
  return redactionKey(file, testHost().host);
}

describe("redactionKey", () => {
  it("takes the bytes of a file as they are, also where they are no text", async () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => 0xff - at);
    expect([...(await keyOfFile(bytes))]).toEqual([...bytes]);
  });

  it.each(["", "\n", "\r\n"])("leaves out one line end behind the key (%j)", async (end) => {
    const { host } = testHost("", { STEMMA_REDACT_KEY: "ein Schlüssel, lang" });
    const typed = await redactionKey(undefined, host);
    expect([...(await keyOfFile(`ein Schlüssel, lang${end}`))]).toEqual([...typed]);
  });

  it("leaves out no more than one", async () => {
    expect(Buffer.from(await keyOfFile("a key of one line\n\n")).toString()).toBe("a key of one line\n");
  });

  it("counts the line end out of the least length", async () => {
    await expect(keyOfFile(`${"k".repeat(15)}\r\n`)).rejects.toThrow("at least 16 bytes");
  });
});
