/** Bank transfers received after their order stopped waiting for them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";
import { optionalIban } from "./money.fields.ts";
import { staffOrder } from "./orders.ts";
import { priceField } from "./money.fields.ts";

const OUTCOMES = ["refund", "revive"] as const;

export const recordLateTransfer = call({
  method: "post",
  path: "/staff/orders/{id}/transfer",
  tag: "Staff",
  summary:
    "Records a bank transfer that arrived after its order was cancelled. `outcome` refund creates a refund to the payer, to `iban` if given; revive takes goods and voucher again and confirms the order (422 if they are no longer available, or `amount` is not the order's total). 409 if the order was not cancelled or is not paid by transfer",
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
