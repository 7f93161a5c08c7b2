/** What a move of an order says of its money: pure. (decision 0053) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Account, EntryMethod, MoneyEvent } from "../ledger/index.ts";
import { endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";

/** How the money of an order comes by its method of payment. */
export function methodOf({ paymentCode }: { paymentCode: string }): EntryMethod {
  if (paymentCode === PAYMENT_CODE.card) return "card";
  return paymentCode === PAYMENT_CODE.cashOnDelivery ? "cash_on_delivery" : "transfer";
}

/**
 * A transfer that was awaited came, a courier collected cash, or the sale ended; undefined where the move says nothing of money.
 * What a card paid was posted with its payment.
 */
export function moneyOfMove(
  { status: from, paymentCode }: { status: OrderStatus; paymentCode: string },
  to: OrderStatus,
  { chargedBani, writtenOffBani, owedBani: bani, leftBani }: Account,
): MoneyEvent | undefined {
  if (endsWithoutSale(to)) return { event: "undone", chargedBani, writtenOffBani };
  if (paymentCode === PAYMENT_CODE.cashOnDelivery && !hasArrived(from) && hasArrived(to) && bani > 0)
    return { event: "delivered", bani };
  if (from === "awaiting_payment" && to === "confirmed" && leftBani === 0)
    return { event: "noted", bani, method: methodOf({ paymentCode }) };
  return undefined;
}
