/** Promotions that give a gift, as the cart needs them. */
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isRunning } from "../catalog/index.ts";

/** What puts the gift into a cart: one of the products, or the value of the cart's products from a sum on. */
export type GiftCondition =
  { kind: "product"; productIds: number[] } | { kind: "cart_value"; fromBani: number };

export interface GiftPromotion {
  id: number;
  name: string;
  giftProductId: number;
  giftQuantity: number;
  condition: GiftCondition;
}

/** Gift promotions running at `now`, in their order; whether the gift is in stock is the cart's question. (decisions: Gifts) */
export async function findGiftPromotions(db: Db, now: Date): Promise<GiftPromotion[]> {
  const { rows } = await sql<GiftRow>`
    /* gift-promotions */ select pr.id, pr.name, pr.gift_product_id as "giftProductId", pr.gift_quantity as "giftQuantity",
      pr.gift_from_bani as "fromBani",
      array(select product_id from promotion_product where promotion_id = pr.id order by product_id) as "productIds"
    from promotion pr
    where pr.gift_product_id is not null and ${isRunning(now)}
    order by pr.sort_order, pr.id`.execute(db);
  return rows.map(({ fromBani, productIds, ...promotion }) => ({
    ...promotion,
    // The table's checks give a sum to every promotion by cart value.
    condition: fromBani === null ? { kind: "product", productIds } : { kind: "cart_value", fromBani },
  }));
}

interface GiftRow extends Omit<GiftPromotion, "condition"> {
  fromBani: number | null;
  productIds: number[];
}
