import type { BrandStyle } from "./brand/brand.ts";
import { LOGO_MARKS } from "./brand/marks.ts";
import { PRODUCT_KINDS, type PackshotSpec, type ProductKind } from "./spec.ts";

const TYPEFACES = ["grotesk", "geometric", "serif", "rounded"] as const;
const PALETTES = [
  ["#0a62b5", "#0b2f5c", "#dcebf9", "#19b3c6"],
  ["#c8102e", "#5d0a1a", "#fde7ea", "#f2a900"],
  ["#1f8a4c", "#0f4a2b", "#e0f3e6", "#a4cf3a"],
  ["#5b3a9e", "#2c1a57", "#ece5f8", "#e05fa5"],
  ["#0f8f9c", "#083f4b", "#def4f5", "#ffb03b"],
  ["#1d2733", "#0c131c", "#e9edf1", "#e3342f"],
  ["#f28c00", "#7a3d00", "#fff1dc", "#0f6cbf"],
  ["#d6337c", "#6c1140", "#fde6f0", "#6a4fc4"],
] as const;
const NAMES = [
  "Clarin",
  "NovaCur",
  "Verdea",
  "Hygenor",
  "Albastra",
  "ProMax",
  "Solaris",
  "Dulcea",
  "Igienta",
  "Brillon",
  "Kristal",
  "Onda",
  "Purex Lab",
  "Sanivia",
  "Tekna",
  "Luminis",
];

/** Invented brands for the contact sheet and the tests: each mark once. */
export const SAMPLE_BRANDS: readonly BrandStyle[] = LOGO_MARKS.map((mark, index) => {
  const [main, dark, light, contrast] = PALETTES[index % PALETTES.length] ?? PALETTES[0];
  return {
    name: NAMES[index] ?? `Marca ${index}`,
    palette: { main, dark, light, contrast },
    mark,
    typeface: TYPEFACES[index % TYPEFACES.length] ?? "grotesk",
  };
});

type Words = Pick<PackshotSpec, "title" | "descriptor" | "quantity" | "accent" | "pictograms">;

