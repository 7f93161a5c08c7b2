/**
 * Returns a phone number that is unique to the buyer. Buyers with the same number share their order limits.
 */
export function phoneOf(buyer: string): string {
  const digits = [...buyer].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 10_000_000, 7);
  return `074${String(digits).padStart(7, "0")}`;
}
