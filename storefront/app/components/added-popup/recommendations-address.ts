export function recommendationsAddress(productId: number): string {
  return `/recomandari/${productId}`;
}
