/** Money that goes back to buyers, with who said so; the order's lock stands around each. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { StaffRefund } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
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
import { spreadCredit } from "./credits.rules.ts";
import {
  findRefund,
  findRefundRow,
  finishRefunds,
  insertRefund,
  listDue,
  listOpen,
  type NewRefund,
  type PaidBack,
  writeAccount,
} from "./refunds.store.ts";
import { toWireRefundRow } from "./refunds.wire.ts";

/** Notes money as due to the buyer, in bani, and tells the id of the refund. */
export async function oweRefund(tx: Tx, { actor, ...refund }: NewRefund & { actor: Actor }): Promise<number> {
  const id = await insertRefund(tx, refund);
  await recordChange(tx, changeOf({ ...refund, id }, { actor, before: null, after: "due" }));
  return id;
}

/**
 * Notes that all that was due of an order went back, or one refund: `paid` where anything did. What goes back to a card is
 * its processor's to tell (decision 0073): `by-card` where that alone was asked for and nobody saw it credited there.
 */
export async function payRefunds(
  tx: Tx,
  { orderId, id, isCredited = false, at, actor }: PaidByHand,
): Promise<"paid" | "by-card" | "nothing"> {
  const due = (await listDue(tx, orderId)).filter((one) => id === undefined || one.id === id);
  const sent = due.filter(({ isByCard }) => !isByCard || isCredited);
  await postEvent(
    tx,
    { orderId, at },
    sent.map(({ id: refundId, isByCard, amountBani: bani }) => ({
      event: "paid_back",
      bani,
      refundId,
      method: isByCard ? "card" : "transfer",
    })),
  );
  const paid = await finishRefunds(
    tx,
    sent.map((one) => one.id),
    at,
  );
  await recordChanges(
    tx,
    paid.map((refund) => {
      const amountBani = sent.find(({ id: sentId }) => sentId === refund.id)?.amountBani ?? refund.amountBani;
      return changeOf({ ...refund, amountBani }, { actor, before: "due", after: "done", isSeen: isCredited });
    }),
  );
  if (paid.length > 0) return "paid";
  return due.length > 0 ? "by-card" : "nothing";
}

interface PaidByHand {
  orderId: number;
  /** One refund of it. */
  id?: number;
  /** True where somebody saw in the processor's account that the card was credited. */
  isCredited?: boolean;
  at: Date;
  actor: Actor;
}

/** What the processor paid back without being asked by the shop's books. */
const BY_PROCESSOR = "Rambursată la procesator";

interface TellsCredit {
  orderId: number;
  amountBani: number;
  /** Credits that staff saw at the processor and that it had not told of. */
  unheardBani: number;
  /** Of money that no order waited for, and that is none of the order's refunds. */
  isSurplus: boolean;
  at: Date;
  actor: Actor;
}

/** Posts what a card's processor tells to have given back: to what staff saw there, to what is due, else as its own doing. */
export async function notePaidBack(
  tx: Tx,
  { orderId, amountBani, unheardBani, isSurplus, at, actor }: TellsCredit,
): Promise<void> {
  const due = isSurplus ? [] : await listOpen(tx, orderId);
  const { went, unaskedBani } = spreadCredit(due, {
    creditBani: amountBani,
    unheardBani: isSurplus ? 0 : unheardBani,
  });
  await postEvent(
    tx,
    { orderId, at },
    went.map(({ refund, bani }) => ({ event: "credited", bani, refundId: refund.id })),
  );
  const isWhole = ({ refund, bani }: (typeof went)[number]): boolean => bani === refund.openBani;
  for (const part of went.filter((one) => !isWhole(one)))
    await recordChange(tx, partChange(part.refund, part.bani, actor));
  const done = await finishRefunds(
    tx,
    went.filter(isWhole).map(({ refund }) => refund.id),
    at,
  );
  await recordChanges(
    tx,
    done.map((refund) => changeOf(refund, { actor, before: "due", after: "done" })),
  );
  if (unaskedBani === 0) return;
  const cause = isSurplus ? ("late" as const) : ("unasked" as const);
  const unasked = { orderId, amountBani: unaskedBani, reason: BY_PROCESSOR };
  const id = await insertRefund(tx, { ...unasked, cause, at });
  // This payment was received and returned before the shop heard of either, so the debt is unchanged.
  const event = isSurplus ? "credited" : "unasked";
  await postEvent(tx, { orderId, at }, { event, bani: unaskedBani, refundId: id });
  await finishRefunds(tx, [id], at);
  await recordChange(tx, changeOf({ ...unasked, id }, { actor, before: null, after: "done" }));
}

