/** Changes of an order before it ships, with invoice, parcels and withdrawals. (decisions/0051) */
import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment, AmendmentPreview } from "@curat/contract/staff/amendments";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { type Actor, versionOf } from "../../platform/changes/index.ts";
import { findValidInvoice, isPartlyReversed, replaceInvoice } from "../../money/invoices/index.ts";
import {
  amendmentRefusal,
  findOrder,
  forgive,
  lockOrder,
  notableBani,
  type Order,
  type Plan,
  planAmendment,
  settleBalanceDue,
  refuseStaleOrder,
  type StaffResult,
  toWirePreview,
  writeAmendment,
} from "../../selling/orders/index.ts";
import { closeSettled, planReturnsOf, type ReturnsAfter } from "../returns/index.ts";
import { MAX_FORGIVEN_BANI } from "@curat/contract/staff/amendments.values";
import { withTextOverrides } from "../../platform/settings/index.ts";
import { dropWaybill, settleParcels } from "../../fulfilment/shipments/index.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export type NotAmended =
  | { ok: false; error: "unknown" }
  | { ok: false; error: "closed"; why: string }
  | { ok: false; error: "refused"; errors: FieldErrors };
type Planned = { ok: true; plan: Plan; returns: ReturnsAfter } | NotAmended;

/** Returns why an order cannot be changed now; undefined if it can. */
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
  { requested, lock }: { requested: Amendment; lock?: Tx },
): Promise<Planned> {
  const why = await whyClosed(shop, db, order);
  if (why) return { ok: false, error: "closed", why };
  if (lock) await refuseStaleOrder(lock, order.id, requested.version);
  const facts = { asked: requested, now: shop.now(), config: shop.config, lock };
  const planned = await withTextOverrides(db, async () => planAmendment(db, order, facts));
  if (!planned.ok) return { ...planned, error: "refused" };
  return { ...planned, returns: await planReturnsOf(db, planned.plan) };
}

/** Computes the result of a change without writing or locking anything. */
export async function previewAmendment(
  shop: Shop,
  id: number,
  requested: Amendment,
): Promise<{ ok: true; preview: Wire<AmendmentPreview> } | NotAmended> {
  const order = (await findOrder(shop.db, id))?.order;
  if (!order) return { ok: false, error: "unknown" };
  // The version is read first, so that the write fails as stale if the order changes in the meantime.
  const version = await versionOf(shop.db, { kind: "order", id });
  const planned = await plan(shop, shop.db, order, { requested });
  return planned.ok ? { ok: true, preview: previewOf(planned.plan, planned.returns, version) } : planned;
}

const DEARER =
  "Livrarea se scumpește din cauza unei retrageri. Ca să păstrezi prețul ei, alege „Magazinul nu poate livra tot”.";

function previewOf(plan: Plan, { settled, kept }: ReturnsAfter, version: number): Wire<AmendmentPreview> {
  const isDearer = settled.length > 0 && plan.amended.order.deliveryBani > plan.order.deliveryBani;
  const causes = [...kept, ...settled, ...(isDearer ? [DEARER] : []), ...plan.causes];
  return toWirePreview({ ...plan, causes }, version);
}

/** Writes a change whose total the caller has seen. Throws StaleVersion (409) for an outdated version. */
export async function amendOrder(
  shop: Shop,
  id: number,
  { requested, totalBani, actor }: { requested: Amendment; totalBani: number; actor: Actor },
): Promise<{ ok: true } | NotAmended | { ok: false; error: "other-total"; preview: Wire<AmendmentPreview> }> {
  return transaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const planned = await plan(shop, tx, order, { requested, lock: tx });
    if (!planned.ok) return planned;
    const { plan: change, returns } = planned;
    if (change.amended.order.totalBani !== totalBani)
      return { ok: false, error: "other-total", preview: previewOf(change, returns, requested.version) };
    const at = shop.now();
    await writeAmendment(tx, change, { actor, reason: requested.reason, at, returns });
    await closeSettled(tx, returns.closed, { actor, at });
    if (change.replaces.waybill) await dropWaybill(tx, order, { actor });
    if (change.replaces.invoice) await replaceInvoice(tx, id, { at, actor });
    await settleParcels(tx, id, { actor, at });
    return { ok: true };
  });
}

/** Records the balance due as paid; without a note, writes off a balance of a few bani. */
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
    const settled = { bani, by: actor, at: now() };
    await (note === undefined
      ? forgive(tx, order, settled)
      : settleBalanceDue(tx, order, { ...settled, note }));
    return { ok: true };
  });
}

/** Returns the total that the caller saw, in bani; -1 if it has a fraction of a ban. */
export function seenBani(totalLei: Lei): number {
  const bani = toBani(totalLei);
  return toLei(bani) === totalLei ? bani : -1;
}
