/** Calls for mails that were sent about an order: reading and resending them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, one } from "../envelope.ts";

const tag = "Staff";

const orderMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  sent_at: z.string(),
  /** Whether the recipient's server rejected the address as non-existent. */
  refused: z.boolean(),
  /** File names of the PDFs attached to the mail. */
  papers: z.array(z.string()),
  /** How often the mail was resent. `may_repeat` tells whether it can be resent again. */
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
    "The mails about an order that left, the newest first, with those that the recipient's server `refused`; links that let somebody in are not kept",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(orderMail)),
});

export const getOrderMail = call({
  method: "get",
  path: "/staff/orders/{id}/mails/{mailId}",
  tag,
  summary: "One mail as it left, in HTML and as text; whoever shows the HTML keeps it in a sandbox",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: mailParams },
  answer: one(orderMail.extend({ html: z.string(), text: z.string() })),
});

export const repeatOrderMail = call({
  method: "post",
  path: "/staff/orders/{id}/mails/{mailId}/again",
  tag,
  summary:
    "Sends a mail again to where it went; pressed twice within a minute it leaves once, and each leaves five times at most (409)",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: mailParams },
  answer: one(z.array(orderMail)),
});
