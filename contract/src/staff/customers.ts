/** Staff calls for customers; erasure, export and merging are in customer-desk.ts. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { address, company, companyBody } from "../address-book.ts";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { email, optionalPhone, personName } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import { CUSTOMER_SORTS, CUSTOMER_STATES } from "./customers.values.ts";
import { noteParams, noteText, staffNote } from "./notes.fields.ts";
import { staffOrderRow } from "./orders.ts";

const tag = "Staff: customers";

const person = {
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(CUSTOMER_STATES),
  created_at: z.string(),
};

const staffCustomerRow = z.object({
  ...person,
  orders: z.int(),
  /** Total of open orders and of orders that ended in a sale. */
  spent: lei,
  last_order_at: z.string().nullable(),
});
export type StaffCustomerRow = z.infer<typeof staffCustomerRow>;

export const staffCustomer = z
  .object({
    ...person,
    locked_at: z.string().nullable(),
    has_password: z.boolean(),
    logins: z.array(z.string()),
    sessions: z.int(),
    last_seen_at: z.string().nullable(),
    favourites: z.int(),
    addresses: z.array(address),
    companies: z.array(company),
    newsletter: z
      .object({
        asked_at: z.string(),
        confirmed_at: z.string().nullable(),
        left_at: z.string().nullable(),
      })
      .nullable(),
    /** The latest 50 orders, newest first. Guest orders with the same email are in `guest_orders`. */
    orders: z.array(staffOrderRow),
    guest_orders: z.array(staffOrderRow),
    orders_total: z.int(),
    spent: lei,
    returns: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        orderid: z.int(),
        status: z.string(),
        created_at: z.string(),
      }),
    ),
    complaints: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        subject: z.string(),
        state: z.string(),
        created_at: z.string(),
      }),
    ),
    reviews: z.array(
      z.object({
        id: z.int(),
        productid: z.int(),
        product: z.string(),
        stars: z.int(),
        state: z.string(),
        created_at: z.string(),
      }),
    ),
    requests: z.array(z.object({ kind: z.string(), state: z.string(), created_at: z.string() })),
    notes: z.array(staffNote),
    version: z.int(),
  })
  .openapi("StaffCustomer");
export type StaffCustomer = z.infer<typeof staffCustomer>;

function day(label: string) {
  return z.iso.date({ error: MESSAGES.invalid(label) }).optional();
}

function yesNo(label: string) {
  return z.enum(["yes", "no"], { error: MESSAGES.invalid(label) }).optional();
}

export const customerFilters = z.object({
  q: z.string().overwrite(storableText).trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
  state: z.enum(CUSTOMER_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
  orders: yesNo("Comenzi"),
  company: yesNo("Firmă"),
  from: day("De la"),
  to: day("Până la"),
});

export const listStaffCustomers = call({
  method: "get",
  path: "/staff/customers",
  tag,
  summary:
    "Lists customers, newest first, 20 per page (`per_page` up to 200), without erased ones. `q` is words of the name, e-mail address or phone number, all of which must match; `state` filters by state; `orders` and `company` filter by whether the customer has any; `from` and `to` limit the day (in Romania) when the account was created; `sort` is created, -created, name or -name",
  access: { staff: "customers:view" },
  effect: "read",
  request: {
    query: customerFilters.extend({
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(CUSTOMER_SORTS)
        .catch("-created")
        .default("-created")
        .openapi({ type: "string", enum: [...CUSTOMER_SORTS] }),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(20, 1, 200),
    }),
  },
  answer: paged(staffCustomerRow),
});

export const getStaffCustomer = call({
  method: "get",
  path: "/staff/customers/{id}",
  tag,
  summary: "Returns a customer with all account data, and guest orders with the same e-mail address",
  access: { staff: "customers:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffCustomer),
});

export const getStaffCustomerCart = call({
  method: "get",
  path: "/staff/customers/{id}/cart",
  tag,
  summary: "Lists the products in a customer's open cart, bundles as their products",
  access: { staff: "customers:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(
    z.array(z.object({ productid: z.int(), name: z.string(), code: z.string(), quantity: z.int() })),
  ),
});

export const createStaffCustomer = call({
  method: "post",
  path: "/staff/customers",
  tag,
  summary:
    "Creates a customer's account without a password, with a company if given, and mails nothing. 422 at `email` if it has an account",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          firstname: personName("Prenume"),
          lastname: personName("Nume"),
          email: email(),
          phone: optionalPhone(),
          company: companyBody.optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCustomer),
});

export const addStaffCustomerCompany = call({
  method: "post",
  path: "/staff/customers/{id}/companies",
  tag,
  summary:
    "Adds a company to a customer's account. Has no effect if the account has a company with this CUI. 422 at `fiscalcode` for wrong check digits",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: json(companyBody) },
  answer: one(staffCustomer),
});

