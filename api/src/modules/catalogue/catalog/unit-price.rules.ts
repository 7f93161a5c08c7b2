/** Formats unit prices from integer bani with VAT. Prices per bucket are in dose.rules.ts. */
import { formatLei } from "../../../text/money.ts";

export type NetUnit = "l" | "kg" | "buc." | "m" | "m²";

interface Net {
  amount: number | null;
  unit: NetUnit | null;
  saleUnit: string;
}

const HUNDRED_PIECES = 100;

/**
 * Formats the unit price, such as "12.40 lei/l". Products that cost less than 10 bani a piece are priced per hundred.
 * Without a net quantity, the unit is the sale unit. (law: Unit price)
 */
export function unitPriceText(priceBani: number, { amount, unit, saleUnit }: Net): string {
  if (amount === null || unit === null) return `${formatLei(priceBani)}/${saleUnit}`;
  const baniPerUnit = priceBani / amount;
  if (unit === "buc." && baniPerUnit < 10) return `${formatLei(baniPerUnit * HUNDRED_PIECES)}/100 buc.`;
  return `${formatLei(baniPerUnit)}/${unit}`;
}