/**
 * Notes the account that money which is due goes to; undefined for an unknown refund, `went` where it is not due any more.
 * Throws StaleVersion (409) where another version was seen.
 */
export async function nameAccount(
  { db }: Pick<ApiContext, "db">,
  id: number,
  { bank, iban, seen, actor }: { bank: string; iban: string; seen: number; actor: Actor },
): Promise<"named" | "went" | undefined> {
  return transaction(db, async (tx) => {
    const refund = await findRefund(tx, id, { lock: true });
    if (!refund) return undefined;
    const subject = { kind: "refund" as const, id };
    await refuseStale(tx, subject, { seen, standing: async () => (await showRefund(tx, id)) ?? {} });
    if (!(await writeAccount(tx, id, { bank, iban }))) return "went";
    // A history keeps no person: the account's end tells one from another.
    const said = (account: { bank: string; iban: string }) => ({
      orderID: refund.orderId,
      amount: toLei(refund.amountBani),
      bank: account.bank,
      account: account.iban.slice(-4),
    });
    const { version } = await recordChange(tx, {
      actor,
      subject,
      seen,
      sentence: `Contul pentru restituirea a ${formatOfficeLei(refund.amountBani)} a fost notat.`,
      before: said(refund),
      after: said({ bank, iban }),
      touched: [],
    });
    if (iban !== refund.iban) await mailAccount(tx, { refundId: id, change: version, iban });
    return "named";
  });
}

/** Has the buyer told of a new account of a refund, by the end of its IBAN. `change` is the refund's version. */
export async function mailAccount(
  tx: Tx,
  { refundId, change, iban }: { refundId: number; change: number; iban: string },
): Promise<void> {
  const told = { refundId, change, accountEnd: iban.slice(-4) };
  await enqueue(tx, "refund_account_mail", told, `refund-account:${refundId}:${change}`);
}

/** A refund with its order and account, as the shop's people see it; undefined for an unknown one. */
export async function showRefund(db: Db, id: number): Promise<Wire<StaffRefund> | undefined> {
  const row = await findRefundRow(db, id);
  return row && toWireRefundRow(row, await versionOf(db, { kind: "refund", id }));
}

type State = "due" | "done";

/** A part of what is due went. */
function partChange(
  { id, orderId, openBani, reason }: Pick<PaidBack, "id" | "orderId" | "reason"> & { openBani: number },
  wentBani: number,
  actor: Actor,
): NewChange {
  const state = (bani: number) => ({ orderID: orderId, amount: toLei(bani), reason, state: "due" });
  return {
    actor,
    subject: { kind: "refund", id },
    sentence: `Restituit clientului: ${formatOfficeLei(wentBani)} din ${formatOfficeLei(openBani)} (${reason}).`,
    before: state(openBani),
    after: state(openBani - wentBani),
    touched: [],
  };
}

function changeOf(
  { id, orderId, amountBani, reason }: PaidBack,
  {
    actor,
    before,
    after,
    isSeen = false,
  }: { actor: Actor; before: State | null; after: State; isSeen?: boolean },
): NewChange {
  const state = (of: State) => ({ orderID: orderId, amount: toLei(amountBani), reason, state: of });
  const what = `${formatOfficeLei(amountBani)} (${reason})`;
  return {
    actor,
    subject: { kind: "refund", id },
    sentence:
      after === "due"
        ? `De restituit clientului: ${what}.`
        : `Restituit clientului: ${what}${isSeen ? ", creditarea văzută la procesator" : ""}.`,
    before: before && state(before),
    after: state(after),
    touched: [],
  };
}
