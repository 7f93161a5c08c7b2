import { leiParts } from "@curat/contract/lei.values";

/** Formats an amount for screen readers in Romanian: "1234,50 lei". */
export function readableLei(lei: number): string {
  const { whole, decimals } = leiParts(lei);
  return `${whole.replaceAll(",", "")},${decimals} lei`;
}
