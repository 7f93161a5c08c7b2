import type { AmendableOrder } from "@curat/contract/staff/amendments";
import { describe, expect, it } from "vitest";
import { amendmentOf, atFields, goodsFields, withAdded } from "./amend-fields.ts";

const items: AmendableOrder["items"] = [
  { kind: "product", id: 7, quantity: 2, name: "Săpun", code: "S-7", price: 10, unit: "buc.", discount: 0 },
  { kind: "bundle", id: 7, quantity: 1, name: "Baie", code: "", price: 50, unit: "buc.", discount: 0 },
];
const order = { items } as unknown as AmendableOrder;

describe("order change form", () => {
  it("goodsFields starts with the order's lines and keeps typed quantities", () => {
    expect(goodsFields(order, undefined).map(({ label, quantity }) => [label, quantity])).toEqual([
      ["Săpun", "2"],
      ["Baie", "1"],
    ]);
    const typed = { "product[7]": "abc", "product-label[7]": "Săpun", reason: "x" };
    expect(goodsFields(order, typed)).toEqual([{ kind: "product", id: 7, label: "Săpun", quantity: "abc" }]);
  });

  it("withAdded adds a found product only once", () => {
    const typed = { "product[7]": "2", "found-label[9]": "Burete (B-9)" };
    expect(withAdded(typed, "9")).toMatchObject({ "product[9]": "1", "product-label[9]": "Burete (B-9)" });
    expect(withAdded({ ...typed, find: "S-7" }, "7")).toEqual({ ...typed, find: "" });
    expect(withAdded(typed, "<script>")).toEqual(typed);
  });

  it("amendmentOf omits removed lines and unchanged delivery, and includes the chosen payment", () => {
    const body = amendmentOf({ "product[7]": "0", "bundle[7]": "3", deliveryid: "", paymentid: "2" }, 4);
    expect(body).toMatchObject({
      version: 4,
      items: [{ kind: "bundle", id: 7, quantity: 3 }],
      payment: { paymentid: 2 },
      cause: "buyer",
    });
    expect(body).not.toHaveProperty("delivery");
    expect(body).not.toHaveProperty("company");
  });

  it.each([
    [{ "product-discount[7]": "10 lei" }, { amount: 10 }],
    [{ "product-discount[7]": "7,5 %" }, { percent: 7.5 }],
    [{ "product-discount[7]": "", "given-product-discount[7]": "5,00" }, { amount: 0 }],
    [{ "product-price[7]": "20,50" }, { price: 20.5 }],
    [{ "product-discount[7]": "5,00", "given-product-discount[7]": "5,00" }, undefined],
    [{ "product-discount[7]": "zece" }, { amount: Number.NaN }],
    [{ "product-discount[7]": "1", "product-price[7]": "2" }, { amount: Number.NaN }],
  ])("amendmentOf reads the typed discount or price of a line: %j", (typed, discount) => {
    expect(amendmentOf({ "product[7]": "1", ...typed }, 4).items?.[0]?.discount).toEqual(discount);
  });

  it("amendmentOf sends a discount on the whole order only if it was changed", () => {
    const typed = { "product[7]": "1", discount: "5,00", "given-discount": "5,00" };
    expect(amendmentOf(typed, 4)).not.toHaveProperty("discount");
    expect(amendmentOf({ ...typed, discount: "5 %" }, 4).discount).toEqual({ percent: 5 });
  });

  it("atFields moves the API's errors to the form's fields", () => {
    const typed = { "product[7]": "0", "bundle[7]": "3" };
    const errors = {
      "items.0.quantity": ["Mai sunt doar 2 buc."],
      "items.0.discount": ["Prea mult."],
      "payment.paymentid": ["Nu."],
      cause: ["De ce?"],
    };
    expect(atFields(errors, typed)).toEqual({
      "bundle[7]": ["Mai sunt doar 2 buc."],
      "bundle-discount[7]": ["Prea mult."],
      paymentid: ["Nu."],
      cause: ["De ce?"],
    });
  });
});
