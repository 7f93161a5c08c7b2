/** Extension: withdrawals by customers and guests (law: Withdrawal; decision 0017). */
import { z } from "@hono/zod-openapi";
import { access } from "./account-orders.ts";
import { call, json, numberQuery, one, paged } from "./envelope.ts";
import { email, optionalText, personName } from "./fields.ts";
import { FAULT } from "./faults.ts";
import { requiredIban } from "./staff/money.fields.ts";
import { requestedProducts, returnableItem } from "./returns.ts";

const tag = "Withdrawals";
const params = z.object({ randomid: z.string() });
/** Guest's access token. Without it, the order must belong to the logged-in customer. */
const holder = { access: access.optional() };

const withdrawableOrder = z
  .object({
    id: z.int(),
    randomID: z.string(),
    number: z.string(),
    orderdate: z.string(),
    delivered_at: z.string().nullable(),
    /** Last day of the withdrawal period, yyyy-mm-dd; null before it begins. */
    until: z.string().nullable(),
    items: z.array(returnableItem),
    /** Refund method if everything that is left is withdrawn; "none" if nothing was paid. */
    refund_all: z.enum(["none", "card", "account"]),
    refund_part: z.enum(["none", "card", "account"]),
  })
  .openapi("WithdrawableOrder");
export type WithdrawableOrder = z.infer<typeof withdrawableOrder>;

const declaration = z
  .object({
    number: z.string(),
    declared_at: z.string(),
    full_name: z.string(),
    /** Email to which the confirmation was sent. */
    email: z.string(),
    products: z.array(z.object({ product: z.string(), quantity: z.int(), um: z.string() })),
    /** The next steps, one sentence each. */
    next: z.array(z.string()),
    needs_account: z.boolean(),
  })
  .openapi("Withdrawal");
export type Withdrawal = z.infer<typeof declaration>;

export const listWithdrawable = call({
  method: "get",
  path: "/user/withdrawals/orders",
  tag,
  summary: "Lists the customer's orders that can be withdrawn from now, newest first, 10 per page",
  access: "customer",
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 100_000) }) },
  answer: paged(withdrawableOrder),
});

export const viewWithdrawal = call({
  method: "post",
  path: "/orders/{randomid}/withdrawable",
  tag,
  summary:
    "Returns the part of the order that can be withdrawn from now (null for none) and earlier declarations",
  access: "public",
  effect: "read",
  rate: "writes",
  request: { params, body: json(z.object(holder, FAULT.malformed)) },
  answer: one(z.object({ order: withdrawableOrder.nullable(), declared: z.array(declaration) })),
});

export const withdrawalFields = z.object(
  {
    ...holder,
    full_name: personName("Nume complet"),
    email: email(),
    bankname: optionalText("Banca"),
    bankaccount: optionalText("IBAN", 60),
    products: requestedProducts,
  },
  FAULT.malformed,
);
export type WithdrawalBody = z.infer<typeof withdrawalFields>;

export const checkWithdrawal = call({
  method: "post",
  path: "/orders/{randomid}/withdrawal/check",
  tag,
  summary: "Validates a declaration without saving it; errors are reported by field",
  access: "public",
  effect: "read",
  rate: "forms",
  request: { params, body: json(withdrawalFields) },
  answer: one(z.object({ refund: z.enum(["none", "card", "account"]) })),
});

export const declareWithdrawal = call({
  method: "post",
  path: "/orders/{randomid}/withdrawal",
  tag,
  summary:
    "Declares a withdrawal from all or part of an order. The receipt is mailed immediately; an order that has not shipped is cancelled",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { params, body: json(withdrawalFields) },
  answer: one(declaration),
});

export const nameWithdrawalAccount = call({
  method: "post",
  path: "/orders/{randomid}/withdrawal/account",
  tag,
  summary:
    "Sets the bank account for refunds of declared withdrawals that have none; the order's address is notified. 422 if no account is missing",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    params,
    body: json(
      z.object({ ...holder, bankname: optionalText("Banca"), bankaccount: requiredIban() }, FAULT.malformed),
    ),
  },
  answer: one(z.object({ declared: z.array(declaration) })),
});
