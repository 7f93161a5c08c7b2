import type { BrandStyle } from "./brand/brand.ts";
import type { Pen } from "./pen.ts";
import type { GhsCode } from "./pictograms.ts";

/** Every kind of product that the kit can draw. */
export const PRODUCT_KINDS = [
  "canister",
  "bottle",
  "spray-bottle",
  "pump-bottle",
  "flask-squeeze",
  "aerosol",
  "cream-tube",
  "bar-soap",
  "roll-pack",
  "towel-roll",
  "folded-towels",
  "napkins",
  "wipes-tub",
  "glove-box",
  "mask-box",
  "coverall",
  "bag-roll",
  "bucket",
  "wringer-trolley",
  "cleaning-cart",
  "brush",
  "broom",
  "squeegee",
  "microfibre-cloths",
  "sponge-pack",
  "dispenser-soap",
  "dispenser-towel",
  "dispenser-paper",
  "powder-box",
  "tablet-box",
  "pedal-bin",
  "wheelie-bin",
  "vacuum-cleaner",
  "scrubber-drier",
  "pressure-washer",
  "machine-part",
  "air-freshener-diffuser",
  "bait-box",
  "car-sponge",
  "safety-sign",
  "handle",
  "telescopic-pole",
  "flat-mop",
  "mop-refill",
  "dustpan",
  "deck-brush",
  "feather-duster",
  "dust-glove",
  "toilet-brush",
  "scraper",
  "floor-squeegee",
  "window-washer",
  "hand-dryer",
  "dispenser-roll-towel",
  "disinfection-stand",
  "single-disc",
  "burnisher",
  "steam-cleaner",
  "spray-extractor",
  "disc-brush",
  "squeegee-blade",
  "diamond-pad",
  "vacuum-consumable",
  "vacuum-nozzle",
  "pressure-hose",
  "pressure-accessory",
  "insect-lamp",
  "freshener-device",
  "plug-in-refill",
  "urinal-screen",
  "gel-jar",
  "steam-cover",
  "viscose-cloths",
  "glass-cloth",
  "coated-cloth",
  "household-gloves",
  "chemical-gloves",
  "work-gloves",
  "tissue-box",
  "jumbo-roll",
  "raffia-sacks",
  "bouffant-caps",
  "shoe-covers",
  "aprons",
  "miniatures",
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** The shapes that a kind comes in, where its variants differ in more than size and colour. */
export type Form =
  | "set"
  | "long-set"
  | "bent"
  | "telescopic"
  | "closed"
  | "wall"
  | "refill"
  | "jet"
  | "mitten"
  | "fingers"
  | "joints"
  | "steps"
  | "short-handle"
  | "long-handle"
  | "filter"
  | "bags"
  | "hose"
  | "crevice"
  | "round-brush"
  | "combi"
  | "parquet"
  | "wet"
  | "tubes"
  | "rotary-lance"
  | "foam"
  | "wash-brush"
  | "patio"
  | "drain-hose"
  | "rear"
  | "triangle"
  | "hand-nozzle"
  | "mitt"
  | "towel"
  | "centre-pull"
  | "half-mask"
  | "half-mask-valve";

/** What is to be drawn. The same spec always gives the same picture. */
export interface PackshotSpec {
  kind: ProductKind;
  brand: BrandStyle;
  title: string;
  descriptor?: string;
  /** Net quantity as printed: "5 l", "750 ml", "10 role". */
  quantity?: string;
  /** The colour of the contents or the scent. */
  accent: string;
  /** The colour of the plastic; left out, the kind chooses what suits brand and contents. */
  bodyColor?: string;
  pictograms?: GhsCode[];
  /** Pieces in the pack: rolls, cloths, bags. */
  count?: number;
  /** How it is sold by several: a set of so many stands side by side, a case is a shipping carton with two before it. */
  several?: { set: number } | "case";
  /** Which of the kind's shapes. */
  form?: Form;
  /** A size or model that the drawing itself does not show, printed beside the product. */
  mark?: string;
  /** Working width in centimetres, where it is drawn to scale. */
  width?: number;
  seed: string;
  view: 0 | 1 | 2;
}

/** What a kind is asked to show. `front` always exists; the others as the kind's views name them. */
export type Side = "front" | "back" | "angle" | "open" | "pair";

/**
 * A drawing standing on the floor: x = 0 is its middle, y = 0 the floor, y grows downwards. One unit is about
 * a pixel of the packshot; the frame scales it so that it fills `fill` of the picture.
 */
export interface Figure {
  svg: string;
  left: number;
  right: number;
  top: number;
  bottom?: number;
  /** 0 to 1; small things are not blown up to the full picture. */
  fill?: number;
  /** Height in the real world in centimetres, for scenes. */
  heightCm: number;
  /** How such goods pile up: how far up the next one stands, and where the one behind it. */
  stack?: { up: number; behind: readonly [dx: number, dy: number] };
  /** The detail worth a lens. */
  focus?: { x: number; y: number; r: number };
  /** The part for a close look; left out, the foot. */
  detail?: { x: number; y: number; r: number };
}

export type KindDrawing = (pen: Pen, spec: PackshotSpec, side: Side) => Figure;

/** How the three views of a kind are composed. */
type Arrangement = "group" | "lens" | "detail" | "carton" | "boxed";
export type ViewPlan = readonly [Side, Side | Arrangement, Side | Arrangement];

/** The litres or kilograms printed on the pack; undefined when the quantity counts pieces. */
export function volumeOf(quantity: string | undefined): number | undefined {
  const match = /(\d+(?:[.,]\d+)?)\s*(ml|l|litri|g|kg)\b/i.exec(quantity ?? "");
  if (!match?.[1] || !match[2]) return undefined;
  const value = Number(match[1].replace(",", "."));
  return /^(ml|g)$/i.test(match[2]) ? value / 1000 : value;
}

/** The pieces in the pack, from `count` or the printed quantity. */
export function piecesOf(spec: PackshotSpec, otherwise: number): number {
  if (spec.count) return spec.count;
  const match = /(\d+)\s*(role|buc|bucati|bucăți|saci|set|lavete|manusi|mănuși|pachete)/i.exec(
    spec.quantity ?? "",
  );
  return match?.[1] ? Number(match[1]) : otherwise;
}
