/** A change of an order before it ships, first told and then made, with the papers that it makes untrue. (decisions/0051) */
import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment, AmendmentPreview } from "@curat/contract/staff/amendments";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { type Actor, versionOf } from "../../platform/changes/index.ts";
import { findValidInvoice, isPartlyTakenBack, replaceInvoice } from "../../money/invoices/index.ts";
import {
  amendmentRefusal,
  findOrder,
  forgive,
  lockOrder,
  notableBani,
  type Order,
  type Plan,
  planAmendment,
  settleRest,
  refuseStaleOrder,
  type StaffResult,
  toWirePreview,
  writeAmendment,
} from "../../selling/orders/index.ts";
import { closeSettled, planReturnsOf, type ReturnsAfter } from "../returns/index.ts";
import { MAX_FORGIVEN_BANI } from "@curat/contract/staff/amendments.values";
import { inShopsWords } from "../../platform/settings/index.ts";
import { dropWaybill, settleParcels } from "../../fulfilment/shipments/index.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export type NotAmended =
  | { ok: false; error: "unknown" }
  /** The order is where nothing of it may be changed: a sentence says why. */
  | { ok: false; error: "closed"; why: string }
  | { ok: false; error: "refused"; errors: FieldErrors };
export type Previewed = { ok: true; preview: Wire<AmendmentPreview> } | NotAmended;
export type Amended =
  | { ok: true }
  | NotAmended
  | { ok: false; error: "other-total"; preview: Wire<AmendmentPreview> };

/** Why an order can not be changed now; undefined when it can. */
export async function whyClosed({ now }: Shop, db: Db, order: Order): Promise<string | undefined> {
  const invoice = await findValidInvoice(db, order.id);
  if (invoice && (await isPartlyTakenBack(db, invoice.id)))
    return "O parte din factura comenzii a fost stornată: comanda nu se mai poate modifica.";
  return amendmentRefusal(db, order, now());
}

/** What a change would come to; nothing is written or locked. Throws StaleVersion (409) where another order was seen. */
export async function previewAmendment(shop: Shop, id: number, asked: Amendment): Promise<Previewed> {
  const { db, now, config } = shop;
  const order = (await findOrder(db, id))?.order;
  if (!order) return { ok: false, error: "unknown" };
  const why = await whyClosed(shop, db, order);
  if (why) return { ok: false, error: "closed", why };
  // Reads alone; what it tells may be another thing a moment later, and then the write says so.
  const version = await versionOf(db, { kind: "order", id });
  const planned = await inShopsWords(db, async () => planAmendment(db, order, { asked, now: now(), config }));
  if (!planned.ok) return { ok: false, error: "refused", errors: planned.errors };
  const { plan } = planned;
  return { ok: true, preview: previewOf(plan, await planReturnsOf(db, plan), version) };
}

const DEARER =
  "Livrarea se scumpește din cauza unei retrageri: ca prețul ei să rămână, alege „Magazinul nu poate livra tot”.";

/** What is kept against what its buyer declared stands first: it is for people to mend. */
function previewOf(plan: Plan, { settled, kept }: ReturnsAfter, version: number): Wire<AmendmentPreview> {
  const isDearer = settled.length > 0 && plan.amended.order.deliveryBani > plan.order.deliveryBani;
  const causes = [...kept, ...settled, ...(isDearer ? [DEARER] : []), ...plan.causes];
  return toWirePreview({ ...plan, causes }, version);
}

/**
 * Makes the change at the total that was seen, in one transaction under the order's lock: whoever cancels, pays, ships or
 * changes the order at the same moment comes before or after it. Throws StaleVersion (409) where another order was seen.
 */
export async function amendOrder(
  shop: Shop,
  id: number,
  { asked, totalBani, actor }: { asked: Amendment; totalBani: number; actor: Actor },
): Promise<Amended> {
  const { db, now, config } = shop;
  return transaction(db, async (tx): Promise<Amended> => {
    const order = await lockOrder(tx, id);
    const why = await whyClosed(shop, tx, order);
    if (why) return { ok: false, error: "closed", why };
    await refuseStaleOrder(tx, id, asked.version);
    const at = now();
    const planned = await inShopsWords(tx, async () =>
      planAmendment(tx, order, { asked, now: at, config, lock: tx }),
    );
    if (!planned.ok) return { ok: false, error: "refused", errors: planned.errors };
    const { plan } = planned;
    const returns = await planReturnsOf(tx, plan);
    if (plan.amended.order.totalBani !== totalBani)
      return { ok: false, error: "other-total", preview: previewOf(plan, returns, asked.version) };
    await writeAmendment(tx, plan, { actor, reason: asked.reason, at, returns });
    await closeSettled(tx, id, { returns: returns.returns, actor, at });
    if (plan.replaces.waybill) await dropWaybill(tx, order, { actor });
    if (plan.replaces.invoice) await replaceInvoice(tx, id, { at, actor });
    await settleParcels(tx, id, { actor, at });
    return { ok: true };
  });
}

/** Notes that the rest, or the payment of an order by public procurement, came by transfer or in cash. */
export async function noteRest(
  { db, now }: Shop,
  id: number,
  { version, note, actor }: { version: number; note: string; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, id);
    await refuseStaleOrder(tx, id, version);
    const bani = await notableBani(tx, order);
    if (bani === 0) return { ok: false, error: "conflict" };
    await settleRest(tx, order, { bani, by: actor, note, at: now() });
    return { ok: true };
  });
}

/** Gives up the few bani that stay to pay of an order. */
export async function forgiveRest(
  { db, now }: Shop,
  id: number,
  { version, actor }: { version: number; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, id);
    await refuseStaleOrder(tx, id, version);
    const bani = await notableBani(tx, order);
    if (bani === 0 || bani > MAX_FORGIVEN_BANI) return { ok: false, error: "conflict" };
    await forgive(tx, order, { bani, by: actor, at: now() });
    return { ok: true };
  });
}

/** The total that the caller saw, in bani; -1 for a fraction of a ban. */
export function seenBani(totalLei: Lei): number {
  const bani = toBani(totalLei);
  return toLei(bani) === totalLei ? bani : -1;
}
