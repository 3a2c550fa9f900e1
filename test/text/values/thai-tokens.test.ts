import { describe, expect, it } from "vitest";
import { takeValues } from "../../../src/text/values/values.ts";
import { toldChanges } from "./told-changes.ts";

const changes = (from: string, to: string, language = "th") => toldChanges(from, to, language);

const normals = (text: string) =>
  takeValues(text, "th").values.map(({ kind, normal }) => `${kind} ${normal}`);

describe("thaiTokens", () => {
  it.each([
    [
      "เกิดวันที่ 12 พฤษภาคม พ.ศ. 2533 ที่นี่",
      "เกิดวันที่ 12 มิถุนายน พ.ศ. 2533 ที่นี่",
      "date: 12 พฤษภาคม พ.ศ. 2533 > 12 มิถุนายน พ.ศ. 2533",
    ],
    ["เกิดวันที่ ๑๒ พฤษภาคม ที่นี่", "เกิดวันที่ ๑๓ พฤษภาคม ที่นี่", "date: ๑๒ พฤษภาคม > ๑๓ พฤษภาคม"],
    ["สร้างในปีพ.ศ. 2533 ที่นี่", "สร้างในปีพ.ศ. 2534 ที่นี่", "date: พ.ศ. 2533 > พ.ศ. 2534"],
    ["สร้างในเดือนพฤษภาคม 2533 ที่นี่", "สร้างในเดือนมิถุนายน 2533 ที่นี่", "date: พฤษภาคม 2533 > มิถุนายน 2533"],
    ["สร้าง พ.ศ. 2533–2535 ที่นี่", "สร้าง พ.ศ. 2533–2536 ที่นี่", "date: 2535 > 2536"],
    ["มีประชากรร้อยละ 96 ที่นี่", "มีประชากร 97% ที่นี่", "amount: ร้อยละ 96 > 97%"],
    ["เขาไม่มา", "เขามา", "negation: ไม่ > null"],
    ["เขามาที่บ้าน", "เขาไม่มาที่บ้าน", "negation: null > ไม่"],
    ["เขาไม่ใช่หมอ", "เขาเป็นหมอ", "negation: ไม่ใช่ > null"],
    ["มี 5 ล้านคนในเมือง", "มี 6 ล้านคนในเมือง", "amount: 5 ล้านคน > 6 ล้านคน"],
    ["มีค่า 3 แสนล้านบาท", "มีค่า 4 แสนล้านบาท", "amount: 3 แสนล้านบาท > 4 แสนล้านบาท"],
    ["มี 5 พันธุ์ที่นี่", "มี 6 พันธุ์ที่นี่", "number: 5 > 6"],
    ["ล้อมด้วย 5 ล้านนา", "ล้อมด้วย 6 ล้านนา", "number: 5 > 6"],
  ])("parts what is a value of %s and %s", (from, to, told) => {
    expect(changes(from, to)).toEqual([told]);
  });

  it.each([
    ["one year in two eras", "เกิด ๑๒ พฤษภาคม ๒๕๓๓ ที่นี่", "เกิด 12 พฤษภาคม ค.ศ. 1990 ที่นี่"],
    ["years in two eras", "สร้าง พ.ศ. 2533–2535 ที่นี่", "สร้าง ค.ศ. 1990–1992 ที่นี่"],
    ["a month that came alone", "เขามาที่บ้าน", "เขามาที่บ้านในเดือนพฤษภาคม"],
    ["new wood", "บ้านใหม่ทำด้วยไม้", "บ้านทำด้วย"],
    ["a number in two writings", "มี 5 ล้านคน", "มี 5,000,000 คน"],
  ])("tells nothing of %s", (_, from, to) => {
    expect(changes(from, to)).toEqual([]);
  });

  it.each([
    ["ก่อตั้ง พ.ศ. 500 และ พ.ศ. 543 และ พ.ศ. 1000", ["date 44 bc", "date 1 bc", "date 457"]],
    ["เพศ 25 คน", ["amount 25 คน"]],
    ["ในเดือนพฤษภาคม 2500 คน", ["amount 2500 คน"]],
    ["ไม่", ["negation not"]],
    ["เขาไม่มาและไม่ไป", ["negation not", "negation not"]],
  ])("takes no more than the values of %s", (text, expected) => {
    expect(normals(text)).toEqual(expected);
  });

  it("is read on Thai wikis alone", () => {
    expect(changes("เขาไม่มา", "เขามา", "en")).toEqual([]);
  });
});
