import { COURIER_NAMES } from "@curat/contract/deliveries.values";

export const COURIERS = Object.entries(COURIER_NAMES).map(([value, label]) => ({ value, label }));

/** Returns a courier's display name. Returns a name that staff entered unchanged. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
