/** Couriers with which the shop is integrated. */
export const COURIERS = [
  { value: "sameday", label: "Sameday" },
  { value: "fan", label: "FAN Courier" },
];

/** Returns the display name of a courier. Other couriers, whose names staff typed, are returned unchanged. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
