import type { FieldErrors } from "@curat/contract/envelope";
import { contradictsNet, netQuantityText } from "@curat/contract/net-quantity.values";
import { foldText } from "../../../../text/fold.ts";
import { brandValueId } from "../brand-facet.ts";
import { type EconomicOperators, economicOperatorsOf, lacksResponsible } from "../makers.rules.ts";
import type { ProductState } from "./product-state.ts";

/** Words that must not describe hazardous mixtures. (law: CLP, biocides) */
export const HARMLESS_WORDS = [
  "netoxic",
  "netoxica",
  "inofensiv",
  "inofensiva",
  "ecologic",
  "ecologica",
  "fara risc",
];

/**
 * Returns the data that a product lacks for sale, keyed by field: what lists and delivery need, and what the law
 * requires. (law: GPSR, CLP, Biocides, unit price)
 */
export function missingForSale(product: ProductState, brand: EconomicOperators | undefined): FieldErrors {
  const missing: FieldErrors = {};
  const miss = (field: string, message: string): void => {
    missing[field] = [...(missing[field] ?? []), message];
  };
  if (product.brandId === null) miss("brandID", "Produsul nu are brand: alege unul.");
  if (product.categoryId === null) miss("categoryID", "Produsul nu are categorie: alege una.");
  if (product.weightGrams === null)
    miss("weight_grams", "Produsul nu are greutate: după ea se calculează livrarea.");
  if (product.sizeMm === null)
    miss("size_mm", "Produsul nu are dimensiuni: după ele se aleg coletul și lockerul.");
  const answerers = brand && economicOperatorsOf(product, brand);
  const { name, address, email } = answerers?.manufacturer ?? {};
  if (product.brandId !== null && (!name || !address || !email))
    miss("brandID", "La brand lipsesc numele, adresa poștală și adresa de e-mail ale producătorului.");
  if (answerers && lacksResponsible(answerers))
    miss(
      "responsible",
      "Producătorul este din afara Uniunii Europene: lipsește persoana responsabilă din Uniune.",
    );
  if (product.pictures.length === 0) miss("pics", "Produsul nu are nicio imagine.");
  if (product.description.trim() === "") miss("description", "Produsul nu are descriere.");
  const { netQuantity, variantValues } = product;
  if (netQuantity && contradictsNet(variantValues, netQuantity)) {
    const variant = Object.values(variantValues).join(", ");
    miss(
      "net_quantity",
      `Cantitatea netă este ${netQuantityText(netQuantity)}, dar varianta este „${variant}”.`,
    );
  }
  for (const [field, message] of safetyFaults(product)) miss(field, message);
  return missing;
}

function safetyFaults(product: ProductState): [string, string][] {
  const { safety, netQuantity } = product;
  if (!safety) return [];
  const faults: [string, string][] = [];
  if (netQuantity === null)
    faults.push(["net_quantity", "La un amestec sunt obligatorii cantitatea netă și prețul pe unitate."]);
  const isHazardous = safety.pictograms.length > 0 || safety.signalWord !== null;
  if (isHazardous && !safety.statements.some((text) => /^(?:EU)?H\d{3}/.test(text)))
    faults.push(["safety.statements", "Lipsesc frazele de pericol (H)."]);
  if (isHazardous && !safety.statements.some((text) => /^P\d{3}/.test(text)))
    faults.push(["safety.statements", "Lipsesc frazele de precauție (P)."]);
  if (isHazardous || safety.biocideAuthorisation !== null) faults.push(...harmlessClaims(product));
  return faults;
}

function harmlessClaims(product: ProductState): [string, string][] {
  return (["name", "subtitle", "description", "commercial"] as const).flatMap((field): [string, string][] => {
    const words = ` ${foldText(product[field].replaceAll(/<[^>]*>/g, " "))} `;
    const claim = HARMLESS_WORDS.find((word) => words.includes(` ${word} `));
    return claim === undefined
      ? []
      : [
          [
            field,
            `Legea nu permite expresia „${claim}” pentru un amestec periculos sau un biocid: scoate-o din text.`,
          ],
        ];
  });
}

