import { leiParts } from "@curat/contract/lei.values";

/** For screen readers, as Romanian reads numbers: "1234,50 lei". */
export function readableLei(lei: number): string {
  const { whole, decimals } = leiParts(lei);
  return `${whole.replaceAll(",", "")},${decimals} lei`;
}
