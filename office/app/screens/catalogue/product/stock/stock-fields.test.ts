import { describe, expect, it } from "vitest";
import { movementIn } from "./stock-fields.ts";

const quantityOf = (quantity: string) => {
  const form = new FormData();
  form.set("reason", "delivery");
  form.set("quantity", quantity);
  return movementIn(form).quantity;
};

describe("stock movement form", () => {
  it.each([
    ["40", 40],
    ["+12", 12],
    ["−3", -3],
    ["1 200", 1200],
    ["1.200", 1200],
  ])("a stock movement reads the quantity %j as %d", (typed, pieces) => {
    expect(quantityOf(typed)).toBe(pieces);
  });

  it.each(["2.5", "2,5", "1.20", "", "zece"])("a stock movement reads the quantity %j as NaN", (typed) => {
    expect(quantityOf(typed)).toBeNaN();
  });
});
