import { STOCK } from "@curat/contract/catalog.values";
import type { PricedProduct } from "../cart/index.ts";
import { sheetTexts } from "./texts.ts";

export function sheetNotes(
  input: number,
  product: Pick<PricedProduct, "stockId" | "minQuantity" | "granted" | "isPublished" | "inCart"> | null,
): string[] {
  if (!product) return [];
  if (!product.isPublished) return [sheetTexts.notSold];
  const lying = product.inCart > 0 ? [sheetTexts.inCart(product.inCart)] : [];
  // If the customer's own cart holds the last pieces, the product does not count as sold out.
  if (product.stockId === STOCK.outOfStock && lying.length === 0) return [sheetTexts.soldOut];
  if (product.granted < input) return [...lying, sheetTexts.onlySome(product.granted, input)];
  if (product.granted > input) return [...lying, sheetTexts.minimum(product.minQuantity, product.granted)];
  return lying;
}
