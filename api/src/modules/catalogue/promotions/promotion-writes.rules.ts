/** What a promotion may be, and when it may be changed. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";

/** A promotion with all its fields. */
export interface Promotion {
  id: number;
  /** Address is /promotii/{slug}. */
  slug: string;
  name: string;
  /** Short words on product cards. */
  label: string;
  /** HTML; cleaned on save. */
  description: string;
  picture: string | null;
  pictureMobile: string | null;
  startsAt: Date;
  endsAt: Date;
  sortOrder: number;
  isPublished: boolean;
  /** Off the list price, above 0 and below 100, at most one decimal; null for a gift alone. */
  percent: number | null;
  /** Asked for each of its products instead, in bani, where it is below the list price; null for per cent or a gift alone. */
  fixedBani: number | null;
  /** Given once a cart: with a product of the promotion, or from so many bani of products on. */
  gift: {
    productId: number;
    quantity: number;
    condition: { kind: "product" } | { kind: "cart_value"; fromBani: number };
  } | null;
  productIds: number[];
}

/** A promotion's fields as people call them. */
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

/** True for one that lowers prices. */
export function reduces({ percent, fixedBani }: Pick<Promotion, "percent" | "fixedBani">): boolean {
  return percent !== null || fixedBani !== null;
}

/** What is wrong with a promotion that is written at `now`, by field of the staff's calls. */
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
 * Products whose reduction begins with this write, and so has to be one: all of a promotion that is published, but for those
 * that it reduces already by as much. (law: 30-day price)
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
