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
});
