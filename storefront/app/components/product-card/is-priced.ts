/** Returns false if the provider sent no readable price, so that it is not shown as 0. */
export function isPriced({ price, isBuyable }: { price: number; isBuyable: boolean }): boolean {
  return price > 0 || isBuyable;
}
