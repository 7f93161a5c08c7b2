import { z } from "zod";
import { readData } from "../data/read-data.ts";
import { baseProduct, type BaseProduct } from "./base-product.ts";

/** Ids follow the order of files and products, so new ones must be appended. */
const FILES = [
  "floor-care",
  "floor-finish",
  "liquids-bathroom",
  "liquids-glass-universal",
  "liquids-kitchen",
  "liquids-special",
  "dishwashing",
  "disinfectants-hands",
  "disinfectants-surfaces",
  "paper-industrial",
  "paper-kitchen",
  "paper-washroom",
  "bags-special",
  "bags",
  "gloves-work",
  "gloves",
  "protection",
  "soap",
  "skin-care",
  "laundry",
  "tools-floor",
  "cloths-sponges",
  "dispensers",
  "trolleys",
  "bins",
  "machines",
  "pest-control",
  "air-care",
  "car-care",
  "tools-hand",
  "tools-window",
  "machine-parts",
  "air-refills",
  "dispensers-electric",
  "laundry-professional",
  "cloths-coloured",
  "machines-special",
  "tools-dust",
  "air-oils",
  "mops",
];

const ALL = FILES.flatMap((file) => readData(`products/${file}`, z.array(baseProduct)));

/** Returns all base products, by id. */
export function allBases(): readonly BaseProduct[] {
  return ALL;
}
