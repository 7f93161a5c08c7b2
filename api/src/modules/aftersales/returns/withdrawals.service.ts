/** Withdrawing from the contract: declared in one call, taken at once; the order's lock stands around it. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { WithdrawalBody } from "@curat/contract/withdrawals";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { parseIban } from "@curat/contract/iban.values";
import {
  canCancel,
  endsWithoutSale,
  isUndoable,
  loadParcels,
  lockOrder,
  moveOrder,
  type Order,
} from "../../selling/orders/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { noteOnChangeable } from "./changed-order.service.ts";
import { readReturnTerms, type ReturnTerms } from "./return-terms.rules.ts";
import { type Planned, planReturn } from "./returns.rules.ts";
import {
  eligibilityNow,
  enqueueMail,
  getReturn,
  ibanErrors,
  OTHER_REASON,
  tickedOf,
  tooMany,
} from "./returns.service.ts";
import {
  closeWithdrawals,
  findReturnableOrder,
  insertReturn,
  type Return,
  type Returnable,
} from "./returns.store.ts";
import { type DeclaredFacts, type RefundMethod, refundMethod } from "./withdrawals.rules.ts";
import { withdrawalTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type Declared = { ok: true; request: Return } | { ok: false; errors: FieldErrors };
export type Checked = { ok: true; refund: RefundMethod } | { ok: false; errors: FieldErrors };

/** Where goods are sent back to, and on whose cost. */
export interface DeclaredPlace {
  terms: ReturnTerms;
  address: string;
}

export async function loadDeclaredPlace(db: ApiContext["db"]): Promise<DeclaredPlace> {
  const { returns, INVOICE } = await loadSettings(db);
  const terms = readReturnTerms(returns);
  return { terms, address: terms.address || INVOICE.address };
}

/** Whether a declaration would be taken, and how its money would come back; changes nothing. */
export async function checkWithdrawal(shop: Shop, orderId: number, body: WithdrawalBody): Promise<Checked> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  const found = await findReturnableOrder(shop.db, eligibility, orderId);
  const plan = planOf(found, body);
  return plan.ok ? { ok: true, refund: plan.refund } : plan;
}

/**
 * Keeps the declaration and mails its receipt. With it an order that has not left is cancelled, once nothing of it is
 * wanted any more. Two tabs never take back the same piece.
 */
export async function declareWithdrawal(
  shop: Shop,
  orderId: number,
  body: WithdrawalBody,
): Promise<Declared> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  return transaction(shop.db, async (tx): Promise<Declared> => {
    const order = await lockOrder(tx, orderId);
    const at = shop.now();
    const plan = planOf(await findReturnableOrder(tx, { ...eligibility, now: at }, orderId), body);
    if (!plan.ok) return plan;
    // What has left in a parcel of its own is sent back; the rest is taken out of the order.
    const isHere = canCancel(order.status) && isUndoable(await loadParcels(tx, [orderId]));
    const isCancelled = plan.isLast && isHere;
    const kept = await insertReturn(tx, {
      orderId,
      customerId: order.customerId,
      fullName: body.full_name,
      email: body.email,
      phone: order.phone,
      bank: plan.refund === "card" ? "" : body.bankname,
      iban: plan.refund === "card" ? "" : (parseIban(body.bankaccount) ?? ""),
      reasonId: OTHER_REASON,
      observation: "",
      status: isCancelled ? "closed" : "declared",
      isWithdrawal: true,
      lines: plan.lines,
      at,
    });
    if (isCancelled) await cancel(tx, order, { withdrawalId: kept.id, at });
    else if (isHere) await noteOnChangeable(tx, order, kept.number);
    await enqueueMail(tx, kept.id, "declared");
    return { ok: true, request: await getReturn(tx, kept.id) };
  });
}

async function cancel(
  tx: Tx,
  order: Order,
  { withdrawalId, at }: { withdrawalId: number; at: Date },
): Promise<void> {
  const moved = await moveOrder(tx, {
    orderId: order.id,
    to: "cancelled",
    actor: "customer",
    note: "Retragere din contract",
    withdrawalId,
    at,
  });
  if (!moved.ok) throw new Error(`Order ${order.id} can not be cancelled although it has not left.`);
  await closeWithdrawals(tx, order.id, at);
}

type Plan =
  | { ok: true; lines: Extract<Planned, { ok: true }>["lines"]; refund: RefundMethod; isLast: boolean }
  | { ok: false; errors: FieldErrors };

/** What goes back and how it is paid; `isLast` when nothing stays with the buyer. */
function planOf(order: Returnable | undefined, body: WithdrawalBody): Plan {
  if (!order) return { ok: false, errors: { order: [withdrawalTexts.over] } };
  const planned = planReturn(order.lines, tickedOf(body));
  if (!planned.ok) return { ok: false, errors: { products: [tooMany(planned)] } };
  const pieces = (of: { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  const taken = order.lines.reduce((sum, line) => sum + line.taken, 0);
  const isLast = taken + pieces(planned.lines) === pieces(order.lines);
  const refund = refundMethod({ ...order, isDelivered: order.deliveredAt !== null });
  const errors = ibanErrors(body);
  return errors ? { ok: false, errors } : { ok: true, lines: planned.lines, refund, isLast };
}

/** What the next steps follow from. */
export function declaredFacts(request: Return, { terms, address }: DeclaredPlace): DeclaredFacts {
  const { createdAt, deliveredAt, iban, status, paymentState, refundBani, orderRefundBani } = request;
  const isCancelled = status === "closed" && endsWithoutSale(request.orderStatus);
  const refund =
    iban === "" ? refundMethod({ ...request, isDelivered: deliveredAt !== null }) : ("account" as const);
  const isPaid = ["refund_due", "refunded"].includes(paymentState);
  return {
    declaredAt: createdAt,
    deliveredAt,
    parcel: isCancelled ? "nowhere" : parcelOf(request),
    // Who named an account for an order that nobody paid yet is owed nothing once it is cancelled.
    refund: isCancelled && !isPaid ? "none" : refund,
    isFree: request.totalBani === 0,
    refundBani: refundBani ?? (isCancelled && isPaid ? orderRefundBani : null),
    iban,
    terms,
    address,
  };
}

/** True while money goes back to an account that nobody has named. */
export function needsAccount(request: Return, place: DeclaredPlace): boolean {
  const { iban, status, paymentState } = request;
  if (iban !== "" || status === "rejected" || paymentState === "refunded") return false;
  return declaredFacts(request, place).refund === "account";
}

function parcelOf({ deliveredAt, orderStatus, status }: Return): DeclaredFacts["parcel"] {
  if (status === "closed") return "out";
  if (deliveredAt !== null) return "delivered";
  return orderStatus === "shipped" ? "sent" : "here";
}
