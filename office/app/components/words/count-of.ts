import { wholeNumber } from "@curat/contract/lei.values";

/** "12 rezultate", "20 de rezultate", "1,000 de rezultate": from 20 on Romanian counts with "de". */
export function countOf(count: number, things: string): string {
  const rest = count % 100;
  const of = count >= 20 && (rest === 0 || rest >= 20) ? "de " : "";
  return `${wholeNumber(count)} ${of}${things}`;
}