export const removeStaffCustomerCompany = call({
  method: "delete",
  path: "/staff/customers/{id}/companies/{companyID}",
  tag,
  summary: "Removes a company from a customer's account. Orders keep their company",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam.extend({ companyID: z.string().openapi({ example: "12" }) }) },
  answer: one(staffCustomer),
});

export const changeStaffCustomer = call({
  method: "put",
  path: "/staff/customers/{id}",
  tag,
  summary: "Updates name and phone if `version` is current; otherwise 409 with the current record",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          firstname: personName("Prenume"),
          lastname: personName("Nume"),
          phone: optionalPhone(),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCustomer),
});

export const changeStaffCustomerEmail = call({
  method: "put",
  path: "/staff/customers/{id}/email",
  tag,
  summary:
    "Changes the login e-mail address and notifies both addresses. Earlier mailed links, sessions and third-party logins stop working. 422 at `email` if it belongs to another account",
  access: { staff: "customers:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ email: email(), version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffCustomer),
});

const onVersion = json(z.object({ version: versionField }, { error: MESSAGES.malformed }));

export const lockStaffCustomer = call({
  method: "post",
  path: "/staff/customers/{id}/lock",
  tag,
  summary:
    "Locks a customer: ends their sessions and invalidates mailed links; the login page shows the reason",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: onVersion },
  answer: one(staffCustomer),
});

export const unlockStaffCustomer = call({
  method: "post",
  path: "/staff/customers/{id}/unlock",
  tag,
  summary: "Unlocks a customer",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: onVersion },
  answer: one(staffCustomer),
});

export const endSessionsOfStaffCustomer = call({
  method: "delete",
  path: "/staff/customers/{id}/sessions",
  tag,
  summary: "Ends all sessions of a customer",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffCustomer),
});

export const sendStaffPasswordLink = call({
  method: "post",
  path: "/staff/customers/{id}/password-link",
  tag,
  summary: "Mails the customer a password reset link; 409 if the customer is locked",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffCustomer),
});

export const addCustomerNote = call({
  method: "post",
  path: "/staff/customers/{id}/notes",
  tag,
  summary:
    "Adds a note about a customer; it is visible only to staff, and to the customer in a copy of their data",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: json(z.object({ text: noteText }, { error: MESSAGES.malformed })) },
  answer: one(staffCustomer),
});

export const changeCustomerNote = call({
  method: "put",
  path: "/staff/customers/{id}/notes/{noteId}",
  tag,
  summary: "Updates a note if `version` is current; 403 for another person's note",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    params: noteParams,
    body: json(z.object({ text: noteText, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffCustomer),
});

export const removeCustomerNote = call({
  method: "delete",
  path: "/staff/customers/{id}/notes/{noteId}",
  tag,
  summary: "Deletes a note if `version` is current; 403 for another person's note",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: noteParams, query: z.object({ version: versionQuery }) },
  answer: one(staffCustomer),
});
