/** Delivery methods that the shop defines itself, next to those of couriers and store pickup. */

/** VAN: the shop's own vehicle. MANUAL: any courier, with waybill numbers that staff enter. */
export type OwnDeliveryCode = `VAN_${number}` | `MANUAL_${number}`;

export const OWN_DELIVERY_KINDS = {
  van: "Mașina magazinului",
  courier: "Curier cu AWB scris de tine",
} as const;
export type OwnDeliveryKind = keyof typeof OWN_DELIVERY_KINDS;

/** Cart ids of own methods start above the ids of all stores. */
const OWN_ABOVE = 1_000_000;

/** Returns the delivery code of an own method, which carts and orders store. */
export function ownCodeOf({ id, kind }: { id: number; kind: OwnDeliveryKind }): OwnDeliveryCode {
  return kind === "van" ? `VAN_${id}` : `MANUAL_${id}`;
}

/** Returns the cart's option id of an own method. */
export function ownOptionId(id: number): number {
  return OWN_ABOVE + id;
}

/** Returns the method's id and kind; undefined for other delivery codes. */
export function readOwnCode(code: string): { id: number; kind: OwnDeliveryKind } | undefined {
  const [, kind = "", id = ""] = /^(VAN|MANUAL)_([1-9]\d{0,8})$/.exec(code) ?? [];
  return kind === "" ? undefined : { id: Number(id), kind: kind === "VAN" ? "van" : "courier" };
}

/** Returns the id of the own method with this option id; undefined for options of couriers and stores. */
export function methodIdOf(optionId: number): number | undefined {
  return optionId > OWN_ABOVE ? optionId - OWN_ABOVE : undefined;
}

/** Returns whether the shop delivers with its own vehicle. Such orders have no waybill. */
export function isOwnVan(code: string): boolean {
  return readOwnCode(code)?.kind === "van";
}
