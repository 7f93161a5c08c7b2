/** Bani as people read them here: "1,234.50 lei" (cart spec, section 9: comma for thousands, dot for decimals). */
export function formatLei(bani: number): string {
  const [whole = "0", decimals] = (bani / 100).toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${decimals} lei`;
}
