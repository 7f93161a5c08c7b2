import type { KindDrawing, ProductKind, ViewPlan } from "../spec.ts";
import * as bottles from "./bottles.ts";
import { canister } from "./canister.ts";
import * as bins from "./bins.ts";
import * as cartons from "./cartons.ts";
import * as dispensers from "./dispensers.ts";
import * as floorCare from "./floor-care.ts";
import * as machines from "./machines.ts";
import * as paper from "./paper.ts";
import * as rolls from "./rolls.ts";
import * as soft from "./soft-goods.ts";
import * as tools from "./tools.ts";

interface KindEntry {
  draw: KindDrawing;
  views: ViewPlan;
}

const LIQUID: ViewPlan = ["front", "back", "carton"];
const MACHINE: ViewPlan = ["front", "lens", "detail"];
const TOOL: ViewPlan = ["front", "lens", "group"];

/** How each kind is drawn and which three views it has. */
export const KINDS: Record<ProductKind, KindEntry> = {
  canister: { draw: canister, views: LIQUID },
  bottle: { draw: bottles.bottle, views: LIQUID },
  "spray-bottle": { draw: bottles.sprayBottle, views: LIQUID },
  "pump-bottle": { draw: bottles.pumpBottle, views: LIQUID },
  "flask-squeeze": { draw: bottles.flaskSqueeze, views: LIQUID },
  aerosol: { draw: bottles.aerosol, views: LIQUID },
  "cream-tube": { draw: bottles.creamTube, views: ["front", "back", "group"] },
  "roll-pack": {
    draw: (pen, spec, side) => (side === "open" ? rolls.looseRolls : rolls.rollPack)(pen, spec, side),
    views: ["front", "open", "group"],
  },
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
  mop: { draw: tools.mop, views: MACHINE },
  broom: { draw: tools.broom, views: TOOL },
  brush: { draw: tools.brush, views: TOOL },
  squeegee: { draw: tools.squeegee, views: TOOL },
  "microfibre-cloths": { draw: tools.microfibreCloths, views: TOOL },
  "sponge-pack": { draw: soft.spongePack, views: ["front", "open", "back"] },
  "car-sponge": { draw: soft.carSponge, views: TOOL },
  coverall: { draw: soft.coverall, views: MACHINE },
  bucket: { draw: floorCare.bucket, views: TOOL },
  "wringer-trolley": { draw: floorCare.wringerTrolley, views: MACHINE },
  "cleaning-cart": { draw: floorCare.cleaningCart, views: MACHINE },
  "safety-sign": { draw: floorCare.safetySign, views: MACHINE },
  "dispenser-soap": { draw: dispensers.dispenserSoap, views: MACHINE },
  "dispenser-towel": { draw: dispensers.dispenserTowel, views: MACHINE },
  "dispenser-paper": { draw: dispensers.dispenserPaper, views: MACHINE },
  "air-freshener-diffuser": { draw: dispensers.airFreshener, views: ["front", "detail", "boxed"] },
  "pedal-bin": { draw: bins.pedalBin, views: ["front", "open", "group"] },
  "wheelie-bin": { draw: bins.wheelieBin, views: ["front", "lens", "group"] },
  "vacuum-cleaner": { draw: machines.vacuumCleaner, views: MACHINE },
  "scrubber-drier": { draw: machines.scrubberDrier, views: MACHINE },
  "pressure-washer": { draw: machines.pressureWasher, views: MACHINE },
  "machine-part": { draw: machines.machinePart, views: ["front", "detail", "pair"] },
};
