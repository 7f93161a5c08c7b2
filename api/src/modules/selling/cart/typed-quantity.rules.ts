import { quantityTexts } from "./texts.ts";

/** Truncates an entered quantity to a whole number. Returns 1 for other input. (requirements: C4) */
export function readQuantity(typed: unknown): number {
  const value = typeof typed === "string" && typed.trim() === "" ? Number.NaN : Number(typed ?? Number.NaN);
  return Number.isNaN(value) ? 1 : Math.trunc(value);
}

/** Raises a quantity to the minimum, at least 1, and limits it to the maximum. (requirements: C4) */
export function lineQuantity(requested: number, { min, max }: { min: number; max: number }): number {
  return requested > max ? max : Math.max(requested, min, 1);
}

/** Returns messages about lines with fewer pieces than requested, one for each limit. (requirements: C4) */
export function cappedMessages(lines: readonly { requested: number; granted: number }[]): string[] {
  const capped = lines.filter(({ requested, granted }) => granted < requested);
  return [...new Set(capped.map(({ granted }) => quantityTexts.atMost(granted)))];
}
