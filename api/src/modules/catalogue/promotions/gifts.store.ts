import { type RawBuilder, sql } from "kysely";
import { isRunning } from "../catalog/index.ts";

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
 * Returns SQL for the running gift promotions as a JSON array in display order. The cart checks the gift's
 * stock. (decisions/0018: Gifts)
 */
export function giftPromotions(now: Date): RawBuilder<GiftPromotion[]> {
  // A check constraint requires a minimum value for every promotion that depends on the cart's value.
  return sql`(select coalesce(json_agg(json_build_object(
      'id', pr.id, 'name', pr.name, 'giftProductId', pr.gift_product_id, 'giftQuantity', pr.gift_quantity,
      'condition', case when pr.gift_from_bani is null
        then json_build_object('kind', 'product', 'productIds',
          array(select product_id from promotion_member where promotion_id = pr.id order by product_id))
        else json_build_object('kind', 'cart_value', 'fromBani', pr.gift_from_bani) end
    ) order by pr.sort_order, pr.id), '[]')
    from promotion pr where pr.gift_product_id is not null and ${isRunning(now)})`;
}
