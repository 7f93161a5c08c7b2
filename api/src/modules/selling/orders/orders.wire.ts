import { netOf } from "@curat/contract/vat.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { CartMixing } from "@curat/contract/cart";
import type { OrderResult } from "@curat/contract/orders";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { canCancel, isPickup, statusLabel, trackerSteps } from "./orders.rules.ts";
import { isFreeLine, type OrderLine, type StoredLine } from "./order-lines.rules.ts";
import type { Order } from "./orders.store.ts";
import { staffDiscountOf } from "../staff-discounts/index.ts";
import type { OrderDetail, OrderParcel, ParcelItem } from "@curat/contract/account-orders";
import type { OrderRecord } from "./order-records.store.ts";
import {
  canGiveUp,
  canSplit,
  cashOf,
  isSplit,
  isUndoable,
  type Item,
  itemsIn,
  nextStates,
  parcelState,
  stillToSend,
} from "./parcels.rules.ts";
import type { StaffParcel } from "@curat/contract/staff/parcel.fields";

export function toWireOrder(
  { order, lines, mixing }: { order: Order; lines: readonly OrderLine[]; mixing?: CartMixing | undefined },
  withPersonalData: boolean,
): Wire<OrderResult> {
  return {
    ...toWireSale(order, lines),
    ...personOf(order, withPersonalData),
    randomid: order.randomId,
    status_label: statusLabel(order, order.status),
    deliveryname: order.deliveryName,
    paymentcode: order.paymentCode,
    hasInvoice: false,
    locker: withPersonalData && order.locker ? toWireLocker(order.locker) : null,
    ...(mixing && { mixing }),
    items: lines
      .filter(({ productType }) => productType !== PRODUCT_TYPE.handlingCharge)
      .map((line) => toWireLine(line, order)),
  };
}

function toWireSale(order: Order, lines: readonly OrderLine[]) {
  const staffBani = staffDiscountOf(lines);
  const { voucherCode: code, promise } = order;
  return {
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    total: toLei(order.totalBani),
    total_vat: toLei(order.vatBani),
    delivery_code: order.deliveryCode,
    delivery_price: toLei(order.deliveryBani),
    payment: order.paymentName,
    handling_charge: toLei(order.chargesBani),
    voucher: code === null ? null : { code, value: toLei(order.discountBani - staffBani) },
    staff_discount: toLei(staffBani),
    ...(promise && { arrival: { from: promise.from, to: promise.to } }),
  };
}

function toWireLocker({ name, address, city, county }: NonNullable<Order["locker"]>) {
  return { name, address, city, county };
}

function toWireLine(line: OrderLine, order: Order): NonNullable<Wire<OrderResult>["items"]>[number] {
  const { name, picture, unit, quantity, unitPriceBani, vatPercent, productType, bundleName, priceReason } =
    line;
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
    ...(order.company &&
      vatPercent > 0 && {
        price_net: toLei(netOf(unitPriceBani, vatPercent)),
        subtotal_net: toLei(netOf(quantity * unitPriceBani, vatPercent)),
      }),
  };
}

function personOf(order: Order, withPersonalData = true) {
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

export function toWireDetail(record: OrderRecord): Wire<OrderDetail> {
  const { order, lines, events, parcels, shipment, invoice } = record;
  const items = lines
    .filter((line) => line.productType !== PRODUCT_TYPE.handlingCharge)
    .map((line) => toWireItem(line, order));
  return {
    ...toWireSale(order, lines),
    ...toWireParcels(record),
    id: order.id,
    randomID: order.randomId,
    status: statusLabel(order, order.status),
    status_code: order.status,
    steps: trackerSteps(order, events).map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
    items,
    products: items.map(({ product, pic, quantity, price }) => ({ info: { product }, pic, quantity, price })),
    canCancel: canCancel(order.status) && isUndoable(parcels),
    delivery: order.deliveryName,
    awb: shipment && { awbid: shipment.awb, tracking: shipment.trackingUrl },
    locker: order.locker,
    paymentCode: order.paymentCode,
    payment_state: order.paymentState,
    rest: toLei(order.restBani),
    observation: order.observation,
    hasInvoice: invoice !== null,
    invoice,
    data: { ...personOf(order), email: order.email, delivery_zipcode: order.deliveryPostcode },
  };
}

function toWireItem(line: StoredLine, order: Order): Wire<OrderDetail>["items"][number] {
  return {
    ...toWireLine(line, order),
    id: line.position,
    productid: line.productId,
    ...(isFreeLine(line) && { lineid: line.id }),
    code: line.code,
    url: line.url,
    product_type: line.productType,
  };
}

export function toWireParcelItem({ productId, name, code, unit, quantity }: Item): ParcelItem {
  return { productid: productId, product: name, code, um: unit, quantity };
}

/** Returns shipped parcels and products still to be sent. Both are empty for an order with one parcel. */
function toWireParcels({ order, lines, parcels }: OrderRecord): {
  parcels: OrderParcel[];
  to_come: ParcelItem[];
} {
  if (!isSplit(parcels)) return { parcels: [], to_come: [] };
  const all = parcels.map((parcel) => ({
    awbid: parcel.awb,
    tracking: parcel.trackingUrl,
    state: parcelState(parcel, order.status),
    items: itemsIn(parcel, lines, parcels).map(toWireParcelItem),
  }));
  const shown = all.filter(
    ({ state, items }) => (state === "left" || state === "delivered") && items.length > 0,
  );
  const gone = shown.flatMap(({ items }) => items.map((item) => ({ ...item, productId: item.productid })));
  return { parcels: shown, to_come: stillToSend(lines, [{ pieces: gone }]).map(toWireParcelItem) };
}

export function toWireStaffParcels({ order, lines, parcels }: OrderRecord): Wire<StaffParcel>[] {
  const isSeveral = isSplit(parcels);
  return parcels.map((parcel) => {
    const state = parcelState(parcel, order.status);
    return {
      id: parcel.id,
      part: parcel.part,
      courier: parcel.courier,
      awbid: parcel.awb,
      tracking: parcel.trackingUrl,
      cost: parcel.costBani === null ? null : toLei(parcel.costBani),
      cash: toLei(cashOf(order, parcel, parcels)),
      state,
      status: parcel.status,
      status_at: parcel.statusAt?.toISOString() ?? null,
      left_at: parcel.leftAt?.toISOString() ?? null,
      items: itemsIn(parcel, lines, parcels).map(toWireParcelItem),
      next: isSeveral ? nextStates(parcel, order.status) : [],
      can_give_up: canGiveUp(parcel, order.status, isSeveral),
    };
  });
}

export function toWireToSend({ order, lines, parcels }: OrderRecord): ParcelItem[] {
  return canSplit(order) && !isPickup(order) ? stillToSend(lines, parcels).map(toWireParcelItem) : [];
}
