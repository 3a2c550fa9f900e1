import { describe, expect, it } from "vitest";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { userNameOf } from "../../../src/text/markup/user-name.ts";
import { english, grammarIn } from "../wikis.ts";

describe("userNameOf", () => {
  it.each([
    ["Ada", "Ada"],
    [" ada_of__lovelace ", "Ada of lovelace"],
    ["User:ada", "Ada"],
    ["user_talk:ada", "Ada"],
    ["en:User:ada", "Ada"],
    ["Talk:ada", "Talk:ada"],
    ["e\u0301va", "Éva"],
    ["~2025-12345-6", "~2025-12345-6"],
    ["imported>ada", "imported>ada"],
    ["ada#1", "ada#1"],
    ["192.0.2.7", "192.0.2.7"],
    ["216.39.146.xxx", "216.39.146.xxx"],
    ["2001:db8::1", "2001:DB8:0:0:0:0:0:1"],
    ["user:2001:0db8:0000:0000:0000:0000:0000:0001", "2001:DB8:0:0:0:0:0:1"],
    ["2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1"],
    ["::", "0:0:0:0:0:0:0:0"],
    ["fe80::", "FE80:0:0:0:0:0:0:0"],
    ["192.0.2.7/24", "192.0.2.0/24"],
    ["192.0.2.7/27", "192.0.2.0/27"],
    ["255.255.255.255/9", "255.128.0.0/9"],
    ["192.0.2.7/0", "0.0.0.0/0"],
    ["192.0.2.7/32", "192.0.2.7/32"],
    ["User:192.0.2.7/24", "192.0.2.0/24"],
    ["2001:db8:1:ffff:5::/64", "2001:DB8:1:FFFF:0:0:0:0/64"],
    ["2001:db8:1:ffff:5::/50", "2001:DB8:1:C000:0:0:0:0/50"],
    ["::1/128", "0:0:0:0:0:0:0:1/128"],
    ["192.0.2.7/33", "192.0.2.7/33"],
    ["192.0.2.7/", "192.0.2.7/"],
    ["192.0.2.7/08", "192.0.2.7/08"],
    ["192.0.2.7/8/8", "192.0.2.7/8/8"],
    ["192.0.2.256/24", "192.0.2.256/24"],
    ["192.0.02.7/24", "192.0.02.7/24"],
    ["192.0.2/24", "192.0.2/24"],
    ["ada/24", "Ada/24"],
    ["::1/129", "::1/129"],
    ["1:2:3:4:5:6:7::8", "1:2:3:4:5:6:7::8"],
    ["1::2::3", "1::2::3"],
    ["2001:db8::12345", "2001:db8::12345"],
  ])("reads %j", (words, name) => expect(userNameOf(words, english)).toBe(name));

  it("knows the wiki's own word for a user", () => {
    expect(userNameOf("benutzer:ada", grammarIn("de", { 2: "Benutzer" }))).toBe("Ada");
  });

  it("begins with a capital also where titles need not", () => {
    const grammar = grammarOf({ ...english.site, case: "case-sensitive" });
    expect(userNameOf("ada", grammar)).toBe("Ada");
  });
});
