import { describe, expect, it } from "vitest";
import { wikiKey } from "../../src/site.ts";
import { keptWikiKey, withinKeys } from "../../src/store/wiki-key.ts";
import { scratchStore } from "../support/scratch-store.ts";

describe("keptWikiKey", () => {
  it("is the wiki's own name at its own address over https, and has the address elsewhere", () => {
    const at = (api: string) => keptWikiKey("wiki.example/en", new URL(api));
    expect(at("https://wiki.example/en/w/api.php")).toBe("wiki.example/en");
    expect(at("https://wiki.example/en/api.php?x")).toBe("wiki.example/en");
    expect(at("http://wiki.example/en/api.php")).toBe("wiki.example/en at http://wiki.example/en/api.php");
    const port = "https://wiki.example:8080/en/api.php";
    expect(at(port)).toBe(`wiki.example/en at ${port}`);
    expect(at("https://other.example/api.php?x")).toBe("wiki.example/en at https://other.example/api.php");
  });

  it("is another for each wiki of a host, whatever these call themselves", () => {
    const kept = (base: string, api: string) => keptWikiKey(wikiKey(base), new URL(api));
    const [german, english] = ["de", "en"].map((folder) => {
      const at = `https://wiki.example/wiki/${folder}`;
      return kept(`${at}/index.php/Lamp`, `${at}/api.php`);
    });
    expect(german).toBe("wiki.example at https://wiki.example/wiki/de/api.php");
    expect(english).toBe("wiki.example at https://wiki.example/wiki/en/api.php");
    const stranger = kept("https://wiki.example/bo/index.php/Lamp", "https://wiki.example/ada/api.php");
    expect(stranger).toBe("wiki.example/bo at https://wiki.example/ada/api.php");
  });

  it("stays as it is up to 500 bytes, and is told from others by a digest behind them", () => {
    const short = `wiki.example/${"a".repeat(487)}`;
    const [long, other] = [`${short}b`, `${short}c`];
    expect(withinKeys(short)).toBe(short);
    expect(withinKeys("é".repeat(251))).toMatch(/^é{251}…[\da-f]{64}$/);
    expect(withinKeys(long)).toMatch(/^wiki\.example\/a{387}…[\da-f]{64}$/);
    expect(withinKeys(long)).not.toBe(withinKeys(other));
    expect(withinKeys(withinKeys(long))).toBe(withinKeys(long));
  });

  it("is taken by a store however long the wiki's address is", async () => {
    const store = await scratchStore();
    const api = new URL(`http://wiki.example/${"a".repeat(5_000)}/api.php`);
    const page = { wiki: keptWikiKey("wiki.example", api), pageId: 7 };
    await (await store.lockPage(page)).close();
    const about = { ...page, revisions: [1] };
    store.answers.put("f".repeat(64), "yes", about);
    expect(store.answers.pages()).toEqual([page]);
  });
});
