import type { BrandStyle } from "./brand/brand.ts";
import { LOGO_MARKS } from "./brand/marks.ts";
import { PRODUCT_KINDS, type PackshotSpec, type ProductKind } from "./spec.ts";

const TYPEFACES = ["grotesk", "geometric", "serif", "rounded"] as const;
const PALETTES = [
  ["#0a62b5", "#0b2f5c", "#dcebf9", "#19b3c6"], ["#c8102e", "#5d0a1a", "#fde7ea", "#f2a900"], ["#1f8a4c", "#0f4a2b", "#e0f3e6", "#a4cf3a"],
  ["#5b3a9e", "#2c1a57", "#ece5f8", "#e05fa5"], ["#0f8f9c", "#083f4b", "#def4f5", "#ffb03b"], ["#1d2733", "#0c131c", "#e9edf1", "#e3342f"],
  ["#f28c00", "#7a3d00", "#fff1dc", "#0f6cbf"], ["#d6337c", "#6c1140", "#fde6f0", "#6a4fc4"],
] as const;
const NAMES = ["Clarin", "NovaCur", "Verdea", "Hygenor", "Albastra", "ProMax", "Solaris", "Dulcea", "Igienta", "Brillon", "Kristal", "Onda", "Purex Lab", "Sanivia", "Tekna", "Luminis"];

/** Invented brands for the contact sheet and the tests: each mark once. */
export const SAMPLE_BRANDS: readonly BrandStyle[] = LOGO_MARKS.map((mark, index) => {
  const [main, dark, light, contrast] = PALETTES[index % PALETTES.length] ?? PALETTES[0];
  return { name: NAMES[index] ?? `Marca ${index}`, palette: { main, dark, light, contrast }, mark, typeface: TYPEFACES[index % TYPEFACES.length] ?? "grotesk" };
});

type Words = Pick<PackshotSpec, "title" | "descriptor" | "quantity" | "accent" | "pictograms">;

const WORDS: Partial<Record<ProductKind, Words>> = {
  canister: { title: "Detergent pardoseli Lavandă", descriptor: "Concentrat profesional, pH neutru", quantity: "5 l", accent: "#8e6cc9", pictograms: ["GHS05", "GHS07"] },
  bottle: { title: "Dezinfectant suprafețe Aquasept", descriptor: "Biocid TP2, acțiune virucidă", quantity: "1 l", accent: "#2fa8d8", pictograms: ["GHS02", "GHS05", "GHS09"] },
  "spray-bottle": { title: "Soluție geamuri și oglinzi", descriptor: "Luciu fără urme", quantity: "750 ml", accent: "#35b6e6", pictograms: ["GHS07"] },
  "pump-bottle": { title: "Săpun lichid cu aloe", descriptor: "Pentru piele sensibilă", quantity: "500 ml", accent: "#8cc63f" },
  "flask-squeeze": { title: "Detergent de vase Lămâie", descriptor: "Degresant puternic", quantity: "900 ml", accent: "#f4c81d", pictograms: ["GHS07"] },
  aerosol: { title: "Spray mobilă Portocală", descriptor: "Curăță și hrănește lemnul", quantity: "400 ml", accent: "#f39a1f", pictograms: ["GHS02"] },
  "cream-tube": { title: "Cremă de mâini cu mușețel", descriptor: "Protejează și hidratează", quantity: "100 ml", accent: "#f0cf62" },
  "roll-pack": { title: "Hârtie igienică Soft 3 straturi", descriptor: "100 % celuloză", quantity: "10 role", accent: "#f2a7c3" },
  "towel-roll": { title: "Rolă industrială", descriptor: "2 straturi, 500 de portii", quantity: "1 rolă", accent: "#6bb7e8" },
};
const OTHER: Words = { title: "Produs de curățenie", descriptor: "Pentru uz profesional", quantity: "1 buc.", accent: "#35a7c9" };

/** A plausible spec of a kind, for trying the kit. */
export function sampleSpec(kind: ProductKind, index: number, view: 0 | 1 | 2): PackshotSpec {
  // the sample brands are a non-empty list
  const brand = SAMPLE_BRANDS[(index * 5 + PRODUCT_KINDS.indexOf(kind)) % SAMPLE_BRANDS.length] as BrandStyle;
  return { kind, brand, ...(WORDS[kind] ?? OTHER), seed: `sample-${kind}-${index}`, view };
}
