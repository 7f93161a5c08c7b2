import { toLei, type Wire } from "@curat/contract/lei.values";
import type { OrderDetail } from "@curat/contract/account-orders";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { StoredLine } from "../order-lines.rules.ts";
import type { OrderRecord } from "../order-records.store.ts";
import { canCancel, statusLabel } from "../orders.rules.ts";
import { isUndoable } from "../parcels.rules.ts";
import { toWireParcels } from "../parcels.wire.ts";
import { personOf, toWireArrival, toWireLine } from "../orders.wire.ts";
import { trackerSteps } from "./tracker.rules.ts";

export function toWireDetail(record: OrderRecord): Wire<OrderDetail> {
  const { order, lines, events, parcels, shipment, invoice } = record;
  const items = lines.filter((line) => line.productType !== PRODUCT_TYPE.handlingCharge).map(toWireItem);
  return {
    id: order.id,
    randomID: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    total: toLei(order.totalBani),
    total_vat: toLei(order.vatBani),
    status: statusLabel(order, order.status),
    status_code: order.status,
    steps: trackerSteps(order, events).map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
    items,
    products: items.map(({ product, pic, quantity, price }) => ({ info: { product }, pic, quantity, price })),
    canCancel: canCancel(order.status) && isUndoable(parcels),
    delivery: order.deliveryName,
    delivery_code: order.deliveryCode,
    delivery_price: toLei(order.deliveryBani),
    awb: shipment && { awbid: shipment.awb, tracking: shipment.trackingUrl },
    ...toWireArrival(order),
    ...toWireParcels(record),
    locker: order.locker,
    payment: order.paymentName,
    paymentCode: order.paymentCode,
    payment_state: order.paymentState,
    rest: toLei(order.restBani),
    handling_charge: toLei(order.chargesBani),
    voucher:
      order.voucherCode === null ? null : { code: order.voucherCode, value: toLei(order.discountBani) },
    observation: order.observation,
    hasInvoice: invoice !== null,
    invoice,
    data: { ...personOf(order), email: order.email, delivery_zipcode: order.deliveryPostcode },
  };
}

function toWireItem(line: StoredLine): Wire<OrderDetail>["items"][number] {
  return {
    ...toWireLine(line),
    id: line.position,
    productid: line.productId,
    code: line.code,
    url: line.url,
    product_type: line.productType,
  };
}
