import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import type { Revision } from "../../src/revision.ts";
import { inOrder } from "../../src/sources/in-order.ts";
import { startOf } from "../../src/sources/place.ts";

const bytes = Buffer.alloc(1024 * 1024);
const revision = (id: number): Revision => ({
  id,
  timestamp: "2020-01-01T00:00:00Z",
  user: null,
  comment: null,
  minor: false,
  model: "wikitext",
  tags: null,
  text: { state: "readable", bytes },
});

describe("inOrder", () => {
  it("looks ahead 8 MiB of text, where that is fewer than 64 revisions", async () => {
    let read = 0;
    async function* revisions() {
      for (read = 1; read <= 20; read++) yield revision(read);
    }
    for await (const { id } of inOrder(revisions(), startOf("lamp.xml"))) {
      expect([id, read]).toEqual([1, 9]);
      break;
    }
    expect.assertions(1);
  });

  it("keeps what the source says the SHA-1 of a text is, also where texts are laid aside", async () => {
    const text = { state: "readable", bytes: Buffer.from("lamp"), toldSha1: "0".repeat(40) } as const;
    async function* revisions() {
      yield { ...revision(1), text };
    }
    const texts: Revision["text"][] = [];
    for await (const one of inOrder(revisions(), startOf("lamp.xml"), tmpdir())) texts.push(one.text);
    expect(texts).toEqual([text]);
  });
});
