/** Merges two accounts of one person, and exports or erases a person's data at their request. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, pdfCall } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { storedData } from "../privacy.ts";
import { idField } from "./catalogue.fields.ts";
import { removed, versionField } from "./content.fields.ts";
import { staffCustomer } from "./customers.ts";

const tag = "Staff: customers";

export const previewCustomerMerge = call({
  method: "get",
  path: "/staff/customers/{id}/merge",
  tag,
  summary:
    "Previews merging another customer, given by id or e-mail, into this one: the current state of both. 422 at `from` for an unknown customer or the customer themselves",
  access: { staff: "customers:merge" },
  effect: "read",
  request: { params: idParam, query: z.object({ from: requiredText("Cont", 255) }) },
  answer: one(
    z.object({
      into: staffCustomer,
      from: staffCustomer,
      /** Vouchers bound to the other account's email. */
      vouchers: z.int(),
    }),
  ),
});

export const mergeCustomers = call({
  method: "post",
  path: "/staff/customers/{id}/merge",
  tag,
  summary:
    "Merges another customer into this one and closes the other account permanently; its e-mail address and logins stop working. Requires the current `version` of both; otherwise 409 with the current record",
  access: { staff: "customers:merge" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        { from: idField("Cont"), version: versionField, from_version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffCustomer),
});

export const exportCustomer = call({
  method: "post",
  path: "/staff/customers/{id}/export",
  tag,
  summary: "Returns all data stored about a customer, by table and column; the download is logged",
  access: { staff: "customers:export" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(storedData),
});

export const exportCustomerPdf = pdfCall({
  method: "post",
  path: "/staff/customers/{id}/export/pdf",
  tag,
  summary: "Returns all data stored about a customer as a PDF; the download is logged",
  access: { staff: "customers:export" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  fileName: "datele-clientului.pdf",
});

export const eraseCustomer = call({
  method: "post",
  path: "/staff/customers/{id}/erase",
  tag,
  summary:
    "Erases the person's data permanently if `version` is current; invoices are retained as tax law requires. `waiting_orders` lists unfinished orders, whose data is erased later",
  access: { staff: "customers:erase" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(removed.extend({ waiting_orders: z.array(z.string()) })),
});
