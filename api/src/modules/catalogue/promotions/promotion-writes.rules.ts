import type { FieldErrors } from "@curat/contract/envelope";
import type { PromotionOverlap } from "@curat/contract/staff/promotions.values";

export interface Promotion {
  id: number;
  slug: string;
  name: string;
  label: string;
  /** HTML, sanitised when it is saved. */
  description: string;
  picture: string | null;
  pictureMobile: string | null;
  startsAt: Date;
  endsAt: Date;
  sortOrder: number;
  isPublished: boolean;
  /** Percentage off the list price, with at most one decimal. Null for a fixed price, or if there is only a gift. */
  percent: number | null;
  fixedBani: number | null;
  /** One gift per cart. It requires a product of the promotion, or products worth at least `fromBani`. */
  gift: {
    productId: number;
    quantity: number;
    condition: { kind: "product" } | { kind: "cart_value"; fromBani: number };
  } | null;
  productIds: number[];
  /** Categories, with their subcategories, and brands whose products are included, now and later. */
  categoryIds: number[];
  brandIds: number[];
  /** Products of these categories and brands that are left out. */
  excludedIds: number[];
  /** What applies to products that another promotion reduces in the same period. */
  overlap: PromotionOverlap;
}

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
  categoryIds: "categoriile",
  brandIds: "brandurile",
  excludedIds: "excepțiile",
  overlap: "suprapunerea",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Promotion, string>>;

export function stateOf({ startsAt, endsAt }: Pick<Promotion, "startsAt" | "endsAt">, now: Date) {
  return endsAt <= now ? "ended" : startsAt <= now ? "running" : "planned";
}

export function reduces({ percent, fixedBani }: Pick<Promotion, "percent" | "fixedBani">): boolean {
  return percent !== null || fixedBani !== null;
}

/** Returns the first validation error of a promotion written at `now`. */
export function errorsOf(after: Promotion, before: Promotion | null, now: Date): FieldErrors {
  if (after.endsAt <= after.startsAt)
    return { ends_at: ["Data de sfârșit trebuie să fie după cea de început."] };
  if (after.endsAt <= now) return { ends_at: ["Data de sfârșit trebuie să fie în viitor."] };
  const hasBegun = before?.isPublished && before.startsAt <= now;
  if (hasBegun && after.startsAt.getTime() !== before.startsAt.getTime())
    return { starts_at: ["Promoția a început deja: data de început nu se mai poate schimba."] };
  if (after.percent !== null && after.fixedBani !== null)
    return { price: ["Alege procentul sau prețul, nu pe amândouă."] };
  if (!reduces(after) && after.gift === null)
    return { percent: ["Completează procentul, prețul sau cadoul."] };
  const needsProducts = reduces(after) || after.gift?.condition.kind === "product";
  const targets = after.productIds.length + after.categoryIds.length + after.brandIds.length;
  return needsProducts && targets === 0
    ? { product_ids: ["Alege cel puțin un produs, o categorie sau un brand."] }
    : {};
}

type Reducing = Pick<Promotion, "isPublished" | "startsAt" | "percent" | "fixedBani">;

/** Returns the products that this write newly reduces. Their reductions must be lawful. (law: 30-day price) */
export function newlyReduced(
  { after, before, now }: { after: Reducing; before: Reducing | null; now: Date },
  members: { after: readonly number[]; before: readonly number[] },
): number[] {
  if (!after.isPublished || !reduces(after)) return [];
  const goesOn =
    before?.isPublished === true &&
    before.startsAt <= now &&
    before.percent === after.percent &&
    before.fixedBani === after.fixedBani;
  const reduced = new Set(goesOn ? members.before : []);
  return members.after.filter((id) => !reduced.has(id));
}
