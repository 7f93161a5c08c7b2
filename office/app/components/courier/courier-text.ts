export const COURIERS = [
  { value: "sameday", label: "Sameday" },
  { value: "fan", label: "FAN Courier" },
];

/** Returns a courier's display name. Returns a name that staff entered unchanged. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
