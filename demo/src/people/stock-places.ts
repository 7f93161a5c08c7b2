/** The demo shop's stock places besides its warehouse. */
import type { StockPlaceImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";

/** Returns a shop floor and a van, with pieces of the first products. */
export function stockPlaceImports(own: readonly GrownProduct[]): StockPlaceImport[] {
  const goods = (from: number, to: number, most: number) =>
    own.slice(from, to).map(({ product }, at) => ({ productId: product.id, pieces: (at % most) + 1 }));
  return [
    { name: "Magazin", address: "Str. Memorandumului 12, Cluj-Napoca", goods: goods(0, 36, 8) },
    { name: "Dubă CJ 10 CUR", address: "", goods: goods(30, 42, 4) },
  ];
}
