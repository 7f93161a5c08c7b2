/** What a row of a sheet has to say of its product's stock and smallest quantity. Pure. */
import { STOCK } from "@curat/contract/catalog.values";
import type { PricedProduct } from "../cart/index.ts";

export function sheetNotes(
  asked: number,
  product: Pick<PricedProduct, "stockId" | "minQuantity" | "granted" | "isPublished"> | null,
): string[] {
  if (!product) return [];
  if (!product.isPublished) return ["Produsul nu se mai vinde."];
  if (product.stockId === STOCK.outOfStock)
    return ["Stoc epuizat: îl poți cuprinde într-o cerere de ofertă."];
  if (product.granted < asked)
    return [`Acum se pot comanda ${product.granted} din ${asked}; pentru rest poți cere ofertă.`];
  if (product.granted > asked)
    return [`Se vinde de la ${product.minQuantity} buc.: în coș vor fi ${product.granted}.`];
  return [];
}
