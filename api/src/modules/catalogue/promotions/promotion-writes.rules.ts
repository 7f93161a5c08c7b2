/** Validates promotions, and determines when they can be changed. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";

/** A promotion with all its fields. */
export interface Promotion {
  id: number;
  /** Last part of the address of the promotion's page, /promotii/{slug}. */
  slug: string;
  name: string;
  /** Short label shown on product cards. */
  label: string;
  /** Description as HTML, which is sanitised when it is saved. */
  description: string;
  picture: string | null;
  pictureMobile: string | null;
  startsAt: Date;
  endsAt: Date;
  sortOrder: number;
  isPublished: boolean;
  /**
   * Percentage off the list price: above 0, below 100, with at most one decimal. Null for a fixed price or if
   * the promotion only gives a gift.
   */
  percent: number | null;
  /**
   * Fixed price of each product in bani, which applies while it is below the list price. Null for a
   * percentage or if the promotion only gives a gift.
   */
  fixedBani: number | null;
  /**
   * The gift, given once per cart: with a product of the promotion, or if the products in the cart are worth
   * at least `fromBani`.
   */
  gift: {
    productId: number;
    quantity: number;
    condition: { kind: "product" } | { kind: "cart_value"; fromBani: number };
  } | null;
  productIds: number[];
}

/** Romanian names of a promotion's fields. */
export const PROMOTION_LABELS = {
  name: "denumirea",
  slug: "adresa",
  label: "eticheta",
  description: "descrierea",
  picture: "imaginea",
  pictureMobile: "imaginea pentru telefon",
  startsAt: "începutul",
  endsAt: "sfârșitul",
  isPublished: "publicarea",
  percent: "procentul",
  fixedBani: "prețul",
  gift: "cadoul",
  productIds: "produsele",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Promotion, string>>;

export function stateOf({ startsAt, endsAt }: Pick<Promotion, "startsAt" | "endsAt">, now: Date) {
  return endsAt <= now ? "ended" : startsAt <= now ? "running" : "planned";
}

/** Returns true if the promotion lowers prices. */
export function reduces({ percent, fixedBani }: Pick<Promotion, "percent" | "fixedBani">): boolean {
  return percent !== null || fixedBani !== null;
}

/** Returns validation errors for a promotion written at `now`, by field of the staff calls. */
export function errorsOf(after: Promotion, before: Promotion | null, now: Date): FieldErrors {
  if (after.endsAt <= after.startsAt) return { ends_at: ["Sfârșitul trebuie să fie după început."] };
  if (after.endsAt <= now) return { ends_at: ["Sfârșitul trebuie să fie în viitor."] };
  const hasBegun = before?.isPublished && before.startsAt <= now;
  if (hasBegun && after.startsAt.getTime() !== before.startsAt.getTime())
    return { starts_at: ["Promoția a început deja."] };
  if (after.percent !== null && after.fixedBani !== null)
    return { price: ["Alege procentul sau prețul, nu pe amândouă."] };
  if (!reduces(after) && after.gift === null)
    return { percent: ["Completează procentul, prețul sau cadoul."] };
  const needsProducts = reduces(after) || after.gift?.condition.kind === "product";
  return needsProducts && after.productIds.length === 0
    ? { product_ids: ["Alege cel puțin un produs."] }
    : {};
}

/**
 * Returns the products whose reduction starts with this write, so that it must be lawful. These are all
 * products of a published promotion, except those that it already reduces by the same amount. (law: 30-day
 * price)
 */
export function newlyReduced(after: Promotion, before: Promotion | null, now: Date): number[] {
  if (!after.isPublished || !reduces(after)) return [];
  const goesOn =
    before?.isPublished === true &&
    before.startsAt <= now &&
    before.percent === after.percent &&
    before.fixedBani === after.fixedBani;
  const reduced = new Set(goesOn ? before.productIds : []);
  return after.productIds.filter((id) => !reduced.has(id));
}
