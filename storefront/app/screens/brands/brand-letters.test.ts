import { describe, expect, it } from "vitest";
import { groupByLetter, letterOf, LETTERS } from "./brand-letters.ts";

describe("brands by letter", () => {
  it.each([
    ["Știința", "S"],
    ["ărmăsar", "A"],
    ["3M", "#"],
    [" Zori", "Z"],
    ["", "#"],
  ])("the brand %j is listed under %s", (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it("LETTERS contains A to Z and #", () => {
    expect(LETTERS).toHaveLength(27);
  });

  it("brands are grouped by letter with # last, and sorted by name", () => {
    const groups = groupByLetter(["9 Vieți", "Zori", "Alba", "Albă Nord", "Abis"].map((name) => ({ name })));
    expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ["A", ["Abis", "Alba", "Albă Nord"]],
      ["Z", ["Zori"]],
      ["#", ["9 Vieți"]],
    ]);
  });
});
