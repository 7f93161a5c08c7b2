import { describe, expect, it } from "vitest";
import { addedBy, countIn, idIn, orderAfter } from "./blocks.ts";

const after = (act: string, max = 9) => {
  const { order, place } = orderAfter(act, { count: 4, max }) ?? {};
  return order && `${order.join("")}, ${place}`;
};

describe("block actions", () => {
  it.each([
    ["up.1", "1023, 0"],
    ["up.0", "0123, 0"],
    ["down.1", "0213, 2"],
    ["down.3", "0123, 3"],
    ["move.0.2", "1203, 2"],
    ["move.3.0", "3012, 0"],
    ["move.1.99", "0231, 3"],
    ["copy.1", "01123, 2"],
    ["drop.0", "123, 0"],
    ["drop.3", "012, 2"],
  ])("the action %s on the blocks 0123 returns the order and position: %s", (act, made) => {
    expect(after(act)).toBe(made);
  });

  it.each(["", "up", "up.4", "up.-1", "up.1e1", "up.x", "move.1", "move.1.x", "toString.1", "add.banner"])(
    "the invalid action %j leaves the blocks unchanged",
    (act) => {
      expect(after(act)).toBeUndefined();
    },
  );

  it("a block cannot be copied when the limit is reached", () => {
    expect(after("copy.0", 4)).toBeUndefined();
  });

  it("addedBy returns the block type of an add action", () => {
    expect([addedBy("add.banner"), addedBy("up.1"), addedBy("")]).toEqual(["banner", undefined, undefined]);
  });
});

it.each([
  ["3", 3],
  ["9e9", 20],
  ["-1", 0],
  ["1.5", 0],
  ["", 0],
])("a form with the block count %j has %s blocks", (text, count) => {
  expect(countIn({ "content.count": text }, 20)).toBe(count);
});

it("idIn reads the id that replaces an unknown product code", () => {
  expect([idIn("#12"), idIn("A-12"), idIn("#")]).toEqual([12, undefined, undefined]);
});
