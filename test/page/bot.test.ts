import { describe, expect, it } from "vitest";
import { isBot, isImported } from "../../src/page/bot.ts";

const user = (name: string) => ({ id: 0, name });

describe("isBot", () => {
  it.each([
    "SmackBot",
    "Cydebot",
    "AnomieBOT",
    "Xqbot",
    "Some bot",
    "imported>FixBot",
    "ИванБот",
    "바다봇",
    "নদী বট",
  ])("takes %s for one", (name) => {
    expect(isBot(user(name))).toBe(true);
  });

  it.each(["Ann", "Bottle", "Botany Bay", "ClueBot NG", "bo", "192.0.2.1", "रोबोट"])(
    "takes %s for nobody's",
    (name) => {
      expect(isBot(user(name))).toBe(false);
    },
  );

  it("knows nothing of hidden users, and nobody without a suffix", () => {
    expect([isBot(null), isBot(user("SmackBot"), "")]).toEqual([false, false]);
    expect([isBot(user("ИванБот"), "script"), isBot(user("ИванБот"), "бот")]).toEqual([false, true]);
  });
});

describe("isImported", () => {
  it("goes by the mark no local name can have", () => {
    expect([isImported(user("wikia>Ann")), isImported(user("Ann")), isImported(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
