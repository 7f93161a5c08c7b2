import { texts } from "./texts.ts";

export interface Bounds {
  /** In pieces: min_qty and order_qty for a product, 1 and bundle_stock for a bundle. */
  min: number;
  max: number;
}

export interface Clamped {
  value: number;
  message?: string;
}

/** Returns the digits of typed or pasted text, up to six. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, 6);
}

/** Returns the nearest orderable quantity, with a message if it differs (requirements: B13). */
export function clampQuantity(requested: number, { min, max }: Bounds): Clamped {
  if (requested < 1) return { value: min, message: texts.notNegative };
  if (requested < min) return { value: min, message: texts.atLeast(min) };
  if (requested > max) return { value: max, message: texts.atMost(max) };
  return { value: requested };
}
