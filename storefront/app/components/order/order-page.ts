import type { OrderDetail, OrderStep, ParcelItem } from "@curat/contract/account-orders";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { arrivalText } from "@curat/contract/arrival.values";
import { formatLei, roundLei } from "@curat/contract/lei.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import { toLines, toSummary } from "./order-view.ts";
import { texts } from "./texts.ts";

type Fact = [name: string, value: string];

export function toOrderPage(order: OrderDetail) {
  const data: Partial<OrderDetail["data"]> = order.data ?? {};
  const person = [data.firstname, data.lastname].filter(Boolean).join(" ");
  const { locker } = order;
  const isPickup = order.delivery_code === DELIVERY_CODE.storePickup;
  const home = [data.delivery_streetaddress, data.delivery_city, data.delivery_county, data.delivery_zipcode];
  const seat = [data.invoice_streetaddress, data.invoice_city, data.invoice_county];
  const lines = toLines(order);
  return {
    ...toSummary(order),
    steps: (order.steps ?? []).map(toStep),
    canCancel: order.canCancel,
    hasInvoice: order.hasInvoice,
    isPaid: order.payment_state === "paid",
    arrival: arrivalNote(order),
    awb: order.awb && { id: order.awb.awbid, tracking: webAddress(order.awb.tracking) },
    parcels: (order.parcels ?? []).map(({ awbid, tracking, state, items }) => ({
      id: awbid,
      tracking: webAddress(tracking),
      isDelivered: state === "delivered",
      items: items.map(toItem),
    })),
    toCome: (order.to_come ?? []).map(toItem),
    delivery: [
      ["", person],
      locker
        ? [texts.locker, [locker.name, locker.address, locker.city].filter(Boolean).join(", ")]
        : ["", isPickup ? "" : joined(home)],
      [texts.phone, data.delivery_phone ?? data.phone ?? ""],
      [texts.deliveryMethod, order.delivery],
    ] satisfies Fact[],
    billing: [
      ["", data.companyname || person],
      [texts.cui, data.fiscalcode ?? ""],
      [texts.reg, data.commerceregistry ?? ""],
      ["", joined(seat)],
      [texts.bank, data.bankname ?? ""],
      [texts.iban, data.bankaccount ?? ""],
    ] satisfies Fact[],
    payment: [
      [texts.method, order.payment],
      [texts.paymentState, texts.paymentStates[order.payment_state] ?? ""],
      // An order has a balance due if it was paid and then changed at the buyer's request.
      [texts.rest, order.rest > 0 ? formatLei(order.rest) : ""],
    ] satisfies Fact[],
    observation: order.observation ?? "",
    sums: sumsOf(
      order,
      lines.reduce((sum, line) => sum + line.subtotal, 0),
    ),
    vat: order.total_vat || undefined,
    isForCompany: Boolean(data.companyname),
    mixing: order.mixing,
  };
}
function arrivalNote({ arrival, status_code, delivery_code }: OrderDetail): string {
  if (!arrival || !COMING.has(status_code)) return "";
  return delivery_code === DELIVERY_CODE.storePickup ? "" : texts.arrives(arrivalText(arrival));
}
const COMING = new Set(["new", "confirmed", "preparing", "shipped"]);

export type OrderPage = ReturnType<typeof toOrderPage>;

type Charges = Pick<OrderDetail, "voucher" | "delivery_price"> & {
  handling_charge?: number | undefined;
  staff_discount?: number | undefined;
};

/** Returns the amounts that add up to the order's total, in lei including VAT. */
export function sumsOf(
  order: Charges,
  products: number,
): { name: string; amount: number; isFree?: boolean }[] {
  const sums: { name: string; amount: number; isFree?: boolean }[] = [];
  // `products` is 0 if a provider sends no valid prices.
  if (products > 0) sums.push({ name: texts.subtotal, amount: roundLei(products) });
  if (order.voucher)
    sums.push({ name: texts.voucher(order.voucher.code), amount: -Math.abs(order.voucher.value) });
  if (order.staff_discount) sums.push({ name: texts.staffDiscount, amount: 0 - order.staff_discount });
  if (order.handling_charge) sums.push({ name: texts.handling, amount: order.handling_charge });
  sums.push({ name: texts.deliveryCost, amount: order.delivery_price, isFree: order.delivery_price === 0 });
  return sums;
}

function toItem({ product, um, quantity }: ParcelItem): string {
  return `${quantity} ${um} × ${product}`;
}

function toStep({ code, label, state, at }: OrderStep) {
  return { code, label, state, date: at === null ? "" : longDate(at) };
}

function joined(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

function webAddress(text: string): string | undefined {
  return /^https?:\/\//.test(text) ? text : undefined;
}
