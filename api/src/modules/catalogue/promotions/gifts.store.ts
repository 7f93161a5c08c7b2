/** Promotions that give a gift, as the cart needs them. */
import { type RawBuilder, sql } from "kysely";
import { isRunning } from "../catalog/index.ts";

/** What puts the gift into a cart: one of the products, or the value of the cart's products from a sum on. */
export type GiftCondition =
  | { kind: "product"; productIds: number[] }
  | { kind: "cart_value"; fromBani: number };

export interface GiftPromotion {
  id: number;
  name: string;
  giftProductId: number;
  giftQuantity: number;
  condition: GiftCondition;
}

/**
 * Gift promotions running at `now`, in their order, as one JSON array in a statement that asks for more; whether the gift
 * is in stock is the cart's question. (decisions/0018: Gifts)
 */
export function giftPromotions(now: Date): RawBuilder<GiftPromotion[]> {
  // The table's checks give a sum to every promotion by cart value.
  return sql`(select coalesce(json_agg(json_build_object(
      'id', pr.id, 'name', pr.name, 'giftProductId', pr.gift_product_id, 'giftQuantity', pr.gift_quantity,
      'condition', case when pr.gift_from_bani is null
        then json_build_object('kind', 'product', 'productIds',
          array(select product_id from promotion_product where promotion_id = pr.id order by product_id))
        else json_build_object('kind', 'cart_value', 'fromBani', pr.gift_from_bani) end
    ) order by pr.sort_order, pr.id), '[]')
    from promotion pr where pr.gift_product_id is not null and ${isRunning(now)})`;
}
