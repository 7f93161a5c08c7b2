export const COURIERS = [
  { value: "sameday", label: "Sameday" },
  { value: "fan", label: "FAN Courier" },
];

/** Returns a courier's display name. Names that staff typed are returned unchanged. */
export function courierText(courier: string): string {
  return COURIERS.find(({ value }) => value === courier)?.label ?? courier;
}
