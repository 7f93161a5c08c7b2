import { describe, expect, it } from "vitest";
import { fieldErrors, orderBodyOf } from "./order-body.ts";
import type { SavedAddress, SavedCompany } from "../buyer/saved-entries.server.ts";

function aForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const typed = {
    "customer.customer_type": "pf",
    "customer.firstname": " Ana ",
    "customer.email": "ana@example.com",
    "deliveryaddress.countyid": "12",
    "deliveryaddress.listed": "12",
    "deliveryaddress.cityid": "345",
    "deliveryaddress.streetaddress": "Str. Lungă 12",
    "deliveryaddress.zipcode": "400001",
    "company.cui": "14399840",
    "company.countyid": "1",
    "company.listed": "1",
    "company.cityid": "7",
    "company.zipcode": "510001",
    "delivery.deliveryid": "2",
    selected_store: "4005 easybox Bazinul Olimpic",
    "payment.paymentid": "4",
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}

const terms = { isLocker: false, isProcurement: false };
const place = { countyId: 3, cityId: 33, street: "Str. Salvată 7", zipcode: "", place: "" };
const address: SavedAddress = { id: 9, ...place };
const company: SavedCompany = {
  id: 5,
  name: "Curat S.R.L.",
  cui: "14399840",
  reg: "",
  bank: "",
  iban: "",
  address: place,
};

describe("order body", () => {
  it("a person's order body has no company", () => {
    const body = orderBodyOf(aForm(), terms);
    expect(body).toMatchObject({
      order_type: "online",
      selected_store: null,
      customer: { firstname: "Ana", email: "ana@example.com", customer_type: "pf" },
      deliveryaddress: { id: null, countyid: "12", cityid: "345", zipcode: "400001" },
    });
    expect(body).not.toHaveProperty("company");
    expect(body).not.toHaveProperty("billingaddress");
  });

  it("an order body contains the total that the buyer saw", () => {
    expect(orderBodyOf(aForm({ total: "112.5" }), terms).seen_total).toBe(112.5);
    expect(orderBodyOf(aForm(), terms)).not.toHaveProperty("seen_total");
  });

  it("an order body contains a company's purchase references, if there are any", () => {
    const body = (fields: Record<string, string>) => orderBodyOf(aForm(fields), terms);
    expect(body({ "customer.customer_type": "pj" }).references).toBeUndefined();
    expect(body({ "references.contract": "C 5" })).not.toHaveProperty("references");
    expect(body({ "customer.customer_type": "pj", "references.contract": " C 5/2026 " }).references).toEqual({
      purchase_order: "",
      contract: "C 5/2026",
      seap: "",
    });
  });

  it("a company's order is billed to its registered office", () => {
    const body = orderBodyOf(aForm({ "customer.customer_type": "pj" }), terms);
    expect(body.billingaddress).toMatchObject({ id: null, countyid: "1", cityid: "7", zipcode: "510001" });
    expect(body.company).toMatchObject({ id: null, cui: "14399840" });
    const same = orderBodyOf(aForm({ "customer.customer_type": "pj", same: "1" }), terms);
    expect(same.deliveryaddress).toEqual(same.billingaddress);
  });

  it("an order body contains the chosen locker's id, or null without one", () => {
    expect(orderBodyOf(aForm(), { ...terms, isLocker: true }).selected_store).toBe("4005");
    expect(
      orderBodyOf(aForm({ selected_store: "" }), { ...terms, isLocker: true }).selected_store,
    ).toBeNull();
  });

  it("an order body has type SEAP only for companies", () => {
    const seap = { ...terms, isProcurement: true };
    expect(orderBodyOf(aForm({ "customer.customer_type": "pj" }), seap).order_type).toBe("seap");
    expect(orderBodyOf(aForm(), seap).order_type).toBe("online");
  });

  it("an order body contains saved entries with their ids, and the account's email address", () => {
    const form = aForm({ "customer.customer_type": "pj", "deliveryaddress.id": "9", "company.id": "5" });
    const body = orderBodyOf(form, { ...terms, address, company, email: "cont@example.com" });
    expect(body).toMatchObject({
      customer: { email: "cont@example.com" },
      deliveryaddress: { id: 9, countyid: "3", cityid: "33", streetaddress: "Str. Salvată 7" },
      billingaddress: { id: null, countyid: "3" },
      company: { id: 5, name: "Curat S.R.L.", cityid: "33" },
    });
  });
});

describe("order errors", () => {
  const messages = ["Câmpul Localitate nu este valid."];
  it.each([
    ["deliveryaddress.cityid", {}, ["deliveryaddress.cityid"]],
    ["deliveryaddress.cityid", { "deliveryaddress.id": "9" }, ["deliveryaddress.id"]],
    ["deliveryaddress.cityid", { "customer.customer_type": "pj", same: "1" }, []],
    ["company.cui", { "company.id": "5" }, ["company.id"]],
    ["billingaddress.cityid", {}, []],
    ["billingaddress.zipcode", {}, ["company.zipcode"]],
    ["selected_store", {}, ["selected_store"]],
  ])("the API error %s for a form with %j is shown at the fields %j", (path, fields, names) => {
    expect(Object.keys(fieldErrors({ [path]: messages }, aForm(fields)))).toEqual(names);
  });
});
