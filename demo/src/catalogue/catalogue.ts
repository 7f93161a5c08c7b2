import type { BaseProduct } from "./authoring.ts";
import { FLOOR_CARE } from "./products/floor-care.ts";
import { FLOOR_FINISH } from "./products/floor-finish.ts";

/** All base products. The order gives the ids: new ones are added at the end. */
const ALL: readonly BaseProduct[] = [...FLOOR_CARE, ...FLOOR_FINISH];

export function allBases(): readonly BaseProduct[] {
  return ALL;
}
