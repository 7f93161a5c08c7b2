import { formatLei as inLei } from "@curat/contract/lei.values";

/** Bani as the shop writes amounts: "1,234.50 lei" (requirements: C12). */
export function formatLei(bani: number): string {
  return inLei(bani / 100);
}
