/**
 * Returns a phone number unique to the buyer: buyers who share a number count as one person for the daily
 * cash limit and for the order limits of unknown buyers.
 */
export function phoneOf(buyer: string): string {
  const digits = [...buyer].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 10_000_000, 7);
  return `074${String(digits).padStart(7, "0")}`;
}
