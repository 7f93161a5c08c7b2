import { texts } from "./texts.ts";

export interface Bounds {
  min: number;
  max: number;
}

export interface Clamped {
  value: number;
  message?: string;
}

/** Returns up to six digits of the entered or pasted text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, 6);
}

/**
 * Returns the nearest quantity that can be ordered. Adds a message if it differs from the requested one
 * (requirements: B13).
 */
export function clampQuantity(requested: number, { min, max }: Bounds): Clamped {
  if (requested < 1) return { value: min, message: texts.notNegative };
  if (requested < min) return { value: min, message: texts.atLeast(min) };
  if (requested > max) return { value: max, message: texts.atMost(max) };
  return { value: requested };
}
