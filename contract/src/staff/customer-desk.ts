/**
 * Calls that merge two accounts of one person, and that export or erase stored data at a person's request.
 */
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
    "What would come into this customer from another one, who is named by id or e-mail: both as they stand; 422 at `from` for an unknown one and for the customer himself",
  access: { staff: "customers:merge" },
  effect: "read",
  request: { params: idParam, query: z.object({ from: requiredText("Cont", 255) }) },
  answer: one(
    z.object({
      into: staffCustomer,
      from: staffCustomer,
      /** Number of vouchers bound to the other account's e-mail. */
      vouchers: z.int(),
    }),
  ),
});

export const mergeCustomers = call({
  method: "post",
  path: "/staff/customers/{id}/merge",
  tag,
  summary:
    "Moves all that is another customer's here and closes that account, for good: its e-mail and logins lead nowhere. On the versions of both that were seen; 409 with the one that stands otherwise",
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
  summary:
    "All that is stored about a customer, in the words of the tables; that it was taken is written down",
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
  summary: "The same as a PDF",
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
    "Erases the person, for good, on the `version` that was seen; invoices stay as tax law demands. `waiting_orders` are not finished and lose their data later",
  access: { staff: "customers:erase" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(removed.extend({ waiting_orders: z.array(z.string()) })),
});
