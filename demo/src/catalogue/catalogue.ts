import type { BaseProduct } from "./authoring.ts";
import { FLOOR_CARE } from "./products/floor-care.ts";
import { FLOOR_FINISH } from "./products/floor-finish.ts";
import { LIQUIDS_BATHROOM } from "./products/liquids-bathroom.ts";
import { LIQUIDS_GLASS_UNIVERSAL } from "./products/liquids-glass-universal.ts";
import { LIQUIDS_KITCHEN } from "./products/liquids-kitchen.ts";
import { LIQUIDS_SPECIAL } from "./products/liquids-special.ts";
import { DISHWASHING } from "./products/dishwashing.ts";
import { DISINFECTANTS_HANDS } from "./products/disinfectants-hands.ts";
import { DISINFECTANTS_SURFACES } from "./products/disinfectants-surfaces.ts";
import { PAPER_INDUSTRIAL } from "./products/paper-industrial.ts";
import { PAPER_KITCHEN } from "./products/paper-kitchen.ts";
import { PAPER_WASHROOM } from "./products/paper-washroom.ts";
import { BAGS_SPECIAL } from "./products/bags-special.ts";
import { BAGS } from "./products/bags.ts";
import { GLOVES_WORK } from "./products/gloves-work.ts";
import { GLOVES } from "./products/gloves.ts";
import { PROTECTION } from "./products/protection.ts";
import { SOAP } from "./products/soap.ts";
import { SKIN_CARE } from "./products/skin-care.ts";
import { LAUNDRY } from "./products/laundry.ts";
import { TOOLS_FLOOR } from "./products/tools-floor.ts";
import { CLOTHS_SPONGES } from "./products/cloths-sponges.ts";
import { DISPENSERS } from "./products/dispensers.ts";
import { TROLLEYS } from "./products/trolleys.ts";
import { BINS } from "./products/bins.ts";
import { MACHINES } from "./products/machines.ts";
import { PEST_CONTROL } from "./products/pest-control.ts";
import { AIR_CARE } from "./products/air-care.ts";
import { CAR_CARE } from "./products/car-care.ts";
import { TOOLS_HAND } from "./products/tools-hand.ts";
import { TOOLS_WINDOW } from "./products/tools-window.ts";
import { MACHINE_PARTS } from "./products/machine-parts.ts";
import { AIR_REFILLS } from "./products/air-refills.ts";
import { DISPENSERS_ELECTRIC } from "./products/dispensers-electric.ts";
import { LAUNDRY_PROFESSIONAL } from "./products/laundry-professional.ts";
import { CLOTHS_COLOURED } from "./products/cloths-coloured.ts";
import { MACHINES_SPECIAL } from "./products/machines-special.ts";
import { TOOLS_DUST } from "./products/tools-dust.ts";
import { AIR_OILS } from "./products/air-oils.ts";
import { MOPS } from "./products/mops.ts";

/** All base products. The order gives the ids: new ones are added at the end. */
const ALL: readonly BaseProduct[] = [
  ...FLOOR_CARE,
  ...FLOOR_FINISH,
  ...LIQUIDS_BATHROOM,
  ...LIQUIDS_GLASS_UNIVERSAL,
  ...LIQUIDS_KITCHEN,
  ...LIQUIDS_SPECIAL,
  ...DISHWASHING,
  ...DISINFECTANTS_HANDS,
  ...DISINFECTANTS_SURFACES,
  ...PAPER_INDUSTRIAL,
  ...PAPER_KITCHEN,
  ...PAPER_WASHROOM,
  ...BAGS_SPECIAL,
  ...BAGS,
  ...GLOVES_WORK,
  ...GLOVES,
  ...PROTECTION,
  ...SOAP,
  ...SKIN_CARE,
  ...LAUNDRY,
  ...TOOLS_FLOOR,
  ...CLOTHS_SPONGES,
  ...DISPENSERS,
  ...TROLLEYS,
  ...BINS,
  ...MACHINES,
  ...PEST_CONTROL,
  ...AIR_CARE,
  ...CAR_CARE,
  ...TOOLS_HAND,
  ...TOOLS_WINDOW,
  ...MACHINE_PARTS,
  ...AIR_REFILLS,
  ...DISPENSERS_ELECTRIC,
  ...LAUNDRY_PROFESSIONAL,
  ...CLOTHS_COLOURED,
  ...MACHINES_SPECIAL,
  ...TOOLS_DUST,
  ...AIR_OILS,
  ...MOPS,
];

export function allBases(): readonly BaseProduct[] {
  return ALL;
}
