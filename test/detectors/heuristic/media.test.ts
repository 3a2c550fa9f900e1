import { describe, expect, it } from "vitest";
import { optionWords } from "../../../detectors/heuristic/option-words.ts";
import { languageWords } from "../../../src/text/markup/language-words.ts";
import { lastEvents, lastEventsOn, lastSubjects } from "./subjects.ts";

const files = (...texts: readonly string[]) => lastSubjects("media_changed", ...texts);
const categories = (...texts: readonly string[]) => lastSubjects("category_changed", ...texts);
const added = (element: string, name: string) => ({ action: "added", element, name });
const removed = (element: string, name: string) => ({ action: "removed", element, name });

describe("category_changed", () => {
  it.each([
    ["one that came", "Rain.", "Rain.\n[[Category:Weather]]", [added("category", "Weather")]],
    ["one that went", "Rain.\n[[Category:Weather]]", "Rain.", [removed("category", "Weather")]],
    ["one in Greek", "Rain.", "[[Category:καιρός]]", [added("category", "Καιρός")]],
    ["one in a template", "{{box|}}", "{{box|[[Category:Weather]]}}", [added("category", "Weather")]],
    [
      "another sort key",
      "[[Category:Weather|Rain]]",
      "[[Category:Weather|*]]",
      [
        {
          action: "changed",
          element: "category",
          from: { label: "Rain", name: "Weather" },
          to: { label: "*", name: "Weather" },
        },
      ],
    ],
    [
      "a blank sort key, which is that of a category's main page",
      "[[Category:Weather]]",
      "[[Category:Weather| ]]",
      [
        {
          action: "changed",
          element: "category",
          from: { label: null, name: "Weather" },
          to: { label: "", name: "Weather" },
        },
      ],
    ],
    [
      "one for another",
      "[[Category:Weather]]",
      "[[Category:Water]]",
      [added("category", "Water"), removed("category", "Weather")],
    ],
  ])("finds %s", async (_, before, after, found) => {
    expect(await categories(before, after)).toEqual(found);
  });

  it.each([
    ["a link to one", "Rain.", "Rain [[:Category:Weather]]"],
    ["another order", "[[Category:A]]\n[[Category:B]]", "[[Category:B]]\n[[Category:A]]"],
    ["an alias of the namespace", "[[Category:A]]", "[[category:a]]"],
    ["one in nowiki", "Rain.", "<nowiki>[[Category:A]]</nowiki>"],
    ["one in a comment", "Rain.", "<!-- [[Category:A]] -->"],
    ["no name", "Rain.", "[[Category:]]"],
    ["underscores", "[[Category:A_b]]", "[[Category:A b]]"],
    ["a space more in a sort key", "[[Category:A|Rain in May]]", "[[Category:A|Rain  in\nMay]]"],
    ["a sort key for all", "[[Category:A]]", "[[Category:A]]\n{{DEFAULTSORT:B}}"],
  ])("is silent on %s", async (_, before, after) => {
    expect(await categories(before, after)).toEqual([]);
  });
});

