/** Promotions of categories, with dates relative to the day of loading. */
import { z } from "zod";
import type { PromotionImport } from "@curat/api";
import { readData } from "../data/read-data.ts";
import { bothShapes } from "../media/addresses.ts";
import type { GrownProduct } from "./grow.ts";
import { DAY_MS } from "./prices.ts";
import { belowCategory, categoryId } from "./tree.ts";

/** Days for which the price must be stable before a reduction may be announced. (law: 30-day price) */
const CALM_DAYS = 30;

const promotion = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Label of two or three words for product cards. */
  label: z.string(),
  description: z.string(),
  percent: z.number().nullable(),
  /** First day, and the day after the last, relative to the day of loading. */
  days: z.tuple([z.int(), z.int()]),
  categories: z.array(z.string()),
  /** Given from a cart value of `fromBani` on, otherwise with any product of the categories. */
  gift: z.strictObject({ base: z.string(), fromBani: z.int().optional() }).optional(),
});
type Promotion = z.infer<typeof promotion>;

export const PROMOTIONS: readonly Promotion[] = readData("promotions", z.array(promotion));

/** Returns the promotions of these products. Omits a promotion whose gift is not among them. */
export function promotionImports(products: readonly GrownProduct[], now: Date): PromotionImport[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const taken = new Set<number>();
  return PROMOTIONS.flatMap((promotion, index): PromotionImport[] => {
    const gift = promotion.gift ? giftOf(promotion.gift, products) : null;
    if (gift === undefined) return [];
    // A gift applies to the categories themselves, a reduction only to products with a stable price.
    const productIds = membersOf(promotion, products, now).filter((id) => !taken.has(id));
    if (promotion.percent !== null) for (const id of productIds) taken.add(id);
    return [
      {
        id: index + 1,
        slug: promotion.slug,
        name: promotion.name,
        label: promotion.label,
        description: promotion.description,
        ...bothShapes(`scene/promo-${promotion.slug}`),
        startsAt: new Date(today + promotion.days[0] * DAY_MS),
        endsAt: new Date(today + promotion.days[1] * DAY_MS),
        sortOrder: index + 1,
        isPublished: true,
        percent: promotion.percent,
        gift,
        ...(promotion.percent === null
          ? { productIds: [], categoryIds: promotion.categories.map(categoryId) }
          : { productIds }),
      },
    ];
  });
}

/**
 * Returns the promotion's products. A reduction leaves out those whose price changed in the last 30 days,
 * because they may not be reduced.
 */
function membersOf(
  { categories, percent }: Promotion,
  products: readonly GrownProduct[],
  now: Date,
): number[] {
  const expectedOne = new Set(categories.flatMap(belowCategory));
  return products
    .filter(({ variant }) => expectedOne.has(variant.base.category))
    .filter(({ product }) => percent === null || isCalm(product.prices, now))
    .map(({ product }) => product.id);
}

function isCalm(prices: GrownProduct["product"]["prices"], now: Date): boolean {
  const start = now.getTime() - CALM_DAYS * DAY_MS;
  const requested = prices.filter((_, index) => (prices[index + 1]?.from.getTime() ?? Infinity) > start);
  return new Set(requested.map(({ bani }) => bani)).size === 1;
}

/** Returns the gift, or undefined if too few pieces of its product are in stock. */
function giftOf(
  { base, fromBani }: NonNullable<Promotion["gift"]>,
  products: readonly GrownProduct[],
): PromotionImport["gift"] | undefined {
  const found = products.find(({ variant, product }) => variant.base.key === base && product.stock > 20);
  if (!found) return undefined;
  return {
    productId: found.product.id,
    quantity: 1,
    condition: fromBani === undefined ? { kind: "product" } : { kind: "cart_value", fromBani },
  };
}
