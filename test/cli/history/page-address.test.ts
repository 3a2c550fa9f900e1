import { describe, expect, it } from "vitest";
import { addressedPage } from "../../../src/cli/history/page-address.ts";

describe("addressedPage", () => {
  it.each([
    ["https://en.wikipedia.org/wiki/Vic", "https://en.wikipedia.org/wiki/", "Vic"],
    ["https://en.m.wikipedia.org/wiki/AC/DC#History", "https://en.m.wikipedia.org/wiki/", "AC/DC"],
    [
      "https://hi.wikipedia.org/wiki/%E0%A4%95%E0%A4%B9%E0%A4%BE%E0%A4%A8%E0%A5%80",
      "https://hi.wikipedia.org/wiki/",
      "कहानी",
    ],
    ["https://de.wikipedia.org/wiki/Straße", "https://de.wikipedia.org/wiki/", "Straße"],
    ["https://en.wikipedia.org/wiki/C%2B%2B?action=history", "https://en.wikipedia.org/wiki/", "C++"],
    [
      "https://en.wikipedia.org/w/index.php?title=Talk:C%2B%2B&oldid=7",
      "https://en.wikipedia.org/w/index.php",
      "Talk:C++",
    ],
    ["http://127.0.0.1:8080/index.php/Vic_(city)", "http://127.0.0.1:8080/index.php/", "Vic_(city)"],
    ["https://wiki.example/wiki/index.php/Vic", "https://wiki.example/wiki/index.php/", "Vic"],
    ["https://wiki.example/w/index.php/Api.php", "https://wiki.example/w/index.php/", "Api.php"],
    ["https://wiki.example/de/wiki/Manual/wiki/Vic", "https://wiki.example/de/wiki/", "Manual/wiki/Vic"],
    ["https://minecraft.wiki/w/Lamp", "https://minecraft.wiki/w/", "Lamp"],
    ["HTTPS://wiki.archlinux.org/title/Xorg", "https://wiki.archlinux.org/title/", "Xorg"],
    ["https://wiki.example/?title=Lamp+post", "https://wiki.example/", "Lamp post"],
  ])("reads %s", (address, api, page) => {
    expect(addressedPage(address)).toEqual({ api, page });
  });

  it.each([
    "Vic",
    "AC/DC",
    "Http:lamp/wiki/Oil",
    "//en.wikipedia.org/wiki/Vic",
    "https://en.wikipedia.org/",
    "https://en.wikipedia.org/wiki/",
    "https://en.wikipedia.org/w/index.php?oldid=7",
    "https://en.wikipedia.org/w/api.php",
    "https://en.wikipedia.org/w/rest.php/v1/page/Vic",
    "https://en.wikipedia.org/wiki/%E0%A4",
    "https://ada:secret@wiki.example/wiki/Vic",
    "https://",
  ])("finds no page in %s", (text) => {
    expect(addressedPage(text)).toBeNull();
  });
});
