import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { Amendment, AmendmentPreview } from "@curat/contract/staff/amendments";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { type Actor, versionOf } from "../../platform/changes/index.ts";
import { findValidInvoice, isPartlyReversed, replaceInvoice } from "../../money/invoices/index.ts";
import {
  amendmentRefusal,
  findOrder,
  lockOrder,
  lowerBalanceDue,
  notableBani,
  type Order,
  type Plan,
  planAmendment,
  refuseStaleOrder,
  showStaffOrder,
  type StaffResult,
  toWirePreview,
  writeAmendment,
} from "../../selling/orders/index.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import { isDiscountRequested, requireDiscountLimit } from "../../selling/staff-discounts/index.ts";
import { closeReturn, listReturnsOf, type Return } from "../returns/index.ts";
import { MAX_FORGIVEN_BANI } from "@curat/contract/staff/amendments.values";
import { withTextOverrides } from "../../platform/settings/index.ts";
import { dropWaybill, settleParcels } from "../../fulfilment/shipments/index.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

interface Asking {
  requested: Amendment;
  actor: Staff;
}

interface ReturnsAfter {
  closed: Return[];
  settled: string[];
  kept: string[];
  account: { bank: string; iban: string } | undefined;
}

async function planReturns(db: Db, { order, lines, open, pieces }: Plan): Promise<ReturnsAfter> {
  const after: ReturnsAfter = { closed: [], settled: [], kept: [], account: undefined };
  const words = (of: readonly LinePieces[]): string =>
    of
      .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.name ?? ""}`)
      .join(", ");
  for (const request of await listReturnsOf(db, order.id)) {
    const { number, bank, iban } = request;
    const named = open.filter(({ returnId }) => returnId === request.id);
    if (named.length === 0) continue;
    const gone = pieces.filter((one) => one.kind === "removed" && one.returnId === request.id);
    const left = named
      .map(({ lineId, quantity }) => ({
        lineId,
        quantity: quantity - (gone.find((one) => one.lineId === lineId)?.quantity ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (left.length === 0) {
      after.closed.push(request);
      after.settled.push(`Retragerea ${number} se închide, iar produsele din ea se scot din comandă.`);
    } else {
      if (gone.length > 0)
        after.settled.push(`Prin retragerea ${number} se scot din comandă: ${words(gone)}.`);
      after.kept.push(
        `Cumpărătorul s-a retras din ${words(left)} (retragerea ${number}), dar produsele sunt încă în comandă: scoate-le înainte de expediere.`,
      );
    }
    if (gone.length > 0 && iban !== "") after.account = { bank, iban };
  }
  return after;
}

export async function whyClosed({ now }: Shop, db: Db, order: Order): Promise<string | undefined> {
  const invoice = await findValidInvoice(db, order.id);
  if (invoice && (await isPartlyReversed(db, invoice.id)))
    return "O parte din factura comenzii a fost stornată: comanda nu se mai poate modifica.";
  return amendmentRefusal(db, order, now());
}

async function plan(
  shop: Shop,
  db: Db,
  order: Order,
  { requested, actor, lock }: Asking & { lock?: Tx },
): Promise<Plan & { returns: ReturnsAfter }> {
  const why = await whyClosed(shop, db, order);
  if (why) throw new Refusal(409, { message: why, data: await showStaffOrder(db, order.id) });
  if (lock) await refuseStaleOrder(lock, order.id, requested.version);
  const facts = { asked: requested, now: shop.now(), config: shop.config, lock };
  const planned = await withTextOverrides(db, async () => planAmendment(db, order, facts));
  const isAsked = isDiscountRequested(requested);
  const invoice = isAsked ? await findValidInvoice(db, order.id) : undefined;
  const [before, after] = [planned.lines, planned.amended.lines];
  requireDiscountLimit(actor, { before, after, isRequested: isAsked, reason: requested.reason, invoice });
  return { ...planned, returns: await planReturns(db, planned) };
}

/** Computes the result of a change without writing or locking anything. Throws 404, 409 or 422. */
export async function previewAmendment(
  shop: Shop,
  id: number,
  asking: Asking,
): Promise<Wire<AmendmentPreview>> {
  const order = (await findOrder(shop.db, id))?.order;
  if (!order) throw notFound();
  // The version is read first, so that the write fails as stale if the order changes in the meantime.
  const version = await versionOf(shop.db, { kind: "order", id });
  return previewOf(await plan(shop, shop.db, order, asking), version);
}

const DEARER =
  "Livrarea se scumpește din cauza unei retrageri. Ca să păstrezi prețul inițial al livrării, alege „Magazinul nu poate livra tot”.";

function previewOf(change: Plan & { returns: ReturnsAfter }, version: number): Wire<AmendmentPreview> {
  const { settled, kept } = change.returns;
  const isDearer = settled.length > 0 && change.amended.order.deliveryBani > change.order.deliveryBani;
  const causes = [...kept, ...settled, ...(isDearer ? [DEARER] : []), ...change.causes];
  return toWirePreview({ ...change, causes }, version);
}

/**
 * Changes the order. Throws 409 if the order or the total shown to the caller has changed, and 422 for an invalid
 * change.
 */
export async function amendOrder(
  shop: Shop,
  id: number,
  { requested, totalBani, actor }: Asking & { totalBani: number },
): Promise<void> {
  await transaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const change = await plan(shop, tx, order, { requested, actor, lock: tx });
    if (change.amended.order.totalBani !== totalBani)
      throw new Refusal(409, {
        message: "Totalul s-a schimbat. Verifică-l din nou.",
        data: previewOf(change, requested.version),
      });
    const at = shop.now();
    const { returns, replaces } = change;
    await writeAmendment(tx, change, { actor, reason: requested.reason, at, returns });
    for (const request of returns.closed) await closeReturn(tx, request, { actor, at });
    if (replaces.waybill) await dropWaybill(tx, order, { actor });
    if (replaces.invoice) await replaceInvoice(tx, id, { at, actor });
    await settleParcels(tx, id, { actor, at });
  });
}

/** Records the balance due as paid. Without a note, writes it off instead, which is possible only for a few bani. */
export async function settleBalance(
  { db, now }: Shop,
  id: number,
  { version, note, actor }: { version: number; note?: string; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    await refuseStaleOrder(tx, id, version);
    const bani = await notableBani(tx, order);
    if (bani === 0 || (note === undefined && bani > MAX_FORGIVEN_BANI))
      return { ok: false, error: "conflict" };
    const how = note === undefined ? "forgiven" : "paid";
    await lowerBalanceDue(tx, order, { how, bani, by: actor, note, at: now() });
    return { ok: true };
  });
}

/** Returns the total shown to the caller, in bani; -1 if it has a fraction of a ban. */
export function seenBani(totalLei: Lei): number {
  const bani = toBani(totalLei);
  return toLei(bani) === totalLei ? bani : -1;
}
