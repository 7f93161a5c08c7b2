import { type RawBuilder, sql } from "kysely";
import { isRunning } from "../catalog/index.ts";

export type GiftCondition =
  /** `productIds` contains only products of the cart. */
  { kind: "product"; productIds: number[] } | { kind: "cart_value"; fromBani: number };

export interface GiftPromotion {
  id: number;
  name: string;
  giftProductId: number;
  giftQuantity: number;
  condition: GiftCondition;
}

/**
 * Returns SQL for the running gift promotions as a JSON array in display order. `cartProducts` selects the ids of the
 * products in the cart. The cart checks the gift's stock. (decisions/0018: Gifts)
 */
export function giftPromotions(now: Date, cartProducts: RawBuilder<unknown>): RawBuilder<GiftPromotion[]> {
  // A check constraint requires a minimum value for every promotion that depends on the cart's value.
  return sql`(select coalesce(json_agg(json_build_object(
      'id', pr.id, 'name', pr.name, 'giftProductId', pr.gift_product_id, 'giftQuantity', pr.gift_quantity,
      'condition', case when pr.gift_from_bani is null
        then json_build_object('kind', 'product', 'productIds',
          array(select p.id from product_facts p
            where p.id = any(array(${cartProducts})) and ${isMember} order by p.id))
        else json_build_object('kind', 'cart_value', 'fromBani', pr.gift_from_bani) end
    ) order by pr.sort_order, pr.id), '[]')
    from promotion pr where pr.gift_product_id is not null and ${isRunning(now)})`;
}

/**
 * Whether `product_facts p` is in `promotion pr`, as in the view `promotion_member`. The view computes the members of
 * all promotions, which takes longer than checking the few products of a cart.
 */
const isMember = sql<boolean>`
  not exists (select from promotion_excluded x where x.promotion_id = pr.id and x.product_id = p.id)
  and (exists (select from promotion_product x where x.promotion_id = pr.id and x.product_id = p.id)
    or exists (select from promotion_brand x where x.promotion_id = pr.id and x.brand_id = p.brand_id)
    or exists (
      with recursive path as (
        select p.category_id as id
        union select c.parent_id from path join category_facts c on c.id = path.id where c.parent_id is not null
      )
      select from promotion_category x where x.promotion_id = pr.id and x.category_id in (select id from path)
    ))`;
