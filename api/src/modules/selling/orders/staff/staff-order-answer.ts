import { toLei, type Wire } from "@curat/contract/lei.values";
import { requestCode } from "@curat/contract/request-code.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES, STAFF_MESSAGES } from "@curat/contract/messages.values";
import type {
  OrderFilters,
  OrderMove,
  OrderSort,
  StaffOrder,
  StaffOrderRow,
} from "@curat/contract/staff/orders";
import { ORDER_CHANNELS, permissionToMoveTo } from "@curat/contract/staff/orders.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { idOf } from "../../../../http/ids.ts";
import { conflict, invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { refuseStale, versionOf } from "../../../platform/changes/index.ts";
import { findDue } from "../../credit/index.ts";
import { entryName, loadEntries } from "../../ledger/index.ts";
import { listRefunds, toWireRefund } from "../../refunds/index.ts";
import { findRecord } from "../order-records.store.ts";
import { findAwbProblem } from "../order-lines.store.ts";
import { loadReferences } from "../invoicing.store.ts";
import { endsWithoutSale, type OrderStatus, promiseStateOf, statusLabel } from "../orders.rules.ts";
import { findPaymentLink } from "../payment/payment.store.ts";
import { loadMoney, notableBani } from "../order-ledgers.ts";
import { toWireDetail, toWireStaffParcels, toWireToSend } from "../orders.wire.ts";
import { takesInvoice } from "../order-payment.rules.ts";
import { isPartlySent } from "../parcels.rules.ts";
import { causesOfMove } from "./status-change-effects.ts";
import { allowedMoves, isOrderStatus, staffMoves, takesLateTransfer } from "./staff-orders.rules.ts";
import type { OrderFilter, OrderRow } from "./staff-orders.store.ts";

export type StaffResult =
  | { ok: true }
  | { ok: false; error: "conflict" }
  | { ok: false; error: "refused"; errors: FieldErrors };

/** Returns the order with its history and refunds. Throws 404 for an unknown order. */
export async function showStaffOrder(db: Db, id: number): Promise<Wire<StaffOrder>> {
  const record = await findRecord(db, id);
  if (!record) throw notFound();
  const { order, events, shipment } = record;
  const entries = await loadEntries(db, id);
  const link = await findPaymentLink(db, id);
  const awbProblem = await findAwbProblem(db, id);
  const due = await findDue(db, id);
  const references = await loadReferences(db, id);
  const shipmentVersion = await versionOf(db, { kind: "shipment", id });
  return {
    ...toWireDetail(record),
    rest: toLei(await notableBani(db, order)),
    account: {
      entries: entries.map((entry) => ({
        at: entry.at.toISOString(),
        what: entryName(entry),
        amount: toLei(entry.amountBani),
      })),
      balance: toLei(entries.reduce((sum, { amountBani }) => sum + amountBani, 0)),
    },
    customerid: order.customerId,
    order_type: order.orderType,
    customer_type: order.customerType,
    placed_by: order.placedBy,
    takes_late_transfer: takesLateTransfer(order),
    takes_invoice: takesInvoice(order),
    payment_link: link
      ? {
          asked_at: link.askedAt.toISOString(),
          sent_at: link.sentAt?.toISOString() ?? null,
          tried_at: link.triedAt?.toISOString() ?? null,
        }
      : null,
    moves: staffMoves(order, record.parcels).map((status) => ({ status, label: statusLabel(order, status) })),
    events: events.map(({ at, trace, ...event }) => ({
      ...event,
      at: at.toISOString(),
      code: trace === null ? null : requestCode(trace),
    })),
    refunds: (await listRefunds(db, id)).map(toWireRefund),
    shipment: shipment && {
      courier: shipment.courier,
      cost: shipment.costBani === null ? null : toLei(shipment.costBani),
      status: shipment.status,
      status_at: shipment.statusAt?.toISOString() ?? null,
      version: shipmentVersion,
    },
    awb_problem: awbProblem ? { why: awbProblem.why, is_unsure: awbProblem.isUnsure } : null,
    parcels: toWireStaffParcels(record),
    to_send: toWireToSend(record),
    is_partly_sent: isPartlySent(order, record.parcels),
    ...(due && { due }),
    references: {
      purchase_order: references.purchaseOrder,
      contract: references.contract,
      seap: references.seap,
    },
    parcels_version: shipmentVersion,
    release_at: order.releaseAt?.toISOString() ?? null,
    version: await versionOf(db, { kind: "order", id }),
  };
}

/** Throws StaleVersion (409) with the current order if its version is not `expectedVersion`. */
export async function refuseStaleOrder(
  tx: Tx,
  id: number,
  expectedVersion: number | undefined,
): Promise<void> {
  await refuseStale(
    tx,
    { kind: "order", id },
    { expectedVersion, loadCurrent: () => showStaffOrder(tx, id) },
  );
}

/** Returns the status changes that a staff member may make, with their effects. Throws 404. */
export async function showMoves(
  db: Db,
  id: number,
  { permissions }: Pick<Staff, "permissions">,
): Promise<{ version: number; moves: OrderMove[] }> {
  const record = await findRecord(db, id);
  if (!record) throw notFound();
  const money = await loadMoney(db, record.order);
  return {
    version: await versionOf(db, { kind: "order", id }),
    moves: allowedMoves(record.order, permissions, record.parcels).map((status) => ({
      status,
      label: statusLabel(record.order, status),
      causes: causesOfMove(record, status, money),
      is_final: endsWithoutSale(status),
    })),
  };
}

/** Throws 403 if the staff member may not set that status. */
export function requireMove({ permissions }: Pick<Staff, "permissions">, to: OrderStatus): void {
  if (!permissions.includes(permissionToMoveTo(to)))
    throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
}

/** Performs an action on an order. Throws 404, 409 with the order, or 422 with errors by field. */
export async function actOnOrder(
  db: Db,
  idText: string,
  act: (id: number) => Promise<StaffResult>,
): Promise<{ data: Wire<StaffOrder> }> {
  const id = idOf(idText);
  await showStaffOrder(db, id);
  const result = await act(id);
  if (result.ok) return { data: await showStaffOrder(db, id) };
  if (result.error === "refused") throw invalid(result.errors);
  throw conflict(await showStaffOrder(db, id));
}

export function statusOf(text: string): OrderStatus {
  if (!isOrderStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}

export function toOrderFilter(filters: OrderFilters, sort: OrderSort): OrderFilter {
  const {
    status,
    stage,
    payment_state: paymentState,
    payment,
    delivery,
    channel,
    from,
    to,
    q: text,
  } = filters;
  const known = status === undefined ? undefined : statusOf(status);
  return { status: known, stage, paymentState, payment, delivery, channel, from, to, text, sort };
}

export function toWireRow({ order, awb, isPartlySent: isPartly }: OrderRow): Wire<StaffOrderRow> {
  return {
    id: order.id,
    randomID: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    name: `${order.firstName} ${order.lastName}`,
    email: order.email,
    total: toLei(order.totalBani),
    status: statusLabel(order, order.status),
    status_code: order.status,
    payment: order.paymentName,
    payment_state: order.paymentState,
    delivery: order.deliveryName,
    channel: ORDER_CHANNELS.find((channel) => channel === order.orderType) ?? "online",
    awbid: awb,
    is_partly_sent: isPartly,
  };
}

export function toWireListRow(row: OrderRow, now: Date): Wire<StaffOrderRow> {
  const { order } = row;
  const state = promiseStateOf(order, now);
  return {
    ...toWireRow(row),
    ...(order.promise && state && { promise: { to: order.promise.to, state } }),
  };
}
