import { quantityText } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ReturnBody } from "@curat/contract/returns";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { parseIban } from "@curat/contract/iban.values";
import { invalid, notFound } from "../../../http/refusal.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, type NewChange, recordChange, versionOf } from "../../platform/changes/index.ts";
import {
  endsWithoutSale,
  findOrder,
  loadMoney,
  lockOrder,
  lowerBalanceDue,
  moveOrder,
  openRefund,
  settleMoney,
} from "../../selling/orders/index.ts";
import {
  effectOf,
  endReturns,
  type LinePieces,
  loadOpenReturns,
  owedAfter,
  postEvent,
  postPieces,
} from "../../selling/ledger/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { readReturnTerms, type ReturnTerms } from "./return-terms.rules.ts";
import {
  ENDS,
  isWhole,
  movesOf,
  planReturn,
  refundMethod,
  RETURN_STATUSES,
  type ReturnStatus,
} from "./returns.rules.ts";
import {
  type Eligibility,
  findReturn,
  findReturnableOrder,
  insertReturn,
  listReasons,
  loadGoods,
  type Return,
  type Returnable,
  writeReturnStatus,
} from "./returns.store.ts";
import { returnTexts } from "./texts.ts";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type InvoicePart, preparePart, previewPart, writePart } from "../../money/invoices/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export const OTHER_REASON = 5;

export async function loadReturnTerms(db: Db): Promise<ReturnTerms> {
  const { returns, INVOICE } = await loadSettings(db);
  const terms = readReturnTerms(returns);
  return { ...terms, address: terms.address || INVOICE.address };
}

/** Returns the current conditions for returns or withdrawals. Without a customer, the order may have any owner. */
export async function eligibilityNow(
  { db, now }: Shop,
  kind: Eligibility["kind"],
  customerId?: number,
): Promise<Eligibility> {
  return { kind, customerId, terms: await loadReturnTerms(db), now: now() };
}

/**
 * Creates a return; concurrent requests cannot return the same piece twice. Customers return their own orders, guests
 * the order that they found; staff may also enter late returns. Throws 404, and 422 with errors by field.
 */
export async function createReturn(
  shop: Shop,
  { customerId, staff }: { customerId?: number; staff?: Actor },
  body: ReturnBody,
): Promise<{ id: number; number: number }> {
  const { db, now } = shop;
  const reasonId = body.reason ?? OTHER_REASON;
  const reasons = await listReasons(db);
  if (!reasons.some(({ id }) => id === reasonId)) throw invalid({ reason: [MESSAGES.invalid("Motiv")] });
  const buyerId = (await findOrder(db, body.orderid))?.order.customerId;
  if (buyerId === undefined || (customerId !== undefined && buyerId !== customerId)) throw notFound();
  const eligibility = staff ? undefined : await eligibilityNow(shop, "return", customerId);
  return transaction(db, async (tx) => {
    await lockOrder(tx, body.orderid);
    const order = await findReturnableOrder(tx, eligibility, body.orderid);
    if (!order) throw invalid({ orderid: [returnTexts.over] });
    checkAccount(body, refundMethod(order, true) === "account");
    const lines = planPieces(order, body);
    const created = await insertReturn(tx, {
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
      lines,
      at: now(),
    });
    await enqueueMail(tx, created.id, "requested");
    const request = { ...created, orderId: order.id, status: "requested", rejection: "" } as const;
    if (staff) await recordChange(tx, returnChange(staff, null, request));
    return created;
  });
}

/** Throws 422 for an invalid account, or for a missing one if it is required (requirements: C-070). */
export function checkAccount(
  { bankname, bankaccount }: Pick<ReturnBody, "bankname" | "bankaccount">,
  isRequired: boolean,
): void {
  const errors: FieldErrors = {};
  if (isRequired && bankname === "") errors.bankname = [MESSAGES.required("Banca")];
  if (isRequired && bankaccount === "") errors.bankaccount = [MESSAGES.required("IBAN")];
  if (bankaccount !== "" && parseIban(bankaccount) === undefined)
    errors.bankaccount = [MESSAGES.invalid("IBAN")];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function planPieces({ lines }: Returnable, { products }: Pick<ReturnBody, "products">): LinePieces[] {
  const planned = planReturn(
    lines,
    products
      .filter(({ selected, quantity }) => selected && quantity > 0)
      .map(({ productid = null, lineid = null, quantity }) => ({
        productId: productid,
        lineId: lineid,
        quantity,
      })),
  );
  if (planned.ok) return planned.lines;
  const { product, unit, left } = planned;
  if (product === undefined) throw invalid({ products: [MESSAGES.invalid("Produse")] });
  const most = quantityText(left, unit).replace(/\.$/, "");
  throw invalid({
    products: [left === 0 ? returnTexts.nothingLeft(product) : returnTexts.atMost(product, most)],
  });
}

/** Changes a return's status. 'refunded' opens the refund; staff restock the goods separately. */
export async function moveReturn(
  { db, now }: Shop,
  found: Return,
  {
    to,
    rejection,
    version,
    actor,
  }: { to: ReturnStatus; rejection: string; version?: number | undefined; actor: Actor },
): Promise<{ ok: boolean; request: Return }> {
  const { id, orderId } = found;
  return transaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const request = await getReturn(tx, id);
    if (request.status === to) return { ok: true, request };
    const isStale = version !== undefined && version !== (await versionOf(tx, { kind: "return", id }));
    if (isStale || !movesOf(request.status).includes(to)) return { ok: false, request };
    if (to === "closed" && !endsWithoutSale(request.orderStatus)) return { ok: false, request };
    const at = now();
    const pieces = (await loadOpenReturns(tx, orderId)).filter(({ returnId }) => returnId === id);
    if (to === "refunded" && !(await payBack(tx, request, { pieces, at, actor })))
      return { ok: false, request };
    const ends = ENDS[to];
    if (ends) await postPieces(tx, endReturns(ends, pieces), at);
    await writeReturnStatus(tx, id, { status: to, rejection: to === "rejected" ? rejection : "", at });
    if (to !== "closed") await enqueueMail(tx, id, to);
    const moved = await getReturn(tx, id);
    await recordChange(tx, returnChange(actor, request, moved));
    return { ok: true, request: moved };
  });
}

