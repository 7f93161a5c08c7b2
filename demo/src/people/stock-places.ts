/** The demo shop's stock places other than its warehouse. */
import type { StockPlaceImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";
import { DAY_MS } from "../catalogue/prices.ts";

/** Returns a shop floor and a van, with pieces of the first products. `today` is midnight UTC. */
export function stockPlaceImports(own: readonly GrownProduct[], today: Date): StockPlaceImport[] {
  const goods = (from: number, to: number, max: number) =>
    own.slice(from, to).map(({ product }, at) => ({ productId: product.id, pieces: (at % max) + 1 }));
  const plenty = own.filter(({ product }) => product.stock > 100).slice(-8);
  const sent = (from: number, pieces: number) =>
    plenty.slice(from, from + 4).map(({ product }) => ({ productId: product.id, pieces }));
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS);
  return [
    {
      name: "Magazin",
      address: "Str. Memorandumului 12, Cluj-Napoca",
      goods: goods(0, 36, 8),
      transfers: [{ lines: sent(0, 12), sentAt: ago(9), receivedAt: ago(8) }],
    },
    {
      name: "Dubă CJ 10 CUR",
      address: "",
      goods: goods(30, 42, 4),
      transfers: [{ lines: sent(4, 6), sentAt: ago(1), receivedAt: null }],
    },
  ];
}
