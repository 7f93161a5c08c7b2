import { toLei, type Wire } from "@curat/contract/lei.values";
import type { OrderParcel, ParcelItem } from "@curat/contract/account-orders";
import type { StaffParcel } from "@curat/contract/staff/parcel.fields";
import type { OrderRecord } from "./order-records.store.ts";
import { isPickup } from "./orders.rules.ts";
import {
  canGiveUp,
  canSplit,
  type Item,
  isSplit,
  itemsIn,
  nextStates,
  parcelState,
  stillToSend,
} from "./parcels.rules.ts";
import { cashOf } from "./parcels-cash.rules.ts";

export function toWireItem({ productId, name, code, unit, quantity }: Item): ParcelItem {
  return { productid: productId, product: name, code, um: unit, quantity };
}

/** Returns the shipped parcels and the goods still to come; empty for an order with one parcel. */
export function toWireParcels({ order, lines, parcels }: OrderRecord): {
  parcels: OrderParcel[];
  to_come: ParcelItem[];
} {
  if (!isSplit(parcels)) return { parcels: [], to_come: [] };
  const all = parcels.map((parcel) => ({
    awbid: parcel.awb,
    tracking: parcel.trackingUrl,
    state: parcelState(parcel, order.status),
    items: itemsIn(parcel, lines, parcels).map(toWireItem),
  }));
  const shown = all.filter(
    ({ state, items }) => (state === "left" || state === "delivered") && items.length > 0,
  );
  // Goods in returned or unshipped parcels are still to come.
  const gone = new Map<number, number>();
  for (const { productid, quantity } of shown.flatMap(({ items }) => items))
    gone.set(productid, (gone.get(productid) ?? 0) + quantity);
  const coming = stillToSend(lines, []).flatMap((item) => {
    const quantity = item.quantity - (gone.get(item.productId) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { parcels: shown, to_come: coming.map(toWireItem) };
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
      items: itemsIn(parcel, lines, parcels).map(toWireItem),
      next: isSeveral ? nextStates(parcel, order.status) : [],
      can_give_up: canGiveUp(parcel, order.status, isSeveral),
    };
  });
}

export function toWireToSend({ order, lines, parcels }: OrderRecord): ParcelItem[] {
  return canSplit(order) && !isPickup(order) ? stillToSend(lines, parcels).map(toWireItem) : [];
}
