import type { CartMixing } from "@curat/contract/cart";
import type { Db } from "../../../db/database.ts";
import { loadReactions, mixingOf } from "../cart/index.ts";
import type { OrderLine } from "./order-lines.rules.ts";

/** Chlorine and acid in one order, by what its products are today; undefined where there are not both. */
export async function loadOrderMixing(
  db: Db,
  lines: readonly Pick<OrderLine, "productId" | "name">[],
): Promise<CartMixing | undefined> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const reactions = await loadReactions(db, ids);
  return mixingOf(lines.map(({ productId, name }) => ({ name, ...reactions.get(productId ?? 0) })));
}
