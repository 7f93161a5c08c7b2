/** Returns of goods by customers (requirements: C10, C9; decisions/0018: Orders after placing). */
import { z } from "@hono/zod-openapi";
import { access } from "./account-orders.ts";
import { call, json, lei, numberQuery, one, paged } from "./envelope.ts";
import { email, optionalText, phone, requiredId, requiredText } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT, lazyMessage } from "./faults.ts";
import { RETURN_MESSAGES } from "./returns.values.ts";

const tag = "Returns";
const guestParams = z.object({ randomid: z.string() });
const pageQuery = z.object({ page: numberQuery(1, 1, 100_000) });

export const returnRow = z
  .object({
    id: z.int(),
    number: z.string(),
    orderid: z.int(),
    order_number: z.string(),
    order_randomID: z.string(),
    created_at: z.string(),
    changed_at: z.string(),
    status: z.string(),
    status_code: z.string(),
    rejection: z.string(),
    reason: z.string(),
    observation: z.string(),
    /**
     * Courier that brings the return back. `code` is for handing it in at a pickup point; empty if the courier
     * collects it. `status` is its last one in the courier's words.
     */
    transport: z
      .object({
        courier: z.string(),
        awb: z.string(),
        code: z.string(),
        tracking: z.string(),
        status: z.string(),
      })
      .nullable(),
    products: z.array(
      z.object({ productid: z.int().nullable(), product: z.string(), quantity: z.int(), um: z.string() }),
    ),
  })
  .openapi("Return");
export type ReturnRow = z.infer<typeof returnRow>;

export const listReturns = call({
  method: "get",
  path: "/user/return",
  tag,
  summary: "Lists the customer's returns, newest first, 10 per page",
  access: "customer",
  effect: "read",
  request: { query: pageQuery },
  answer: paged(returnRow),
});

export const returnableItem = z.object({
  /** Null for a line without a product, which is returned by its `lineid`. */
  productid: z.int().nullable(),
  lineid: z.int().nullable(),
  product: z.string(),
  code: z.string(),
  pic: z.string().nullable(),
  um: z.string(),
  price: lei,
  quantity: z.int().openapi({ description: "Ordered quantity" }),
  returnable: z
    .int()
    .openapi({ description: "Ordered quantity minus pieces in returns that were not rejected" }),
});

/** `account` is a bank account that the customer enters; `none` means that nothing was paid. */
const refundMethod = z.enum(["card", "account", "none"], FAULT.malformed);

export const returnableOrder = z
  .object({
    id: z.int(),
    randomID: z.string(),
    number: z.string(),
    orderdate: z.string(),
    delivered_at: z.string(),
    refund: refundMethod,
    items: z.array(returnableItem),
  })
  .openapi("ReturnableOrder");
export type ReturnableOrder = z.infer<typeof returnableOrder>;

export const listReturnable = call({
  method: "get",
  path: "/user/return/data_form",
  tag,
  summary: "Lists the customer's orders with returnable products, newest first, 10 per page",
  access: "customer",
  effect: "read",
  request: { query: pageQuery },
  answer: paged(returnableOrder),
});

export const listReturnReasons = call({
  method: "get",
  path: "/user/return/reasons",
  tag,
  summary: "Lists the return reasons",
  access: "customer",
  effect: "read",
  answer: one(z.array(z.object({ id: z.int(), name: z.string() }))),
});

const requestedFields = z.object(
  {
    productid: requiredId("Produs").nullish(),
    /** Extension: a line of the order that has no product. */
    lineid: requiredId("Produs").nullish(),
    quantity: z.coerce
      .number(FAULT.invalid("Cantitate"))
      .pipe(
        z
          .int(FAULT.invalid("Cantitate"))
          .min(0, FAULT.invalid("Cantitate"))
          .max(1_000_000, FAULT.invalid("Cantitate")),
      ),
    selected: z.boolean(FAULT.malformed).default(false),
  },
  FAULT.malformed,
);

const requestedProduct = requestedFields.refine(
  ({ productid, lineid }) => (productid ?? null) !== null || (lineid ?? null) !== null,
  { path: ["productid"], ...FAULT.required("Produs") },
);

const NOTHING = lazyMessage(() => RETURN_MESSAGES.nothingSelected);

/** At least one product with a quantity (C-071). */
export const requestedProducts = z
  .array(requestedProduct, NOTHING)
  .max(500, FAULT.malformed)
  .refine((products) => products.some(({ selected, quantity }) => selected && quantity > 0), NOTHING);

const returnFields = z.object(
  {
    full_name: requiredText("Nume complet"),
    email: email(),
    phone: phone(),
    bankname: optionalText("Banca"),
    bankaccount: optionalText("IBAN", 60),
    refund: refundMethod.optional(),
    // Buyers need not give a reason (law: Withdrawal).
    reason: z.preprocess((id) => (id === "" ? undefined : id), requiredId("Motiv").nullish()).optional(),
    observation: optionalText("Observații", LIMITS.observation),
    orderid: requiredId("Comandă"),
    products: requestedProducts,
  },
  FAULT.malformed,
);
export type ReturnBody = z.infer<typeof returnFields>;

/** Requires a bank account (C-070), unless the card is refunded or nothing was paid (decision 0017). */
function withAccount<S extends z.ZodType<Pick<ReturnBody, "bankname" | "bankaccount" | "refund">>>(
  fields: S,
): S {
  const requested = (path: "bankname" | "bankaccount", label: string) => ({
    path: [path],
    ...FAULT.required(label),
    // Reports the missing account together with other errors, unless the field or the whole body already has
    // one.
    when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
      !issues.some(({ path: at = [] }) => at.length === 0 || at[0] === path),
  });
  return fields
    .refine((body) => isWithoutAccount(body) || body.bankname, requested("bankname", "Banca"))
    .refine((body) => isWithoutAccount(body) || body.bankaccount, requested("bankaccount", "IBAN"));
}

function isWithoutAccount({ refund }: Pick<ReturnBody, "refund">): boolean {
  return refund === "card" || refund === "none";
}

export const returnBody = withAccount(returnFields);

/** Extension: for guests who have access to the order (law: Withdrawal). */
export const getGuestReturn = call({
  method: "post",
  path: "/orders/{randomid}/returnable",
  tag,
  summary:
    "Returns the returnable products of the order that `access` was issued for; null when there are none",
  access: "public",
  effect: "read",
  rate: "writes",
  request: {
    params: guestParams,
    body: json(z.object({ access }, FAULT.malformed)),
  },
  answer: one(
    z.object({
      order: returnableOrder.nullable(),
      reasons: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
});

export const recordedReturn = z.object({ id: z.int(), number: z.string(), status: z.string() });

export const requestReturn = call({
  method: "post",
  path: "/user/return",
  tag,
  summary: "Creates a return for an order; 404 for another customer's order",
  access: "customer",
  effect: "write",
  rate: "forms",
  request: { body: json(returnBody) },
  answer: one(recordedReturn),
});

export const requestGuestReturn = call({
  method: "post",
  path: "/orders/{randomid}/return",
  tag,
  summary: "Creates a return for the order that `access` was issued for",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    params: guestParams,
    body: json(withAccount(returnFields.omit({ orderid: true }).extend({ access }))),
  },
  answer: one(recordedReturn),
});
