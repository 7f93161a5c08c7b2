import { toLei, type Wire } from "@curat/contract/lei.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { OrderFilters, OrderSort, StaffOrderRow } from "@curat/contract/staff/orders";
import { invalid } from "../../../../http/refusal.ts";
import { type OrderStatus, promiseStateOf, statusLabel } from "../orders.rules.ts";
import { isOrderStatus } from "./staff-orders.rules.ts";
import type { OrderFilter, OrderRow } from "./staff-orders.store.ts";

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
