/** Asking for a return, and what the shop's people do with it; the order's lock stands around both. */
import { quantityText } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ReturnBody } from "@curat/contract/returns";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { parseIban } from "@curat/contract/iban.values";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, type NewChange, recordChange, versionOf } from "../../platform/changes/index.ts";
import { endsWithoutSale, findOrder, lockOrder } from "../../selling/orders/index.ts";
import { endReturns, loadOpenReturns, postPieces } from "../../selling/ledger/index.ts";
import { payBack } from "./accepted-return.service.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { readReturnTerms } from "./return-terms.rules.ts";
import { ENDS, movesOf, planReturn, RETURN_STATUSES, type ReturnStatus } from "./returns.rules.ts";
import {
  type Eligibility,
  findReturn,
  findReturnableOrder,
  insertReturn,
  listReasons,
  type Return,
  writeReturnStatus,
} from "./returns.store.ts";
import { type RefundMethod, refundMethod } from "./withdrawals.rules.ts";
import { returnTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export type Asked =
  | { ok: true; id: number; number: number }
  | { ok: false; error: "unknown-order" }
  | { ok: false; error: "refused"; errors: FieldErrors };

/** 'Alt motiv': what a return has whose buyer gave no reason. */
export const OTHER_REASON = 5;

/** What an order must be now for its buyer to give it back; without a customer it is whoever found it. */
export async function eligibilityNow(
  { db, now }: Shop,
  kind: Eligibility["kind"],
  customerId?: number,
): Promise<Eligibility> {
  const { returns } = await loadSettings(db);
  return { kind, customerId, terms: readReturnTerms(returns), now: now() };
}

/**
 * A customer asks for an order of his own, a guest for the one that he found, within its days; staff writes down what
 * anybody declared, in time or not.
 */
export interface Asker {
  customerId?: number;
  staff?: Actor;
}

/** Bank and account are required for a return whose money goes to an account (requirements: C-070); undefined without errors. */
function accountErrors(
  way: RefundMethod,
  body: Pick<ReturnBody, "bankname" | "bankaccount">,
): FieldErrors | undefined {
  const errors = ibanErrors(body) ?? {};
  if (way === "account" && body.bankname === "") errors.bankname = [MESSAGES.required("Banca")];
  if (way === "account" && body.bankaccount === "") errors.bankaccount = [MESSAGES.required("IBAN")];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The error of an account that was typed; undefined for a good one and for none. */
export function ibanErrors({ bankaccount }: Pick<ReturnBody, "bankaccount">): FieldErrors | undefined {
  const isWrong = bankaccount !== "" && parseIban(bankaccount) === undefined;
  return isWrong ? { bankaccount: [MESSAGES.invalid("IBAN")] } : undefined;
}

/** Keeps the request for products of an order; two tabs never return the same piece. */
export async function keepReturn(shop: Shop, { customerId, staff }: Asker, body: ReturnBody): Promise<Asked> {
  const { db, now } = shop;
  const reasonId = body.reason ?? OTHER_REASON;
  const reasons = await listReasons(db);
  if (!reasons.some(({ id }) => id === reasonId)) return refused({ reason: [MESSAGES.invalid("Motiv")] });
  const buyerId = (await findOrder(db, body.orderid))?.order.customerId;
  const isAllowed = customerId === undefined || buyerId === customerId;
  if (buyerId === undefined || !isAllowed) return { ok: false, error: "unknown-order" };
  const eligibility = staff ? undefined : await eligibilityNow(shop, "return", customerId);
  return transaction(db, async (tx): Promise<Asked> => {
    await lockOrder(tx, body.orderid);
    const order = await findReturnableOrder(tx, eligibility, body.orderid);
    if (!order) return refused({ orderid: [returnTexts.over] });
    const wrong = accountErrors(refundMethod({ ...order, isDelivered: true }), body);
    if (wrong) return refused(wrong);
    const planned = planReturn(order.lines, tickedOf(body));
    if (!planned.ok) return refused({ products: [tooMany(planned)] });
    const kept = await insertReturn(tx, {
      orderId: order.id,
      customerId: buyerId,
      fullName: body.full_name,
      email: body.email,
      phone: body.phone,
      bank: body.bankname,
      iban: parseIban(body.bankaccount) ?? "",
      reasonId,
      observation: body.observation,
      status: "requested",
      isWithdrawal: false,
      lines: planned.lines,
      at: now(),
    });
    await enqueueMail(tx, kept.id, "requested");
    if (staff)
      await recordChange(
        tx,
        returnChange(staff, null, { ...kept, orderId: order.id, status: "requested", rejection: "" }),
      );
    return { ok: true, ...kept };
  });
}

export function tickedOf({ products }: Pick<ReturnBody, "products">) {
  return products
    .filter(({ selected, quantity }) => selected && quantity > 0)
    .map(({ productid, quantity }) => ({ productId: productid, quantity }));
}

/** Why so many pieces can not go back. */
export function tooMany({
  product,
  unit,
  left,
}: {
  product: string | undefined;
  unit: string;
  left: number;
}): string {
  if (product === undefined) return MESSAGES.invalid("Produse");
  return left === 0
    ? returnTexts.nothingLeft(product)
    : returnTexts.atMost(product, quantityText(left, unit).replace(/\.$/, ""));
}

function refused(errors: FieldErrors): Asked & { ok: false } {
  return { ok: false, error: "refused", errors };
}

export type MovedReturn = { ok: true; request: Return } | { ok: false; request: Return };

/**
 * Moves a return along its table; to the status that it has already is ok. 'refunded' makes the money due and moves
 * the order to 'returned' or 'partly_returned'; the stock is left to people, who see what came back. Another version
 * than the one that was seen is not moved.
 */
export async function moveReturn(
  { db, now }: Shop,
  found: Return,
  {
    to,
    rejection,
    seen,
    actor,
  }: { to: ReturnStatus; rejection: string; seen?: number | undefined; actor: Actor },
): Promise<MovedReturn> {
  return transaction(db, async (tx): Promise<MovedReturn> => {
    await lockOrder(tx, found.orderId);
    const request = await getReturn(tx, found.id);
    if (request.status === to) return { ok: true, request };
    const version = await versionOf(tx, { kind: "return", id: found.id });
    if (seen !== undefined && seen !== version) return { ok: false, request };
    if (!movesOf(request.status).includes(to)) return { ok: false, request };
    if (to === "closed" && !endsWithoutSale(request.orderStatus)) return { ok: false, request };
    const at = now();
    const open = await loadOpenReturns(tx, found.orderId);
    const pieces = open.filter(({ returnId }) => returnId === request.id);
    if (to === "refunded" && !(await payBack(tx, request, { pieces, at, actor })))
      return { ok: false, request };
    const ends = ENDS[to];
    if (ends) await postPieces(tx, endReturns(ends, pieces), at);
    await writeReturnStatus(tx, request.id, {
      status: to,
      rejection: to === "rejected" ? rejection : "",
      at,
    });
    if (to !== "closed") await enqueueMail(tx, request.id, to);
    const moved = await getReturn(tx, request.id);
    await recordChange(tx, returnChange(actor, request, moved));
    return { ok: true, request: moved };
  });
}

/** A return whose order is locked. */
export async function getReturn(tx: Tx, id: number): Promise<Return> {
  const request = await findReturn(tx, id);
  if (!request) throw new Error(`Return ${id} is gone while its order is locked.`);
  return request;
}

type ReturnState = Pick<Return, "id" | "number" | "orderId" | "status" | "rejection">;

/** What to record of a return that staff wrote down (`before` is null) or moved. */
export function returnChange(actor: Actor, before: ReturnState | null, after: ReturnState): NewChange {
  const state = ({ orderId: orderID, status, rejection }: ReturnState) => ({
    orderID,
    status_code: status,
    rejection,
  });
  const label = ({ status }: ReturnState) => `„${RETURN_STATUSES[status].label}”`;
  return {
    actor,
    subject: { kind: "return", id: after.id },
    sentence: before
      ? `Returul ${after.number}: ${label(before)} → ${label(after)}.`
      : `Returul ${after.number} a fost înregistrat.`,
    before: before && state(before),
    after: state(after),
    touched: [],
  };
}

/** Has the buyer told of a step of the return. */
export async function enqueueMail(tx: Tx, returnId: number, status: ReturnStatus): Promise<void> {
  await enqueue(tx, "return_mail", { returnId, status }, `return-${status}:${returnId}`);
}
