/** The shop's places in the spelling of the staff's calls. */
import type { StaffStore, StoreFields } from "@curat/contract/staff/stores";
import type { OwnStore } from "./store-writes.rules.ts";

export function toStaffStore(store: OwnStore, version: number): StaffStore {
  return { ...toStoreSnapshot(store), version };
}

/** A store as its history keeps it. */
export function toStoreSnapshot({ id, countyId, handsOutOrders, ...store }: OwnStore) {
  return { storeID: id, countyID: countyId, ...store, hands_out_orders: handsOutOrders };
}

/** The store with the fields that are told. */
export function withFields(store: OwnStore, fields: StoreFields): OwnStore {
  return {
    id: store.id,
    name: fields.name ?? store.name,
    countyId: fields.countyID ?? store.countyId,
    city: fields.city ?? store.city,
    address: fields.address ?? store.address,
    lat: fields.lat ?? store.lat,
    lng: fields.lng ?? store.lng,
    schedule: fields.schedule ?? store.schedule,
    phone: fields.phone ?? store.phone,
    handsOutOrders: fields.hands_out_orders ?? store.handsOutOrders,
  };
}
