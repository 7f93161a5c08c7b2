/** What a litre, a kilogram or a piece costs, as it is shown: pure. Money is integer bani with VAT. Of a bucket: dose.rules.ts. */
import { formatLei } from "../../../text/money.ts";

export type NetUnit = "l" | "kg" | "buc." | "m" | "m²";

interface Net {
  amount: number | null;
  unit: NetUnit | null;
  /** What is sold: buc., bax, set, pereche. */
  saleUnit: string;
}

const HUNDRED_PIECES = 100;

/**
 * Unit price with VAT as shown, e.g. "12,40 lei/l"; pieces below 10 bani each are told by the hundred, what has no net
 * quantity by what is sold. (law: Unit price)
 */
export function unitPriceText(priceBani: number, { amount, unit, saleUnit }: Net): string {
  if (amount === null || unit === null) return `${formatLei(priceBani)}/${saleUnit}`;
  const baniPerUnit = priceBani / amount;
  if (unit === "buc." && baniPerUnit < 10) return `${formatLei(baniPerUnit * HUNDRED_PIECES)}/100 buc.`;
  return `${formatLei(baniPerUnit)}/${unit}`;
}
