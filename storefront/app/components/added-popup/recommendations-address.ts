/** Where the related products of one are asked for. */
export function recommendationsAddress(productId: number): string {
  return `/recomandari/${productId}`;
}
