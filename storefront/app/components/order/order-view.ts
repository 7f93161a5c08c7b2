import { roundLei } from "@curat/contract/lei.values";
import type { OrderDetail } from "@curat/contract/account-orders";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

export interface OrderLine {
  name: string;
  url: string | null;
  picture: string | null;
  code: string;
  quantity: number;
  unit: string;
  /** Price of one piece. All amounts of the line are in lei including VAT. */
  price: number;
  subtotal: number;
  /** Subtotal without VAT, only for companies. */
  net?: number;
  isGift: boolean;
  bundle: string | null;
  /** Why the price differs from the list price, or "". */
  priceReason: string;
}

/**
 * Returns the order's lines from `items`, or from the less detailed `products` if there are no items (C-139).
 */
export function toLines(order: Partial<Pick<OrderDetail, "items" | "products">>): OrderLine[] {
  if (order.items && order.items.length > 0)
    return order.items.map((item) => ({
      name: item.product,
      url: item.url ?? null,
      picture: item.pic,
      code: item.code ?? "",
      quantity: item.quantity,
      unit: item.um || "buc.",
      price: item.price,
      subtotal: item.subtotal ?? roundLei(item.quantity * item.price),
      ...(item.subtotal_net !== undefined && { net: item.subtotal_net }),
      isGift: item.is_gift ?? false,
      bundle: item.bundle ?? null,
      priceReason: item.price_reason ?? "",
    }));
  return (order.products ?? []).map(({ info, pic, quantity, price }) => ({
    name: info.product,
    url: null,
    picture: pic,
    code: "",
    quantity,
    unit: "buc.",
    price,
    subtotal: roundLei(quantity * price),
    isGift: false,
    bundle: null,
    priceReason: "",
  }));
}

export function toSummary(order: OrderDetail) {
  return {
    id: order.randomID,
    number: order.number ?? order.randomID,
    date: longDate(order.orderdate),
    status: order.status,
    statusVariant: statusVariantOf(order.status_code),
    total: order.total,
    lines: toLines(order),
    paymentUrl: paymentUrlOf(order),
  };
}
export type OrderSummary = ReturnType<typeof toSummary>;

function paymentUrlOf({ status_code, paymentCode, randomID, rest }: OrderDetail): string | null {
  const isCard = paymentCode === PAYMENT_CODE.card;
  const isAwaited = status_code === "awaiting_payment" || (rest > 0 && !ENDED.has(status_code));
  return isCard && isAwaited ? `/plata/${encodeURIComponent(randomID)}` : null;
}

const GOOD = new Set(["delivered", "completed"]);
const ENDED = new Set(["cancelled", "refused", "returned", "partly_returned"]);

export function statusVariantOf(code: string | undefined): StatusVariant {
  if (code !== undefined && GOOD.has(code)) return "good";
  return code !== undefined && ENDED.has(code) ? "ended" : "open";
}
