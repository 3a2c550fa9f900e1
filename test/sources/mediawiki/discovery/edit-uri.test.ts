import { describe, expect, it } from "vitest";
import { editUri } from "../../../../src/sources/mediawiki/discovery/edit-uri.ts";

const from = new URL("https://wiki.example/wiki/Foo");

describe("editUri", () => {
  it.each([
    ['<link rel="EditURI" type="application/rsd+xml" href="//wiki.example/x/api.php?action=rsd"/>'],
    ['<link href="/x/api.php?action=rsd" rel="EditURI">'],
    ["<link\n  href='https://wiki.example/x/api.php?a=1&amp;action=rsd'\n  rel='edituri' />"],
    ["<link rel=EditURI type=application/rsd+xml href=//wiki.example/x/api.php?action=rsd>"],
    ['<link rel="stylesheet" href="a.css"><link rel="EditURI" href="../x/api.php">'],
  ])("finds the api in %s", (html) => {
    expect(editUri(html, from)?.href).toBe("https://wiki.example/x/api.php");
  });

  it.each(["", "<p>hello</p>", "<link", '<link rel="EditURI" href="/x/rest.php">', '<link rel="EditURI">'])(
    "finds none in %j",
    (html) => {
      expect(editUri(html, from)).toBeNull();
    },
  );

  it.each(["", ">"])("is quick about a page full of unclosed links that ends with %j", (last) => {
    expect(editUri(`${"<link ".repeat(400_000)}${last}`, from)).toBeNull();
  });

  it("finds the api behind a tag that is too long", () => {
    const long = `<link rel="icon" href="data:,${"x".repeat(3_000)}">`;
    expect(editUri(`${long}<link rel="EditURI" href="/x/api.php">`, from)?.pathname).toBe("/x/api.php");
  });
});
