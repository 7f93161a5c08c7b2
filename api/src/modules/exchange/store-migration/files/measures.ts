const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.59237, lb: 453.59237, oz: 28.349523 };
const MILLIMETRES: Record<string, number> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 };

export function gramsIn(unit: string): number | undefined {
  return GRAMS[unit.trim().toLowerCase()];
}

export function millimetresIn(unit: string): number | undefined {
  return MILLIMETRES[unit.trim().toLowerCase()];
}
