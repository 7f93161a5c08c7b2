import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { filledLike } from "./find-buyer.server.ts";
import { typeOrder } from "./new-order.server.ts";

const ADDRESS = {
  id: 1,
  countyid: 12,
  county: "Cluj",
  cityID: 3,
  city: "Turda",
  streetaddress: "Str. Lungă 1",
  zipcode: "401001",
};
const COMPANY = {
  companyname: "Curat SRL",
  fiscalcode: "RO14399840",
  commerceregistry: "J12/1/2020",
  address: ADDRESS,
};
const ANA = {
  id: 7,
  firstname: "Ana",
  lastname: "Pop",
  phone: "+40722",
  email: "ana@example.com",
  addresses: [ADDRESS],
  companies: [COMPANY],
};

const ANSWERS: Record<string, StubbedResponse> = {
  "/api/v1/cities/12": { body: { data: [{ cityID: 3, name: "Turda" }] } },
  "/api/v1/staff/search": {
    body: { data: { customers: [{ id: 7, name: "Ana Pop" }], companies: [], orders: [], products: [] } },
  },
  "/api/v1/staff/customers/7": { body: { data: ANA } },
  "/api/v1/staff/companies/14399840": { body: { data: { people: [{ id: 7 }], last_orders: [] } } },
  "/api/v1/staff/companies/111": {
    body: { data: { people: [], last_orders: [{ companyname: "Fără cont SRL", fiscalcode: "111" }] } },
  },
};

async function press(button: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "order", press: button, ...fields }))
    form.set(name, value);
  const request = new Request("http://shop.test/admin/comenzi/noua", { method: "POST", body: form });
  const { result } = await visit(
    ({ url }) =>
      ANSWERS[new URL(url).pathname] ?? {
        status: 422,
        body: { errors: { "order.customer.phone": ["Câmpul Telefon este obligatoriu."] } },
      },
    (context) => typeOrder(request, context),
  );
  return result;
}

it("a customer is found by the typed text, and typed values are kept", async () => {
  const found = await press("find-buyer", { "search-buyer": "ana", observation: "Sună înainte" });
  expect(found).toMatchObject({
    buyers: { customers: [{ id: 7 }] },
    values: { observation: "Sună înainte" },
  });
});

it("selecting a customer copies the account's data into the form", async () => {
  expect(await press("buyer-7", { "customer.firstname": "Altcineva" })).toMatchObject({
    values: {
      customerid: "7",
      "customer.firstname": "Ana",
      "customer.email": "ana@example.com",
      "customer.customer_type": "pf",
      city: "Turda",
    },
  });
});

it.each([
  ["firm-14399840", { customerid: "7", "company.name": "Curat SRL", "company.cui": "RO14399840" }],
  ["firm-111", { "company.name": "Fără cont SRL", "company.cui": "111" }],
])("selecting a company copies its data into the manual order: %s", async (button, values) => {
  expect(await press(button)).toMatchObject({ values: { ...values, "customer.customer_type": "pj" } });
});

it("a refused manual order explains what to correct", async () => {
  const refused = await press("total", { "line[3]": "1" });
  expect(refused).toMatchObject({
    data: {
      errors: { "customer.phone": ["Câmpul Telefon este obligatoriu."] },
      messages: [expect.stringContaining("apasă din nou „Vezi totalul”")],
    },
  });
});

it("a manual order requires a county and a city", async () => {
  const refused = await press("place", { "line[3]": "1" });
  expect(refused).toMatchObject({
    data: {
      errors: {
        "deliveryaddress.countyid": ["Câmpul Județ este obligatoriu."],
        city: ["Câmpul Localitate este obligatoriu."],
      },
    },
  });
});

it("a new customer is created from the typed buyer and selected, and a refusal is shown at its field", async () => {
  ANSWERS["/api/v1/staff/customers"] = { body: { data: ANA } };
  const typed = { "customer.firstname": "Ana", "customer.email": "ana@example.com", observation: "Sună" };
  expect(await press("new-customer", typed)).toMatchObject({
    values: { customerid: "7", "customer.firstname": "Ana", observation: "Sună" },
  });
  const taken = "Există deja un cont cu această adresă de e-mail.";
  ANSWERS["/api/v1/staff/customers"] = { status: 422, body: { errors: { email: [taken] } } };
  expect(await press("new-customer", typed)).toMatchObject({
    data: { errors: { "customer.email": [taken] }, values: { observation: "Sună" } },
  });
});

it("a new customer keeps the typed company, whose errors are shown at its fields", async () => {
  const typed = {
    "customer.customer_type": "pj",
    "company.cui": "RO14399841",
    "deliveryaddress.countyid": "12",
    city: "turda",
  };
  const wrong = "Câmpul Cod fiscal este greșit.";
  ANSWERS["/api/v1/staff/customers"] = { status: 422, body: { errors: { "company.fiscalcode": [wrong] } } };
  expect(await press("new-customer", typed)).toMatchObject({ data: { errors: { "company.cui": [wrong] } } });
  expect(await press("new-customer", { ...typed, city: "" })).toMatchObject({
    data: { errors: { city: ["Câmpul Localitate este obligatoriu."] } },
  });
});

it("a new order starts with the company and address of the last order, unless an offer names another buyer", () => {
  const last = {
    companyname: "Hotel SRL",
    fiscalcode: "RO14399840",
    commerceregistry: "J12/1/2020",
    delivery_county: "Cluj",
    delivery_city: "Turda",
    delivery_streetaddress: "Str. Lungă 1",
    delivery_zipcode: "",
  };
  const counties = [{ id: 12, name: "Cluj" }];
  // Only these fields are read.
  const filled = (offer?: object) => filledLike(last as never, offer as never, counties);
  expect(filled()).toMatchObject({
    "customer.customer_type": "pj",
    "company.cui": "RO14399840",
    "deliveryaddress.countyid": "12",
    city: "Turda",
  });
  expect(filled({ cui: "1590082" })).not.toHaveProperty("company.cui");
});
