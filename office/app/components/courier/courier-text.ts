/** Couriers that the shop asks by itself. */
export const COURIERS = [
  { value: "sameday", label: "Sameday" },
  { value: "fan", label: "FAN Courier" },
];

/** A courier as people call it; one that was typed by hand is called as it was typed. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
