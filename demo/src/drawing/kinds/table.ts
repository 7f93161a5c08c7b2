import type { KindDrawing, ProductKind, ViewPlan } from "../spec.ts";
import { airFreshener } from "./air-care.ts";
import * as devices from "./air-devices.ts";
import * as bins from "./bins.ts";
import * as bottles from "./bottles.ts";
import { brush } from "./brushes.ts";
import { bucket } from "./bucket.ts";
import { canister } from "./canister.ts";
import * as cartons from "./cartons.ts";
import * as carts from "./carts.ts";
import * as cleaners from "./cleaning-machines.ts";
import * as cloths from "./cloths.ts";
import { coverall } from "./coverall.ts";
import { deckBrush } from "./deck-brush.ts";
import * as discs from "./discs.ts";
import * as dispensers from "./dispensers.ts";
import * as dusting from "./dusting.ts";
import { dustpan } from "./dustpan.ts";
import * as floorMachines from "./floor-machines.ts";
import * as garments from "./garments.ts";
import * as dryers from "./hand-dryers.ts";
import * as hands from "./hand-protection.ts";
import * as handles from "./handles.ts";
import { pressureHose } from "./hoses-and-bags.ts";
import { insectLamp } from "./insect-lamp.ts";
import { machinePart, vacuumConsumable } from "./machine-parts.ts";
import * as machines from "./machines.ts";
import { miniatures } from "./miniatures.ts";
import { flatMop } from "./flat-mop.ts";
import { mopRefill } from "./mop-refill.ts";
import { vacuumNozzle } from "./nozzles.ts";
import * as paper from "./paper.ts";
import { baitBox } from "./pest-control.ts";
import { pressureAccessory } from "./pressure-accessories.ts";
import { pressureWasher } from "./pressure-washer.ts";
import { raffiaSacks } from "./raffia-sacks.ts";
import * as rolls from "./rolls.ts";
import { safetySign } from "./safety-sign.ts";
import { scraper } from "./scraper.ts";
import * as soft from "./soft-goods.ts";
import { squeegeeBlade } from "./squeegee-blade.ts";
import * as squeegees from "./squeegees.ts";
import { steamCover } from "./steam-cover.ts";
import * as solids from "./tablets-and-soap.ts";
import * as tissue from "./tissue.ts";
import { toiletBrush } from "./toilet-brush.ts";
import { broom } from "./tools.ts";
import * as cans from "./tubes-and-cans.ts";
import { windowWasher } from "./window-washer.ts";

interface KindEntry {
  draw: KindDrawing;
  views: ViewPlan;
}

const LIQUID: ViewPlan = ["front", "back", "carton"];
const MACHINE: ViewPlan = ["front", "lens", "detail"];
const TOOL: ViewPlan = ["front", "lens", "group"];
const PART: ViewPlan = ["front", "detail", "lens"];

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
  "mask-box": { draw: cartons.maskBox, views: ["open", "front", "back"] },
  "bag-roll": { draw: paper.bagRoll, views: ["front", "pair", "lens"] },
  "powder-box": { draw: cartons.powderBox, views: ["front", "back", "group"] },
  "tablet-box": { draw: solids.tabletBox, views: ["front", "open", "back"] },
  "bar-soap": { draw: solids.barSoap, views: ["front", "back", "group"] },
  "bait-box": { draw: baitBox, views: ["front", "lens", "group"] },
  broom: { draw: broom, views: TOOL },
  brush: { draw: brush, views: TOOL },
  squeegee: { draw: squeegees.windowSqueegee, views: TOOL },
  "microfibre-cloths": { draw: cloths.microfibreCloths, views: TOOL },
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
  handle: { draw: handles.handle, views: MACHINE },
  "telescopic-pole": { draw: handles.telescopicPole, views: MACHINE },
  "flat-mop": { draw: flatMop, views: MACHINE },
  "mop-refill": { draw: mopRefill, views: MACHINE },
  dustpan: { draw: dustpan, views: TOOL },
  "deck-brush": { draw: deckBrush, views: TOOL },
  "feather-duster": { draw: dusting.featherDuster, views: TOOL },
  "dust-glove": { draw: dusting.dustGlove, views: TOOL },
  "toilet-brush": { draw: toiletBrush, views: TOOL },
  scraper: { draw: scraper, views: TOOL },
  "floor-squeegee": { draw: squeegees.floorSqueegee, views: MACHINE },
  "window-washer": { draw: windowWasher, views: TOOL },
  "hand-dryer": { draw: dryers.handDryer, views: MACHINE },
  "dispenser-roll-towel": { draw: dryers.dispenserRollTowel, views: MACHINE },
  "disinfection-stand": { draw: dryers.disinfectionStand, views: MACHINE },
  "single-disc": { draw: floorMachines.singleDisc, views: MACHINE },
  burnisher: { draw: floorMachines.burnisher, views: MACHINE },
  "steam-cleaner": { draw: cleaners.steamCleaner, views: MACHINE },
  "spray-extractor": { draw: cleaners.sprayExtractor, views: MACHINE },
  "disc-brush": { draw: discs.discBrush, views: PART },
  "squeegee-blade": { draw: squeegeeBlade, views: PART },
  "diamond-pad": { draw: discs.diamondPad, views: PART },
  "vacuum-consumable": { draw: vacuumConsumable, views: PART },
  "vacuum-nozzle": { draw: vacuumNozzle, views: PART },
  "pressure-hose": { draw: pressureHose, views: PART },
  "pressure-accessory": { draw: pressureAccessory, views: PART },
  "insect-lamp": { draw: insectLamp, views: MACHINE },
  "freshener-device": { draw: devices.freshenerDevice, views: ["front", "detail", "boxed"] },
  "plug-in-refill": { draw: devices.plugInRefill, views: ["front", "back", "group"] },
  "urinal-screen": { draw: devices.urinalScreen, views: PART },
  "gel-jar": { draw: devices.gelJar, views: ["front", "back", "group"] },
  "steam-cover": { draw: steamCover, views: PART },
  "glass-cloth": { draw: cloths.glassCloth, views: TOOL },
  "coated-cloth": { draw: cloths.coatedCloth, views: TOOL },
  "viscose-cloths": { draw: cloths.viscoseCloths, views: TOOL },
  "household-gloves": { draw: hands.householdGloves, views: TOOL },
  "chemical-gloves": { draw: hands.chemicalGloves, views: TOOL },
  "work-gloves": { draw: hands.workGloves, views: TOOL },
  "tissue-box": { draw: tissue.tissueBox, views: ["front", "back", "group"] },
  "jumbo-roll": { draw: tissue.jumboRoll, views: ["front", "lens", "group"] },
  "raffia-sacks": { draw: raffiaSacks, views: TOOL },
  "bouffant-caps": { draw: garments.bouffantCaps, views: TOOL },
  "shoe-covers": { draw: garments.shoeCovers, views: TOOL },
  miniatures: { draw: miniatures, views: ["front", "lens", "group"] },
  aprons: { draw: garments.aprons, views: TOOL },
};
