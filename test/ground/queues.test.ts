import { describe, expect, it } from "vitest";
import { createQueues } from "../../src/ground/queues.ts";
import { seeded } from "../page/random-edits.ts";

describe("createQueues", () => {
  it("gives what lists would, of which the first is taken off", () => {
    const random = seeded(7);
    const queues = createQueues<string, number>();
    const lists = new Map(["a", "b", "c"].map((key): [string, number[]] => [key, []]));
    for (let step = 0; step < 2_000; step++) {
      const [key = "", list = []] = [...lists][Math.floor(random() * 3)] ?? [];
      if (random() < 0.5) {
        queues.add(key, step);
        list.push(step);
      } else expect(queues.take(key)).toBe(list.shift());
    }
    expect(queues.left().sort((a, b) => a - b)).toEqual([...lists.values()].flat().sort((a, b) => a - b));
    expect(queues.take("d")).toBeUndefined();
  });
});
