/** A place of the shop, and what its fields are called. Pure. */

export interface OwnStore {
  id: number;
  name: string;
  /** County number as in SIRUTA. */
  countyId: number;
  city: string;
  address: string;
  lat: number;
  lng: number;
  /** As people read it: "luni – vineri 08:30–16:30". */
  schedule: string;
  phone: string;
  /** Orders can be collected here: the cart then offers it. */
  handsOutOrders: boolean;
}

/** A store's fields as people call them. */
export const STORE_LABELS = {
  name: "denumirea",
  countyId: "județul",
  city: "localitatea",
  address: "adresa",
  lat: "latitudinea",
  lng: "longitudinea",
  schedule: "programul",
  phone: "telefonul",
  handsOutOrders: "predarea comenzilor",
} satisfies Partial<Record<keyof OwnStore, string>>;
