/** Returns the URL that lists products related to a product. */
export function recommendationsAddress(productId: number): string {
  return `/recomandari/${productId}`;
}
