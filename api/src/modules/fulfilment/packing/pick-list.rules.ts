import type { OrderStatus } from "../../selling/orders/index.ts";
import type { Goods } from "./packing.rules.ts";

export interface OrderGoods extends Goods {
  orderId: number;
  categoryId: number;
}
export interface PickedOrder {
  id: number;
  number: number;
  name: string;
  status: OrderStatus;
}

export interface PickedProduct extends Omit<OrderGoods, "orderId" | "categoryId"> {
  category: string;
  orders: { id: number; number: number; quantity: number }[];
}

export function pickedProducts(
  orders: readonly PickedOrder[],
  goods: readonly OrderGoods[],
  categories: ReadonlyMap<number, string>,
): PickedProduct[] {
  const products = new Map<number, PickedProduct>();
  for (const { id, number } of orders)
    for (const { orderId, categoryId, ...line } of goods) {
      if (orderId !== id) continue;
      const known = products.get(line.productId);
      const { quantity: before = 0, orders: needing = [] } = known ?? {};
      const { quantity } = line;
      const last = needing.at(-1);
      const others = last?.id === id ? needing.slice(0, -1) : needing;
      const ofThis = last?.id === id ? last.quantity + quantity : quantity;
      products.set(line.productId, {
        ...(known ?? line),
        category: categories.get(categoryId) ?? "",
        quantity: before + quantity,
        orders: [...others, { id, number, quantity: ofThis }],
      });
    }
  return [...products.values()].toSorted(
    (one, other) =>
      one.category.localeCompare(other.category, "ro") || one.name.localeCompare(other.name, "ro"),
  );
}
