/** Refunds parts of an order without a return, while the order is locked. (decision 0053) */
import { toLei } from "@curat/contract/lei.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction } from "../../../../db/database.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import {
  type InvoiceDocument,
  type InvoicePart,
  preparePart,
  previewPart,
  writePart,
} from "../../../money/invoices/index.ts";
import {
  findOrder,
  loadMoney,
  lockOrder,
  recordOrderChange,
  settleMoney,
  refuseStaleOrder,
  type StaffResult,
} from "../../../selling/orders/index.ts";
import { effectOf, giveBack, postEvent, postPieces } from "../../../selling/ledger/index.ts";
import { isDeliveryRefunded, createRefund } from "../../../selling/refunds/index.ts";
import {
  type RefundableOrder,
  planRefund,
  refundMethod,
  tooMuch,
  type RefundRequest,
} from "./refund.rules.ts";
import { loadGoods } from "../returns.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export async function loadRefundable(db: Db, orderId: number): Promise<RefundableOrder> {
  const order = (await findOrder(db, orderId))?.order;
  if (!order) throw notFound();
  return {
    order,
    lines: await loadGoods(db, [orderId]),
    isDeliveryGiven: await isDeliveryRefunded(db, orderId),
    money: await loadMoney(db, order),
  };
}

/** Plans a refund and its storno. Throws 422 if it exceeds what was paid or remains on the invoice. */
async function judge(
  db: Db,
  refundable: RefundableOrder,
  { request, reason = "", at }: { request: RefundRequest; reason?: string; at: Date },
): Promise<{ part: InvoicePart; document: InvoiceDocument }> {
  const planned = planRefund(refundable, request);
  if (!planned.ok) throw invalid(planned.errors);
  const part = { orderId: refundable.order.id, isWhole: false, reason, ...planned.plan };
  const { document, leftBani } = await previewPart(db, part, at);
  const maxBani = Math.min(refundable.money.leftBani, leftBani);
  if (-document.totalBani > maxBani || document.totalBani >= 0) throw invalid({ amount: [tooMuch(maxBani)] });
  return { part, document };
}

export async function previewRefund(
  { db, now }: Shop,
  refundable: RefundableOrder,
  request: RefundRequest,
): Promise<{ document: InvoiceDocument; leftBani: number; account: string[] }> {
  const { document } = await judge(db, refundable, { request, at: now() });
  const bani = -document.totalBani;
  const { sentences } = effectOf(refundable.money, { event: "given_back", bani, refundId: null }, bani);
  return { document, leftBani: refundable.money.leftBani - bani, account: sentences };
}

interface Given extends RefundRequest {
  reason: string;
  bank: string;
  iban: string;
  version: number;
  actor: Actor;
}

/** Creates a refund, issues its storno and enqueues the email. Throws StaleVersion (409). */
export async function giveRefund({ db, now }: Shop, orderId: number, given: Given): Promise<StaffResult> {
  const { version, actor, reason, bank, iban } = given;
  return transaction(db, async (tx): Promise<StaffResult> => {
    await lockOrder(tx, orderId);
    await refuseStaleOrder(tx, orderId, version);
    const refundable = await loadRefundable(tx, orderId);
    const at = now();
    const { part } = await judge(tx, refundable, { request: given, reason, at });
    if (refundMethod(refundable) === "account" && iban === "")
      throw invalid({ iban: [MESSAGES.required("IBAN")] });
    const { order, money } = refundable;
    const { takesDelivery, lines } = part;
    const issuing = { at, actor };
    const prepared = await preparePart(tx, part, issuing);
    const amountBani = -prepared.document.totalBani;
    const refund = { orderId, amountBani, reason, bank, iban, takesDelivery, cause: "given_back" } as const;
    const refundId = await createRefund(tx, { ...refund, ...issuing });
    await postEvent(tx, { orderId, at }, { event: "given_back", bani: amountBani, refundId });
    await settleMoney(tx, order, actor);
    await postPieces(tx, giveBack(refundId, lines), at);
    await writePart(tx, prepared, { orderId, refundId, issuing });
    const givenBani = money.openBani + money.paidOutBani;
    await recordOrderChange(tx, order, {
      by: actor,
      sentence: `Din comanda ${order.number} se restituie ${formatOfficeLei(amountBani)}: ${reason}.`,
      before: { given_back: toLei(givenBani) },
      after: { given_back: toLei(givenBani + amountBani) },
    });
    await enqueue(tx, "refund_mail", { refundId }, `refund:${refundId}`);
    return { ok: true };
  });
}
