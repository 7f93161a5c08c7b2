import { toLei, type Wire } from "@curat/contract/lei.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { requestCode } from "@curat/contract/request-code.values";
import type { OrderFilters, OrderSort, StaffOrder, StaffOrderRow } from "@curat/contract/staff/orders";
import { invalid } from "../../../../http/refusal.ts";
import type { OrderRecord } from "../order-records.store.ts";
import type { OrderReferences } from "../references.store.ts";
import { toWireDetail } from "../account/account-orders.wire.ts";
import { promiseStateOf } from "../promise-state.rules.ts";
import { type OrderStatus, statusLabel } from "../orders.rules.ts";
import { type Entry, entryName } from "../../ledger/index.ts";
import { type Refund, toWireRefund } from "../../refunds/index.ts";
import type { PaymentLink } from "../manual/manual-orders.store.ts";
import { takesInvoice } from "../order-payment.rules.ts";
import { isPartlySent } from "../parcels.rules.ts";
import { toWireStaffParcels, toWireToSend } from "../parcels.wire.ts";
import { isOrderStatus, staffMoves, takesLateTransfer } from "./staff-orders.rules.ts";
import type { OrderFilter, OrderRow } from "./staff-orders.store.ts";

/** Returns the status with this name. Throws 422 for an unknown one. */
export function statusOf(text: string): OrderStatus {
  if (!isOrderStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}

export function toOrderFilter(asked: OrderFilters, sort: OrderSort): OrderFilter {
  const { status, stage, payment_state: paymentState, payment, delivery, from, to, q: text } = asked;
  const known = status === undefined ? undefined : statusOf(status);
  return { status: known, stage, paymentState, payment, delivery, from, to, text, sort };
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

interface Related {
  restBani: number;
  entries: (Entry & { at: Date })[];
  refunds: Refund[];
  link: PaymentLink | undefined;
  awbProblem: { why: string; isUnsure: boolean } | undefined;
  references: OrderReferences;
  version: number;
  shipmentVersion: number;
}

export function toWireStaffOrder(record: OrderRecord, related: Related): Wire<StaffOrder> {
  const { order, events, shipment } = record;
  const { entries, link, awbProblem, references, shipmentVersion, version } = related;
  return {
    ...toWireDetail(record),
    rest: toLei(related.restBani),
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
    refunds: related.refunds.map(toWireRefund),
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
    references: {
      purchase_order: references.purchaseOrder,
      contract: references.contract,
      seap: references.seap,
    },
    parcels_version: shipmentVersion,
    release_at: order.releaseAt?.toISOString() ?? null,
    version,
  };
}
