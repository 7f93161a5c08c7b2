import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { pageOf } from "../../../testing/page-of.tsx";
import Customer from "./customer.route.tsx";

afterEach(cleanup);

const EVIL = '"><img src=x onerror="alert(1)"><script>alert(1)</script>';
const AT = "2026-11-22T10:00:00.000Z";

const ADDRESS = {
  id: 1,
  countyid: 12,
  county: "Cluj",
  cityID: 2,
  city: "Cluj-Napoca",
  streetaddress: `Str. ${EVIL}`,
  zipcode: "400001",
};

const CUSTOMER: StaffCustomer = {
  id: 3,
  firstname: `Ana ${EVIL}`,
  lastname: "Pop",
  email: "ana@example.com",
  phone: "+40722123456",
  state: "active",
  created_at: AT,
  locked_at: null,
  has_password: true,
  logins: [],
  sessions: 0,
  last_seen_at: null,
  favourites: 0,
  addresses: [ADDRESS],
  companies: [
    {
      companyID: 1,
      type: "sc",
      companyname: `Firma ${EVIL}`,
      fiscalcode: "RO1",
      commerceregistry: "J12/1/2020",
      bankname: "Banca",
      bankaccount: "RO49AAAA1B31007593840000",
      address: ADDRESS,
    },
  ],
  newsletter: null,
  orders: [],
  guest_orders: [],
  orders_total: 0,
  spent: 0,
  returns: [],
  complaints: [{ id: 5, number: "5", subject: `Subiect ${EVIL}`, state: "new", created_at: AT }],
  reviews: [],
  requests: [],
  notes: [
    {
      id: 4,
      text: `Notă ${EVIL}`,
      author: "Ion",
      is_own: true,
      created_at: AT,
      changed_at: null,
      version: 1,
    },
  ],
  version: 2,
};

function openPage(): HTMLElement {
  const may = { edit: true, order: true, offer: true, merge: true, data: true, seeOrders: true };
  return render(pageOf(Customer, { customer: CUSTOMER, history: [], may })).container;
}

it("the customer page shows scripts in names, companies and notes as text", () => {
  const page = openPage();
  expect(page.querySelectorAll("script, img, [onerror]")).toHaveLength(0);
  for (const before of ["Ana ", "Firma ", "Str. ", "Notă ", "Subiect "])
    expect(page.textContent).toContain(before + EVIL);
});

it("the customer page's forms contain the loaded values for detecting conflicts", () => {
  const page = openPage();
  const seen = [...page.querySelectorAll<HTMLInputElement>("input[name=seen]")].map(
    ({ value }) => JSON.parse(value) as object,
  );
  const { firstname, lastname, phone } = CUSTOMER;
  expect(seen).toEqual([{ text: `Notă ${EVIL}` }, { firstname, lastname, phone }]);
});
