/** Returns false if the provider sent no valid price, which must not be shown as 0. */
export function isPriced({ price, isBuyable }: { price: number; isBuyable: boolean }): boolean {
  return price > 0 || isBuyable;
}