const WORDS: Partial<Record<ProductKind, Words>> = {
  canister: {
    title: "Detergent pardoseli Lavandă",
    descriptor: "Concentrat profesional, pH neutru",
    quantity: "5 l",
    accent: "#8e6cc9",
    pictograms: ["GHS05", "GHS07"],
  },
  bottle: {
    title: "Dezinfectant suprafețe Aquasept",
    descriptor: "Biocid TP2, acțiune virucidă",
    quantity: "1 l",
    accent: "#2fa8d8",
    pictograms: ["GHS02", "GHS05", "GHS09"],
  },
  "spray-bottle": {
    title: "Soluție geamuri și oglinzi",
    descriptor: "Luciu fără urme",
    quantity: "750 ml",
    accent: "#35b6e6",
    pictograms: ["GHS07"],
  },
  "pump-bottle": {
    title: "Săpun lichid cu aloe",
    descriptor: "Pentru piele sensibilă",
    quantity: "500 ml",
    accent: "#8cc63f",
  },
  "flask-squeeze": {
    title: "Detergent de vase Lămâie",
    descriptor: "Degresant puternic",
    quantity: "900 ml",
    accent: "#f4c81d",
    pictograms: ["GHS07"],
  },
  aerosol: {
    title: "Spray mobilă Portocală",
    descriptor: "Curăță și hrănește lemnul",
    quantity: "400 ml",
    accent: "#f39a1f",
    pictograms: ["GHS02"],
  },
  "cream-tube": {
    title: "Cremă de mâini cu mușețel",
    descriptor: "Protejează și hidratează",
    quantity: "100 ml",
    accent: "#f0cf62",
  },
  "roll-pack": {
    title: "Hârtie igienică Soft 3 straturi",
    descriptor: "100 % celuloză",
    quantity: "10 role",
    accent: "#f2a7c3",
  },
  "towel-roll": {
    title: "Rolă industrială",
    descriptor: "2 straturi, 500 de portii",
    quantity: "1 rolă",
    accent: "#6bb7e8",
  },
  "folded-towels": {
    title: "Prosoape pliate V",
    descriptor: "2 straturi, albe",
    quantity: "150 buc.",
    accent: "#7fb8e6",
  },
  napkins: {
    title: "Șervețele de masă",
    descriptor: "33 × 33 cm, 2 straturi",
    quantity: "100 buc.",
    accent: "#c8455a",
  },
  "wipes-tub": {
    title: "Lavete umede dezinfectante",
    descriptor: "Pentru mâini și suprafețe",
    quantity: "100 buc.",
    accent: "#49b0d9",
    pictograms: ["GHS07"],
  },
  "glove-box": {
    title: "Mănuși nitril nepudrate",
    descriptor: "Mărimea M, ambidextre",
    quantity: "100 buc.",
    accent: "#3f7fd0",
  },
  "mask-box": {
    title: "Mască medicală tip IIR",
    descriptor: "3 pliuri, cu elastic",
    quantity: "50 buc.",
    accent: "#5fb2df",
  },
  "bag-roll": {
    title: "Saci menajeri 60 l",
    descriptor: "Rezistenți, cu șnur",
    quantity: "20 saci",
    accent: "#23262b",
  },
  "powder-box": {
    title: "Detergent rufe automat Flori de primăvară",
    descriptor: "Rufe albe și colorate",
    quantity: "4 kg",
    accent: "#e77fb3",
    pictograms: ["GHS05"],
  },
  "tablet-box": {
    title: "Tablete mașină de spălat vase",
    descriptor: "Toate în una",
    quantity: "60 buc.",
    accent: "#2f8fe0",
    pictograms: ["GHS07"],
  },
  "bar-soap": {
    title: "Săpun solid Lavandă",
    descriptor: "Cu glicerină vegetală",
    quantity: "90 g",
    accent: "#9a7fd1",
  },
  "bait-box": {
    title: "Stație de intoxicare rozătoare",
    descriptor: "Cu cheie",
    quantity: "1 buc.",
    accent: "#e0a92f",
  },
  broom: { title: "Mătură de interior", descriptor: "Peri moi", quantity: "1 buc.", accent: "#2f9ed8" },
  brush: { title: "Perie de frecat", descriptor: "Peri rigizi", quantity: "1 buc.", accent: "#f1f3f5" },
  squeegee: {
    title: "Racletă geamuri 35 cm",
    descriptor: "Lamă din cauciuc",
    quantity: "1 buc.",
    accent: "#2f9ed8",
  },
  "microfibre-cloths": {
    title: "Lavete microfibră",
    descriptor: "40 × 40 cm",
    quantity: "4 buc.",
    accent: "#3f8fd6",
  },
  "sponge-pack": {
    title: "Bureți de vase",
    descriptor: "Cu strat abraziv",
    quantity: "10 buc.",
    accent: "#f4cf3a",
  },
  "car-sponge": { title: "Burete auto", descriptor: "Absorbant", quantity: "1 buc.", accent: "#f2b632" },
  coverall: {
    title: "Combinezon de protecție",
    descriptor: "Tip 5/6",
    quantity: "Mărimea L",
    accent: "#1d6fc2",
  },
  bucket: { title: "Găleată 12 l", descriptor: "Cu mâner metalic", quantity: "12 l", accent: "#1d6fc2" },
  "pedal-bin": {
    title: "Coș cu pedală inox 12 l",
    descriptor: "Cu găleată interioară",
    quantity: "12 l",
    accent: "#c9d0d7",
  },
  "machine-part": {
    title: "Disc abraziv roșu 17 inch",
    descriptor: "Pentru monodisc",
    quantity: "5 buc.",
    accent: "#c8303a",
  },
  "air-freshener-diffuser": {
    title: "Difuzor de cameră Flori de bumbac",
    descriptor: "Cu bețișoare",
    quantity: "100 ml",
    accent: "#e5b7cf",
  },
};
const OTHER: Words = {
  title: "Produs de curățenie",
  descriptor: "Pentru uz profesional",
  quantity: "1 buc.",
  accent: "#35a7c9",
};

/** A plausible spec of a kind, for trying the kit. */
export function sampleSpec(kind: ProductKind, index: number, view: 0 | 1 | 2): PackshotSpec {
  // the sample brands are a non-empty list
  const brand = SAMPLE_BRANDS[(index * 5 + PRODUCT_KINDS.indexOf(kind)) % SAMPLE_BRANDS.length] as BrandStyle;
  return { kind, brand, ...(WORDS[kind] ?? OTHER), seed: `sample-${kind}-${index}`, view };
}
