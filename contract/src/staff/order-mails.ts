/** Emails that were sent about an order: reading and resending them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, one } from "../envelope.ts";

const tag = "Staff";

const orderMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  sent_at: z.string(),
  /** True if the recipient's server rejected the address as non-existent. */
  refused: z.boolean(),
  papers: z.array(z.string()),
  repeated: z.int(),
  may_repeat: z.boolean(),
});
export type OrderMail = z.infer<typeof orderMail>;

const mailParams = z.object({ id: z.string(), mailId: z.string() });

export const listOrderMails = call({
  method: "get",
  path: "/staff/orders/{id}/mails",
  tag,
  summary:
    "Lists the mails sent about an order, newest first, including those that the recipient's server `refused`; links that grant access are not stored",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(orderMail)),
});

export const getOrderMail = call({
  method: "get",
  path: "/staff/orders/{id}/mails/{mailId}",
  tag,
  summary: "Returns one sent mail as HTML and plain text; clients must show the HTML in a sandbox",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: mailParams },
  answer: one(orderMail.extend({ html: z.string(), text: z.string() })),
});

export const repeatOrderMail = call({
  method: "post",
  path: "/staff/orders/{id}/mails/{mailId}/resend",
  tag,
  summary:
    "Resends a mail to its original recipient. Repeating the call within a minute sends it once; each mail can be sent five times at most (409)",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: mailParams },
  answer: one(z.array(orderMail)),
});
