import { describe, expect, it } from "vitest";
import { groupByLetter, letterOf, LETTERS } from "./brand-letters.ts";

describe("brands by letter", () => {
  it.each([
    ["Știința", "S"],
    ["ărmăsar", "A"],
    ["3M", "#"],
    [" Zori", "Z"],
    ["", "#"],
  ])("puts %j under %s", (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it("has A to Z and #", () => {
    expect(LETTERS).toHaveLength(27);
  });

  it("groups in the order of the letters, names sorted, # last", () => {
    const groups = groupByLetter(["9 Vieți", "Zori", "Alba", "Albă Nord", "Abis"].map((name) => ({ name })));
    expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ["A", ["Abis", "Alba", "Albă Nord"]],
      ["Z", ["Zori"]],
      ["#", ["9 Vieți"]],
    ]);
  });
});
