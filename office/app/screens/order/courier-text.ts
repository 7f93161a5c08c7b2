/** Couriers that the shop asks by itself; one that was typed by hand is called as it was typed. */
const NAMES: Partial<Record<string, string>> = { sameday: "Sameday", fan: "FAN Courier" };

/** A courier as people call it. */
export function courierText(courier: string): string {
  return NAMES[courier] ?? courier;
}