describe("media_changed", () => {
  const file = (name: string, options: string, label: string | null = null) => ({
    label,
    name,
    options: options.split(" "),
  });
  const changed = (from: object, to: object) => ({ action: "changed", element: "file", from, to });

  it.each([
    ["a file that came", "Rain.", "[[File:Rain.jpg|thumb|Rain]]", [added("file", "Rain.jpg")]],
    ["a file by its old namespace", "Rain.", "[[Image:rain.jpg]]", [added("file", "Rain.jpg")]],
    ["a file in a template", "{{box|}}", "{{box|[[File:Rain.jpg]]}}", [added("file", "Rain.jpg")]],
    ["a file in Arabic", "مطر", "[[File:مطر.jpg]]", [added("file", "مطر.jpg")]],
    ["a sound", "Rain.", "[[Media:Rain.ogg|listen]]", [added("file", "Rain.ogg")]],
    [
      "lines of a gallery",
      "Rain.",
      "<gallery>\nRain.jpg|Rain\nFile:Snow.jpg\n</gallery>",
      [added("gallery", "Rain.jpg"), added("gallery", "Snow.jpg")],
    ],
    [
      "a caption",
      "[[File:Rain.jpg|thumb|Rain]]",
      "[[File:Rain.jpg|thumb|Snow]]",
      [changed(file("Rain.jpg", "thumb", "Rain"), file("Rain.jpg", "thumb", "Snow"))],
    ],
    [
      "a size",
      "[[File:Rain.jpg|100px]]",
      "[[File:Rain.jpg|200px]]",
      [changed(file("Rain.jpg", "100px"), file("Rain.jpg", "200px"))],
    ],
    [
      "a second side, which does not count, as the first",
      "[[File:Rain.jpg|left|right]]",
      "[[File:Rain.jpg|right|left]]",
      [changed(file("Rain.jpg", "left right"), file("Rain.jpg", "right left"))],
    ],
    [
      "a frame, options as they are written",
      "[[File:Rain.jpg|left|thumbnail]]",
      "[[File:Rain.jpg|framed|left]]",
      [changed(file("Rain.jpg", "left thumbnail"), file("Rain.jpg", "framed left"))],
    ],
    [
      "a word with a capital, which is a caption",
      "[[File:Rain.jpg|Thumb]]",
      "[[File:Rain.jpg|thumb]]",
      [changed(file("Rain.jpg", "Thumb"), file("Rain.jpg", "thumb"))],
    ],
    [
      "another file under one caption",
      "[[File:Rain.jpg|thumb|Wet]]",
      "[[File:Snow.jpg|thumb|Wet]]",
      [changed(file("Rain.jpg", "thumb", "Wet"), file("Snow.jpg", "thumb", "Wet"))],
    ],
    [
      "captions that changed places",
      "[[File:Rain.jpg|thumb|Wet]] [[File:Snow.jpg|thumb|Cold]]",
      "[[File:Rain.jpg|thumb|Cold]] [[File:Snow.jpg|thumb|Wet]]",
      [
        changed(file("Snow.jpg", "thumb", "Cold"), file("Snow.jpg", "thumb", "Wet")),
        changed(file("Rain.jpg", "thumb", "Wet"), file("Rain.jpg", "thumb", "Cold")),
      ],
    ],
    [
      "one that went beside a parameter which names it as before",
      "{{box|image=Rain.jpg}} [[File:Rain.jpg]]",
      "{{box|image=Rain.jpg}} Rain.",
      [removed("file", "Rain.jpg")],
    ],
    [
      "another file under no caption",
      "<gallery>\nRain.jpg|\n</gallery>",
      "<gallery>\nSnow.jpg|\n</gallery>",
      [added("gallery", "Snow.jpg"), removed("gallery", "Rain.jpg")],
    ],
    [
      "one of two that a parameter names only once",
      "{{box|image=}}[[File:Rain.jpg]] [[File:Rain.jpg]]",
      "{{box|image=Rain.jpg}}",
      [removed("file", "Rain.jpg")],
    ],
  ])("finds %s", async (_, before, after, found) => {
    expect(await files(before, after)).toEqual(found);
  });

  it.each([
    ["a link to a file", "Rain.", "[[:File:Rain.jpg]]"],
    ["a file that moves", "[[File:Rain.jpg]]\n\nRain.", "Rain.\n\n[[File:Rain.jpg]]"],
    ["a name in a parameter", "{{box|}}", "{{box|image=Rain.jpg}}"],
    ["a parameter's file without its link", "{{box|[[File:A.jpg]]\n}}", "{{box|A.jpg\n}}"],
    ["a parameter's file in a link", "{{box|A.jpg\n}}", "{{box|[[File:A.jpg]]\n}}"],
    ["a parameter's sound without its link", "{{box|[[Media:A.wav]]}}", "{{box|A.wav}}"],
    ["a parameter's film without its link", "{{box|[[File:A.MPG]]}}", "{{box|A.MPG}}"],
    ["nowiki", "Rain.", "<nowiki>[[File:Rain.jpg]]</nowiki>"],
    [
      "a note behind a caption in a gallery",
      "<gallery>\nA.jpg|North side\n</gallery>",
      "<gallery>\nA.jpg|North side <!-- 1890? -->\n</gallery>",
    ],
    ["a gallery of nothing", "Rain.", "<gallery>\n\n</gallery>"],
    ["a page of another namespace in a gallery", "Rain.", "<gallery>\nUser:Rain\n</gallery>"],
    ["an alias of the namespace", "[[File:Rain.jpg]]", "[[image:rain.jpg]]"],
    ["a space more in a caption", "[[File:A.jpg|thumb|A view]]", "[[File:A.jpg|thumb|A  view]]"],
    [
      "options in another order",
      "[[File:A.jpg|thumb|left|200px|Rain]]",
      "[[File:A.jpg|200px|left|thumb|Rain]]",
    ],
    ["a caption before its options", "[[File:A.jpg|Rain|thumb|alt=b]]", "[[File:A.jpg|alt=b|thumb|Rain]]"],
    [
      "a line break in a caption written otherwise",
      "[[File:A.jpg|thumb|a<br>b]]",
      "[[File:A.jpg|thumb|a<br/>b]]",
    ],
    ["another word for a thumbnail", "[[File:A.jpg|thumb|left]]", "[[File:A.jpg|left|thumbnail]]"],
    ["another word for a frame", "[[File:A.jpg|frame]]", "[[File:A.jpg|enframed]]"],
    ["another spelling of the centre", "[[File:A.jpg|center]]", "[[File:A.jpg|centre]]"],
    [
      "another word for a picture of a picture",
      "[[File:A.jpg|thumb=B.jpg]]",
      "[[File:A.jpg|thumbnail=B.jpg]]",
    ],
    ["a caption that another one hides", "[[File:A.jpg|thumb|Snow|Rain]]", "[[File:A.jpg|thumb|Rain]]"],
    [
      "a gallery's options in another order",
      "<gallery>\nA.jpg|alt=b|link=C|Rain\n</gallery>",
      "<gallery>\nA.jpg|link=C|Rain|alt=b\n</gallery>",
    ],
    ["words beside it", "[[File:Rain.jpg]] Rain.", "[[File:Rain.jpg]] Snow."],
  ])("is silent on %s", async (_, before, after) => {
    expect(await files(before, after)).toEqual([]);
  });

  it("shows both forms of a file that changed", async () => {
    const [event] = await lastEvents(["media_changed"], "[[File:Rain.jpg|left]]", "[[File:Rain.jpg|right]]");
    expect(event?.evidence).toEqual({
      after: "[[File:Rain.jpg|right]]",
      before: "[[File:Rain.jpg|left]]",
      section: [],
    });
  });

  it("names the section where a file that changed stands now", async () => {
    const before = "[[File:Rain.jpg|left]]\n== Weather ==\nRain.";
    const after = "Rain.\n== Weather ==\n[[File:Rain.jpg|right]]";
    const [event] = await lastEvents(["media_changed"], before, after);
    expect(event?.evidence.section).toEqual(["Weather"]);
  });

  it("keeps a long option out of the subject", async () => {
    const [subject] = await files("[[File:Rain.jpg]]", `[[File:Rain.jpg|alt=${"b".repeat(300)}]]`);
    expect(subject?.to).toMatchObject({ options: [expect.stringMatching(/^sha256:[0-9a-f]{64}$/)] });
  });

  it.each([
    ["de", "[[Datei:A.jpg|thumb|right|Regen]]", "[[Datei:A.jpg|rechts|mini|Regen]]"],
    ["de", "[[Datei:A.jpg|mini|upright=1.2]]", "[[Datei:A.jpg|miniatur|hochkant=1.2]]"],
    ["fr", "[[Fichier:A.jpg|thumb|left|link=B]]", "[[Fichier:A.jpg|vignette|gauche|lien=B]]"],
    ["ru", "[[Файл:A.jpg|thumb|none|200x90px]]", "[[Файл:A.jpg|мини|без|200x90пкс]]"],
    ["ja", "[[ファイル:A.jpg|frameless|center]]", "[[ファイル:A.jpg|フレームなし|中央]]"],
  ])("is silent on a word of the wiki's language, %s: %s", async (language, before, after) => {
    expect(await filesOn(language, before, after)).toEqual([]);
  });

  it.each([
    ["ru", "[[Файл:A.jpg|200пкс]]", "[[Файл:A.jpg|210px]]"],
    ["zh-hant", "[[File:A.pdf|2頁]]", "[[File:A.pdf|2px]]"],
  ])("tells another width and page in them, %s: %s", async (language, before, after) => {
    expect(await filesOn(language, before, after)).toHaveLength(1);
  });

  it("tells another side in the words of the wiki's language", async () => {
    expect(await filesOn("de", "[[Datei:A.jpg|mini|links]]", "[[Datei:A.jpg|thumb|right]]")).toHaveLength(1);
  });
});

const filesOn = (language: string, ...texts: readonly string[]) =>
  lastEventsOn(language, "media_changed", ...texts);

describe("optionWords", () => {
  it("are words of MediaWiki's languages, each for one option", () => {
    const known = new Set(languageWords.split(/[\n|,=]/));
    const words = [...optionWords.values()].flat();
    expect(words.filter((word) => !known.has(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});
