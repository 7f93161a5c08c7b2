import type { Wire } from "@curat/contract/lei.values";
import type { Product } from "@curat/contract/catalog";
import type { ProductRow } from "./catalog.store.ts";
import { type EconomicOperators, economicOperatorsOf } from "./makers.rules.ts";

/** Regulation (EU) 528/2012 art. 72 requires both sentences in every biocide advertisement. */
export const BIOCIDE_NOTICE =
  "Utilizați biocidele în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.";

export function economicOperatorsOfRow(row: ProductRow): EconomicOperators {
  const manufacturer = {
    name: row.manufacturer_name,
    address: row.manufacturer_address,
    email: row.manufacturer_email,
    country: row.manufacturer_country,
  };
  return economicOperatorsOf(row, { manufacturer, responsible: row.brand_responsible });
}

export function toWireLegal(row: ProductRow): NonNullable<Wire<Product>["legal"]> {
  const { safety } = row;
  const { manufacturer, responsible } = economicOperatorsOfRow(row);
  return {
    unit_price: row.unit_price,
    net_quantity:
      row.net_amount === null ? null : `${String(row.net_amount).replace(".", ",")} ${row.net_unit}`,
    manufacturer: { name: manufacturer.name, address: manufacturer.address, email: manufacturer.email },
    responsible,
    durability_years: row.durability_years,
    pictograms: safety?.pictograms ?? [],
    signal_word: safety?.signalWord ?? null,
    statements: safety?.statements ?? [],
    biocide_notice: safety?.biocideAuthorisation
      ? `${BIOCIDE_NOTICE} Aviz nr. ${safety.biocideAuthorisation}.`
      : null,
    cpv: row.cpv,
  };
}
