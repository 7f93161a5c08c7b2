/** Bank transfers received after their order stopped waiting for them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";
import { optionalIban } from "./money.fields.ts";
import { staffOrder } from "./orders.ts";
import { priceField } from "./money.fields.ts";

/** The money is refunded, or the order is reactivated. */
const OUTCOMES = ["refund", "revive"] as const;

export const recordLateTransfer = call({
  method: "post",
  path: "/staff/orders/{id}/transfer",
  tag: "Staff",
  summary:
    "Records a transfer that came after its order was cancelled: `outcome` is refund (the money is due to its payer, to `iban` where it is told) or revive (goods and voucher are taken again and the order is confirmed; 422 where they are gone, or `amount` is not the order's total). 409 for an order that was not cancelled, or is not paid by transfer",
  access: { staff: "payments:match" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          amount: priceField("Sumă"),
          outcome: z.enum(OUTCOMES, { error: MESSAGES.required("Ce urmează") }),
          iban: optionalIban(),
          note: optionalText("Notă", 500),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});
