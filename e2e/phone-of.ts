/**
 * A mobile phone of the buyer's own: buyers who share one are one person to the shop, which limits what a person pays in
 * cash on a day, and the orders of strangers.
 */
export function phoneOf(buyer: string): string {
  const digits = [...buyer].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 10_000_000, 7);
  return `074${String(digits).padStart(7, "0")}`;
}
