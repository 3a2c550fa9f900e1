import { describe, expect, it } from "vitest";
import { haveOneSignature } from "../../../src/text/values/claim-signature.ts";
import { takeValues } from "../../../src/text/values/values.ts";
import { toldChanges } from "./told-changes.ts";

const changes = (from: string, to: string, language = "ko") => toldChanges(from, to, language);

describe("koreanTokens", () => {
  it("leaves a word whole that is too long for a number", () => {
    const { values } = takeValues(`3${"만천".repeat(20)}`, "ko");
    expect(values.map(({ kind, text }) => [kind, text])).toEqual([["number", "3"]]);
  });

  it.each([
    ["인구는 3억 5천만 명이다.", "인구는 4억 5천만 명이다.", "amount: 3억 5천만 명 > 4억 5천만 명"],
    ["인구는 3억5천만명이다.", "인구는 4억5천만명이다.", "amount: 3억5천만명 > 4억5천만명"],
    ["약 50만 명이 산다.", "약 60만 명이 산다.", "amount: 50만 명 > 60만 명"],
    ["약 50만 명이 산다.", "50만 명이 산다.", "hedge: 약 > null"],
    ["인구는 12만 3456명이다.", "인구는 12만 3457명이다.", "amount: 12만 3456명 > 12만 3457명"],
    ["예산은 1조 5천억 원이다.", "예산은 2조 5천억 원이다.", "amount: 1조 5천억 원 > 2조 5천억 원"],
    ["5월 1일에 태어났다.", "5월 2일에 태어났다.", "date: 5월 1일 > 5월 2일"],
    ["1990년 5월부터 살았다.", "1991년 5월부터 살았다.", "date: 1990년 5월 > 1991년 5월"],
    ["기원전 221년에 세웠다.", "221년에 세웠다.", "date: 기원전 221년 > 221년"],
    ["18세기에 지었다.", "19세기에 지었다.", "amount: 18세기 > 19세기"],
    ["높이는 30km이다.", "높이는 40km이다.", "amount: 30km > 40km"],
    ["3분의 1이 왔다.", "3분의 2가 왔다.", "number: 1 > 2"],
    ["그는 의사가 아니다.", "그는 의사이다.", "negation: 가 아니다 > null"],
    ["그는 학생이었다.", "그는 학생이 아니었다.", "negation: null > 이 아니었다"],
    ["그는 가수가 아니었다.", "그는 가수였다.", "negation: 가 아니었다 > null"],
    ["대회에 참가하지 않았다.", "대회에 참가했다.", "negation: 하지 않았다 > null"],
    ["대회에 참가하였다.", "대회에 참가하지 못했다.", "negation: null > 하지 못했다"],
    ["갈 수 없다.", "갈 수 있다.", "negation: 없다 > null"],
  ])("parts what is a value of %s and %s", (from, to, told) => {
    expect(changes(from, to)).toEqual([told]);
  });

  it.each([
    ["one number in two writings", "인구는 3억5천만명이다.", "인구는 350,000,000명이다."],
    ["a number with its thousands apart", "인구는 12만 3456명이다.", "인구는 123456명이다."],
    ["a year of our era", "서기 221년에 세웠다.", "221년에 세웠다."],
    ["a word that ends like a negation", "끝없다고 했다.", "끝있다고 했다."],
    ["what holds a negation", "어머니가 아니다나무를 보았다.", "어머니나무를 보았다."],
    ["a negated verb in another form", "집에 가지 않았다.", "집에 갔다."],
    ["an inside and a nail", "집 안 나무를 보았다.", "집 나무를 보았다."],
    ["another way to write an end", "대회에 참가하였다.", "대회에 참가했다."],
  ])("tells nothing of %s", (_, from, to) => {
    expect(changes(from, to)).toEqual([]);
  });

  it.each([
    ["헌법 제1조 2항이다.", ["1", "2"]],
    ["1조 2위가 되었다.", ["1", "2"]],
    ["5 일본인이 왔다.", ["5"]],
    ["2시즌 동안 뛰었다.", ["2"]],
    ["2022월드컵에 나갔다.", ["2022"]],
    ["5개국이 왔다.", ["5개국"]],
    ["총 50만 2010년에 왔다.", ["50만", "2010년"]],
    ["10년 만에 왔다.", ["10년"]],
    ["1990년대에 지었다.", ["1990"]],
    ["만든 사람은 없었다.", ["없었다"]],
  ])("takes no more than the values of %s", (text, shown) => {
    expect(takeValues(text, "ko").values.map((value) => value.text)).toEqual(shown);
  });

  it("is read on Korean wikis alone", () => {
    expect(changes("그는 의사가 아니다.", "그는 의사이다.", "en")).toEqual([]);
  });

  it("leaves the signature of a claim alike", () => {
    expect(haveOneSignature("그는 KBS가 아니다.", "그는 KBS이다.", "ko")).toBe(true);
    expect(haveOneSignature("길이는 30km이다.", "길이는 3만 km이다.", "ko")).toBe(true);
  });
});
