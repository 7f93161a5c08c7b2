/** How many pieces a line of the cart holds, of those that were typed, and what is said of more: pure. */
import { quantityTexts } from "./texts.ts";

/** A quantity as typed: a whole number, fractions cut off; what is no number becomes 1. (requirements: C4) */
export function readQuantity(typed: unknown): number {
  const value = typeof typed === "string" && typed.trim() === "" ? Number.NaN : Number(typed ?? Number.NaN);
  return Number.isNaN(value) ? 1 : Math.trunc(value);
}

/** Raised to the minimum (at least 1), capped to the maximum; of how much there is: lines.rules.ts. (requirements: C4) */
export function lineQuantity(asked: number, { min, max }: { min: number; max: number }): number {
  return asked > max ? max : Math.max(asked, min, 1);
}

/** What is said when fewer pieces were granted than asked for: once for lines that may have as many. (requirements: C4) */
export function cappedMessages(lines: readonly { asked: number; granted: number }[]): string[] {
  const capped = lines.filter(({ asked, granted }) => granted < asked);
  return [...new Set(capped.map(({ granted }) => quantityTexts.atMost(granted)))];
}
