/** What a typed quantity means (requirements: B13). */
import { texts } from "./texts.ts";

export interface Bounds {
  /** Pieces: min_qty and order_qty of a product, 1 and bundle_stock of a bundle. */
  min: number;
  max: number;
}

export interface Clamped {
  value: number;
  /** Why it is not what was asked for. */
  message?: string;
}

/** Digits only: everything else that was typed or pasted is dropped. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, 6);
}

/** The nearest quantity that may be ordered, and the reason when it is another than the one asked for. */
export function clampQuantity(asked: number, { min, max }: Bounds): Clamped {
  if (asked < 1) return { value: min, message: texts.notNegative };
  if (asked < min) return { value: min, message: texts.atLeast(min) };
  if (asked > max) return { value: max, message: texts.atMost(max) };
  return { value: asked };
}
