import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml, summaryOf } from "../../text/html.ts";
import { putRoutes } from "../routing/index.ts";
import { applyPromotionsWithin } from "./apply.service.ts";
import { promotionPath } from "./promotions.wire.ts";

export interface PromotionImport {
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
  /** Given once a cart: with a product of the promotion, or from so many bani of products on. */
  gift: {
    productId: number;
    quantity: number;
    condition: { kind: "product" } | { kind: "cart_value"; fromBani: number };
  } | null;
  productIds: number[];
}

export interface PromotionsImport {
  promotions?: PromotionImport[];
}

/** Writes promotions by id with their products and addresses, and brings every price to what runs: also those of new products. */
export async function importPromotions(
  tx: Tx,
  { promotions = [] }: PromotionsImport,
  now: Date,
): Promise<void> {
  for (const promotion of promotions) {
    const row = promotionRow(promotion);
    await tx
      .insertInto("promotion")
      .values({ id: promotion.id, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row))
      .execute();
    await tx.deleteFrom("promotion_product").where("promotion_id", "=", promotion.id).execute();
    const products = [...new Set(promotion.productIds)].map((product_id) => ({
      promotion_id: promotion.id,
      product_id,
    }));
    await insertInBatches(products, (rows) => tx.insertInto("promotion_product").values(rows).execute());
  }
  await putRoutes(
    tx,
    promotions.map(({ id, slug, name, label, description }) => ({
      path: promotionPath(slug),
      kind: "promotion" as const,
      targetId: id,
      metaTitle: name,
      metaDescription: summaryOf(description) || label,
    })),
  );
  await applyPromotionsWithin(tx, now);
}

function promotionRow({ gift, ...promotion }: PromotionImport) {
  const { condition } = gift ?? {};
  return {
    slug: promotion.slug,
    name: promotion.name,
    label: promotion.label,
    description: cleanHtml(promotion.description),
    picture: promotion.picture,
    picture_mobile: promotion.pictureMobile,
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    sort_order: promotion.sortOrder,
    is_published: promotion.isPublished,
    percent: promotion.percent,
    gift_product_id: gift?.productId ?? null,
    gift_quantity: gift?.quantity ?? null,
    gift_condition: condition?.kind ?? null,
    gift_from_bani: condition?.kind === "cart_value" ? condition.fromBani : null,
  };
}
