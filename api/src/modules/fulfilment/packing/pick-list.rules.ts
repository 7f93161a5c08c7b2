import type { OrderStatus } from "../../selling/orders/index.ts";
import type { Goods } from "./packing.rules.ts";

export interface OrderGoods extends Omit<Goods, "productId" | "lineId"> {
  productId: number;
  orderId: number;
  categoryId: number | null;
}
export interface PickedOrder {
  id: number;
  number: number;
  name: string;
  status: OrderStatus;
}

export interface PickedProduct extends Omit<OrderGoods, "orderId" | "categoryId"> {
  category: string;
  /** Empty if unknown. */
  shelf: string;
  orders: { id: number; number: number; quantity: number }[];
}

/**
 * Returns the products of orders in picking order: by category, then by shelf. Categories are sorted by their first
 * shelf. Products without a shelf come last, sorted by name.
 */
export function pickedProducts(
  orders: readonly PickedOrder[],
  goods: readonly OrderGoods[],
  { categories, shelves }: { categories: ReadonlyMap<number, string>; shelves: ReadonlyMap<number, string> },
): PickedProduct[] {
  const products = new Map<number, PickedProduct>();
  for (const { id, number } of orders)
    for (const { orderId, categoryId, ...line } of goods) {
      if (orderId !== id) continue;
      const known = products.get(line.productId);
      const { quantity: before = 0, orders: needing = [] } = known ?? {};
      const { quantity } = line;
      const last = needing.at(-1);
      const otherOrders = last?.id === id ? needing.slice(0, -1) : needing;
      const ofThis = last?.id === id ? last.quantity + quantity : quantity;
      products.set(line.productId, {
        ...(known ?? line),
        category: categories.get(categoryId ?? 0) ?? "",
        shelf: shelves.get(line.productId) ?? "",
        quantity: before + quantity,
        orders: [...otherOrders, { id, number, quantity: ofThis }],
      });
    }
  const picked = [...products.values()];
  const first = new Map<string, string>();
  for (const { category, shelf } of picked.toSorted((one, other) => byShelf(one.shelf, other.shelf)))
    if (!first.has(category)) first.set(category, shelf);
  const firstOf = ({ category }: PickedProduct) => first.get(category) ?? "";
  return picked.toSorted(
    (one, other) =>
      byShelf(firstOf(one), firstOf(other)) ||
      one.category.localeCompare(other.category, "ro") ||
      byShelf(one.shelf, other.shelf) ||
      one.name.localeCompare(other.name, "ro"),
  );
}

function byShelf(one: string, other: string): number {
  if (one === "" || other === "") return Number(one === "") - Number(other === "");
  return one.localeCompare(other, "ro", { numeric: true });
}
