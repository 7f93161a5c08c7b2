/** Returns whole kilograms, at least one. */
export function kilograms(grams: number): number {
  return Math.max(1, Math.ceil(grams / 1_000));
}

/** Returns whole centimetres, at least one. */
export function centimetres(millimetres: number): number {
  return Math.max(1, Math.ceil(millimetres / 10));
}
