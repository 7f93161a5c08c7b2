import { toLei, type Wire } from "@curat/contract/lei.values";
import type { StaffRefund } from "@curat/contract/staff/refunds";
import type { Refund, RefundRow } from "./refunds.store.ts";

export function toWireRefund({ amountBani, reason, state, createdAt, doneAt }: Refund) {
  return {
    amount: toLei(amountBani),
    reason,
    state,
    created_at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}

export function toWireRefundRow(row: RefundRow, version: number): Wire<StaffRefund> {
  const { id, orderId, orderNumber, name, email, paymentName, bank, iban, accountFrom, isByCard } = row;
  const order = { orderid: orderId, order_number: String(orderNumber), name, email, payment: paymentName };
  const way = isByCard ? ("card" as const) : ("account" as const);
  return { id, ...order, way, bank, iban, account_from: accountFrom, version, ...toWireRefund(row) };
}
