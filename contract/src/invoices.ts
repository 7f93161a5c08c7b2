/** Invoice downloads for buyers (decisions/0018: Orders after placing). */
import { z } from "@hono/zod-openapi";
import { pdfCall } from "./envelope.ts";

const tag = "Orders";
const fileName = "factura-{serie}-{numar}.pdf";

export const getInvoice = pdfCall({
  method: "get",
  path: "/user/orders/{orderId}/invoice",
  tag,
  summary: "Returns the invoice of the customer's own order as a PDF",
  access: "customer",
  effect: "read",
  request: { params: z.object({ orderId: z.string() }) },
  fileName,
});

export const getOrderInvoice = pdfCall({
  method: "get",
  path: "/orders/{randomid}/invoice/{access}",
  tag,
  summary:
    "Returns the invoice of a guest's order, with the `access` from the order lookup or from the order's mail",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { params: z.object({ randomid: z.string(), access: z.string() }) },
  fileName,
});
