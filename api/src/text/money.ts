/** Bani as people read them here: "1,234.50 lei" (requirements: C12: comma for thousands, dot for decimals). */
export function formatLei(bani: number): string {
  const [whole = "0", decimals] = (bani / 100).toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${decimals} lei`;
}

/** Bani as Romanian is written, for histories and the shop's people: "1.234,50 lei". */
export function romanianLei(bani: number): string {
  return `${(bani / 100).toLocaleString("ro-RO", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`;
}
