/** What of a base product's label is a fact of its products, too: its dose, and what it must not meet. */
import { doseIn } from "@curat/contract/dose-text.values";
import type { ProductImport } from "@curat/api";
import type { BaseProduct } from "./base-product.ts";

type Reaction = NonNullable<NonNullable<ProductImport["safety"]>["reactsAs"]>;

/** The row of the specification that tells a dose in water; those by load or by kilogram of laundry are another thing. */
const DOSE_ROW = "Diluție";

export function dilutionOf({
  characteristics,
}: Pick<BaseProduct, "characteristics">): ProductImport["dilution"] {
  const dose = doseIn(characteristics[DOSE_ROW] ?? "");
  return dose ? { mlFrom: dose.ml_from, mlTo: dose.ml_to, waterLitres: dose.water_l } : null;
}

/** By key of the base product: hypochlorite or another source of chlorine, and what is acid enough to set it free. */
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

/** @internal For the checks: keys that a base product has to have. */
export const REACTING_KEYS = Object.keys(REACTIONS);

export function reactionOf({ key }: Pick<BaseProduct, "key">): Reaction | null {
  return REACTIONS[key] ?? null;
}
