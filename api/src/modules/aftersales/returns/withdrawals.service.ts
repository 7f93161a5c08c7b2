/** Withdrawals from the contract; they take effect at once. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { WithdrawalBody } from "@curat/contract/withdrawals";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { parseIban } from "@curat/contract/iban.values";
import { recordChange } from "../../platform/changes/index.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import {
  actorOf,
  canCancel,
  isUndoable,
  loadParcels,
  lockOrder,
  moveOrder,
} from "../../selling/orders/index.ts";
import { type RefundMethod, refundMethod } from "./returns.rules.ts";
import {
  accountErrors,
  eligibilityNow,
  enqueueMail,
  getReturn,
  OTHER_REASON,
  planPieces,
} from "./returns.service.ts";
import {
  closeWithdrawals,
  findReturnableOrder,
  insertReturn,
  type Return,
  type Returnable,
} from "./returns.store.ts";
import { withdrawalTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; errors: FieldErrors };

/** Returns whether a declaration would be accepted and how the money would be refunded. Changes nothing. */
export async function checkWithdrawal(
  shop: Shop,
  orderId: number,
  body: WithdrawalBody,
): Promise<{ ok: true; refund: RefundMethod } | Refused> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  return planOf(await findReturnableOrder(shop.db, eligibility, orderId), body);
}

/** An order that has not shipped is cancelled when its buyer withdraws from the last piece. */
export async function declareWithdrawal(
  shop: Shop,
  orderId: number,
  body: WithdrawalBody,
): Promise<{ ok: true; request: Return } | Refused> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  return transaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = shop.now();
    const plan = planOf(await findReturnableOrder(tx, { ...eligibility, now: at }, orderId), body);
    if (!plan.ok) return plan;
    // Pieces in a parcel that was shipped separately must be sent back.
    const isHere = canCancel(order.status) && isUndoable(await loadParcels(tx, [orderId]));
    const isCancelled = plan.isLast && isHere;
    const isByCard = plan.refund === "card";
    const { id, number } = await insertReturn(tx, {
      orderId,
      customerId: order.customerId,
      fullName: body.full_name,
      email: body.email,
      phone: order.phone,
      bank: isByCard ? "" : body.bankname,
      iban: isByCard ? "" : (parseIban(body.bankaccount) ?? ""),
      reasonId: OTHER_REASON,
      observation: "",
      status: isCancelled ? "closed" : "declared",
      isWithdrawal: true,
      lines: plan.lines,
      at,
    });
    if (isCancelled) {
      const note = "Retragere din contract";
      const move = { orderId, to: "cancelled", actor: "customer", note, withdrawalId: id, at } as const;
      if (!(await moveOrder(tx, move)).ok)
        throw new Error(`Order ${orderId} cannot be cancelled although it has not shipped.`);
      await closeWithdrawals(tx, orderId, at);
    } else if (isHere)
      // Increments the order's version, so that staff who are about to change the order look at it again.
      await recordChange(tx, {
        actor: actorOf("customer", order),
        subject: { kind: "order", id: orderId },
        sentence: `Cumpărătorul s-a retras dintr-o parte a comenzii ${order.number} (retragerea ${number}).`,
        before: { withdrawal: null },
        after: { withdrawal: number },
        touched: [],
      });
    await enqueueMail(tx, id, "declared");
    return { ok: true, request: await getReturn(tx, id) };
  });
}

/** Returns the withdrawn goods and the refund method. `isLast` is true if the buyer keeps nothing. */
function planOf(
  order: Returnable | undefined,
  body: WithdrawalBody,
): { ok: true; lines: LinePieces[]; refund: RefundMethod; isLast: boolean } | Refused {
  if (!order) return { ok: false, errors: { order: [withdrawalTexts.over] } };
  const planned = planPieces(order, body);
  if (!planned.ok) return planned;
  const errors = accountErrors(body, false);
  if (errors) return { ok: false, errors };
  const pieces = (of: LinePieces[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  const taken = order.lines.reduce((sum, line) => sum + line.taken, 0);
  const isLast = taken + pieces(planned.lines) === pieces(order.lines);
  return { ok: true, lines: planned.lines, refund: refundMethod(order), isLast };
}
