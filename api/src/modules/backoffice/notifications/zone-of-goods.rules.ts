import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type Zone, ZONES } from "@curat/contract/zones.values";
import type { OrderLine } from "../../selling/orders/index.ts";

/** Returns the zone of more than half of the product lines, unless another zone has as many. */
export function majorityZone(
  lines: readonly Pick<OrderLine, "productType" | "productId">[],
  zones: ReadonlyMap<number, readonly Zone[]>,
): Zone | undefined {
  const goods = lines.filter(({ productType }) => productType === PRODUCT_TYPE.product);
  const countOf = (zone: Zone): number =>
    goods.filter(({ productId }) => productId !== null && zones.get(productId)?.includes(zone)).length;
  const [first, second] = ZONES.map((zone) => ({ zone, count: countOf(zone) })).sort(
    (one, other) => other.count - one.count,
  );
  if (!first || first.count * 2 <= goods.length || first.count === second?.count) return undefined;
  return first.zone;
}
