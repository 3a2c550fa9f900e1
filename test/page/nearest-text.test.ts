import { describe, expect, it } from "vitest";
import { nearestText } from "../../src/page/nearest-text.ts";

const bytesOf = (text: string) => Buffer.from(text);
const nearest = (text: string, first: string, ...others: string[]) =>
  nearestText(bytesOf(text), first, others, bytesOf);
const [rain, snow, hail] = ["rain ", "snow ", "hail "].map((word) => word.repeat(1000)) as [
  string,
  string,
  string,
];

describe("nearestText", () => {
  it("takes the first text where it is near enough, whatever the others are", () => {
    expect(nearest(`${rain}!`, rain, `${rain}!`)).toEqual({ text: rain, ends: { prefix: 5000, suffix: 0 } });
  });

  it("takes the one that begins and ends most alike where the first is far", () => {
    expect(nearest(`${rain}${snow}`, "", rain, `${rain}${hail}${snow}`, snow)).toEqual({
      text: `${rain}${hail}${snow}`,
      ends: { prefix: 5000, suffix: 5000 },
    });
  });

  it("keeps the first of those that are equally near", () => {
    const { text, ends } = nearest(`${rain}${snow}`, hail, `${rain}1`, `${rain}2`);
    expect([text.at(-1), ends.prefix]).toEqual(["1", 5000]);
  });

  it("looks at no more of them once one is near enough", () => {
    const others = [rain, `${rain}!`, `${rain}!!`];
    const seen: string[] = [];
    nearestText(bytesOf(`${rain}!!`), "", others, (text) => {
      seen.push(text);
      return bytesOf(text);
    });
    expect(seen).toEqual(["", rain]);
  });
});
