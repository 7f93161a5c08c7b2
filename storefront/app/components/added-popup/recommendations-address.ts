/** Returns the URL that serves a product's related products. */
export function recommendationsAddress(productId: number): string {
  return `/recomandari/${productId}`;
}
