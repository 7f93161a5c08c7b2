/** Typed quantities: pure. */
import { quantityTexts } from "./texts.ts";

/** A quantity as typed: a whole number, fractions cut off; what is no number becomes 1. (requirements: C4) */
export function readQuantity(typed: unknown): number {
  const value = typeof typed === "string" && typed.trim() === "" ? Number.NaN : Number(typed ?? Number.NaN);
  return Number.isNaN(value) ? 1 : Math.trunc(value);
}

export interface ClampedQuantity {
  quantity: number;
  /** Said when more was asked than may be had. */
  message?: string;
}

/** Raised to the minimum (at least 1), capped to the maximum with a message. (requirements: C4) */
export function clampQuantity(asked: number, { min, max }: { min: number; max: number }): ClampedQuantity {
  if (asked > max) return { quantity: max, message: quantityTexts.atMost(max) };
  return { quantity: Math.max(asked, min, 1) };
}
