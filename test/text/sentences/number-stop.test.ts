import { describe, expect, it } from "vitest";
import { sentenceRanges } from "../../../src/text/sentences/sentences.ts";

function sentences(text: string, language: string): readonly string[] {
  const ranges = sentenceRanges(text, language);
  return ranges.flatMap((end, i) => (i % 2 === 1 ? [text.slice(ranges[i - 1], end)] : []));
}

describe("a number with a stop", () => {
  it.each([
    ["en", "It was built in 1868. The tower is high.", ["It was built in 1868.", "The tower is high."]],
    ["", "Ouvert en 2004.  Il ferme le lundi.", ["Ouvert en 2004.", "Il ferme le lundi."]],
    ["en", "She lived to be 93. Her house stands.", ["She lived to be 93.", "Her house stands."]],
    ["eo", "Li estis 12. Jam 1990 li venis.", ["Li estis 12.", "Jam 1990 li venis."]],
    ["de", "Er starb 1871. Sein Haus steht am 3. Tor.", ["Er starb 1871.", "Sein Haus steht am 3. Tor."]],
    ["de", "Gekrönt im Jahr 800. Danach zog er heim.", ["Gekrönt im Jahr 800.", "Danach zog er heim."]],
    ["ru", "Построен в 1868. Высота башни велика.", ["Построен в 1868.", "Высота башни велика."]],
    ["en", "Born c. 1900. He owned 12 horses.", ["Born c. 1900.", "He owned 12 horses."]],
    ["de", "Geboren ca. 1900. Danach zog er fort.", ["Geboren ca. 1900.", "Danach zog er fort."]],
    ["ar", "بني في عام 1990. ثم هدم.", ["بني في عام 1990.", "ثم هدم."]],
    ["he", "הוא נולד בשנת 1990. אביו היה איכר.", ["הוא נולד בשנת 1990.", "אביו היה איכר."]],
    ["ta", "அவன் பிறந்தது 1990. அவன் போனான்.", ["அவன் பிறந்தது 1990.", "அவன் போனான்."]],
    ["en", "In 1868. In 1869. In 1870. Then no more.", ["In 1868.", "In 1869.", "In 1870.", "Then no more."]],
  ])("ends its sentence (%s: %s)", (language, text, parts) => {
    expect(sentences(text, language)).toEqual(parts);
  });

  it.each([
    ["de", "Am 3. Oktober war es so weit."],
    ["cs-x-old", "Po 2. Světové válce."],
    ["eu", "Hirian 24. Korrika hasi zen."],
    ["frr", "Hi as uun 3. Riik kööben."],
    ["se", "Son lei 2. Máilmmisoađis."],
    ["vro", "Tä oll 2. Ilmasõan."],
    ["", "On level 12. The end."],
    ["ko", "1990. 5. 12. 그는 왔다."],
    ["en", "12. The last rule."],
    ["de", "Es kostete 5 Mio. Euro und 3 Mrd. Dollar."],
    ["en", "It was built in 1868. and rebuilt."],
    ["eo", "La 1. Jan. 1990 li venis."],
    ["eo", "Skribis X, 12:34, 5. Aŭg. 2006 (UTC)."],
  ])("does not end one that goes on (%s: %s)", (language, text) => {
    expect(sentences(text, language)).toEqual([text]);
  });
});
