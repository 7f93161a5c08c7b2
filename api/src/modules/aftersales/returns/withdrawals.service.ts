import type { WithdrawalBody } from "@curat/contract/withdrawals";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { parseIban } from "@curat/contract/iban.values";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import {
  actorOf,
  canCancel,
  isUndoable,
  loadParcels,
  lockOrder,
  moveOrder,
  recordOrderChange,
} from "../../selling/orders/index.ts";
import { type RefundMethod, refundMethod } from "./returns.rules.ts";
import {
  checkAccount,
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
  listWithdrawals,
  type Return,
  type Returnable,
  writeReturnAccount,
} from "./returns.store.ts";
import { withdrawalTexts } from "./texts.ts";
import { needsAccount } from "./returns.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Returns how a withdrawal would be refunded. Throws 422 if the withdrawal would be refused. */
export async function checkWithdrawal(
  shop: Shop,
  orderId: number,
  body: WithdrawalBody,
): Promise<RefundMethod> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  return planOf(await findReturnableOrder(shop.db, eligibility, orderId), body).refund;
}

/** Stores a withdrawal. Withdrawing from an order's last unshipped piece cancels the order. */
export async function declareWithdrawal(shop: Shop, orderId: number, body: WithdrawalBody): Promise<Return> {
  const eligibility = await eligibilityNow(shop, "withdrawal");
  return transaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = shop.now();
    const plan = planOf(await findReturnableOrder(tx, { ...eligibility, now: at }, orderId), body);
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
      // Raises the order's version, so that staff who are about to change the order must reload it.
      await recordOrderChange(tx, order, {
        by: "customer",
        sentence: `Cumpărătorul s-a retras dintr-o parte a comenzii ${order.number} (retragerea ${number}).`,
        before: { withdrawal: null },
        after: { withdrawal: number },
      });
    await enqueueMail(tx, id, "declared");
    return getReturn(tx, id);
  });
}

function planOf(
  order: Returnable | undefined,
  body: WithdrawalBody,
): { lines: LinePieces[]; refund: RefundMethod; isLast: boolean } {
  if (!order) throw invalid({ order: [withdrawalTexts.over] });
  const lines = planPieces(order, body);
  checkAccount(body, false);
  const pieces = (of: LinePieces[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  const taken = order.lines.reduce((sum, line) => sum + line.taken, 0);
  const isLast = taken + pieces(lines) === pieces(order.lines);
  return { lines, refund: refundMethod(order), isLast };
}

/**
 * Sets the account of the order's withdrawals that need one; returns false if none does. Only staff change an
 * existing account, because an order number must not be enough to redirect a refund.
 */
export async function nameAccount(
  { db }: Pick<ApiContext, "db">,
  orderId: number,
  account: { bank: string; iban: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const actor = actorOf("customer", await lockOrder(tx, orderId));
    const missing = (await listWithdrawals(tx, orderId)).filter(needsAccount);
    const [first] = missing;
    if (!first) return false;
    const ids = missing.map(({ id }) => id);
    await writeReturnAccount(tx, ids, account);
    for (const request of missing) {
      const sentence = `Cumpărătorul a completat contul bancar pentru retragerea ${request.number}.`;
      await recordAccount(tx, request, { actor, sentence, after: account.iban.slice(-4) });
    }
    await enqueueAccountMail(tx, { returnId: first.id, news: "named", change: first.id });
    return true;
  });
}

export async function requestAccount(
  { db }: Pick<ApiContext, "db">,
  request: Return,
  actor: Actor,
): Promise<boolean> {
  if (!needsAccount(request)) return false;
  await transaction(db, async (tx) => {
    const sentence = `I-am cerut cumpărătorului contul bancar pentru retragerea ${request.number}.`;
    const change = await recordAccount(tx, request, { actor, sentence, after: "cerut" });
    await enqueueAccountMail(tx, { returnId: request.id, news: "asked", change });
  });
  return true;
}

async function recordAccount(
  tx: Tx,
  { id, orderId: orderID }: Return,
  { after, ...change }: { actor: Actor; sentence: string; after: string },
): Promise<number> {
  const state = (account: string) => ({ orderID, account });
  const subject = { kind: "return", id } as const;
  const recorded = { ...change, subject, before: state(""), after: state(after), touched: [] };
  return (await recordChange(tx, recorded)).version;
}

async function enqueueAccountMail(
  tx: Tx,
  mail: { returnId: number; news: "asked" | "named"; change: number },
): Promise<void> {
  const key = `return-account-${mail.news}:${mail.returnId}:${mail.change}`;
  await enqueue(tx, "return_account_mail", mail, key);
}
