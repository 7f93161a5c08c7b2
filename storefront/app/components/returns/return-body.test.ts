import { expect, it } from "vitest";
import { returnStatusVariant } from "../../screens/account/returns/return-status.ts";
import { productFields, returnBodyOf, returnedKey } from "./return-body.ts";

it("a return request contains every displayed product, whether ticked or not", () => {
  const form = new FormData();
  form.set("orderid", "12");
  form.set("full_name", " Ana Pop ");
  form.set(productFields("7").ticked, "1");
  form.set(productFields("7").quantity, "2");
  form.set(productFields("8").quantity, "1");
  form.set(productFields(returnedKey({ productid: null, lineid: 9 })).quantity, "1");
  form.set("quantity-x", "1");
  expect(returnBodyOf(form)).toMatchObject({
    orderid: "12",
    full_name: "Ana Pop",
    bankaccount: "",
    products: [
      { productid: 7, quantity: 2, selected: true },
      { productid: 8, quantity: 1, selected: false },
      { lineid: 9, quantity: 1, selected: false },
    ],
  });
});

it.each([
  ["refunded", "good"],
  ["rejected", "ended"],
  ["requested", "open"],
  [undefined, "open"],
])("a return with status %s has the colour variant %s", (code, look) => {
  expect(returnStatusVariant(code)).toBe(look);
});
