import { toLei, type Wire } from "@curat/contract/lei.values";
import type { StaffRefund } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import {
  type Actor,
  type NewChange,
  recordChange,
  recordChanges,
  refuseStale,
  versionOf,
} from "../../platform/changes/index.ts";
import { postEvent } from "../ledger/index.ts";
import type { ProcessorName } from "../payments/index.ts";
import { spreadCredit } from "./credits.rules.ts";
import { findOpenRefundAttempt, reopenRefund } from "./attempts.store.ts";
import {
  findRefund,
  findRefundRow,
  finishRefunds,
  insertRefund,
  listDue,
  type NewRefund,
  type Refund,
  type RefundRow,
  writeAccount,
} from "./refunds.store.ts";

export async function createRefund(
  tx: Tx,
  { actor, ...refund }: NewRefund & { actor: Actor },
): Promise<number> {
  const id = await insertRefund(tx, refund);
  const { amountBani, reason } = refund;
  const sentence = `De restituit clientului: ${formatOfficeLei(amountBani)} (${reason}).`;
  const after = { orderID: refund.orderId, amount: toLei(amountBani), reason, state: "due" };
  const subject = { kind: "refund", id } as const;
  await recordChange(tx, { actor, subject, sentence, before: null, after, touched: [] });
  return id;
}

interface PaidByHand {
  orderId: number;
  id?: number;
  isCredited?: boolean;
  at: Date;
  actor: Actor;
}

/**
 * Marks open refunds as paid. Skips card refunds unless staff saw them credited, because the processor reports them
 * (decision 0073).
 */
export async function payRefunds(
  tx: Tx,
  { orderId, id, isCredited = false, at, actor }: PaidByHand,
): Promise<"paid" | "by-card" | "nothing"> {
  const due = (await listDue(tx, orderId)).filter((one) => id === undefined || one.id === id);
  const paid = due.filter(({ isByCard }) => !isByCard || isCredited);
  await postEvent(
    tx,
    { orderId, at },
    paid.map(({ id: refundId, isByCard, amountBani: bani }) => ({
      event: "paid_back",
      bani,
      refundId,
      method: isByCard ? "card" : "transfer",
    })),
  );
  const note = isCredited ? ", creditare confirmată la procesator" : "";
  await finish(
    tx,
    paid.map((refund) => ({ refund, bani: refund.amountBani })),
    { actor, at, note },
  );
  if (paid.length > 0) return "paid";
  return due.length > 0 ? "by-card" : "nothing";
}

/** Processors with an API for refunds. */
const REFUNDS_BY_CALL: ReadonlySet<string> = new Set<ProcessorName>(["netopia_v2", "stripe"]);

const BY_PROCESSOR = "Restituită de procesator";

interface ReportedCredit {
  orderId: number;
  amountBani: number;
  unheardBani: number;
  /** True if no order awaited the credited payment. The credit then settles no refund. */
  isSurplus: boolean;
  at: Date;
  actor: Actor;
}

/**
 * Posts a processor's credit: first to credits recorded by staff, then to open refunds. The rest is posted as
 * unrequested.
 */
export async function notePaidBack(
  tx: Tx,
  { orderId, amountBani, unheardBani, isSurplus, at, actor }: ReportedCredit,
): Promise<void> {
  const { paid, unaskedBani } = isSurplus
    ? { paid: [], unaskedBani: amountBani }
    : spreadCredit(await listDue(tx, orderId), { creditBani: amountBani, unheardBani });
  await postEvent(
    tx,
    { orderId, at },
    paid.map(({ refund, bani }) => ({ event: "credited", bani, refundId: refund.id })),
  );
  await finish(tx, paid, { actor, at });
  if (unaskedBani === 0) return;
  const cause = isSurplus ? "late" : "unasked";
  const unasked = { orderId, amountBani: unaskedBani, reason: BY_PROCESSOR, cause, at } as const;
  const id = await insertRefund(tx, unasked);
  // A surplus payment and its credit are posted together, so the debt is unchanged.
  const event = isSurplus ? "credited" : "unasked";
  await postEvent(tx, { orderId, at }, { event, bani: unaskedBani, refundId: id });
  await finish(tx, [{ refund: { ...unasked, id }, bani: unaskedBani }], { actor, at, isNew: true });
}

interface RequestedCredit {
  orderId: number;
  refundId: number;
  bani: number;
  at: Date;
  actor: Actor;
}

/** Posts a refund that the processor made at the shop's request. */
export async function noteCredited(
  tx: Tx,
  { orderId, refundId, bani, at, actor }: RequestedCredit,
): Promise<void> {
  const refund = (await listDue(tx, orderId)).find(({ id }) => id === refundId);
  // Staff may have recorded the refund by hand in the meantime.
  if (!refund) return;
  const paidBani = Math.min(bani, refund.amountBani);
  await postEvent(tx, { orderId, at }, { event: "credited", bani: paidBani, refundId });
  await finish(tx, [{ refund, bani: paidBani }], { actor, at });
}

