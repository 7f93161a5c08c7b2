/** Returns the URL of a product's recommendations. */
export function recommendationsAddress(productId: number): string {
  return `/recomandari/${productId}`;
}
