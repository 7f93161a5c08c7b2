/** A recurring order repeats the buyer, address, delivery and payment of its model order. */
import { DELIVERY_CODE, isLockerCode, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { OrderBody } from "@curat/contract/orders";
import type { Db } from "../../../db/database.ts";
import { findWrittenPlace } from "../../platform/geography/index.ts";
import { findOrderRecord, loadReferences, type Order, type OrderRecord } from "../orders/index.ts";
import { findPaymentMethod } from "../payments/index.ts";
import { deliveryIdOf } from "../shipping/index.ts";
import type { OwnDelivery } from "./recurring-orders.store.ts";

export interface ModelOrder {
  order: Order;
  /** Unit price of each product in the model order, in bani. */
  lastPrices: ReadonlyMap<number, number>;
  /** Undefined if the list of localities no longer contains a place of the order. */
  body: Omit<OrderBody, "delivery"> | undefined;
  /** Undefined for pickup, where each store has its own option. */
  deliveryId: number | undefined;
}

/**
 * Returns the model order with the recurring order's own address and payment method; undefined if the buyer's data
 * were erased.
 */
export async function loadModelOrder(
  db: Db,
  { modelOrderId, own }: { modelOrderId: number; own: OwnDelivery | null },
): Promise<ModelOrder | undefined> {
  const record = await findOrderRecord(db, modelOrderId);
  if (!record || record.order.email === "") return undefined;
  const order = own ? withOwn(record.order, own) : record.order;
  return {
    order,
    lastPrices: new Map(goodsOf(record).map(({ productId, unitPriceBani }) => [productId, unitPriceBani])),
    body: await bodyOf(db, order),
    deliveryId: deliveryIdOf(order.deliveryCode),
  };
}

function withOwn(order: Order, { address, paymentCode }: OwnDelivery): Order {
  const paymentName = findPaymentMethod(paymentCode)?.name ?? order.paymentName;
  const payment = { paymentCode, paymentName };
  if (!address) return { ...order, ...payment };
  return {
    ...order,
    ...payment,
    deliveryCounty: address.county,
    deliveryCity: address.city,
    deliveryStreet: address.street,
    deliveryPostcode: address.postcode,
  };
}

/** Returns whether the order is delivered to an address rather than to a locker or store. */
export function isHomeDelivery({ deliveryCode, locker }: Order): boolean {
  return deliveryCode !== DELIVERY_CODE.storePickup && locker === null;
}

/** Returns the pieces of each product in the order, without gifts and lines without a product. */
export function goodsOf({
  lines,
}: Pick<OrderRecord, "lines">): { productId: number; quantity: number; unitPriceBani: number }[] {
  const sold = lines.flatMap(({ productType, productId, quantity, unitPriceBani }) =>
    productType === PRODUCT_TYPE.product && productId !== null && quantity > 0
      ? [{ productId, quantity, unitPriceBani }]
      : [],
  );
  return [...Map.groupBy(sold, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    unitPriceBani: same[0]?.unitPriceBani ?? 0,
  }));
}

async function bodyOf(db: Db, order: Order): Promise<ModelOrder["body"]> {
  const { company } = order;
  const [delivery, invoice] = await Promise.all([
    findWrittenPlace(db, {
      county: order.deliveryCounty,
      city: order.deliveryCity,
      postcode: order.deliveryPostcode,
    }),
    findWrittenPlace(db, {
      county: order.invoiceCounty,
      city: order.invoiceCity,
      postcode: order.invoicePostcode ?? "",
    }),
  ]);
  const paymentid = findPaymentMethod(order.paymentCode)?.id;
  if (!delivery || !invoice || paymentid === undefined) return undefined;
  const seat = {
    id: null,
    countyid: invoice.countyId,
    cityid: invoice.cityId,
    streetaddress: order.invoiceStreet,
  };
  const references = await loadReferences(db, order.id);
  return {
    order_type: order.orderType === "seap" ? "seap" : "online",
    observation: "",
    selected_store: isLockerCode(order.deliveryCode) ? order.locker?.id : null,
    payment: { paymentid },
    customer: {
      firstname: order.firstName,
      lastname: order.lastName,
      phone: order.phone,
      email: order.email,
      customer_type: company ? "pj" : "pf",
    },
    deliveryaddress: {
      id: null,
      countyid: delivery.countyId,
      cityid: delivery.cityId,
      streetaddress: order.deliveryStreet,
      zipcode: order.deliveryPostcode,
    },
    ...(company && {
      company: {
        ...seat,
        name: company.name,
        cui: company.cui,
        reg: company.registryNumber,
        bank: company.bank,
        iban: company.iban,
      },
      billingaddress: { ...seat, zipcode: order.invoicePostcode ?? "" },
      references: {
        purchase_order: references.purchaseOrder,
        contract: references.contract,
        seap: references.seap,
      },
    }),
  };
}

/** Returns an order's delivery address in one line, or the pickup store. */
export function addressOf(order: Order): string {
  const { locker } = order;
  if (order.deliveryCode === DELIVERY_CODE.storePickup) return order.deliveryName;
  if (locker) return [locker.name, locker.address, locker.city].filter(Boolean).join(", ");
  return [order.deliveryStreet, order.deliveryCity, order.deliveryCounty].filter(Boolean).join(", ");
}
