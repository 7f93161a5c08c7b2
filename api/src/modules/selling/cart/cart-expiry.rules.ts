const GUEST_CART_DAYS = 30;
const CLIENT_CART_DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns when an unchanged cart expires. (decisions/0018: Cart and checkout) */
export function expiryOf(customerId: number | null, now: Date): Date {
  const days = customerId === null ? GUEST_CART_DAYS : CLIENT_CART_DAYS;
  return new Date(now.getTime() + days * DAY_MS);
}