export async function getReturn(tx: Tx, id: number): Promise<Return> {
  const request = await findReturn(tx, id);
  if (!request) throw new Error(`Return ${id} disappeared while its order was locked.`);
  return request;
}

export async function closeReturn(
  tx: Tx,
  request: Return,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const written = { status: "closed" as const, rejection: "" };
  await writeReturnStatus(tx, request.id, { ...written, at });
  await recordChange(tx, returnChange(actor, request, { ...request, ...written }));
}

type ReturnState = Pick<Return, "id" | "number" | "orderId" | "status" | "rejection">;

function returnChange(actor: Actor, before: ReturnState | null, after: ReturnState): NewChange {
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

export async function enqueueMail(tx: Tx, returnId: number, status: ReturnStatus): Promise<void> {
  await enqueue(tx, "return_mail", { returnId, status }, `return-${status}:${returnId}`);
}

/** Describes the account entries that accepting a return would post; empty if it cannot be accepted now. */
export async function previewAccepted(db: Db, request: Return, at: Date): Promise<string[]> {
  const { id, orderId, status } = request;
  if (!movesOf(status).includes("refunded") || endsWithoutSale(request.orderStatus)) return [];
  const order = (await findOrder(db, orderId))?.order;
  if (!order) return [];
  const open = await loadOpenReturns(db, orderId);
  const pieces = open.filter(({ returnId }) => returnId === id);
  const { document } = await previewPart(db, await partOf(db, request, pieces), at);
  const bani = Math.max(0, -document.totalBani);
  const money = await loadMoney(db, order);
  const refundBani = Math.min(bani, owedAfter(money, -bani).refundableBani);
  return effectOf(money, { event: "returned", bani, returnId: id }, refundBani).sentences;
}

async function partOf(
  db: Db,
  { number, orderId }: Pick<Return, "number" | "orderId">,
  lines: readonly LinePieces[],
): Promise<InvoicePart> {
  const bought = await loadGoods(db, [orderId]);
  const goods = bought.filter(({ productType }) => productType === PRODUCT_TYPE.product);
  const reason = `Retur ${number}`;
  return { orderId, lines, isWhole: isWhole(goods, lines), takesDelivery: false, reductionBani: 0, reason };
}

async function payBack(
  tx: Tx,
  request: Return,
  { pieces, at, actor }: { pieces: readonly LinePieces[]; at: Date; actor: Actor },
): Promise<boolean> {
  const { id: returnId, orderId } = request;
  // Orders that were cancelled or refused have already been refunded.
  if (endsWithoutSale((await lockOrder(tx, orderId)).status)) return false;
  const part = await partOf(tx, request, pieces);
  const { reason } = part;
  const to = part.isWhole ? "returned" : "partly_returned";
  const moved = await moveOrder(tx, { orderId, to, actor, note: reason, at });
  if (!moved.ok) return false;
  const { order } = moved;
  const issuing = { at, actor };
  const { document } = await writePart(tx, await preparePart(tx, part, issuing), {
    orderId,
    returnId,
    issuing,
  });
  const bani = Math.max(0, -document.totalBani);
  await postEvent(tx, { orderId, at }, { event: "returned", bani, returnId });
  const amountBani = Math.min(bani, (await loadMoney(tx, order)).refundableBani);
  const refund = { returnId, amountBani, reason, cause: "returned", at, by: actor } as const;
  const settled =
    amountBani > 0 ? (await openRefund(tx, order, refund)).order : await settleMoney(tx, order, actor);
  const waivedBani = order.restBani - settled.restBani;
  if (waivedBani > 0)
    await lowerBalanceDue(tx, order, { how: "returned", bani: waivedBani, by: actor, note: reason, at });
  return true;
}
