import { describe, expect, it } from "vitest";
import { changesTotal, linesIn, orderIn, pressed, readable, withLine } from "./manual-form.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("manual order form", () => {
  it.each([
    ["", { kind: "total" }],
    ["place", { kind: "place" }],
    ["find", { kind: "find" }],
    ["add-12", { kind: "add", productid: 12 }],
    ["remove-12", { kind: "remove", productid: 12 }],
    ["find-buyer", { kind: "find-buyer" }],
    ["new-customer", { kind: "new-customer" }],
    ["buyer-7", { kind: "buyer", customerid: 7 }],
    ["firm-14399840", { kind: "firm", cui: "14399840" }],
    ["firm-x", { kind: "total" }],
    ["add-x", { kind: "total" }],
  ])("pressed interprets the button %j as %j", (press, meaning) => {
    expect(pressed(formOf({ press }))).toEqual(meaning);
  });

  it("linesIn reads a line's discount or lower price", () => {
    const form = formOf({
      "line[1]": "1",
      "discount[1]": "5 %",
      "line[2]": "1",
      "price[2]": "9,50",
      "line[3]": "1",
    });
    expect(linesIn(form)).toEqual([
      { productid: 1, quantity: 1, discount: { percent: 5 } },
      { productid: 2, quantity: 1, discount: { price: 9.5 } },
      { productid: 3, quantity: 1 },
    ]);
  });

  it("linesIn truncates quantities, and omits lines whose quantity is 0 or invalid", () => {
    const form = formOf({
      "line[12]": "2",
      "line[7]": "0",
      "line[9]": "abc",
      "line[x]": "1",
      "line[3]": "1.9",
    });
    expect(linesIn(form)).toEqual([
      { productid: 12, quantity: 2 },
      { productid: 3, quantity: 1 },
    ]);
  });

  it.each([
    ["line[12]", "now"],
    ["delivery.deliveryid", "now"],
    ["city", "later"],
    ["customer.phone", undefined],
  ])("a change of the field %s affects the total: %s", (name, when) => {
    expect(changesTotal(name)).toBe(when);
  });

  it("withLine adds a product, increases its quantity, and removes it", () => {
    const one = withLine([], { kind: "add", productid: 12 });
    const two = withLine(one, { kind: "add", productid: 12 });
    expect([one, two, withLine(two, { kind: "remove", productid: 12 })]).toEqual([
      [{ productid: 12, quantity: 1 }],
      [{ productid: 12, quantity: 2 }],
      [],
    ]);
  });

  it("orderIn returns company data only for a company", () => {
    const fields = { "company.name": "Curat SRL", "company.cui": "14399840" };
    expect(orderIn(formOf(fields), 2).company).toBeUndefined();
    const company = orderIn(formOf({ ...fields, "customer.customer_type": "pj" }), 2).company;
    expect(company).toMatchObject({ name: "Curat SRL", cityid: 2 });
  });

  it("readable moves errors to their fields and returns the others separately", () => {
    const refused = {
      "order.customer.firstname": ["a"],
      "order.deliveryaddress.cityid": ["b"],
      "lines.0.quantity": ["c"],
      total: ["d"],
      "order.company.cityid": ["c"],
    };
    expect(readable(refused)).toEqual({
      errors: { "customer.firstname": ["a"], city: ["b"] },
      whole: ["c", "d"],
    });
  });
});
