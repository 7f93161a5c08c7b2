/** Invoices: the customer's PDF, and what the shop's people issue and take back (decisions: Orders after placing). */
import { z } from "@hono/zod-openapi";
import { call, idParam, one, pdfCall } from "./envelope.ts";
import { INVOICE_PATH, ORDER_INVOICE_PATH } from "./invoices.values.ts";

const tag = "Orders";
const fileName = "factura-{serie}-{numar}.pdf";

export const getInvoice = pdfCall({
  method: "get",
  path: INVOICE_PATH,
  tag,
  summary: "The invoice of the customer's own order, as a PDF",
  access: "customer",
  effect: "read",
  request: { params: z.object({ orderId: z.string() }) },
  fileName,
});

export const getOrderInvoice = pdfCall({
  method: "get",
  path: ORDER_INVOICE_PATH,
  tag,
  summary: "The invoice of a guest's order, with the access that its lookup gave or its mail carries",
  access: "public",
  effect: "read",
  request: { params: z.object({ randomid: z.string(), access: z.string() }) },
  fileName,
});

const staffInvoice = z.object({
  series: z.string(),
  number: z.int(),
  kind: z.enum(["invoice", "storno"]),
  issued_at: z.string(),
  total: z.number(),
});

export const listStaffInvoices = call({
  method: "get",
  path: "/staff/orders/{id}/invoices",
  tag: "Staff",
  summary: "Invoices and stornos of an order, in the order of issuing",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(staffInvoice)),
});

export const issueInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice",
  tag: "Staff",
  summary:
    "Issues the order's invoice; the standing one is answered again, an order without a sale, or waiting for a card, is 409",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffInvoice),
});

export const cancelInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice/storno",
  tag: "Staff",
  summary:
    "Takes the order's invoice back by a storno; 409 without one that stands, or once a return took part of it",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffInvoice),
});
