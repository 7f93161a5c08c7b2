import { toLei, type Wire } from "@curat/contract/lei.values";
import type { CartMixing } from "@curat/contract/cart";
import type { OrderResult } from "@curat/contract/orders";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { statusLabel } from "./orders.rules.ts";
import type { OrderLine } from "./order-lines.rules.ts";
import type { Order } from "./orders.store.ts";

export function toWireOrder(
  { order, lines, mixing }: { order: Order; lines: readonly OrderLine[]; mixing?: CartMixing | undefined },
  withPersonalData: boolean,
): Wire<OrderResult> {
  return {
    randomid: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    total: toLei(order.totalBani),
    status_label: statusLabel(order, order.status),
    ...personOf(order, withPersonalData),
    deliveryname: order.deliveryName,
    delivery_code: order.deliveryCode,
    delivery_price: toLei(order.deliveryBani),
    paymentcode: order.paymentCode,
    payment: order.paymentName,
    handling_charge: toLei(order.chargesBani),
    hasInvoice: false,
    voucher:
      order.voucherCode === null ? null : { code: order.voucherCode, value: toLei(order.discountBani) },
    locker: withPersonalData && order.locker ? toWireLocker(order.locker) : null,
    total_vat: toLei(order.vatBani),
    ...toWireArrival(order),
    ...(mixing && { mixing }),
    items: lines.filter(({ productType }) => productType !== PRODUCT_TYPE.handlingCharge).map(toWireLine),
  };
}

export function toWireArrival({ promise }: Pick<Order, "promise">): {
  arrival?: { from: string; to: string };
} {
  return promise ? { arrival: { from: promise.from, to: promise.to } } : {};
}

function toWireLocker({ name, address, city, county }: NonNullable<Order["locker"]>) {
  return { name, address, city, county };
}

export function toWireLine(line: OrderLine): NonNullable<Wire<OrderResult>["items"]>[number] {
  const { name, picture, unit, quantity, unitPriceBani, productType, bundleName, priceReason } = line;
  return {
    product: name,
    pic: picture,
    um: unit,
    quantity,
    price: toLei(unitPriceBani),
    subtotal: toLei(quantity * unitPriceBani),
    is_gift: productType === PRODUCT_TYPE.gift,
    bundle: bundleName,
    ...(priceReason !== null && { price_reason: priceReason }),
  };
}

/** Without personal data, all fields are empty. */
export function personOf(order: Order, withPersonalData = true) {
  const { company } = order;
  const shown = (text = ""): string => (withPersonalData ? text : "");
  return {
    firstname: shown(order.firstName),
    lastname: shown(order.lastName),
    phone: shown(order.phone),
    delivery_phone: shown(order.phone),
    delivery_county: shown(order.deliveryCounty),
    delivery_city: shown(order.deliveryCity),
    delivery_streetaddress: shown(order.deliveryStreet),
    invoice_county: shown(order.invoiceCounty),
    invoice_city: shown(order.invoiceCity),
    invoice_streetaddress: shown(order.invoiceStreet),
    companyname: shown(company?.name),
    fiscalcode: shown(company?.cui),
    commerceregistry: shown(company?.registryNumber),
    bankname: shown(company?.bank),
    bankaccount: shown(company?.iban),
  };
}
