/** What a row of a sheet has to say of its product's stock and smallest quantity. Pure. */
import { STOCK } from "@curat/contract/catalog.values";
import type { PricedProduct } from "../cart/index.ts";
import { sheetTexts } from "./texts.ts";

export function sheetNotes(
  asked: number,
  product: Pick<PricedProduct, "stockId" | "minQuantity" | "granted" | "isPublished"> | null,
): string[] {
  if (!product) return [];
  if (!product.isPublished) return [sheetTexts.notSold];
  if (product.stockId === STOCK.outOfStock) return [sheetTexts.soldOut];
  if (product.granted < asked) return [sheetTexts.onlySome(product.granted, asked)];
  if (product.granted > asked) return [sheetTexts.minimum(product.minQuantity, product.granted)];
  return [];
}
