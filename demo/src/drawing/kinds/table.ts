import type { KindDrawing, ProductKind, ViewPlan } from "../spec.ts";
import * as bottles from "./bottles.ts";
import { canister } from "./canister.ts";
import * as cartons from "./cartons.ts";
import * as floorCare from "./floor-care.ts";
import * as paper from "./paper.ts";
import * as rolls from "./rolls.ts";
import * as soft from "./soft-goods.ts";
import * as tools from "./tools.ts";

interface KindEntry {
  draw: KindDrawing;
  views: ViewPlan;
}

const LIQUID: ViewPlan = ["front", "back", "carton"];
const TOOL: ViewPlan = ["front", "lens", "group"];

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
  "towel-roll": { draw: rolls.towelRoll, views: ["front", "lens", "group"] },
  "folded-towels": { draw: paper.foldedTowels, views: ["front", "open", "group"] },
  napkins: { draw: paper.napkins, views: ["front", "back", "group"] },
  "wipes-tub": { draw: paper.wipesTub, views: ["front", "open", "back"] },
  "glove-box": { draw: cartons.gloveBox, views: ["front", "back", "group"] },
  "mask-box": { draw: cartons.maskBox, views: ["front", "open", "back"] },
  "bag-roll": { draw: paper.bagRoll, views: ["front", "pair", "lens"] },
  "powder-box": { draw: cartons.powderBox, views: ["front", "back", "group"] },
  "tablet-box": { draw: cartons.tabletBox, views: ["front", "open", "back"] },
  "bar-soap": { draw: cartons.barSoap, views: ["front", "back", "group"] },
  "bait-box": { draw: cartons.baitBox, views: ["front", "lens", "group"] },
  "insect-trap": { draw: cartons.insectTrap, views: ["front", "back", "group"] },
  mop: { draw: tools.mop, views: TOOL },
  broom: { draw: tools.broom, views: TOOL },
  brush: { draw: tools.brush, views: TOOL },
  squeegee: { draw: tools.squeegee, views: TOOL },
  "microfibre-cloths": { draw: tools.microfibreCloths, views: TOOL },
  "sponge-pack": { draw: soft.spongePack, views: ["front", "open", "back"] },
  "car-sponge": { draw: soft.carSponge, views: TOOL },
  coverall: { draw: soft.coverall, views: TOOL },
  bucket: { draw: floorCare.bucket, views: TOOL },
  "wringer-trolley": { draw: floorCare.wringerTrolley, views: TOOL },
  "cleaning-cart": { draw: floorCare.cleaningCart, views: TOOL },
  "safety-sign": { draw: floorCare.safetySign, views: TOOL },
};
