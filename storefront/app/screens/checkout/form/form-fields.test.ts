import { describe, expect, it } from "vitest";
import {
  chosenCode,
  isLineField,
  isSameAddress,
  lockerOf,
  lockerValue,
  removedItem,
  removeIntent,
  typedOrder,
} from "../../../components/checkout-form/form-fields.ts";

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("checkout form fields", () => {
  it.each([12, -2, -101])("the remove button of item %i removes that item", (id) => {
    expect(removedItem(removeIntent(id))).toBe(String(id));
  });
  it.each(["finalize", "remove:", "remove:1.5", "remove:x"])("the intent %s removes nothing", (intent) => {
    expect(removedItem(intent)).toBeUndefined();
  });

  it("the checkout form recognises the quantity fields of cart lines", () => {
    expect(["items[12]", "total", "customer.items"].filter(isLineField)).toEqual(["items[12]"]);
  });

  it("a locker's radio button contains the locker's id and name", () => {
    const locker = { lockerId: "17", name: "easybox Mall & Co" };
    expect(lockerOf(lockerValue(locker))).toEqual(locker);
    expect(lockerOf("17")).toEqual({ lockerId: "17", name: "" });
    expect(lockerOf("")).toEqual({ lockerId: "", name: "" });
  });

  it("the checkout form reads the chosen option's code", () => {
    const offered = { "payment.paymentid.3.code": "CARD", "payment.paymentid.4.code": "SEAP" };
    expect(chosenCode(aForm({ ...offered, "payment.paymentid": "4" }), "payment.paymentid")).toBe("SEAP");
    expect(chosenCode(aForm(offered), "payment.paymentid")).toBe("");
  });

  it("an order can be delivered to the billing address only for companies", () => {
    expect(isSameAddress(aForm({ "customer.customer_type": "pj", same: "1" }))).toBe(true);
    expect(isSameAddress(aForm({ "customer.customer_type": "pf", same: "1" }))).toBe(false);
  });

  it("the checkout form returns entered values except passwords and cities of another county", () => {
    const typed = typedOrder(
      aForm({
        observation: "Sunați înainte.",
        "login.password": "un cal alb pe deal",
        "deliveryaddress.countyid": "12",
        "deliveryaddress.listed": "8",
        "deliveryaddress.cityid": "5",
      }),
    );
    expect(typed).toMatchObject({ observation: "Sunați înainte.", "deliveryaddress.cityid": "" });
    expect(typed).not.toHaveProperty("login.password");
  });

  it("the checkout form ignores delivery to the billing address for a person", () => {
    const isShown = (type: string) =>
      Object.hasOwn(typedOrder(aForm({ "customer.customer_type": type, same: "1" })), "same");
    expect(isShown("pj")).toBe(true);
    expect(isShown("pf")).toBe(false);
  });
});