/** Posts a refund that the bank returned, and reopens it. */
export async function noteBounced(
  tx: Tx,
  { orderId, refundId, bani, at, actor }: RequestedCredit,
): Promise<void> {
  await postEvent(tx, { orderId, at }, { event: "bounced", bani, refundId });
  await reopenRefund(tx, refundId);
  const sentence = `Banca clientului a respins restituirea pe card: ${formatOfficeLei(bani)} sunt din nou de restituit.`;
  const after = { orderID: orderId, amount: toLei(bani), state: "due" };
  await recordChange(tx, {
    actor,
    subject: { kind: "refund", id: refundId },
    sentence,
    before: null,
    after,
    touched: [],
  });
}

interface Payout {
  refund: Pick<NewRefund, "orderId" | "reason"> & { id: number; amountBani: number };
  bani: number;
}

async function finish(
  tx: Tx,
  payouts: readonly Payout[],
  { actor, at, note = "", isNew = false }: { actor: Actor; at: Date; note?: string; isNew?: boolean },
): Promise<void> {
  const whole = payouts.filter(({ refund, bani }) => bani === refund.amountBani);
  await finishRefunds(
    tx,
    whole.map(({ refund }) => refund.id),
    at,
  );
  const changes = payouts.map(({ refund, bani }): NewChange => {
    const { id, orderId: orderID, amountBani, reason } = refund;
    const leftBani = amountBani - bani;
    const shown = (dueBani: number, state: string) => ({ orderID, amount: toLei(dueBani), reason, state });
    const sum =
      leftBani === 0 ? formatOfficeLei(bani) : `${formatOfficeLei(bani)} din ${formatOfficeLei(amountBani)}`;
    return {
      actor,
      subject: { kind: "refund", id },
      sentence: `Restituit clientului: ${sum} (${reason})${note}.`,
      before: isNew ? null : shown(amountBani, "due"),
      after: leftBani === 0 ? shown(amountBani, "done") : shown(leftBani, "due"),
      touched: [],
    };
  });
  await recordChanges(tx, changes);
}

const BEING_CREDITED =
  "Procesatorul a primit deja cererea de restituire pe card. Află mai întâi ce s-a întâmplat cu ea.";

/**
 * Sets a refund's bank account. Returns `paid` if the refund is no longer open, undefined if it is unknown. Throws
 * StaleVersion (409), and 422 while a card refund is being made.
 */
export async function nameAccount(
  { db }: Pick<ApiContext, "db">,
  id: number,
  {
    bank,
    iban,
    expectedVersion,
    actor,
  }: { bank: string; iban: string; expectedVersion: number; actor: Actor },
): Promise<"named" | "paid" | undefined> {
  return transaction(db, async (tx) => {
    const refund = await findRefund(tx, id, { lock: true });
    if (!refund) return undefined;
    const subject = { kind: "refund", id } as const;
    await refuseStale(tx, subject, {
      expectedVersion,
      loadCurrent: async () => (await showRefund(tx, id)) ?? {},
    });
    if (await findOpenRefundAttempt(tx, id)) throw invalid({ iban: [BEING_CREDITED] });
    if (!(await writeAccount(tx, id, { bank, iban }))) return "paid";
    // The audit log contains only the last characters of an account, because it must not contain personal data.
    const shown = (account: { bank: string; iban: string }) => ({
      orderID: refund.orderId,
      amount: toLei(refund.amountBani),
      bank: account.bank,
      account: account.iban.slice(-4),
    });
    const { version } = await recordChange(tx, {
      actor,
      subject,
      expectedVersion,
      sentence: `Contul pentru restituirea a ${formatOfficeLei(refund.amountBani)} a fost salvat.`,
      before: shown(refund),
      after: shown({ bank, iban }),
      touched: [],
    });
    if (iban !== refund.iban) await mailAccount(tx, { refundId: id, change: version, iban });
    return "named";
  });
}

/**
 * Enqueues an email to the buyer with the last characters of a refund's new account. `change` is the refund's
 * version.
 */
export async function mailAccount(
  tx: Tx,
  { refundId, change, iban }: { refundId: number; change: number; iban: string },
): Promise<void> {
  const mail = { refundId, change, accountEnd: iban.slice(-4) };
  await enqueue(tx, "refund_account_mail", mail, `refund-account:${refundId}:${change}`);
}

export async function showRefund(db: Db, id: number): Promise<Wire<StaffRefund> | undefined> {
  const row = await findRefundRow(db, id);
  return row && toWireRefundRow(row, await versionOf(db, { kind: "refund", id }));
}

export function toWireRefund({ amountBani, reason, state, createdAt, doneAt }: Refund) {
  return {
    amount: toLei(amountBani),
    reason,
    state,
    created_at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}

export function toWireRefundRow(row: RefundRow, version: number): Wire<StaffRefund> {
  const { id, orderId, orderNumber, name, email, paymentName, bank, iban, accountFrom, isByCard } = row;
  const order = { orderid: orderId, order_number: String(orderNumber), name, email, payment: paymentName };
  const way = isByCard ? ("card" as const) : ("account" as const);
  const { cardProvider, askedState: state, askedBani, askedDetail: detail, askedAt } = row;
  const request =
    state === null || askedBani === null || askedAt === null
      ? null
      : { state, amount: toLei(askedBani), detail: detail ?? "", at: askedAt.toISOString() };
  const byCall = isByCard && cardProvider !== null && REFUNDS_BY_CALL.has(cardProvider);
  return {
    id,
    ...order,
    way,
    by_call: byCall,
    request,
    bank,
    iban,
    account_from: accountFrom,
    version,
    ...toWireRefund(row),
  };
}
