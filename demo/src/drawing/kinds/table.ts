import type { KindDrawing, ProductKind, ViewPlan } from "../spec.ts";
import * as bottles from "./bottles.ts";
import { canister } from "./canister.ts";
import * as rolls from "./rolls.ts";

interface KindEntry {
  draw: KindDrawing;
  views: ViewPlan;
}

const LIQUID: ViewPlan = ["front", "back", "carton"];

/** How each kind is drawn and which three views it has. */
export const KINDS: Partial<Record<ProductKind, KindEntry>> = {
  canister: { draw: canister, views: LIQUID },
  bottle: { draw: bottles.bottle, views: LIQUID },
  "spray-bottle": { draw: bottles.sprayBottle, views: LIQUID },
  "pump-bottle": { draw: bottles.pumpBottle, views: LIQUID },
  "flask-squeeze": { draw: bottles.flaskSqueeze, views: LIQUID },
  aerosol: { draw: bottles.aerosol, views: LIQUID },
  "cream-tube": { draw: bottles.creamTube, views: ["front", "back", "group"] },
  "roll-pack": { draw: (pen, spec, side) => (side === "open" ? rolls.looseRolls : rolls.rollPack)(pen, spec, side), views: ["front", "open", "group"] },
  "towel-roll": { draw: rolls.towelRoll, views: ["front", "angle", "group"] },
};
