/** Couriers that the shop has an integration with. */
export const COURIERS = [
  { value: "sameday", label: "Sameday" },
  { value: "fan", label: "FAN Courier" },
];

/** Returns the display name of a courier; a manually entered one is returned unchanged. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
