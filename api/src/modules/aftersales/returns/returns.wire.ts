import { toLei, type Wire } from "@curat/contract/lei.values";
import type { ReturnableOrder, ReturnRow } from "@curat/contract/returns";
import type { StaffReturn } from "@curat/contract/staff/returns";
import type { Withdrawal, WithdrawableOrder } from "@curat/contract/withdrawals";
import { movesOf, refundDeadline, refundMethod, RETURN_STATUSES } from "./returns.rules.ts";
import { lastDay, type ReturnTerms } from "./return-terms.rules.ts";
import type { Return, Returnable } from "./returns.store.ts";
import { needsAccount, nextSteps } from "./withdrawal-steps.ts";

export function toWireCreated({ id, number }: { id: number; number: number }) {
  return { id, number: String(number), status: RETURN_STATUSES.requested.label };
}

export function toWireReturn(request: Return): ReturnRow {
  return {
    id: request.id,
    number: String(request.number),
    orderid: request.orderId,
    order_number: String(request.orderNumber),
    order_randomID: request.orderRandomId,
    created_at: request.createdAt.toISOString(),
    changed_at: request.changedAt.toISOString(),
    status: RETURN_STATUSES[request.status].label,
    status_code: request.status,
    rejection: request.rejection,
    reason: request.reason,
    observation: request.observation,
    products: request.lines.map(({ productId, name, quantity, unit }) => ({
      productid: productId,
      product: name,
      quantity,
      um: unit,
    })),
  };
}

export function toWireStaffReturn(
  request: Return,
  { version, account, now }: { version: number; account: string[]; now: Date },
): Wire<StaffReturn> {
  const { fullName, email, phone, bank, iban, status, isWithdrawal, refundBani } = request;
  const deadline = refundDeadline(request, now);
  return {
    ...toWireReturn(request),
    full_name: fullName,
    email,
    phone,
    bankname: bank,
    bankaccount: iban,
    is_withdrawal: isWithdrawal,
    needs_account: needsAccount(request),
    deadline: deadline && { until: deadline.until, days_left: deadline.daysLeft, state: deadline.state },
    refund: refundBani === null ? null : toLei(refundBani),
    moves: movesOf(status).map((to) => ({ status: to, label: RETURN_STATUSES[to].label })),
    account,
    version,
  };
}

export function toWireReturnable(order: Returnable): Wire<ReturnableOrder> {
  return {
    ...toWireOrder(order),
    delivered_at: (order.deliveredAt ?? order.placedAt).toISOString(),
    refund: refundMethod(order, true),
  };
}

export function toWireWithdrawable(
  order: Returnable,
  terms: Pick<ReturnTerms, "days">,
): Wire<WithdrawableOrder> {
  const { deliveredAt } = order;
  const refund = refundMethod(order);
  return {
    ...toWireOrder(order),
    delivered_at: deliveredAt?.toISOString() ?? null,
    until: deliveredAt && lastDay(deliveredAt, terms.days),
    refund_all: refund,
    refund_part: refund,
  };
}

export function toWireWithdrawal(request: Return, terms: ReturnTerms): Withdrawal {
  const { number, createdAt, fullName, email, lines } = request;
  return {
    number: String(number),
    declared_at: createdAt.toISOString(),
    full_name: fullName,
    email,
    products: lines.map(({ name, quantity, unit }) => ({ product: name, quantity, um: unit })),
    next: nextSteps(request, terms),
    needs_account: needsAccount(request),
  };
}

/** Converts an order. Several lines of a product become one item, because a product is returned by its id. */
function toWireOrder({ lines, ...order }: Returnable) {
  const items = new Map<number, Wire<ReturnableOrder>["items"][number]>();
  for (const line of lines) {
    const item = items.get(line.productId) ?? {
      productid: line.productId,
      product: line.name,
      code: line.code,
      pic: line.picture,
      um: line.unit,
      price: toLei(line.unitPriceBani),
      quantity: 0,
      returnable: 0,
    };
    item.quantity += line.quantity;
    item.returnable += line.quantity - line.taken;
    items.set(line.productId, item);
  }
  return {
    id: order.id,
    randomID: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    items: [...items.values()],
  };
}
