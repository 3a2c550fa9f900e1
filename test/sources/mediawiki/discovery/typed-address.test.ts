import { describe, expect, it } from "vitest";
import { apiCandidates, typedAddress } from "../../../../src/sources/mediawiki/discovery/typed-address.ts";

describe("typedAddress", () => {
  it.each([
    ["en.wikipedia.org", "https://en.wikipedia.org/"],
    ["en.wikipedia.org.", "https://en.wikipedia.org./"],
    ["//en.wikipedia.org/wiki/Foo", "https://en.wikipedia.org/wiki/Foo"],
    ["http://wiki.example/wiki/$1", "http://wiki.example/wiki/"],
    ["https://wiki.example//w//index.php?title=Foo&oldid=3#top", "https://wiki.example/w/index.php"],
    ["localhost:8080/wiki", "http://localhost:8080/wiki"],
    ["127.0.0.1:8080", "http://127.0.0.1:8080/"],
    ["wiki.example:8443/w/api.php", "https://wiki.example:8443/w/api.php"],
  ])("reads %s as %s", (text, address) => {
    expect(typedAddress(text).href).toBe(address);
  });

  it.each([
    "",
    "  ",
    "ftp://wiki.example",
    "file:///etc/passwd",
    "https://ada:secret@wiki.example",
    "http://",
    ".",
    "../wiki",
    "en..wikipedia.org",
    "x".repeat(300),
  ])("refuses %j", (text) => {
    expect(() => typedAddress(text)).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  });

  it("does not repeat a password", () => {
    expect(() => typedAddress("https://ada:secret@wiki.example")).not.toThrow(/secret/);
  });
});

describe("apiCandidates", () => {
  const candidates = (text: string) => {
    const { first, last } = apiCandidates(typedAddress(text));
    return [...first, ...last].map(({ pathname }) => pathname);
  };

  it("tries the two usual places of a host first", () => {
    expect(candidates("en.wikipedia.org/wiki/Foo").slice(0, 2)).toEqual(["/w/api.php", "/api.php"]);
  });

  it("tries the wiki of a language path before the host's own", () => {
    expect(candidates("x.fandom.com/de/wiki/Hallo")).toEqual([
      "/de/api.php",
      "/de/w/api.php",
      "/de/wiki/api.php",
      "/de/wiki/w/api.php",
      "/w/api.php",
      "/api.php",
    ]);
  });

  it.each(["/wiki/index.php/Foo/Bar", "/wiki/index.php?title=Foo/Bar", "/wiki/Foo"])(
    "tries the folder that %s is in, with what is usual",
    (path) => {
      expect(candidates(`wiki.example${path}`)).toEqual([
        "/w/api.php",
        "/api.php",
        "/wiki/api.php",
        "/wiki/w/api.php",
      ]);
    },
  );

  it("tries an api.php that was given before anything else", () => {
    expect(candidates("wiki.example/deep/down/api.php")[0]).toBe("/deep/down/api.php");
  });
});
