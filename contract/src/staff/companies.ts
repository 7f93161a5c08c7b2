/** Staff calls for companies, identified by the digits of their CUI. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { company, COMPANY_SPELLINGS, companyFields, companyType } from "../address-book.ts";
import { call, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { bodyOf, email, optionalPhone, optionalText, personName, requiredText } from "../fields.ts";
import { FAULT } from "../faults.ts";
import { MESSAGES } from "../messages.values.ts";
import { COMPANY_SORTS } from "./companies.values.ts";
import { versionField } from "./content.fields.ts";
import { staffOrderRow } from "./orders.ts";

const tag = "Staff: customers";
const cuiParam = z.object({ cui: z.string().openapi({ example: "14399840" }) });

const staffCompanyRow = z.object({
  cui: z.string(),
  /** Name in the company's latest order or address book entry. */
  name: z.string(),
  city: z.string(),
  county: z.string(),
  /** Accounts that have saved the company or ordered for it. */
  customers: z.int(),
  orders: z.int(),
  /** Total of open orders and of orders that ended in a sale. */
  spent: lei,
  last_order_at: z.string().nullable(),
});
export type StaffCompanyRow = z.infer<typeof staffCompanyRow>;

const staffCompany = staffCompanyRow
  .extend({
    /** Up to 50 people with the company data that each saved; null for people who only ordered for it. */
    people: z.array(
      z.object({
        id: z.int(),
        firstname: z.string(),
        lastname: z.string(),
        email: z.string(),
        orders: z.int(),
        companies: z.array(company),
      }),
    ),
    /** CUI digits of companies that staff merged into this one. */
    merged: z.array(z.string()),
    version: z.int(),
    /** The latest 50 orders, newest first, including guest orders. */
    last_orders: z.array(
      staffOrderRow.extend({
        customerid: z.int().nullable(),
        companyname: z.string(),
        fiscalcode: z.string(),
        /** True when the CUI was written with the prefix RO, otherwise null. */
        is_vat_payer: z.literal(true).nullable(),
      }),
    ),
  })
  .openapi("StaffCompany");
export type StaffCompany = z.infer<typeof staffCompany>;

export const companyFilters = z.object({
  q: z.string().overwrite(storableText).trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
  orders: z.enum(["yes", "no"], { error: MESSAGES.invalid("Comenzi") }).optional(),
});

export const listStaffCompanies = call({
  method: "get",
  path: "/staff/companies",
  tag,
  summary:
    "Lists companies that customers saved or that orders (including guests' orders) are invoiced to, one entry per CUI; last ordered first, 20 per page (`per_page` up to 200). `q` is the beginning of a CUI, with or without RO, or words of the name; `orders` filters by whether the company has orders; `sort` is name, orders, spent or last_order, prefixed with - to reverse it",
  access: { staff: "customers:view" },
  effect: "read",
  request: {
    query: companyFilters.extend({
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(COMPANY_SORTS)
        .catch("-last_order")
        .default("-last_order")
        .openapi({ type: "string", enum: [...COMPANY_SORTS] }),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(20, 1, 200),
    }),
  },
  answer: paged(staffCompanyRow),
});

export const getStaffCompany = call({
  method: "get",
  path: "/staff/companies/{cui}",
  tag,
  summary:
    "Returns a company by its CUI or by a CUI merged into it, with or without RO: each customer's saved copy and the company's orders",
  access: { staff: "customers:view" },
  effect: "read",
  request: { params: cuiParam },
  answer: one(staffCompany),
});

function optionalName(label: string) {
  return optionalText(label).pipe(z.union([z.literal(""), personName(label)], FAULT.invalid(label)));
}

export const createStaffCompany = call({
  method: "post",
  path: "/staff/companies",
  tag,
  summary:
    "Adds a company to the account with this `email`, which is created without a password if there is none; then `firstname` and `lastname` are required. Mails nothing. Has no effect if the account has a company with this CUI",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    body: json(
      bodyOf(
        COMPANY_SPELLINGS,
        z.object(
          {
            type: companyType.default("sc"),
            ...companyFields,
            email: email(),
            firstname: optionalName("Prenume"),
            lastname: optionalName("Nume"),
            phone: optionalPhone(),
          },
          { error: MESSAGES.malformed },
        ),
      ),
    ),
  },
  answer: one(staffCompany),
});

const fromText = requiredText("Firma", 30);

export const previewCompanyMerge = call({
  method: "get",
  path: "/staff/companies/{cui}/merge",
  tag,
  summary:
    "Previews merging another company, given by its CUI, into this one: the current state of both. 422 at `from` for an unknown company or the company itself",
  access: { staff: "customers:merge" },
  effect: "read",
  request: { params: cuiParam, query: z.object({ from: fromText }) },
  answer: one(z.object({ into: staffCompany, from: staffCompany })),
});

export const mergeStaffCompanies = call({
  method: "post",
  path: "/staff/companies/{cui}/merge",
  tag,
  summary:
    "Merges another company into this one: its orders and customers count as this company's. Requires the current `version` of both. Customers' saved companies and invoiced data stay unchanged; the merge can be undone",
  access: { staff: "customers:merge" },
  effect: "write",
  isSensitive: true,
  request: {
    params: cuiParam,
    body: json(
      z.object(
        { from: fromText, version: versionField, from_version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCompany),
});

export const splitStaffCompany = call({
  method: "post",
  path: "/staff/companies/{cui}/split",
  tag,
  summary:
    "Splits a merged CUI off this company if `version` is current; the CUIs in `along` are split off with it",
  access: { staff: "customers:merge" },
  effect: "write",
  request: {
    params: cuiParam,
    body: json(
      z.object(
        { from: fromText, along: z.array(z.string().max(30)).max(200).default([]), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCompany),
});
