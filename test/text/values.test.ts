import { describe, expect, it } from "vitest";
import { changedValues, takeValues } from "../../src/text/values.ts";

const changes = (from: string, to: string) => changedValues(takeValues(from), takeValues(to));

describe("takeValues", () => {
  it.each([
    ["She was born on 12 May 1990 in Rome.", ["date 1990-5-12"]],
    ["On May 12th, 1990 it rained.", ["date 1990-5-12"]],
    ["It may rain.", ["hedge may"]],
    ["In the 1990s and in 1971 it rained.", ["date 1990s", "date 1971"]],
    ["It cost $1.5 million, about 20 percent.", ["amount 1500000 $", "hedge about", "amount 20 %"]],
    ["Some 1,200 people and 3.14 cats.", ["hedge some", "number 1200", "number 3.14"]],
    ["She read a book about H2O.", []],
    ["It isn't hot and he does not know.", ["negation not", "negation not"]],
    ["Am 3. Mai 1990 kamen 1.200.000 Leute.", ["date 1990-5-3", "number 1200000"]],
    ["Le 12 mai 1990, il n'est pas venu.", ["date 1990-5-12", "negation not", "negation not"]],
    ["El 12 de mayo de 1990 no llovió.", ["date 1990-5-12", "negation not"]],
    ["१२ मई १९९० को वर्षा नहीं हुई।", ["date 1990-5-12", "negation not"]],
    ["12 мая 1990 года он не пришёл.", ["date 1990-5-12", "negation not"]],
    ["في ١٢ مايو ١٩٩٠ لم يحضر.", ["date 1990-5-12", "negation not"]],
    ["他1990年5月12日没有来。", ["date 1990年5月12日", "negation not"]],
    ["彼は1990年に来ていない。", ["date 1990年", "negation not"]],
    ["यह कहानी (1915 ई.) पुरानी है।", ["date 1915"]],
    ["It fell in 44 BC and again in 476 AD.", ["date 44 bc", "date 476"]],
    ["ईसा से 300 ई. पू. की बात है।", ["date 300 bc"]],
    ["[1] It has 5 rooms.", ["number 5"]],
    ["[2, 4–6a] Es hat 5 Zimmer.", ["number 5"]],
    ["[1904] was a wet year with 5 floods.", ["date 1904", "number 5"]],
    ["It has 5 rooms[1] [27], and 6 doors.[२]", ["number 5", "number 6"]],
  ])("finds the values of %s", (text, expected) => {
    expect(takeValues(text).values.map(({ kind, normal }) => `${kind} ${normal}`)).toEqual(expected);
  });
});

describe("changedValues", () => {
  it.each([
    ["She was not guilty.", "She was guilty.", { from: "not", kind: "negation", to: null }],
    ["She wasn't guilty.", "She was guilty.", { from: "wasn't", kind: "negation", to: null }],
    ["Er war nicht schuldig.", "Er war schuldig.", { from: "nicht", kind: "negation", to: null }],
    ["Es ist eine Stadt.", "Es ist keine Stadt.", { from: null, kind: "negation", to: "keine" }],
    ["Elle est morte.", "Elle n'est pas morte.", { from: null, kind: "negation", to: "n'" }],
    ["No era culpable.", "Era culpable.", { from: "No", kind: "negation", to: null }],
    ["वह दोषी नहीं था।", "वह दोषी था।", { from: "नहीं", kind: "negation", to: null }],
    ["Он не был там.", "Он был там.", { from: "не", kind: "negation", to: null }],
    ["لم يحضر أحمد.", "يحضر أحمد.", { from: "لم", kind: "negation", to: null }],
    ["他不是医生。", "他是医生。", { from: "不", kind: "negation", to: null }],
    ["彼は医者ではない。", "彼は医者である。", { from: "ではない", kind: "negation", to: null }],
    ["He allegedly stole it.", "He stole it.", { from: "allegedly", kind: "hedge", to: null }],
    ["It has 5 rooms.", "It has seven rooms.", { from: "5", kind: "number", to: "seven" }],
    ["It lies 5 km away.", "It lies 3 miles away.", { from: "5 km", kind: "amount", to: "3 miles" }],
    ["It rose in 1971.", "It rose in May 1972.", { from: "1971", kind: "date", to: "May 1972" }],
    ["At least 5 died.", "At most 5 died.", { from: "At least", kind: "hedge", to: "At most" }],
  ])("tells %s from %s", (from, to, expected) => {
    expect(changes(from, to)[0]).toEqual(expected);
  });

  it.each([
    ["the same value written in another way", "1,200 people on May 3, 1990.", "1200 people on 3 May 1990."],
    ["a hedge that moved", "He allegedly stole it.", "Allegedly he stole it."],
    ["other words", "She was not guilty.", "She was quite guilty."],
    ["nothing but values", "12 May 1990.", "13 May 1990."],
    ["punctuation alone", "It has 5 rooms.", "It has 5 rooms!"],
    ["the label of a sense", "[1] It has 5 rooms.", "[२] It has 5 rooms."],
    ["a label that came", "It has 5 rooms.", "[1a] It has 5 rooms."],
    ["the number of a note", "It has rooms[18], and doors.", "It has rooms[16], and doors."],
    ["letters behind a year of our era", "It fell in 476 AD.", "It fell in 476."],
  ])("stays silent about %s", (_, from, to) => {
    expect(changes(from, to)).toEqual([]);
  });
});
