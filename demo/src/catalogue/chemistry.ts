import { doseIn } from "@curat/contract/dose-text.values";
import type { ProductImport } from "@curat/api";
import type { BaseProduct } from "./base-product.ts";

type Reaction = NonNullable<NonNullable<ProductImport["safety"]>["reactsAs"]>;

/** Specification row with the dilution in water. Doses per load or kilogram of laundry are in other rows. */
const DOSE_ROW = "Diluție";

export function dilutionOf({
  characteristics,
}: Pick<BaseProduct, "characteristics">): ProductImport["dilution"] {
  const dose = doseIn(characteristics[DOSE_ROW] ?? "");
  return dose ? { mlFrom: dose.ml_from, mlTo: dose.ml_to, waterLitres: dose.water_l } : null;
}

/**
 * Reactions by base product: sources of chlorine, such as hypochlorite, and acids strong enough to release
 * it.
 */
const REACTIONS: Record<string, Reaction> = {
  "gel-desfundat-scurgeri-torent": "chlorine",
  "tablete-clor-clortab": "chlorine",
  "solutie-clorigena-hipolux": "chlorine",
  "inalbitor-clor-rufe-omat": "chlorine",
  "gel-wc-valurel": "acid",
  "spray-baie-zilnic-baiora": "acid",
  "detartrant-concentrat-calcis": "acid",
  "anticalcar-cabine-dus-picur": "acid",
  "solutie-universala-otet-acetina": "acid",
  "agent-clatire-masina-vase-clarvas": "acid",
  "detartrant-masina-vase-calcivex": "acid",
  "dezinfectant-zone-alimentare-prandil": "acid",
};

/** @internal The checks verify that these keys belong to base products. */
export const REACTING_KEYS = Object.keys(REACTIONS);

export function reactionOf({ key }: Pick<BaseProduct, "key">): Reaction | null {
  return REACTIONS[key] ?? null;
}
