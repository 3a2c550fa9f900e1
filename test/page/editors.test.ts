import { describe, expect, it } from "vitest";
import { createEditors } from "../../src/page/editors.ts";

const user = (name: string, id = 0) => ({ id, name });

describe("createEditors", () => {
  it("counts editors up from 0", () => {
    const editors = createEditors();
    expect([user("Ann", 7), user("192.0.2.1"), user("Ann", 7)].map(editors.numberOf)).toEqual([0, 1, 0]);
    expect(editors.count).toBe(2);
  });

  it("knows an account by its id, whatever its name", () => {
    const editors = createEditors();
    expect([user("Ann", 7), user("Anna", 7), user("Ann", 8)].map(editors.numberOf)).toEqual([0, 0, 1]);
    expect(editors.userOf(0)).toEqual(user("Anna", 7));
  });

  it("gives an account the number its name had before ids were known", () => {
    const editors = createEditors();
    expect([user("Ann"), user("Ann", 7), user("Ann"), user("Ann", 7)].map(editors.numberOf)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it("knows nobody who is hidden", () => {
    expect(createEditors().numberOf(null)).toBeNull();
  });

  it("goes on from where it was saved", () => {
    const editors = createEditors();
    [user("Ann", 7), user("Anna", 7), user("192.0.2.1")].map(editors.numberOf);
    const again = createEditors(JSON.parse(JSON.stringify(editors.save())));
    const others = [user("Ann", 7), user("Anna"), user("192.0.2.1"), user("Bob", 9)];
    expect(others.map(again.numberOf)).toEqual(others.map(editors.numberOf));
  });

  it("goes on with more editors than a call may have arguments", { tags: "long" }, () => {
    const users = Array.from({ length: 200_000 }, (_, i) => ({ id: i + 1, name: `User ${i}` }));
    const editors = createEditors({ users, ids: users.map(({ id }, i) => [id, i]), names: [] });
    expect([editors.count, editors.numberOf(user("User 199999", 200_000))]).toEqual([200_000, 199_999]);
  });

  it("refuses a state that is none", () => {
    expect(() => createEditors({ users: [] })).toThrow(/saved editors/);
  });
});
