import { describe, expect, it } from "vitest";
import { allowedEdits, canBeNear, editDistance, lettersOf } from "./typos.ts";

describe("typos", () => {
  it.each([
    ["mop", 0],
    ["role", 1],
    ["lavanda", 1],
    ["detergent", 2],
    ["5litri", 0],
  ])("allowedEdits for %s returns %d", (word, faults) => expect(allowedEdits(word)).toBe(faults));

  it.each([
    ["detergent", "detergent", 0],
    ["detergent", "deterjent", 1],
    ["detergent", "detegent", 1],
    ["detergent", "dettergent", 1],
    ["detergent", "detregent", 1],
    ["detergent", "deterjant", 2],
    ["detergent", "mop", 3],
    ["", "ab", 2],
  ])("editDistance between %s and %s returns %d", (a, b, faults) => {
    expect(editDistance(a, b, 2)).toBe(faults);
    expect(editDistance(b, a, 2)).toBe(faults);
  });

  it("canBeNear never excludes words within the allowed distance", () => {
    for (const [a, b] of [
      ["abc", "abd"],
      ["role", "rol"],
      ["sapun", "sapnu"],
      ["mop", "mops"],
    ] as const) {
      expect(canBeNear(lettersOf(a), lettersOf(b), editDistance(a, b, 2))).toBe(true);
    }
    expect(canBeNear(lettersOf("detergent"), lettersOf("hartie"), 2)).toBe(false);
  });
});
