/** What a typed quantity means (requirements: B13). */

/** Letter for letter (requirements: B15). */
const NOT_NEGATIVE = "Valoarea nu poate fi negativa!";

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
  if (asked < 1) return { value: min, message: NOT_NEGATIVE };
  if (asked < min) return { value: min, message: `Cantitatea minimă este de ${min} buc.` };
  // Letter for letter (requirements: C8).
  if (asked > max) return { value: max, message: `Cantitatea maxima este de ${max} buc per produs` };
  return { value: asked };
}
