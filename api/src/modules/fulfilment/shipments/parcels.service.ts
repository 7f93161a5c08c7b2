/** Orders in several parcels. Each parcel but the final one is a partial shipment of some pieces. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import {
  canSplit,
  cashForParcel,
  findOrderRecord,
  isPickup,
  lockOrder,
  type OrderRecord,
  type ParcelItem,
  type Pieces,
  showStaffOrder,
  type StaffResult,
  stillToSend,
} from "../../selling/orders/index.ts";
import { requestWaybill, refusedAwb } from "./call-courier.ts";
import { measure, requestOf } from "./awb-request.ts";
import { forgetTry } from "./awb-tries.store.ts";
import { dropWaybill } from "./drop-waybill.ts";
import { insertParcel } from "./parcels.store.ts";
import { awbRefusal, itemsRefusal } from "./shipments.rules.ts";
import { findTakenAwb, type NewShipment } from "./shipments.store.ts";
import { readTypedAwb } from "./manual-awb.ts";

export interface PlannedParcel {
  record: OrderRecord;
  weightGrams: number;
  cashBani: number;
  items: ParcelItem[];
  left: ParcelItem[];
  version: number;
}
export type Planned =
  | { ok: true; plan: PlannedParcel }
  | { ok: false; error: "unknown" | "conflict" }
  | { ok: false; error: "refused"; errors: FieldErrors };

export async function planParcel(db: Db, orderId: number, input: readonly Pieces[]): Promise<Planned> {
  const record = await findOrderRecord(db, orderId);
  if (!record) return { ok: false, error: "unknown" };
  const { order, lines, parcels } = record;
  if (isPickup(order))
    return {
      ok: false,
      error: "refused",
      errors: { items: ["Comanda se ridică integral din magazin, deci nu are colete."] },
    };
  if (!canSplit(order)) return { ok: false, error: "conflict" };
  const open = stillToSend(lines, parcels);
  const errors = itemsRefusal(input, open);
  if (errors) return { ok: false, error: "refused", errors };
  const chosen = new Map(input.map(({ productId, quantity }) => [productId, quantity]));
  const split = (quantityOf: (item: ParcelItem) => number): ParcelItem[] =>
    open.map((item) => ({ ...item, quantity: quantityOf(item) })).filter(({ quantity }) => quantity > 0);
  const items = split(({ productId }) => chosen.get(productId) ?? 0);
  const plan = {
    record,
    weightGrams: (await measure(db, items)).weightGrams,
    cashBani: cashForParcel(order, { lines, parcels, pieces: items }),
    items,
    left: split(({ productId, quantity }) => quantity - (chosen.get(productId) ?? 0)),
    version: await versionOf(db, { kind: "shipment", id: orderId }),
  };
  return { ok: true, plan };
}

interface ParcelInput {
  items: readonly Pieces[];
  awb: string;
  courier: string;
  /** Weight measured by staff; undefined to use the catalogue's weights. */
  weightGrams: number | undefined;
  isChecked: boolean;
  expectedVersion: number;
  actor: Actor;
}

/** Time that staff wait for a concurrent request for the same order. */
const TIMEOUT_MS = 6_000;

/**
 * Creates a partial shipment and cancels the final parcel's waybill, because that parcel now has fewer pieces. If two
 * requests want the last pieces at once, only one succeeds. Throws StaleVersion (409).
 */
export async function makeParcel(
  context: ApiContext,
  orderId: number,
  input: ParcelInput,
): Promise<StaffResult> {
  const { isChecked, weightGrams } = input;
  if (input.awb !== "") return makeTypedParcel(context, orderId, input);
  return requestWaybill(context, {
    orderId,
    plan: async (tx, order) => {
      const planned = await planExpected(tx, orderId, input);
      if (!planned.ok) return { answer: planned };
      const { items: pieces, cashBani } = planned.plan;
      return {
        request: await requestOf(tx, order, { pieces, cashBani, weightGrams }),
        store: (waybill) => storePartial(context, tx, planned.plan, { ...input, waybill }),
      };
    },
    isChecked,
    timeoutMs: TIMEOUT_MS,
  });
}

function makeTypedParcel(context: ApiContext, orderId: number, input: ParcelInput): Promise<StaffResult> {
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    await lockOrder(tx, orderId);
    const planned = await planExpected(tx, orderId, input);
    if (!planned.ok) return planned;
    const { plan } = planned;
    const read = await readTypedAwb(tx, plan.record.order, input);
    if (!read.ok) return { ok: false, error: "refused", errors: { [read.field]: [read.message] } };
    return storePartial(context, tx, plan, { ...input, waybill: read.waybill });
  });
}

/** Checks the version that staff saw and plans a parcel. The caller must have locked the order. */
async function planExpected(
  tx: Tx,
  orderId: number,
  { items, expectedVersion }: ParcelInput,
): Promise<{ ok: true; plan: PlannedParcel } | Exclude<StaffResult, { ok: true }>> {
  await refuseOtherParcels(tx, orderId, expectedVersion);
  const planned = await planParcel(tx, orderId, items);
  return planned.ok || planned.error === "refused" ? planned : { ok: false, error: "conflict" };
}

async function storePartial(
  { now }: ApiContext,
  tx: Tx,
  plan: PlannedParcel,
  { waybill, actor }: { waybill: Carrying; actor: Actor },
): Promise<StaffResult> {
  const { order } = plan.record;
  const taken = awbRefusal(await findTakenAwb(tx, waybill.awb), { orderId: order.id, part: -1 });
  if (taken) return refusedAwb(taken);
  await dropWaybill(tx, order, { actor, why: "o parte din comandă se expediază separat" });
  await storeParcel(tx, plan, { ...waybill, at: now(), actor });
  return { ok: true };
}

/** Throws StaleVersion (409) if the order's parcels have changed since staff saw them. */
export async function refuseOtherParcels(tx: Tx, orderId: number, expectedVersion: number): Promise<void> {
  const subject = { kind: "shipment" as const, id: orderId };
  await refuseStale(tx, subject, { expectedVersion, loadCurrent: () => showStaffOrder(tx, orderId) });
}

type Carrying = Omit<NewShipment, "orderId" | "at">;

async function storeParcel(
  tx: Tx,
  { record: { order, parcels }, items, cashBani }: PlannedParcel,
  { actor, ...waybill }: Carrying & { at: Date; actor: Actor },
): Promise<void> {
  const { id: orderId, number } = order;
  const { courier, awb } = waybill;
  const part = 1 + Math.max(0, ...parcels.map((parcel) => parcel.part));
  await insertParcel(tx, { ...waybill, orderId, part, cashBani, pieces: items });
  await forgetTry(tx, orderId);
  await recordChange(tx, {
    actor,
    subject: { kind: "shipment", id: orderId },
    sentence: `Coletul ${part} al comenzii ${number}: ${itemsText(items)}, ${courier} ${awb}.`,
    before: null,
    after: { part, courier, awb, items: items.map(({ code, quantity }) => ({ code, quantity })) },
    touched: [],
  });
}

/** Returns text such as "2 × Detergent cu lavandă, 1 × Burete". */
export function itemsText(items: readonly ParcelItem[]): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
}
