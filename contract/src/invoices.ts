/** Invoices: the customer's PDF, and what the shop's people issue and take back (decisions: Orders after placing). */
import { createRoute, z } from "@hono/zod-openapi";
import { call, failure, idParam, one } from "./envelope.ts";
import { INVOICE_PATH, ORDER_INVOICE_PATH } from "./invoices.values.ts";

const pdf = z.string().openapi({ format: "binary" });

function file<const Path extends string, Request extends object>(
  path: Path,
  summary: string,
  request: Request,
) {
  return createRoute({
    method: "get",
    path,
    tags: ["Orders"],
    summary,
    request,
    responses: {
      200: { content: { "application/pdf": { schema: pdf } }, description: "factura-{serie}-{numar}.pdf" },
      404: { content: { "application/json": { schema: failure } }, description: "There is no invoice" },
    },
  });
}

export const getInvoice = file(INVOICE_PATH, "The invoice of the customer's own order, as a PDF", {
  params: z.object({ orderId: z.string() }),
});
export const getOrderInvoice = file(
  ORDER_INVOICE_PATH,
  "The invoice of a guest's order, with the access that its lookup gave or its mail carries",
  { params: z.object({ randomid: z.string(), access: z.string() }) },
);

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
  request: { params: idParam },
  answer: one(z.array(staffInvoice)),
});

export const issueInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice",
  tag: "Staff",
  summary:
    "Issues the order's invoice; the standing one is answered again, an order without a sale, or waiting for a card, is 409",
  request: { params: idParam },
  answer: one(staffInvoice),
});

export const cancelInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice/storno",
  tag: "Staff",
  summary:
    "Takes the order's invoice back by a storno; 409 without one that stands, or once a return took part of it",
  request: { params: idParam },
  answer: one(staffInvoice),
});
