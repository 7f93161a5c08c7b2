/**
 * Formats the price per litre, kilogram or piece. Pure; money is integer bani with VAT. Prices per bucket are
 * in dose.rules.ts.
 */
import { formatLei } from "../../../text/money.ts";

export type NetUnit = "l" | "kg" | "buc." | "m" | "m²";

interface Net {
  amount: number | null;
  unit: NetUnit | null;
  /** Unit in which the product is sold: buc., bax, set, pereche. */
  saleUnit: string;
}

const HUNDRED_PIECES = 100;

/**
 * Formats the unit price with VAT, such as "12,40 lei/l". If a piece costs less than 10 bani, the price is
 * per hundred pieces. Without a net quantity, it is per sale unit. (law: Unit price)
 */
export function unitPriceText(priceBani: number, { amount, unit, saleUnit }: Net): string {
  if (amount === null || unit === null) return `${formatLei(priceBani)}/${saleUnit}`;
  const baniPerUnit = priceBani / amount;
  if (unit === "buc." && baniPerUnit < 10) return `${formatLei(baniPerUnit * HUNDRED_PIECES)}/100 buc.`;
  return `${formatLei(baniPerUnit)}/${unit}`;
}
