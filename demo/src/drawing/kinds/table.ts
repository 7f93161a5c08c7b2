import type { KindDrawing, ProductKind, ViewPlan } from "../spec.ts";
import { airFreshener } from "./air-care.ts";
import * as bins from "./bins.ts";
import * as bottles from "./bottles.ts";
import * as brushes from "./brushes.ts";
import { bucket } from "./bucket.ts";
import { canister } from "./canister.ts";
import * as cartons from "./cartons.ts";
import * as carts from "./carts.ts";
import { microfibreCloths } from "./cloths.ts";
import { coverall } from "./coverall.ts";
import * as dispensers from "./dispensers.ts";
import { machinePart } from "./machine-parts.ts";
import * as machines from "./machines.ts";
import * as paper from "./paper.ts";
import * as pests from "./pest-control.ts";
import { pressureWasher } from "./pressure-washer.ts";
import * as rolls from "./rolls.ts";
import { safetySign } from "./safety-sign.ts";
import * as soft from "./soft-goods.ts";
import * as solids from "./tablets-and-soap.ts";
import * as tools from "./tools.ts";
import * as cans from "./tubes-and-cans.ts";

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
  aerosol: { draw: cans.aerosol, views: LIQUID },
  "cream-tube": { draw: cans.creamTube, views: ["front", "back", "group"] },
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
  "tablet-box": { draw: solids.tabletBox, views: ["front", "open", "back"] },
  "bar-soap": { draw: solids.barSoap, views: ["front", "back", "group"] },
  "bait-box": { draw: pests.baitBox, views: ["front", "lens", "group"] },
  "insect-trap": { draw: pests.insectTrap, views: ["front", "back", "group"] },
  mop: { draw: tools.mop, views: MACHINE },
  broom: { draw: tools.broom, views: TOOL },
  brush: { draw: brushes.brush, views: TOOL },
  squeegee: { draw: brushes.squeegee, views: TOOL },
  "microfibre-cloths": { draw: microfibreCloths, views: TOOL },
  "sponge-pack": { draw: soft.spongePack, views: ["front", "open", "back"] },
  "car-sponge": { draw: soft.carSponge, views: TOOL },
  coverall: { draw: coverall, views: MACHINE },
  bucket: { draw: bucket, views: TOOL },
  "wringer-trolley": { draw: carts.wringerTrolley, views: MACHINE },
  "cleaning-cart": { draw: carts.cleaningCart, views: MACHINE },
  "safety-sign": { draw: safetySign, views: MACHINE },
  "dispenser-soap": { draw: dispensers.dispenserSoap, views: MACHINE },
  "dispenser-towel": { draw: dispensers.dispenserTowel, views: MACHINE },
  "dispenser-paper": { draw: dispensers.dispenserPaper, views: MACHINE },
  "air-freshener-diffuser": { draw: airFreshener, views: ["front", "detail", "boxed"] },
  "pedal-bin": { draw: bins.pedalBin, views: ["front", "open", "group"] },
  "wheelie-bin": { draw: bins.wheelieBin, views: ["front", "lens", "group"] },
  "vacuum-cleaner": { draw: machines.vacuumCleaner, views: MACHINE },
  "scrubber-drier": { draw: machines.scrubberDrier, views: MACHINE },
  "pressure-washer": { draw: pressureWasher, views: MACHINE },
  "machine-part": { draw: machinePart, views: ["front", "detail", "pair"] },
};
