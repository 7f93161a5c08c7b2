import { daysBetween } from "@curat/contract/arrival.values";

/** Purchases of a product on one day. */
export interface Purchase {
  productId: number;
  quantity: number;
  /** yyyy-mm-dd. */
  day: string;
}

export interface UsualProduct {
  productId: number;
  /** Pieces of the last purchase. */
  quantity: number;
  day: string;
  /** Days until the last purchase is used up, negative afterwards. Undefined after a single purchase. */
  daysLeft: number | undefined;
}

const MAX_PRODUCTS = 40;
const USUAL_PAUSE_DAYS = 30;
const LAPSED_DAYS = 60;
const LAST = 1_000;

/**
 * Returns the customer's products, the first to run out first. A purchase lasts as long as the customer needed for the
 * earlier ones, and a month if there are none.
 */
export function usualProducts(purchases: readonly Purchase[], today: string): UsualProduct[] {
  const byProduct = Map.groupBy(
    purchases.toSorted((one, other) => one.day.localeCompare(other.day)),
    ({ productId }) => productId,
  );
  return [...byProduct.values()]
    .map((own) => usualProduct(own, today))
    .filter((usual) => usual !== undefined)
    .toSorted((one, other) => urgency(one, today) - urgency(other, today) || one.productId - other.productId)
    .slice(0, MAX_PRODUCTS);
}

function usualProduct(own: readonly Purchase[], today: string): UsualProduct | undefined {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return undefined;
  const { productId, day } = last;
  const quantityUntil = (isIncluded: (purchase: Purchase) => boolean): number =>
    own.reduce((sum, purchase) => sum + (isIncluded(purchase) ? purchase.quantity : 0), 0);
  const quantity = quantityUntil((purchase) => purchase.day === day);
  const used = quantityUntil((purchase) => purchase.day !== day);
  const span = daysBetween(first.day, day);
  const daysLeft = used > 0 ? Math.round((quantity * span) / used) - daysBetween(day, today) : undefined;
  return { productId, quantity, day, daysLeft };
}

/** Days until the product is needed. Products that the customer apparently stopped buying come last. */
function urgency({ daysLeft, day }: UsualProduct, today: string): number {
  const days = daysLeft ?? USUAL_PAUSE_DAYS - daysBetween(day, today);
  return days < -LAPSED_DAYS ? LAST - days : days;
}