const NEVER_EMPTIED = {
  brandId: ["brandID", "Brandul se poate schimba, dar nu se poate goli."],
  categoryId: ["categoryID", "Categoria se poate schimba, dar nu se poate goli."],
  weightGrams: ["weight_grams", "Greutatea se poate schimba, dar nu se poate goli: o folosesc comenzile."],
  sizeMm: ["size_mm", "Dimensiunile se pot schimba, dar nu se pot goli: le folosesc comenzile."],
} as const satisfies Partial<Record<keyof ProductState, readonly [string, string]>>;

/** Returns errors for emptied values that orders need: once entered, they can only be changed. */
export function emptiedFaults(before: ProductState | undefined, after: ProductState): FieldErrors {
  if (!before) return {};
  const fields = Object.keys(NEVER_EMPTIED) as (keyof typeof NEVER_EMPTIED)[]; // Object.keys loses the key type.
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== null && after[field] === null)
      .map((field) => [NEVER_EMPTIED[field][0], [NEVER_EMPTIED[field][1]]]),
  );
}

export interface ProductFacts {
  taken: readonly ("code" | "barcode" | "slug")[];
  hasBrand: boolean;
  hasCategory: boolean;
  hasVat: boolean;
  masterOfMaster: number | undefined;
  hasVariants: boolean;
  unknownValueIds: readonly number[];
  unknownRelatedIds: readonly number[];
  hasTwin: boolean;
}

const TAKEN = {
  code: "Există deja un produs cu acest cod: scrie altul.",
  barcode: "Există deja un produs cu acest cod de bare: verifică cifrele.",
  slug: "Adresa este folosită de altă pagină: scrie alta.",
};

/** Returns a product's validation errors, keyed by field. `around` describes the records that the product refers to. */
export function errorsOf(id: number, product: ProductState, around: ProductFacts): FieldErrors {
  const faults = new Map<string, string>(around.taken.map((field) => [field, TAKEN[field]]));
  if (product.brandId !== null && !around.hasBrand)
    faults.set("brandID", "Brandul nu mai există: alege altul.");
  if (product.categoryId !== null && !around.hasCategory)
    faults.set("categoryID", "Categoria nu mai există: alege alta.");
  if (!around.hasVat)
    faults.set(
      "vat_code",
      "Cota de TVA nu este în vigoare. Cotele se completează în Setări, la Cotele de TVA.",
    );
  if (product.maxQuantity < product.minQuantity)
    faults.set("max_qty", "Cantitatea maximă nu poate fi mai mică decât cea minimă.");
  if (product.dilution && product.netQuantity?.unit !== "l")
    faults.set("dilution", "Completează cantitatea netă în litri: fără ea nu se poate calcula diluția.");
  if (around.unknownValueIds.length > 0 || product.valueIds.some((value) => value >= brandValueId(0)))
    faults.set(
      "value_ids",
      "Una dintre caracteristicile alese nu mai există. Reîncarcă pagina și alege din nou.",
    );
  if (product.relatedIds.includes(id))
    faults.set("related_ids", "Produsul nu poate fi recomandat pe propria pagină: elimină-l din listă.");
  else if (around.unknownRelatedIds.length > 0)
    faults.set("related_ids", "Unul dintre produsele recomandate nu există: verifică lista.");
  if (product.masterId !== id && around.masterOfMaster !== product.masterId)
    faults.set("masterID", "Produsul principal nu există sau este el însuși o variantă: alege altul.");
  else if (product.masterId !== id && around.hasVariants)
    faults.set("masterID", "Produsul are deja variante, deci nu poate deveni varianta altui produs.");
  if (around.hasTwin && Object.keys(product.variantValues).length > 0)
    faults.set("variant_values", "Există deja o variantă cu aceleași valori: schimbă cel puțin una.");
  return Object.fromEntries([...faults].map(([field, message]) => [field, [message]]));
}
