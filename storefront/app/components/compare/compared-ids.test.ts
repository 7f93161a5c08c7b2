import { describe, expect, it } from "vitest";
import { changedIds, comparedCookie, comparedIds } from "./compared-ids.ts";

describe("compared product ids", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["12.7", [12, 7]],
    ["7.7.7", [7]],
    ["1.2.3.4", [1, 2, 3]],
    ["0.-1.x.1e3.99999999999.5", [5]],
  ])("compared product ids are read from the cookie %j as %j", (cookie, ids) => {
    expect(comparedIds(cookie)).toEqual(ids);
  });

  it("the comparison reads only the first characters of an overlong cookie", () => {
    expect(comparedIds("1.".repeat(100_000))).toEqual([1]);
  });

  it("adding or removing the same compared product twice has no further effect", () => {
    expect(changedIds([1], { kind: "add", id: 2 })).toEqual([1, 2]);
    expect(changedIds([1, 2], { kind: "add", id: 2 })).toEqual([1, 2]);
    expect(changedIds([1, 2], { kind: "remove", id: 1 })).toEqual([2]);
    expect(changedIds([2], { kind: "remove", id: 1 })).toEqual([2]);
  });

  it("the comparison allows at most three products", () => {
    expect(changedIds([1, 2, 3], { kind: "add", id: 4 })).toBeUndefined();
    expect(changedIds([1, 2, 3], { kind: "add", id: 3 })).toEqual([1, 2, 3]);
  });

  it("the comparison deletes its cookie when no product is left", () => {
    expect(comparedCookie([12, 7])).toBe("12.7");
    expect(comparedCookie([])).toBeUndefined();
  });
});
